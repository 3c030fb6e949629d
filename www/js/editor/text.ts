/** A replacement of the range `from` to `to` (UTF-16 code units of the previous text) by `insert`. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Replaces CR and CRLF by LF, as both a textarea and CodeMirror do. The engine reads the result, so its offsets match the pane's. */
export function normalise(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** Returns the line (from 1) that contains an offset (UTF-16 code units) of a normalised text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** Returns the smallest single replacement (UTF-16 code units) that turns one text into another. */
export function difference(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let to = before.length;
  let end = after.length;
  while (to > from && end > from && before.charCodeAt(to - 1) === after.charCodeAt(end - 1)) {
    to--;
    end--;
  }
  return { from, to, insert: after.slice(from, end) };
}

/** Returns a replacement that turns any text into this one; its end is beyond every text. */
export const whole = (text: string): Change => ({ from: 0, to: 0xffff_ffff, insert: text });
