/**
 * Styles for text on a terminal. Untrusted text may contain control characters, so `forTerminal` replaces them just before output. Until
 * then, Unicode noncharacters represent the styles, because they survive this replacement.
 */
const STYLES = {
  bold: 1,
  dim: 2,
  underline: 4,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
} as const;

export type Style = keyof typeof STYLES;

const FIRST_MARK = 0xfdd0;
const END_MARK = String.fromCharCode(0xfdef);
const MARKS = /[\ufdd0-\ufdef]/g;
const CODES = Object.values(STYLES);
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not reach a terminal.
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Marks text with a style. `forTerminal` converts the marks to colours, or removes them. Styles do not nest. */
export function paint(style: Style, text: string): string {
  return String.fromCharCode(FIRST_MARK + Object.keys(STYLES).indexOf(style)) + text + END_MARK;
}

/** Replaces style marks with colour codes, or removes them if `colours` is `false`. Also replaces control characters. */
export function forTerminal(text: string, colours: boolean): string {
  return text.replace(CONTROL, "\u{fffd}").replace(MARKS, (mark) => {
    if (!colours) return "";
    const code = CODES[mark.charCodeAt(0) - FIRST_MARK];
    return code === undefined ? "\x1b[0m" : `\x1b[${code}m`;
  });
}

// Matches characters that occupy two columns in a terminal. The next pattern matches characters that occupy no column.
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const NARROW = /[\p{Mn}\p{Me}\u200b-\u200d\ufdd0-\ufdef]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches the colours that `forTerminal` writes.
const COLOURS = /\x1b\[\d*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches all of ASCII.
const ASCII = /^[\x00-\x7f]*$/;

/** Returns how many columns a text occupies in a terminal. */
export function width(text: string): number {
  const bare = text.replace(COLOURS, "");
  if (ASCII.test(bare)) return bare.length;
  let columns = 0;
  for (const character of bare) columns += NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}

/** Returns how many characters at the beginning of a text fit into a number of columns; at least one. */
export function fitting(text: string, columns: number): number {
  let end = Math.min(text.length, columns);
  while (end > 1 && width(text.slice(0, end)) > columns) end -= 1;
  return end;
}

export const pad = (text: string, columns: number) => text + " ".repeat(Math.max(0, columns - width(text)));
