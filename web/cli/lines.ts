/** A position for users: lines and columns start at 1. Columns are in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** The lines of a text, split as crawlers split a robots.txt: CR, LF and CRLF end a line. */
export class Lines {
  readonly #text: string;
  /** The start offset of each line, followed by the length of the text. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (const { index, 0: end } of text.matchAll(/\r\n|[\r\n]/g)) this.#starts.push(index + end.length);
    this.#starts.push(text.length);
  }

  start(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length;
  }

  text(line: number): string {
    return this.#text.slice(this.start(line), this.start(line + 1)).replace(/[\r\n]+$/, "");
  }

  position(offset: number): Position {
    let [low, high] = [1, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - this.start(low) + 1 };
  }
}
