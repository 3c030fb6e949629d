import type { LintOptions } from "robotscope/init";
import { type TextDocument, workspace } from "vscode";

const settings = (document: TextDocument) => workspace.getConfiguration("robotscope", document);

/** Whom a document has to serve, and how bad what is. An empty list stands for what the engine takes by itself. */
export function lintOptions(document: TextDocument): LintOptions {
  const given = settings(document);
  const crawlers = given.get<string[]>("crawlers", []);
  const dialects = given.get<LintOptions["dialects"]>("dialects", []);
  return {
    ...(crawlers.length > 0 && { crawlers }),
    ...(dialects && dialects.length > 0 && { dialects }),
    severity: given.get<LintOptions["severity"]>("severity", {}),
  };
}

export const readsHtml = (document: TextDocument): boolean => settings(document).get("html", true);
