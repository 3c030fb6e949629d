import type { Span } from "robotscope/init";
import type { Command, TextDocument } from "vscode";
import { rangeOf } from "./positions.ts";

/**
 * Returns the command with which an entry of a view opens its line. This is a built-in command: VS Code forgets the arguments of an
 * extension's command when the view is rebuilt, which can happen before the user selects an entry.
 */
export const revealing = (document: TextDocument, span: Span): Command => ({
  command: "vscode.open",
  title: "Go to the line that decides",
  arguments: [document.uri, { selection: rangeOf(document, span) }],
});
