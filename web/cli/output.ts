/**
 * What is written to a terminal. Texts from outside may hold control characters that would steer it, so all but our own colours
 * go on the way out, at this one place: until then a colour is a noncharacter of Unicode, which takes no control sequence.
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
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text in a colour, wherever colours are shown. Styles do not nest. */
export function paint(style: Style, text: string): string {
  return String.fromCharCode(FIRST_MARK + Object.keys(STYLES).indexOf(style)) + text + END_MARK;
}

/** A text with its marks turned into colours, or removed, and without what else could steer a terminal. */
export function forTerminal(text: string, colours: boolean): string {
  return text.replace(CONTROL, "\u{fffd}").replace(MARKS, (mark) => {
    if (!colours) return "";
    const code = CODES[mark.charCodeAt(0) - FIRST_MARK];
    return code === undefined ? "\x1b[0m" : `\x1b[${code}m`;
  });
}

// Characters that take two columns in a terminal, and those that take none.
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const NARROW = /[\p{Mn}\p{Me}\u200b-\u200d\ufdd0-\ufdef]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the usual case.
const ASCII = /^[\x00-\x7f]*$/;

/** How many columns a text takes in a terminal. */
export function width(text: string): number {
  if (ASCII.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}

/** A text with blanks behind it, up to a width. */
export const pad = (text: string, columns: number) => text + " ".repeat(Math.max(0, columns - width(text)));

/** Rows with their columns below each other; the last column is not padded. */
export function columns(rows: readonly (readonly string[])[], indent = ""): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.slice(0, -1).entries()) widths[at] = Math.max(widths[at] ?? 0, width(cell));
  }
  return rows
    .map(
      (row) =>
        indent +
        row
          .map((cell, at) => (at < row.length - 1 ? pad(cell, widths[at] ?? 0) : cell))
          .join("  ")
          .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** A text from outside in one line, of which the end is left out if it is long. */
export function oneLine(text: string, longest = 100): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** "1 URL", "1,234 URLs". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c", "a, b and 7 more". */
export function list(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  if (names.length > most) return `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A part of a text, indented. */
export function indented(text: string, by = "  "): string {
  return text.replace(/^(?=.)/gm, by);
}

/** The options that every command knows. */
export interface OutputOptions {
  json?: boolean;
  color?: boolean;
}

/** Where a command writes its answer and what else it has to say. */
export class Output {
  readonly json: boolean;
  readonly #colours: { out: boolean; err: boolean };
  #progress: { shown: number } | undefined;

  constructor(options: OutputOptions = {}) {
    this.json = options.json ?? false;
    this.#colours = {
      out: showsColours(process.stdout, options.color),
      err: showsColours(process.stderr, options.color),
    };
  }

  /** Writes a part of the answer, and waits while the reader is slow. */
  async write(text: string): Promise<void> {
    if (text !== "") await this.#raw(forTerminal(text, this.#colours.out));
  }

  /** Writes the answer as JSON. */
  async writeJson(value: unknown): Promise<void> {
    await this.#raw(`${JSON.stringify(value, null, 2)}\n`);
  }

  /** Writes a text as it is, for other programs to read. */
  async writeRaw(text: string): Promise<void> {
    await this.#raw(text);
  }

  /** Writes lines of NDJSON: one object a line. */
  async writeJsonLines(values: readonly unknown[]): Promise<void> {
    if (values.length > 0) await this.#raw(`${values.map((value) => JSON.stringify(value)).join("\n")}\n`);
  }

  async #raw(text: string): Promise<void> {
    this.clearProgress();
    if (process.stdout.write(text)) return;
    await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
  }

  /** Says something beside the answer, on stderr. */
  note(text: string): void {
    this.clearProgress();
    process.stderr.write(`${forTerminal(text, this.#colours.err)}\n`);
  }

  warn(text: string): void {
    this.note(`${paint("yellow", "warning")} ${text}`);
  }

  /** How far the work has come: one line that is replaced by the next, and only where a person watches. */
  progress(text: () => string): void {
    if (!process.stderr.isTTY || process.stdout.isTTY) return;
    const now = performance.now();
    if (this.#progress && now - this.#progress.shown < 100) return;
    this.#progress = { shown: now };
    process.stderr.write(`\r${forTerminal(text(), this.#colours.err)}\x1b[K`);
  }

  clearProgress(): void {
    if (!this.#progress) return;
    this.#progress = undefined;
    process.stderr.write("\r\x1b[K");
  }
}

/** Waits until everything is written; then the process may end. */
export async function flush(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writable) await new Promise<void>((resolve) => stream.write("", () => resolve()));
  }
}

/** The option first, then NO_COLOR and FORCE_COLOR, then whether it is a terminal that can. */
function showsColours(stream: NodeJS.WriteStream, option: boolean | undefined): boolean {
  if (option !== undefined) return option;
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return Boolean(stream.isTTY) && TERM !== "dumb";
}
