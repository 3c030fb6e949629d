import { type TextKind, textKind } from "robotscope";

/** For each kind of text that is not a robots.txt, a clause that names it. */
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

/** Returns the reason why a text is probably not a robots.txt; `undefined` if nothing is unusual. */
export function doubtOf(text: string): string | undefined {
  const start = text.slice(0, READ);
  if (start.startsWith("\u001f\ufffd")) return "it is compressed by gzip";
  if (/^\ufffd{2}/.test(start) || isUtf16(start)) return "it is in UTF-16, and crawlers read UTF-8";
  if (isBinary(start)) return "it is a binary file";
  const kind = textKind(start);
  const other = KINDS_IN_WORDS[kind];
  if (other !== undefined) return other;
  return kind === "unknown" && !RECORD.test(start) ? "it has no line of a robots.txt" : undefined;
}

/** Returns `true` if every other character at the beginning is NUL, as in UTF-16. */
const isUtf16 = (start: string) => /^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/.test(start);

/** Returns `true` if there is a NUL, or if more than one character in ten is a control character or was not valid UTF-8. */
export function isBinary(start: string): boolean {
  if (start.includes("\0")) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for control characters.
  const odd = start.match(/[\u0001-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return odd * 10 > start.length;
}
