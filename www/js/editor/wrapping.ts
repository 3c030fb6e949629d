import { StateField, type Text, type Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * The maximum length of a line that is wrapped, in UTF-16 code units. Chromium lays out a wrapped line from its start: a line of 1 MB takes
 * 0.4 s to show and one of 50 MB takes 21 s, but only 2 ms without wrapping. Without wrapping, CodeMirror can show any text that the
 * browser can hold.
 */
const LONGEST_WRAPPED = 10_000;

/** Returns `true` if a range in a document contains a line that is too long to wrap. */
function hasLongLine(doc: Text, from = 0, to = doc.length): boolean {
  if (doc.length <= LONGEST_WRAPPED) return false;
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  for (const line of doc.iterLines(first, last + 1)) if (line.length > LONGEST_WRAPPED) return true;
  return false;
}

/** Returns `true` if the document can still be wrapped after a change. Only changed lines are checked. */
function wrapsStill({ changes, newDoc }: Transaction): boolean {
  let wraps = true;
  changes.iterChangedRanges((_from, _to, from, to) => {
    wraps &&= !hasLongLine(newDoc, from, to);
  });
  return wraps;
}

/** Wraps lines as EditorView.lineWrapping does, but only while no line is too long. */
export const wrapping = StateField.define<boolean>({
  create: (state) => !hasLongLine(state.doc),
  update(wraps, tr) {
    if (!tr.docChanged) return wraps;
    return wraps ? wrapsStill(tr) : !hasLongLine(tr.newDoc);
  },
  provide: (field) =>
    EditorView.contentAttributes.from(
      field,
      (wraps): Record<string, string> => (wraps ? { class: "cm-lineWrapping" } : {}),
    ),
});
