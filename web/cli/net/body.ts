import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

/** Thrown for an encoding that cannot be decoded, and for too many nested encodings. */
export class UnknownEncodingError extends Error {}

/** Thrown for compressed data that is corrupt or ends too early. */
export class BrokenEncodingError extends Error {}

export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/** The maximum number of nested encodings of a body. No real server applies more. */
const MOST_LAYERS = 4;

/**
 * Yields the pieces of a body, decoded according to its `Content-Encoding`. Before throwing an error, yields all pieces that can be
 * decoded.
 */
export function decoded(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
): AsyncIterable<Uint8Array> {
  const encodings = (contentEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const layers = encodings.filter((name) => name !== "" && name !== "identity").reverse();
  if (layers.length > MOST_LAYERS) throw new UnknownEncodingError(`${layers.length} nested encodings`);
  return layers.reduce(withoutLayer, source);
}

function withoutLayer(source: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<Uint8Array> {
  switch (encoding) {
    case "gzip":
    case "x-gzip":
      return through(source, () => createGunzip());
    case "br":
      return through(source, () => createBrotliDecompress());
    case "deflate":
      // "deflate" means the zlib format, but some servers send raw deflate data.
      return through(source, ([first = 0]) => ((first & 0x0f) === 8 ? createInflate() : createInflateRaw()));
    default:
      throw new UnknownEncodingError(`the encoding “${encoding}”, which the request does not accept`);
  }
}

/** Yields the pieces of a file, decompressed if it begins with the gzip signature. */
export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    const { head, rest } = await split(pieces, 2);
    const text = startingWith(head, rest);
    yield* head[0] === 0x1f && head[1] === 0x8b ? through(text, () => createGunzip()) : text;
  } finally {
    await pieces.return?.();
  }
}

/** Reads at least `length` bytes, or the whole body if it is shorter. Returns these bytes and the remaining pieces. */
export async function split(pieces: AsyncIterator<Uint8Array>, length: number) {
  let head: Uint8Array = new Uint8Array();
  while (head.length < length) {
    const { done, value } = await pieces.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return { head, rest: { [Symbol.asyncIterator]: () => pieces } };
}

export async function* startingWith(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** Yields the output of the decoder that `choose` selects by the first piece. */
async function* through(
  source: AsyncIterable<Uint8Array>,
  choose: (first: Uint8Array) => Transform,
): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await nonEmpty(pieces);
  if (first === undefined) return;
  const decoder = choose(first);
  const writing = feed(decoder, first, pieces);
  try {
    yield* available(decoder);
    const fault = await writing;
    if (fault !== undefined) throw fault;
    if (decoder.errored) throw new BrokenEncodingError(decoder.errored.message, { cause: decoder.errored });
  } finally {
    decoder.destroy();
  }
}

async function nonEmpty(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return undefined;
    if (value.length > 0) return value;
  }
}

/**
 * Writes all pieces to a decoder, no faster than it can process them. If reading a piece fails, returns the error instead of throwing it.
 */
async function feed(decoder: Transform, first: Uint8Array, pieces: AsyncIterator<Uint8Array>): Promise<unknown> {
  try {
    let piece: Uint8Array | undefined = first;
    while (piece !== undefined && !decoder.destroyed) {
      if (!decoder.write(piece)) await event(decoder, ["drain", "close"]);
      const { done, value } = await pieces.next();
      piece = done ? undefined : value;
    }
  } catch (error) {
    return error;
  } finally {
    if (!decoder.destroyed) decoder.end();
  }
  return undefined;
}

/**
 * Yields all pieces of a stream until it ends or fails. After a failure, the error is in `stream.errored`. The stream's own iterator would
 * discard the pieces that are buffered when the stream fails.
 */
export async function* available(stream: Readable, next = untilReadable): AsyncGenerator<Uint8Array> {
  // Without this listener, an error would end the process. After an error, the stream is destroyed, which ends the loop.
  stream.on("error", () => {});
  for (;;) {
    const piece: Uint8Array | null = stream.read();
    if (piece !== null) yield piece;
    else if (stream.readableEnded || stream.destroyed) return;
    else await next(stream);
  }
}

export const untilReadable = (stream: Readable) => event(stream, ["readable", "end", "close"]);

function event(stream: Readable, names: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => {
      for (const name of names) stream.off(name, heard);
      resolve();
    };
    for (const name of names) stream.on(name, heard);
  });
}
