/**
 * Returns the reason why a file is not the UTF-8 text that crawlers expect; `undefined` if the file is UTF-8 text. `start` is the beginning
 * of the file, decoded as UTF-8.
 */
export function encodingDoubt(start: string): string | undefined {
  if (start.startsWith("\u001f\ufffd")) return "it is compressed by gzip";
  if (/^\ufffd{2}/.test(start) || isUtf16(start)) return "it is in UTF-16, and crawlers read UTF-8";
  return isBinary(start) ? "it is a binary file" : undefined;
}

/** Returns `true` if every other character at the beginning is NUL, as in UTF-16. */
const isUtf16 = (start: string) => /^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/.test(start);

/**
 * Returns `true` if there is a NUL, or if more than one character in ten is a control character or U+FFFD, which replaces invalid UTF-8.
 */
export function isBinary(start: string): boolean {
  if (start.includes("\0")) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for control characters.
  const odd = start.match(/[\u0001-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return odd * 10 > start.length;
}
