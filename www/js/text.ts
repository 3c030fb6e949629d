/** A replacement: `insert` stands where `from` to `to` (UTF-16 code units of the text before) stood. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/**
 * The text with CR and CRLF turned to LF. A textarea and CodeMirror both do this; doing it on the way in makes the
 * offsets of the engine, which reads `value`, those of the pane.
 */
export function normalise(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The line (from 1) which holds an offset (UTF-16 code units) of a normalised text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** The smallest single replacement (UTF-16 code units) which turns one text into another. */
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

/** A replacement that turns any text into this one: its end is behind that of every text. */
export const whole = (text: string): Change => ({ from: 0, to: 0xffff_ffff, insert: text });
