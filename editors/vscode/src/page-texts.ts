import {
  type complete,
  type hover,
  type LintOptions,
  lintHeadersFile,
  lintPage,
  type PageDiagnostic,
} from "robotscope/init";
import type { TextDocument } from "vscode";
import { headersFile, html } from "./documents.ts";
import { readsHtml } from "./settings.ts";

/** A language in which directives of pages stand. */
export interface PageText {
  /** As the engine calls it. */
  source: NonNullable<Parameters<typeof hover>[2] & Parameters<typeof complete>[2]>;
  /** The characters behind which something can stand. */
  triggers: readonly string[];
  /** Whether a document is looked at. */
  isRead(document: TextDocument): boolean;
  /** All that is wrong. */
  lint(text: string, options: LintOptions): PageDiagnostic[];
}

export const pageTexts: Readonly<Record<string, PageText>> = {
  [html]: {
    source: "html",
    triggers: ['"', "'", ",", ":", " ", "="],
    isRead: readsHtml,
    lint: (text, options) => lintPage({ html: text }, options),
  },
  [headersFile]: {
    source: "headers-file",
    triggers: [":", ",", " "],
    isRead: () => true,
    lint: lintHeadersFile,
  },
};
