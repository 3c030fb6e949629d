import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";

/** An encoding that we did not ask for and cannot undo. */
export class UnknownEncodingError extends Error {}

/** A compressed text that is broken, or that ends too early. */
export class BrokenEncodingError extends Error {}

/** What `Accept-Encoding` says. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/** More layers than that are no honest body. */
const MOST_LAYERS = 4;

/** The pieces of a body without what `Content-Encoding` says was done to it. All that can be had comes before an error. */
export function decoded(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string | undefined,
): AsyncIterable<Uint8Array> {
  const encodings = (contentEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const layers = encodings.filter((name) => name !== "" && name !== "identity").reverse();
  if (layers.length > MOST_LAYERS) throw new UnknownEncodingError(`${layers.length} encodings, one upon the other`);
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
      // Meant is the format of zlib, but some send the bare stream.
      return through(source, ([first = 0]) => ((first & 0x0f) === 8 ? createInflate() : createInflateRaw()));
    default:
      throw new UnknownEncodingError(`the encoding “${encoding}”, which was not asked for`);
  }
}

/** The pieces of a text, unzipped if it begins as gzip does. */
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

/** At least so many first bytes, if there are so many, and what follows. */
async function split(pieces: AsyncIterator<Uint8Array>, length: number) {
  let head: Uint8Array = new Uint8Array();
  while (head.length < length) {
    const { done, value } = await pieces.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return { head, rest: { [Symbol.asyncIterator]: () => pieces } };
}

async function* startingWith(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** What a decoder makes of the pieces. It is chosen by the first one. */
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

/** Writes all pieces into a decoder, no faster than it takes them; gives what went wrong with the pieces. */
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
 * All pieces that a stream gives, up to its end or its failure, which its `errored` tells. Its own iterator would throw away what
 * has come when it fails.
 */
export async function* available(stream: Readable, next = untilReadable): AsyncGenerator<Uint8Array> {
  // Whoever reads it learns of failures by "close".
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
