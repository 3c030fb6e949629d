import type { Span } from "robotscope/init";
import { type Command, commands, type Disposable, TextEditorRevealType, type Uri, window, workspace } from "vscode";
import { rangeOf } from "./positions.ts";

/** The command with which an entry of a view leads to its line. */
export const revealing = (uri: Uri, span: Span): Command => ({
  command: "robotscope.reveal",
  title: "Go to the line that decides",
  arguments: [uri, span],
});

export const registerReveal = (): Disposable =>
  commands.registerCommand("robotscope.reveal", async (uri: Uri, span: Span) => {
    const document = await workspace.openTextDocument(uri);
    const editor = await window.showTextDocument(document, { selection: rangeOf(document, span) });
    editor.revealRange(editor.selection, TextEditorRevealType.InCenterIfOutsideViewport);
  });
