import type { EditorView } from "@codemirror/view";
import type { TextEdit } from "robotscope";

/** Makes edits of the present text in one step, which can be undone as one. */
export function edit(view: EditorView, edits: readonly TextEdit[], userEvent: string): void {
  const changes = edits.map(({ span, replacement }) => ({ from: span.start, to: span.end, insert: replacement }));
  view.dispatch({ changes, userEvent, scrollIntoView: true });
}
