import { closeSync, existsSync, ftruncateSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import type { LineLog } from "../../site/frontier.ts";
import { cannotWrite } from "../source.ts";

/** The number of bytes that are read or written at a time. */
const PIECE = 256 * 1024;

/** A file that is written line by line, and can be read from its start while it grows. */
export class LineFile implements LineLog {
  readonly path: string;
  readonly #file: number;
  #isClosed = false;
  #size: number;
  /** Lines that are not written yet. */
  #unwritten: string[] = [];
  #unwrittenLength = 0;
  #readFrom = 0;
  #lines: string[] = [];
  #nextLine = 0;
  #rest = Buffer.alloc(0);

  /** Opens or creates a file. Removes an incomplete last line from an existing file. New lines are appended. */
  constructor(path: string) {
    this.path = path;
    try {
      this.#file = openSync(path, existsSync(path) ? "r+" : "w+");
    } catch (error) {
      throw cannotWrite(path, error);
    }
    this.#size = lastLineEnd(this.#file);
    ftruncateSync(this.#file, this.#size);
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  append(line: string): void {
    this.#unwritten.push(line);
    this.#unwrittenLength += line.length + 1;
    if (this.#unwrittenLength >= PIECE) this.flush();
  }

  flush(): void {
    if (this.#unwritten.length === 0) return;
    const bytes = Buffer.from(`${this.#unwritten.join("\n")}\n`);
    this.#unwritten = [];
    this.#unwrittenLength = 0;
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at, bytes.length - at, this.#size + at);
    } catch (error) {
      throw cannotWrite(this.path, error);
    }
    this.#size += bytes.length;
  }

  next(): string | undefined {
    while (this.#nextLine >= this.#lines.length) {
      if (this.#readFrom >= this.#size) this.flush();
      if (this.#readFrom >= this.#size) return undefined;
      const piece = Buffer.alloc(Math.min(PIECE, this.#size - this.#readFrom));
      const length = readSync(this.#file, piece, 0, piece.length, this.#readFrom);
      this.#readFrom += length;
      const bytes = Buffer.concat([this.#rest, piece.subarray(0, length)]);
      const end = bytes.lastIndexOf(0x0a);
      this.#rest = Buffer.from(bytes.subarray(end + 1));
      this.#lines = end < 0 ? [] : bytes.toString("utf8", 0, end).split("\n");
      this.#nextLine = 0;
    }
    const line = this.#lines[this.#nextLine];
    this.#nextLine += 1;
    return line;
  }

  rewind(): void {
    this.flush();
    this.#readFrom = 0;
    this.#lines = [];
    this.#nextLine = 0;
    this.#rest = Buffer.alloc(0);
  }

  clear(): void {
    this.truncate(0);
    this.rewind();
  }

  /** Truncates the file to a number of bytes. */
  truncate(size: number): void {
    this.flush();
    ftruncateSync(this.#file, size);
    this.#size = size;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.flush();
    closeSync(this.#file);
  }

  remove(): void {
    this.close();
    rmSync(this.path, { force: true });
  }

  /** Closes the file and renames it. */
  rename(path: string): void {
    this.close();
    try {
      renameSync(this.path, path);
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }
}

/** Returns the offset after the last complete line. */
function lastLineEnd(file: number): number {
  const piece = Buffer.alloc(PIECE);
  let size = 0;
  for (let from = 0; ; ) {
    const length = readSync(file, piece, 0, piece.length, from);
    if (length === 0) return size;
    const end = piece.subarray(0, length).lastIndexOf(0x0a);
    if (end >= 0) size = from + end + 1;
    from += length;
  }
}
