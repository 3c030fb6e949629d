import { appendFileSync, closeSync, existsSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { hash } from "./hash.ts";

/** The number of files to which rows are distributed. Only one file's rows are in memory at a time. */
export const PARTITIONS = 128;

const BUFFERED = 16_000;
const CHUNK = 1 << 18;

/** JSON rows, distributed to files by a key: rows with the same key are in the same file. */
export class Partitions {
  readonly #prefix: string;
  readonly #buffers: string[] = new Array(PARTITIONS).fill("");

  constructor(directory: string, name: string) {
    this.#prefix = join(directory, `${name}-`);
    for (let index = 0; index < PARTITIONS; index++) rmSync(this.#path(index), { force: true });
  }

  write(key: string, row: unknown): void {
    const index = hash(key) % PARTITIONS;
    const buffer = `${this.#buffers[index]}${JSON.stringify(row)}\n`;
    if (buffer.length < BUFFERED) this.#buffers[index] = buffer;
    else this.#append(index, buffer);
  }

  /** Yields the rows of a file. */
  *read<Row>(index: number): Generator<Row> {
    this.#append(index, this.#buffers[index] ?? "");
    if (existsSync(this.#path(index))) for (const line of lines(this.#path(index))) yield JSON.parse(line);
  }

  /** Removes a file that is no longer needed. */
  remove(index: number): void {
    rmSync(this.#path(index), { force: true });
  }

  #append(index: number, text: string): void {
    this.#buffers[index] = "";
    if (text !== "") appendFileSync(this.#path(index), text);
  }

  #path(index: number): string {
    return `${this.#prefix}${index}.ndjson`;
  }
}

/** Yields the lines of a file without reading all of it into memory. */
export function* lines(path: string): Generator<string> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const decoder = new StringDecoder("utf8");
    let rest = "";
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      const parts = (rest + decoder.write(chunk.subarray(0, read))).split("\n");
      rest = parts.pop() ?? "";
      yield* parts;
    }
    if (rest !== "") yield rest;
  } finally {
    closeSync(file);
  }
}
