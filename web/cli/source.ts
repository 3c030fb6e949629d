import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { withoutCredentials } from "../net/credentials.ts";
import { webAddress } from "../net/url.ts";
import { BombError, decompressed } from "./compressed.ts";
import { missingInput, wrongUse } from "./exit.ts";
import { BrokenEncodingError } from "./net/body.ts";

/** The maximum size, in bytes, of a file or stdin that is read into memory. */
const LONGEST_TEXT = 64 * 1024 * 1024;

/** The number of bytes that are read from a file at once. */
const PIECE = 256 * 1024;

export const isWebAddress = (source: string) => /^https?:\/\//i.test(source);

/** Returns the URL that the user typed. Throws a `Problem` that suggests `example` if the text is not a web address. */
export function webAddressLike(example: string, text: string): URL {
  const url = webAddress(text);
  if (url === undefined) throw wrongUse(`“${withoutCredentials(text)}” is not a web address such as ${example}.`);
  return url;
}

const found = (path: string) => stat(path).catch(() => undefined);

/** Returns `true` if a file exists and is accessible. */
export const fileExists = async (path: string): Promise<boolean> => (await found(path))?.isFile() ?? false;

/** Returns `true` if a folder exists and is accessible. */
export const folderExists = async (path: string): Promise<boolean> => (await found(path))?.isDirectory() ?? false;

/** Returns a source's name for messages. Removes credentials, in case the source is a URL that was passed instead of a file. */
export const nameOf = (source: string) => (source === "-" ? "stdin" : withoutCredentials(source));

/** Throws if more than one source is stdin. Must be called before anything is written. */
export function takeStdinOnce(sources: readonly (string | undefined)[]): void {
  if (sources.filter((source) => source === "-").length > 1) {
    throw wrongUse("only one input can be “-”, because stdin can be read only once.");
  }
}

export async function* pieces(source: string): AsyncGenerator<Uint8Array> {
  try {
    if (source === "-" && process.stdin.isTTY) process.stderr.write("reading from the terminal; end with Ctrl-D\n");
    for await (const piece of source === "-" ? process.stdin : createReadStream(source, { highWaterMark: PIECE }))
      yield piece;
  } catch (error) {
    throw unreadable(source, error);
  }
}

/** Yields the pieces of a file or of stdin, decompressed if it is a gzip or zstd file. */
export async function* textPieces(source: string): AsyncGenerator<Uint8Array> {
  try {
    yield* decompressed(pieces(source));
  } catch (error) {
    if (error instanceof BombError) throw missingInput(`cannot read “${nameOf(source)}”: ${error.message}.`, error);
    if (!(error instanceof BrokenEncodingError)) throw error;
    const why = `its compressed data is incomplete or damaged (${error.message})`;
    throw missingInput(`${nameOf(source)} is broken: ${why}.`, error);
  }
}

export const readBytes = (source: string): Promise<Uint8Array> => joined(source, pieces(source));

/** Reads a list completely. The list may be compressed with gzip or zstd. */
export const readListBytes = (source: string): Promise<Uint8Array> => joined(source, textPieces(source));

export const readList = async (source: string): Promise<string> => decodeMarked(await readListBytes(source));

async function joined(source: string, all: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const piece of all) {
    read.push(piece);
    length += piece.length;
    if (length > LONGEST_TEXT) throw missingInput(`${nameOf(source)} exceeds the limit of 64 MiB.`);
  }
  return Buffer.concat(read);
}

/** Decodes bytes so that offsets match the engine's: a byte order mark remains part of the text. */
export const decode = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** Reads a text as crawlers read a robots.txt: always as UTF-8. */
export const readText = async (source: string) => decode(await readBytes(source));

/**
 * Returns the encoding if a text begins with a UTF-16 byte order mark; `undefined` for other texts. PowerShell and some exports write
 * UTF-16.
 */
export function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** Decodes bytes as UTF-16 if they begin with a UTF-16 byte order mark, and otherwise like `decode`. */
export function decodeMarked(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  return encoding === undefined ? decode(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Reads a text as UTF-8, or as UTF-16 if it begins with a UTF-16 byte order mark. */
export const readMarked = async (source: string) => decodeMarked(await readBytes(source));

const READING_ERRORS: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is not a folder",
};

/** Converts the error from reading a file to a `Problem`. Returns other errors unchanged. */
export function unreadable(source: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException)?.code;
  if (typeof code !== "string" || (error as NodeJS.ErrnoException).syscall === undefined) return error;
  return missingInput(`cannot read “${nameOf(source)}”: ${READING_ERRORS[code] ?? code}.`, error);
}

/** Returns the message for a file that is not UTF-8. `done` is a participle that names what was not done, such as “fixed”. */
export const notUtf8 = (file: string, done: string) =>
  `${nameOf(file)} is not ${done}, because it is not UTF-8: save it as UTF-8 first.`;

export async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

const WRITING_ERRORS: Record<string, string> = {
  ...READING_ERRORS,
  ENOENT: "there is no such folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EROFS: "the file system is read-only",
  EFBIG: "it would be too large for the file system",
  EXDEV: "it is on another file system",
};

/** Creates the error for a file that cannot be written. */
export function cannotWrite(path: string, error: unknown) {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return missingInput(`cannot write “${path}”: ${(WRITING_ERRORS[code] ?? code) || message}.`, error);
}
