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
import { KINDS_IN_WORDS } from "./robots-doubt.ts";
import { decode, isWebAddress, nameOf } from "./source.ts";

/**
 * The kinds of files that can be linted. `_headers` is the configuration file of Netlify and Cloudflare; `headers` are the headers of a
 * response.
 */
export const LINT_KINDS = ["robots", "headers", "_headers", "html"] as const;

export type LintKind = (typeof LINT_KINDS)[number];

const KINDS: Partial<Record<TextKind, LintKind>> = {
  "robots-txt": "robots",
  headers: "headers",
  response: "headers",
  "headers-file": "_headers",
  html: "html",
};

const OTHERS: Partial<Record<TextKind, string>> = {
  ...KINDS_IN_WORDS,
  directives: "it is a list of directives without a field name, such as X-Robots-Tag",
  blank: "it has only comments and white space",
};

/**
 * Returns the kind of a file by its content, or by its name if the content is ambiguous. The names `_headers` and robots.txt override the
 * content: a robots.txt that contains HTML is linted as robots.txt. If the file cannot be linted, returns the reason.
 */
export function kindOf(file: string, text: Uint8Array | string): { kind: LintKind } | { refusal: string } {
  // The only files that `lint` fetches from servers are robots.txt files.
  if (isWebAddress(file)) return { kind: "robots" };
  const found = kindOfText(text, file === "-" ? undefined : file);
  if ("kind" in found) return found;
  return {
    refusal: `${nameOf(file)} is not linted: ${found.why}. To lint the file anyway, use --as ${LINT_KINDS.join("|")}.`,
  };
}

/**
 * Returns the kind of a text, determined by its content and, if passed, its file name. If the text cannot be linted, returns the reason.
 */
export function kindOfText(text: Uint8Array | string, name?: string): { kind: LintKind } | { why: string } {
  const found = name === undefined ? textKind(text) : textKind(text, name);
  // Without a name, text that has only comments and white space is linted as a robots.txt without rules.
  const kind = name === undefined && found === "blank" ? "robots" : KINDS[found];
  if (kind) return { kind };
  return { why: OTHERS[found] ?? "it does not look like a robots.txt, a _headers file, response headers or HTML" };
}

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
