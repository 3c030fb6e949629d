/** A replacement of the range from `from` to `to` with `insert`. Offsets are in UTF-16 code units of the previous text. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Replaces CR and CRLF with LF, as textareas and CodeMirror do. The engine reads the result, so its offsets match the pane's. */
export function normalise(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** Returns the line (from 1) that contains an offset in a normalised text. Offsets are UTF-16 code units. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** Returns the smallest single replacement that turns one text into another. Offsets are UTF-16 code units. */
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

/** Returns a change that replaces the whole previous text, whatever its length. */
export const whole = (text: string): Change => ({ from: 0, to: 0xffff_ffff, insert: text });
