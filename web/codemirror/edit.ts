import { type EditorView, logException } from "@codemirror/view";
import type { Fix, Span, TextEdit } from "robotscope";
import type { Answer } from "./engine.js";
import { when } from "./engine-state.js";

/** Applies edits to the current text as a single undo step. If the edits are available synchronously, applies them immediately. */
export function edit(view: EditorView, edits: Answer<readonly TextEdit[] | undefined>, userEvent: string): void {
  const done = when(edits, (all = []) => {
    if (all.length === 0 || view.state.readOnly) return;
    const changes = all.map(({ span, replacement }) => ({ from: span.start, to: span.end, insert: replacement }));
    view.dispatch({ changes, userEvent, scrollIntoView: true });
  });
  Promise.resolve(done).catch((error) => logException(view.state, error, "robotscope"));
}

/** Returns the edits of all compatible fixes. If edits of two fixes conflict, leaves out the fix that begins later. */
export function compatibleEdits(fixes: readonly Fix[]): TextEdit[] {
  const begin = ({ edits }: Fix) => Math.min(...edits.map(({ span }) => span.start));
  const made: TextEdit[] = [];
  for (const { edits } of [...fixes].sort((one, other) => begin(one) - begin(other)))
    if (!edits.some(({ span }) => made.some((other) => conflict(span, other.span)))) made.push(...edits);
  return made;
}

/** Returns `true` if two spans overlap or start at the same offset, as in the engine's `applyFixes`. */
const conflict = (one: Span, other: Span) =>
  one.start === other.start || (one.start < other.end && other.start < one.end);
