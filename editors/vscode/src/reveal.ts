import type { Span } from "robotscope/init";
import type { Command, TextDocument } from "vscode";
import { rangeOf } from "./positions.ts";

/**
 * Returns a command that shows a span when the user selects an entry in a view. It must be a built-in command: when VS Code rebuilds a
 * view, it forgets the arguments for an extension's commands.
 */
export const revealing = (document: TextDocument, span: Span): Command => ({
  command: "vscode.open",
  title: "Go to the line that decides",
  arguments: [document.uri, { selection: rangeOf(document, span) }],
});
