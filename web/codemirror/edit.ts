import { type EditorView, logException } from "@codemirror/view";
import type { Fix, TextEdit } from "robotscope";
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

/** Returns the edits of fixes that are compatible. If two fixes overlap or touch, only the one that begins first is applied. */
export function compatibleEdits(fixes: readonly Fix[]): TextEdit[] {
  const begin = ({ edits }: Fix) => Math.min(...edits.map(({ span }) => span.start));
  const end = ({ edits }: Fix) => Math.max(...edits.map(({ span }) => span.end));
  const made: TextEdit[] = [];
  let done = -1;
  for (const fix of [...fixes].sort((one, other) => begin(one) - begin(other))) {
    if (fix.edits.length === 0 || begin(fix) <= done) continue;
    made.push(...fix.edits);
    done = end(fix);
  }
  return made;
}
