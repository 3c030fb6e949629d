import { attempt } from "../../net/attempt.ts";

/** Records the headers as they arrive on a connection, and repairs headers that crawlers accept but Node.js's parser rejects. */
export class Head {
  readonly #pieces: Buffer[] = [];
  #length = 0;
  #isAtLineStart = true;

  get length(): number {
    return this.#length;
  }

  /** Records received bytes, then repairs them in place. Must be called before the parser reads them. */
  take(piece: Buffer): void {
    this.#pieces.push(Buffer.from(piece));
    this.#length += piece.length;
    if (this.#isAtLineStart) smooth(piece);
    this.#isAtLineStart = piece.at(-1) === 0x0a;
  }

  /** Returns the headers as received: those of interim responses, followed by those of the final response. */
  text(): string {
    const received = Buffer.concat(this.#pieces);
    return textOf(received.subarray(0, headEnd(received.toString("latin1")) ?? received.length));
  }
}

const LINE_END = /\r\n|\n|\r(?!\n)/.source;
const BLANK_LINE = new RegExp(`(?:${LINE_END})(?:${LINE_END})`, "g");

function headEnd(text: string): number | undefined {
  let start = 0;
  BLANK_LINE.lastIndex = 0;
  for (let blank = BLANK_LINE.exec(text); blank; blank = BLANK_LINE.exec(text)) {
    if (!/^\s*HTTP\/\d\.\d 1\d\d/.test(text.slice(start, start + 20))) return BLANK_LINE.lastIndex;
    start = BLANK_LINE.lastIndex;
  }
  return undefined;
}

const COLON = 0x3a;
const BLANK = 0x20;

/**
 * Repairs spaces between a name and its colon, and lines without a colon. Node.js's parser rejects both, while browsers and crawlers
 * continue. Moves the colon next to the name, and turns a line without a colon into an unknown field.
 */
function smooth(piece: Buffer): void {
  const text = piece.toString("latin1");
  const head = text.slice(0, headEnd(text) ?? text.length);
  for (const { index, 1: name = "", 2: blanks = "" } of head.matchAll(/^([!-9;-~]+)([ \t]+):/gm)) {
    piece.fill(BLANK, index + name.length, index + name.length + blanks.length + 1);
    piece[index + name.length] = COLON;
  }
  for (const { index, 0: line } of head.matchAll(/^(?!HTTP\/)[!-9;-~][^:\r\n]*(?=\r?\n)/gm)) {
    piece.fill("x", index, index + line.length - 1);
    piece[index + line.length - 1] = COLON;
  }
}

/** Decodes headers as UTF-8 if the bytes are valid UTF-8, otherwise as Latin-1. */
export const textOf = (bytes: Uint8Array): string =>
  attempt(() => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)) ??
  Buffer.from(bytes).toString("latin1");
