import { applyFixes, complete, hover, lint, lintHeadersFile, lintPage, RobotsTxt, tokenKinds } from "robotscope/init";
import type { TextDocument } from "vscode";
import { type Language, languages } from "../../../web/language/languages.ts";
import { ParsedTexts } from "../../../web/language/parsed.ts";
import { readsHtml } from "./settings.ts";

export const robotsTxt = "robots-txt";
export const headersFile = "headers-file";
export const html = "html";

// Import functions one by one: a whole-package import would bundle a second engine as a script.
const engine = { RobotsTxt, applyFixes, complete, hover, lint, lintHeadersFile, lintPage, tokenKinds };

/** The documents' parsed texts, and the features for each language. */
export class Documents extends ParsedTexts<TextDocument> {
  readonly languages: Readonly<Record<string, Language<TextDocument>>>;

  constructor() {
    super(engine);
    const all = languages<TextDocument>(engine, this);
    this.languages = {
      [robotsTxt]: all["robots-txt"],
      [headersFile]: all["headers-file"],
      [html]: whereWanted(all.html, readsHtml),
    };
  }
}

/** Returns a copy of a language whose features, except `fixed`, are off for documents that `isWanted` rejects. */
function whereWanted(
  language: Language<TextDocument>,
  isWanted: (document: TextDocument) => boolean,
): Language<TextDocument> {
  return {
    ...language,
    found: (document, options) => (isWanted(document) ? language.found(document, options) : []),
    hover: (document, offset) => (isWanted(document) ? language.hover(document, offset) : undefined),
    complete: (document, offset) => (isWanted(document) ? language.complete(document, offset) : []),
    actions: (document, span, options) => (isWanted(document) ? language.actions(document, span, options) : []),
  };
}
