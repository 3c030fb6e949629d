import { BrokenEncodingError, gunzipped, split, startingWith } from "./net/body.ts";

/** Thrown for compressed data that would need more memory or time than any real text. */
export class BombError extends BrokenEncodingError {}

/** The maximum factor by which compressed text may expand. Logs and lists expand by a factor of 10 to 100. */
const MOST_EXPANSION = 500;

/** The size of the output, in bytes, below which the expansion factor is not checked. */
const FREE_OUTPUT = 64 * 1024 * 1024;

/** The maximum zstd window, in bytes: the default limit of the command `zstd`. */
const LARGEST_WINDOW = 128 * 1024 * 1024;

/** Yields the pieces of a file, decompressed if it begins with the signature of gzip or zstd. */
export async function* decompressed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bound = new Bound();
  const pieces = bound.counted(source)[Symbol.asyncIterator]();
  try {
    const { head, rest } = await split(pieces, 18);
    const text = startingWith(head, rest);
    if (isZstd(head)) yield* unzstd(text, head, bound);
    else if (head[0] === 0x1f && head[1] === 0x8b)
      for await (const piece of gunzipped(text)) yield bound.checked(piece);
    else yield* text;
  } finally {
    await pieces.return?.(undefined);
  }
}

/** Stops a decompression bomb: a small file that expands to an enormous one. */
class Bound {
  #read = 0;
  #written = 0;

  async *counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      this.#read += piece.length;
      yield piece;
    }
  }

  checked(piece: Uint8Array): Uint8Array {
    this.#written += piece.length;
    if (this.#written > FREE_OUTPUT && this.#written > this.#read * MOST_EXPANSION)
      throw new BombError(`it expands to more than ${MOST_EXPANSION} times its size, which no real text does`);
    return piece;
  }
}

/** Returns `true` if a file begins with the signature of zstd: https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1 */
export const isZstd = (head: Uint8Array) =>
  head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd;

/** The number of compressed bytes to decompress at once. It is small, because zstd data can expand to thousands of times its size. */
const STEP = 16 * 1024;

async function* unzstd(source: AsyncIterable<Uint8Array>, head: Uint8Array, bound: Bound): AsyncGenerator<Uint8Array> {
  if (windowOf(head) > LARGEST_WINDOW) throw new BombError("its zstd window is larger than 128 MiB");
  const { Decompress } = await import("fzstd");
  const ready: Uint8Array[] = [];
  const decoder = new Decompress((piece) => ready.push(bound.checked(piece)));
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      decoder.push(bytes, isLast);
    } catch (error) {
      throw error instanceof BrokenEncodingError ? error : new BrokenEncodingError((error as Error).message);
    }
  };
  for await (const piece of source) {
    for (let at = 0; at < piece.length; at += STEP) {
      push(piece.subarray(at, at + STEP), false);
      yield* ready.splice(0);
    }
  }
  push(new Uint8Array(), true);
  yield* ready;
}

/** Returns the size of the window that a frame declares. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.1.2 */
function windowOf(head: Uint8Array): number {
  const [descriptor = 0, window = 0] = head.subarray(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  // The window of a frame with a single segment is as large as the content.
  if (isSingleSegment) return contentSizeOf(head, descriptor);
  const base = 2 ** (10 + (window >> 3));
  return base + (base / 8) * (window & 7);
}

function contentSizeOf(head: Uint8Array, descriptor: number): number {
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
  const sizeBytes = [1, 2, 4, 8][descriptor >> 6] ?? 1;
  const bytes = head.subarray(5 + dictionaryBytes, 5 + dictionaryBytes + sizeBytes);
  return bytes.reduceRight((size, byte) => size * 256 + byte, 0);
}
