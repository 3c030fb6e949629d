import { TextDecoder } from "node:util";
import { attempt } from "../../net/attempt.ts";
import { type Entry, SitemapReader } from "../../sitemap/reader.ts";
import { missingInput } from "../exit.ts";
import { utf16Of } from "../source.ts";

/**
 * Yields the entries in a sitemap's text, in batches. `name` is the name of the sitemap in messages. Throws a `Problem` at the first fault,
 * after yielding the entries before it.
 */
export async function* sitemapEntries(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry[]> {
  const reader = new SitemapReader();
  for await (const part of characters(bytes)) {
    reader.read(part);
    yield* taken(name, reader);
  }
  reader.end();
  yield* taken(name, reader);
}

function* taken(name: string, reader: SitemapReader): Iterable<Entry[]> {
  const entries = reader.take();
  if (entries.length > 0) yield entries;
  if (reader.fault !== undefined) throw missingInput(`${name} ${reader.fault}.`);
}

/** Decodes the text as UTF-8, as sitemaps require, unless a byte order mark or an XML declaration specifies another encoding. */
async function* characters(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece));
    const text = decoder.decode(piece, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder?.decode() ?? "";
  if (rest !== "") yield rest;
}

function encodingOf(start: Uint8Array): string {
  const marked = utf16Of(start);
  if (marked !== undefined) return marked;
  const declaration = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]+)["']/.exec(
    Buffer.from(start.subarray(0, 200)).toString("latin1"),
  );
  const encoding = attempt(() => new TextDecoder(declaration?.[1]).encoding);
  return encoding === undefined || encoding.startsWith("utf-16") ? "utf-8" : encoding;
}
