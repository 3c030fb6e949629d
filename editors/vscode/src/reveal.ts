import type { Span } from "robotscope/init";
import type { Command, TextDocument } from "vscode";
import { rangeOf } from "./positions.ts";

/**
 * Returns the command that shows a span of a document when the user selects an entry in a view. It is a built-in command, because VS Code
 * forgets the arguments of an extension's command when the view is rebuilt, which can happen before the user selects an entry.
 */
export const revealing = (document: TextDocument, span: Span): Command => ({
  command: "vscode.open",
  title: "Go to the line that decides",
  arguments: [document.uri, { selection: rangeOf(document, span) }],
});
