import { LONGEST_SITEMAP } from "../net/body-limits.ts";
import { type Entry, MOST_INDEXES, MOST_SITEMAPS, SitemapReader, TOO_DEEP, TOO_MANY } from "../sitemap/reader.ts";
import { absolute } from "./document.ts";
import type { SitemapRecord } from "./record.ts";

/**
 * A sitemap's text as received, its pieces after decompression, or the reason why there is no text. `isUnavailable` is set if the server
 * failed: the sitemap may still exist.
 */
export type SitemapText = ReadableText | { failure: string; isUnavailable?: true };

type ReadableText = { bytes: Uint8Array } | { pieces: AsyncIterable<Uint8Array> };

/**
 * A batch of a sitemap's pages, as absolute URLs without fragments, or, after the last batch, the sitemap's record. `isUnavailable` is
 * `true` if the server failed: the sitemap may still exist.
 */
export type SitemapPart =
  | { sitemap: string; urls: string[]; record?: undefined }
  | { record: SitemapRecord; isUnavailable: boolean };

const TOO_LONG = "it is larger than 50 MB";

/** The number of bytes to decode at a time. Sitemaps can be 50 MB long, so decode them piece by piece to save memory. */
const PIECE = 64 * 1024;

/** Reads the sitemaps in `first`, and the sitemaps that their indexes list, each only once. `fetch` returns the text of a sitemap. */
export async function* readSitemaps(
  first: readonly string[],
  fetch: (url: string) => Promise<SitemapText>,
): AsyncGenerator<SitemapPart> {
  const seen = new Set(first);
  const waiting = first.map((url) => ({ url, indexes: 0 }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { url, indexes } = next;
    const fetched = await fetch(url);
    const record: SitemapRecord = { record: "sitemap", url, urls: 0 };
    let failure: string | undefined;
    const addSitemap = (target: string) => {
      record.sitemaps = (record.sitemaps ?? 0) + 1;
      if (seen.has(target)) return;
      if (indexes === MOST_INDEXES) failure ??= `it ${TOO_DEEP}`;
      else if (seen.size === MOST_SITEMAPS) failure ??= `it ${TOO_MANY}`;
      else {
        seen.add(target);
        waiting.push({ url: target, indexes: indexes + 1 });
      }
    };
    if ("failure" in fetched) failure = fetched.failure;
    else {
      const reader = new SitemapReader();
      try {
        for await (const entries of entriesOf(fetched, reader)) {
          const urls: string[] = [];
          for (const { kind, url: text } of entries) {
            const target = absolute(text, url);
            if (target === undefined) continue;
            if (kind === "page") urls.push(target);
            else addSitemap(target);
          }
          record.urls += urls.length;
          if (urls.length > 0) yield { sitemap: url, urls };
        }
        if (reader.fault !== undefined) failure = `it ${reader.fault}`;
      } catch (error) {
        failure = `it cannot be read: ${error instanceof Error ? error.message : error}`;
      }
    }
    if (failure !== undefined) record.failure = failure;
    yield { record, isUnavailable: "isUnavailable" in fetched };
  }
}

/** Yields the entries of a sitemap, in batches. Throws if the text cannot be read completely. */
async function* entriesOf(text: ReadableText, reader: SitemapReader): AsyncGenerator<Entry[]> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of piecesOf(text)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    reader.read(decoder.decode(piece, { stream: true }));
    yield reader.take();
  }
  reader.read(decoder?.decode() ?? "");
  reader.end();
  yield reader.take();
}

/** Yields the pieces of a sitemap, decompressed if necessary. Throws if it cannot be decompressed or is too long. */
async function* piecesOf(text: ReadableText): AsyncGenerator<Uint8Array> {
  if ("pieces" in text) return yield* text.pieces;
  const { bytes } = text;
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      if (at >= LONGEST_SITEMAP) throw new Error(TOO_LONG);
      yield bytes.subarray(at, at + PIECE);
    }
    return;
  }
  const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) break;
    length += value.length;
    if (length > LONGEST_SITEMAP) throw new Error(TOO_LONG);
    yield value;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
