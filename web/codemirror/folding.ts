import { foldService } from "@codemirror/language";
import type { EditorState, Extension } from "@codemirror/state";
import { parsed } from "./asked.js";
import type { ParsedText } from "./engine.js";

/** The last line of what can be folded, by the first. An editor asks for each line in view. */
const known = new WeakMap<ParsedText, Map<number, number>>();

function folds(state: EditorState): Map<number, number> | undefined {
  const text = parsed(state);
  if (!text) return undefined;
  let found = known.get(text);
  if (!found) {
    found = new Map(text.folding?.().map(({ firstLine, lastLine }) => [firstLine, lastLine]));
    known.set(text, found);
  }
  return found;
}

/** Groups, and comments in lines of their own. */
export const folding: Extension = foldService.of((state, start, end) => {
  const last = folds(state)?.get(state.doc.lineAt(start).number);
  return last ? { from: end, to: state.doc.line(Math.min(last, state.doc.lines)).to } : null;
});
