import type { Span } from "robotscope";
import {
  type Position,
  PositionEncodingKind,
  type Range,
  type TextDocumentContentChangeEvent,
} from "vscode-languageserver/node";
import type { SourceText } from "../../language/parsed.ts";
import { Lines } from "../lines.ts";

/** The units in which an editor counts characters. */
export type Encoding = "utf-8" | "utf-16" | "utf-32";

/** The supported encodings, with the engine's encoding first. */
const KNOWN: readonly Encoding[] = [
  PositionEncodingKind.UTF16,
  PositionEncodingKind.UTF8,
  PositionEncodingKind.UTF32,
] as Encoding[];

/** Returns the first encoding in the editor's list that the server supports, or UTF-16 if there is none. */
export const chosenEncoding = (wanted: readonly string[] = []): Encoding =>
  KNOWN.find((known) => known === wanted.find((name) => KNOWN.some((known) => known === name))) ?? "utf-16";

/**
 * A text that is open in an editor, or that was read from a file for the editor. The editor's positions are lines and characters, counted
 * from 0. All other positions are offsets in UTF-16 code units.
 */
export class OpenText implements SourceText {
  readonly uri: string;
  readonly languageId: string;
  version: number;
  readonly #encoding: Encoding;
  #text: string;
  #lines: Lines | undefined;

  constructor(uri: string, languageId: string, version: number, text: string, encoding: Encoding) {
    this.uri = uri;
    this.languageId = languageId;
    this.version = version;
    this.#text = text;
    this.#encoding = encoding;
  }

  getText(): string {
    return this.#text;
  }

  /** Applies changes in order. The positions in each change refer to the text after the previous change. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    for (const change of changes) {
      if ("range" in change) {
        const { start, end } = this.spanOf(change.range);
        this.#text = this.#text.slice(0, start) + change.text + this.#text.slice(end);
      } else this.#text = change.text;
      this.#lines = undefined;
    }
    this.version = version;
  }

  offsetAt({ line, character }: Position): number {
    const start = this.#knownLines().start(line + 1);
    return start + unitsIn(this.#knownLines().text(line + 1), character, this.#encoding);
  }

  positionAt(offset: number): Position {
    const lines = this.#knownLines();
    const { line, column } = lines.position(offset);
    const before = this.#text.slice(lines.start(line), lines.start(line) + column - 1);
    return { line: line - 1, character: lengthOf(before, this.#encoding) };
  }

  spanOf({ start, end }: Range): Span {
    return { start: this.offsetAt(start), end: this.offsetAt(end) };
  }

  rangeOf({ start, end }: Span): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  /** Returns the length of a span in the units of the editor's encoding. */
  lengthOf({ start, end }: Span): number {
    return lengthOf(this.#text.slice(start, end), this.#encoding);
  }

  #knownLines(): Lines {
    this.#lines ??= new Lines(this.#text);
    return this.#lines;
  }
}

function lengthOf(text: string, encoding: Encoding): number {
  switch (encoding) {
    case "utf-8":
      return Buffer.byteLength(text);
    case "utf-32":
      return [...text].length;
    default:
      return text.length;
  }
}

/**
 * Converts a number of units in an encoding to UTF-16 code units. The result never exceeds the line's length. In UTF-8 and UTF-32, it never
 * splits a character.
 */
function unitsIn(line: string, wanted: number, encoding: Encoding): number {
  if (encoding === "utf-16") return Math.min(wanted, line.length);
  let [units, counted] = [0, 0];
  for (const character of line) {
    counted += lengthOf(character, encoding);
    if (counted > wanted) break;
    units += character.length;
  }
  return units;
}
