import {
  type Diagnostic,
  type LintOptions,
  lint,
  lintHeadersFile,
  lintPage,
  type PageDiagnostic,
  type TextKind,
  textKind,
} from "robotscope";
import { decode, isWebAddress, nameOf } from "./source.ts";

/** What a text is, as far as linting goes: `_headers` is the file of Netlify and Cloudflare, `headers` those of a response. */
export type LintKind = "robots" | "headers" | "_headers" | "html";

export const LINT_KINDS: readonly LintKind[] = ["robots", "headers", "_headers", "html"];

/** How a text that is linted is called here. */
const KINDS: Partial<Record<TextKind, LintKind>> = {
  "robots-txt": "robots",
  headers: "headers",
  response: "headers",
  "headers-file": "_headers",
  html: "html",
};

/** What other texts are. */
const OTHERS: Partial<Record<TextKind, string>> = {
  sitemap: "it is a sitemap",
  har: "it is a recording of a browser",
  url: "it is only a URL",
  blank: "it has only comments and white space",
};

/** What a file is by its name or by how its text looks; or why it is not linted. HTML in a robots.txt is a fault of it. */
export function kindOf(file: string, bytes: Uint8Array): { kind: LintKind } | { refusal: string } {
  // What a server gives for its robots.txt is one, and so is nothing on stdin.
  if (isWebAddress(file)) return { kind: "robots" };
  const isStdin = file === "-";
  const found = isStdin ? textKind(bytes) : textKind(bytes, file);
  const kind = isStdin && found === "blank" ? "robots" : KINDS[found];
  if (kind) return { kind };
  const why = OTHERS[found] ?? "it does not look like a robots.txt, a _headers file, response headers or HTML";
  return {
    refusal: `${nameOf(file)} is not linted: ${why}. If it is one of these, say which: --as ${LINT_KINDS.join("|")}.`,
  };
}

/** What is wrong with a text of a kind. */
export function lintAs(
  kind: LintKind,
  text: Uint8Array | string,
  options: LintOptions,
): Diagnostic[] | PageDiagnostic[] {
  switch (kind) {
    case "headers":
      return lintPage({ headers: typeof text === "string" ? text : decode(text) }, options);
    case "_headers":
      return lintHeadersFile(text, options);
    case "html":
      return lintPage({ html: text }, options);
    default:
      return lint(text, options);
  }
}
