import { type TextKind, textKind } from "robotscope";
import { encodingDoubt } from "../net/robots-text.ts";

/** Clauses that name the kind of a text, for the recognised kinds other than robots.txt. */
export const KINDS_IN_WORDS: Partial<Record<TextKind, string>> = {
  html: "it is an HTML page",
  sitemap: "it is a sitemap",
  har: "it is a recording of a browser",
  headers: "it is a list of response headers",
  response: "it begins with response headers",
  "headers-file": "it is a _headers file",
  url: "it is only a URL",
  "url-list": "it is a list of URLs",
  directives: "it is a list of directives without a field name",
};

const READ = 16_384;

const RECORD = /^[\s\ufeff]*(?:user.?agent|[a-z][a-z _-]*[:=])/im;

/**
 * Returns a sentence about a text that is probably not a robots.txt; `undefined` if nothing is unusual. The parser accepts any text, so a
 * wrong text would silently allow everything.
 */
export function doubtOf(name: string, text = ""): string | undefined {
  const why = reasonFor(text.slice(0, READ));
  return why === undefined ? undefined : `${name} does not look like a robots.txt: ${why}.`;
}

function reasonFor(start: string): string | undefined {
  const doubt = encodingDoubt(start);
  if (doubt !== undefined) return doubt;
  const kind = textKind(start);
  const other = KINDS_IN_WORDS[kind];
  if (other !== undefined) return other;
  return kind === "unknown" && !RECORD.test(start) ? "it has no line of a robots.txt" : undefined;
}
