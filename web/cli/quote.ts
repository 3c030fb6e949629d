import type { Span } from "robotscope";
import { Lines } from "./lines.ts";
import { pad, paint, type Style, width } from "./output.ts";

/** A place in a text and what there is to say about it. */
export interface Mark {
  /** The line, from 1. */
  line: number;
  /** The part of the line; all of it, if left out. */
  span?: Span;
  note: string;
  style: Style;
}

/** Longer lines are shown in part: so much of them, and so much before the place. */
const LONGEST = 110;
const BEFORE = 40;

/** The lines of a text that have marks, with their numbers; what a mark is about is underlined. */
export class Quotation {
  readonly #lines: Lines;

  constructor(text: string) {
    this.#lines = new Lines(text);
  }

  /** The lines with these marks. */
  of(marks: readonly Mark[]): string {
    const inOrder = [...marks].sort((a, b) => a.line - b.line || (a.span?.start ?? 0) - (b.span?.start ?? 0));
    const digits = String(inOrder.at(-1)?.line ?? 1).length;
    const gutter = (label: string) => `${paint("dim", `${label.padStart(digits)} │`)} `;
    const lines: string[] = [];
    let last: Excerpt | undefined;
    for (const mark of inOrder) {
      const excerpt: Excerpt = last?.holds(mark) ? last : this.#excerpt(mark);
      if (excerpt !== last) {
        if (last && mark.line > last.line + 1) lines.push(`${paint("dim", `${"".padStart(digits)} ⋮`)}\n`);
        lines.push(`${gutter(String(mark.line))}${excerpt.shown}`.trimEnd(), "\n");
        last = excerpt;
      }
      lines.push(`${gutter("")}${excerpt.underline(mark)}\n`);
    }
    return lines.join("");
  }

  #excerpt({ line, span }: Mark): Excerpt {
    const start = this.#lines.start(line);
    return new Excerpt(line, this.#lines.text(line), start, span?.start ?? start);
  }
}

/** A line, or as much of it around a place as can be shown. */
class Excerpt {
  readonly line: number;
  readonly shown: string;
  readonly #from: number;
  readonly #text: string;
  readonly #before: string;

  constructor(line: number, text: string, start: number, place: number) {
    this.line = line;
    const at = place - start;
    const first = text.length <= LONGEST ? 0 : Math.max(0, Math.min(at - BEFORE, text.length - LONGEST));
    this.#text = text.slice(first, first + LONGEST);
    this.#from = start + first;
    this.#before = first > 0 ? "…" : "";
    this.shown = plain(this.#before + this.#text + (first + LONGEST < text.length ? "…" : ""));
  }

  /** Whether what a mark is about is to be seen here. */
  holds(mark: Mark): boolean {
    if (mark.line !== this.line) return false;
    const { start, end } = mark.span ?? { start: this.#from, end: this.#from };
    const behind = this.#from + this.#text.length;
    // Of what is longer than an excerpt, the beginning is enough.
    return start >= this.#from && start <= behind && (end <= behind || start - this.#from <= BEFORE);
  }

  underline({ span, note, style }: Mark): string {
    const all = { start: 0, end: this.#text.trimEnd().length };
    const { start, end } = span
      ? { start: span.start - this.#from, end: Math.min(span.end - this.#from, this.#text.trimEnd().length) }
      : all;
    const before = pad("", width(plain(this.#before + this.#text.slice(0, start))));
    const carets = "^".repeat(Math.max(1, width(plain(this.#text.slice(start, end)))));
    return `${before}${paint(style, `${carets} ${note}`.trimEnd())}`;
  }
}

/** A line as it can be shown: each character that is none to be seen becomes a blank, so that columns stay. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
