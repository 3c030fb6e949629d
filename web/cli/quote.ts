import type { Span } from "robotscope";
import { Lines } from "./lines.ts";
import { fitting, paint, type Style, width } from "./terminal.ts";
import { filled, terminalWidth } from "./wrap.ts";

export interface Mark {
  line: number;
  /** The part of the line to mark. If left out, the whole line is marked. */
  span?: Span;
  note: string;
  style: Style;
}

/** The maximum length of an excerpt, and the share of it that may precede the mark. */
const LONGEST = 110;
const BEFORE = 1 / 3;
/** The number of columns that an excerpt cannot use: for the caller's indentation, the gutter without its digits, and the ellipses. */
const AROUND = 4 + 3 + 2;
/** The minimum width for a note beside its mark. If there is less room, the note is on the next line. */
const NARROWEST_NOTE = 24;

/** Formats the marked lines of a text, with line numbers and underlines. */
export class Quotation {
  readonly #lines: Lines;

  constructor(text: string) {
    this.#lines = new Lines(text);
  }

  of(marks: readonly Mark[]): string {
    const inOrder = [...marks].sort((a, b) => a.line - b.line || (a.span?.start ?? 0) - (b.span?.start ?? 0));
    const digits = String(inOrder.at(-1)?.line ?? 1).length;
    const room = terminalWidth() - AROUND - digits;
    const gutter = (label: string) => `${paint("dim", `${label.padStart(digits)} │`)} `;
    const lines: string[] = [];
    let last: Excerpt | undefined;
    for (const mark of inOrder) {
      const excerpt: Excerpt = last?.holds(mark) ? last : this.#excerpt(mark, room);
      if (excerpt !== last) {
        if (last && mark.line > last.line + 1) lines.push(`${paint("dim", `${"".padStart(digits)} ⋮`)}\n`);
        lines.push(`${gutter(String(mark.line))}${excerpt.shown}`.trimEnd(), "\n");
        last = excerpt;
      }
      lines.push(...excerpt.underline(mark, room).map((line) => `${gutter("")}${line}\n`));
    }
    return lines.join("");
  }

  #excerpt({ line, span }: Mark, room: number): Excerpt {
    const start = this.#lines.start(line);
    return new Excerpt(line, this.#lines.text(line), start, span?.start ?? start, Math.min(LONGEST, room));
  }
}

/** A line as shown: the whole line or, if it is too long, the part around a mark. */
class Excerpt {
  readonly line: number;
  readonly shown: string;
  readonly #from: number;
  readonly #text: string;
  readonly #before: string;
  readonly #longest: number;

  constructor(line: number, text: string, start: number, place: number, longest: number) {
    this.line = line;
    this.#longest = longest;
    const at = place - start - Math.floor(longest * BEFORE);
    const first = width(text) <= longest ? 0 : Math.max(0, Math.min(at, text.length - longest));
    this.#text = text.slice(first, first + fitting(text.slice(first), longest));
    this.#from = start + first;
    this.#before = first > 0 ? "…" : "";
    this.shown = plain(this.#before + this.#text + (first + this.#text.length < text.length ? "…" : ""));
  }

  /** Returns `true` if the marked part is within the excerpt. */
  holds(mark: Mark): boolean {
    if (mark.line !== this.line) return false;
    const { start, end } = mark.span ?? { start: this.#from, end: this.#from };
    const behind = this.#from + this.#text.length;
    // If a mark is longer than an excerpt, it is enough to show the beginning of the mark.
    return start >= this.#from && start <= behind && (end <= behind || start - this.#from <= this.#longest * BEFORE);
  }

  /** Returns the lines of an underline and its note. The note is after the underline, or below it if there is little room. */
  underline({ span, note, style }: Mark, room: number): string[] {
    const all = { start: 0, end: this.#text.trimEnd().length };
    const { start, end } = span
      ? { start: span.start - this.#from, end: Math.min(span.end - this.#from, this.#text.trimEnd().length) }
      : all;
    const before = width(plain(this.#before + this.#text.slice(0, start)));
    const carets = "^".repeat(Math.max(1, width(plain(this.#text.slice(start, end)))));
    const blanks = " ".repeat(before);
    const behind = room - before - carets.length - 1;
    const underlined = (words: string) => `${blanks}${paint(style, `${carets} ${words}`.trimEnd())}`;
    if (width(note) <= behind) return [underlined(note)];
    if (behind >= NARROWEST_NOTE) {
      const [first = "", ...others] = filled(note, behind);
      return [underlined(first), ...others.map((line) => " ".repeat(before + carets.length + 1) + paint(style, line))];
    }
    return [underlined(""), ...filled(note, room - 2).map((line) => `  ${paint(style, line)}`)];
  }
}

/** Replaces control characters with spaces, so that columns stay aligned. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
