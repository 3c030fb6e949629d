import { type Entry, MOST_INDEXES, MOST_SITEMAPS, SitemapReader, TOO_DEEP, TOO_MANY } from "../sitemap/reader.ts";
import { absolute } from "./document.ts";
import type { SitemapRecord } from "./record.ts";

/** A sitemap's text as received, or the reason why there is none. `isUnavailable` is set if the server failed, so a sitemap may exist. */
export type SitemapText = { bytes: Uint8Array } | { failure: string; isUnavailable?: true };

export interface ReadSitemap {
  record: SitemapRecord;
  /** The pages, as absolute URLs without fragments. */
  urls: string[];
  /** `true` if the server failed, so a sitemap may exist. */
  isUnavailable: boolean;
}

const LONGEST = 50 * 1024 * 1024;

/** Reads sitemaps and the sitemaps in their indexes, each once. `fetch` returns the text of a sitemap. */
export async function* readSitemaps(
  first: readonly string[],
  fetch: (url: string) => Promise<SitemapText>,
): AsyncGenerator<ReadSitemap> {
  const seen = new Set(first);
  const waiting = first.map((url) => ({ url, indexes: 0 }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { url, indexes } = next;
    const fetched = await fetch(url);
    let { entries, failure } =
      "failure" in fetched ? { entries: [], failure: fetched.failure } : await entriesOf(fetched.bytes);
    const urls: string[] = [];
    for (const entry of entries) {
      const target = absolute(entry.url, url);
      if (target === undefined) continue;
      if (entry.kind === "page") urls.push(target);
      else if (seen.has(target)) continue;
      else if (indexes === MOST_INDEXES) failure ??= `it ${TOO_DEEP}`;
      else if (seen.size === MOST_SITEMAPS) failure ??= `it ${TOO_MANY}`;
      else {
        seen.add(target);
        waiting.push({ url: target, indexes: indexes + 1 });
      }
    }
    const record: SitemapRecord = {
      record: "sitemap",
      url,
      urls: urls.length,
      ...(failure !== undefined && { failure }),
    };
    yield { record, urls, isUnavailable: "isUnavailable" in fetched };
  }
}

async function entriesOf(bytes: Uint8Array): Promise<{ entries: Entry[]; failure?: string }> {
  const reader = new SitemapReader();
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzipped(bytes) : bytes;
  if (text === undefined) return { entries: [], failure: "it cannot be unzipped, or it is larger than 50 MB" };
  reader.read(new TextDecoder(encodingOf(text)).decode(text));
  reader.end();
  const entries = reader.take();
  return reader.fault === undefined ? { entries } : { entries, failure: `it ${reader.fault}` };
}

async function unzipped(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (value === undefined) break;
      pieces.push(value);
      length += value.length;
      if (length > LONGEST) return undefined;
    }
  } catch {
    return undefined;
  }
  const text = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    text.set(piece, at);
    at += piece.length;
  }
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
