import { basename } from "node:path";
import { type Diagnostic, type LintOptions, lint, lintPage } from "robotscope";
import { decode, isWebAddress } from "./source.ts";

/** What a text is, as far as linting goes. */
export type LintKind = "robots-txt" | "headers" | "html";

export const LINT_KINDS: readonly LintKind[] = ["robots-txt", "headers", "html"];

/** What a file is, by its name or, if that does not say it, by how its text looks. HTML in a robots.txt is a fault of it. */
export function kindOf(file: string, bytes: Uint8Array): LintKind {
  const name = basename(file).toLowerCase();
  if (/\.x?html?$/.test(name)) return "html";
  if (isWebAddress(file) || /robots[^/]*\.txt$/.test(name)) return "robots-txt";
  // All of these show at the beginning of a text.
  const text = decode(bytes.subarray(0, 64 * 1024));
  if (!name.endsWith(".txt") && /^\ufeff?\s*<(!doctype\b|!--|(html|head|meta|title)\b)/i.test(text)) return "html";
  if (/^(< )?HTTP\/\d|^(< )?x-robots-tag[\t ]*:/im.test(text)) return "headers";
  return "robots-txt";
}

/** What is wrong with a text of a kind. */
export function lintAs(kind: LintKind, text: Uint8Array | string, options: LintOptions): Diagnostic[] {
  switch (kind) {
    case "headers":
      return lintPage({ headers: typeof text === "string" ? text : decode(text) }, options);
    case "html":
      return lintPage({ html: text }, options);
    default:
      return lint(text, options);
  }
}
