import type { Span } from "robotscope/init";
import type { Command, TextDocument } from "vscode";
import { rangeOf } from "./positions.ts";

/**
 * The command with which an entry of a view leads to its line. It is one of VS Code's own: the arguments of an extension's command are
 * forgotten as soon as the view is made again, which may be between seeing an entry and choosing it.
 */
export const revealing = (document: TextDocument, span: Span): Command => ({
  command: "vscode.open",
  title: "Go to the line that decides",
  arguments: [document.uri, { selection: rangeOf(document, span) }],
});
