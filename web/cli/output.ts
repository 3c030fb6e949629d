import { count } from "../site/findings/words.ts";
import { wrongUse } from "./exit.ts";
import { Progress } from "./progress.ts";
import { forTerminal, paint } from "./terminal.ts";
import { terminalWidth, wrap } from "./wrap.ts";

export { count };

/** Returns untrusted text on one line, truncated to `longest` characters. */
export function oneLine(text: string, longest = 100): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** Formats a list, such as "a and b", "a, b and c", or "a, b and 7 more". */
export function list(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  if (names.length > most) return `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const UNITS = ["kB", "MB", "GB", "TB"];

/** Formats a number of bytes, such as "1 byte" or "12.3 kB". */
export function size(bytes: number): string {
  if (bytes < 1000) return count(bytes, "byte");
  const power = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${UNITS[power - 1]}`;
}

export function indented(text: string, by = "  "): string {
  return text.replace(/^(?=.)/gm, by);
}

/** Returns the output format. Throws a `Problem` if `--json` is combined with a `--format` other than “text”, the default, or “json”. */
export function chosenFormat<Format extends string>({ json }: OutputOptions, format: Format): Format | "json" {
  if (!json) return format;
  if (format !== "text" && format !== "json")
    throw wrongUse(`--json and --format ${format} cannot be combined: use one of them.`);
  return "json";
}

export interface OutputOptions {
  json?: boolean;
  color?: boolean;
}

/** Writes a command's results, its messages and its progress. */
export class Output {
  readonly json: boolean;
  readonly progress = new Progress((text) => forTerminal(text, this.#colours.err));
  readonly #colours: { out: boolean; err: boolean };

  constructor(options: OutputOptions = {}) {
    this.json = options.json ?? false;
    this.#colours = {
      out: showsColours(process.stdout, options.color),
      err: showsColours(process.stderr, options.color),
    };
  }

  /** Writes a part of the result, and waits if the program that reads it is slow. */
  async write(text: string): Promise<void> {
    await this.writeReady(this.ready(text));
  }

  /** Converts a part of the result for `writeReady`, so that callers can write the same part several times. */
  ready(text: string): string {
    // A string that contained style marks has two bytes per character in V8, even after the marks are removed. Decode it again: a string
    // with one byte per character is written twice as fast.
    return Buffer.from(forTerminal(text, this.#colours.out)).toString();
  }

  async writeReady(text: string): Promise<void> {
    if (text !== "") await this.writeRaw(this.json ? text : wrap(text, terminalWidth()));
  }

  async writeJson(value: unknown): Promise<void> {
    await this.writeRaw(`${JSON.stringify(value, null, 2)}\n`);
  }

  /** Writes text unchanged, for other programs to read. */
  async writeRaw(text: string): Promise<void> {
    this.progress.clear(process.stdout.isTTY ? "restart" : "go-on");
    if (process.stdout.write(text)) return;
    await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
  }

  /** Writes a message to stderr. */
  note(text: string): void {
    this.progress.clear("restart");
    process.stderr.write(`${wrap(forTerminal(text, this.#colours.err), terminalWidth(process.stderr))}\n`);
  }

  warn(text: string): void {
    this.note(`${paint("yellow", "warning")} ${text}`);
  }
}

/** Waits until all output is written, so that the process can exit. */
export async function flush(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writable) await new Promise<void>((resolve) => stream.write("", () => resolve()));
  }
}

/**
 * Returns `true` if the output has colours. The option takes precedence over the variables NO_COLOR and FORCE_COLOR, which take precedence
 * over the terminal's capabilities.
 */
function showsColours(stream: NodeJS.WriteStream, option: boolean | undefined): boolean {
  if (option !== undefined) return option;
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return Boolean(stream.isTTY) && TERM !== "dumb";
}
