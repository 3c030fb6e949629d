import { StateField, type Text, type Transaction } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * The longest line (UTF-16 code units) that is wrapped. Chromium lays a wrapped line out from its start: one of 1 MB
 * takes 0.4 s to show, one of 50 MB 21 s, but 2 ms when it is not wrapped. Without wrapping no text that the browser
 * can hold at all needs to be kept from CodeMirror.
 */
const LONGEST_WRAPPED = 10_000;

/** Whether a part of a document has such a line. */
function hasLongLine(doc: Text, from = 0, to = doc.length): boolean {
  if (doc.length <= LONGEST_WRAPPED) return false;
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  for (const line of doc.iterLines(first, last + 1)) if (line.length > LONGEST_WRAPPED) return true;
  return false;
}

/** While no line is too long, only those that are changed can become so. */
function wrapsStill({ changes, newDoc }: Transaction): boolean {
  let wraps = true;
  changes.iterChangedRanges((_from, _to, from, to) => {
    wraps &&= !hasLongLine(newDoc, from, to);
  });
  return wraps;
}

/** As EditorView.lineWrapping, but only while no line is too long. */
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
