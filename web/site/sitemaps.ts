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

/** The number of bytes that are decoded at a time. A sitemap has up to 50 MB, so its decoded text is never in memory as a whole. */
const PIECE = 64 * 1024;

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
    const urls: string[] = [];
    let sitemaps = 0;
    let failure: string | undefined;
    const add = (entry: Entry) => {
      const target = absolute(entry.url, url);
      if (target === undefined) return;
      if (entry.kind === "page") {
        urls.push(target);
        return;
      }
      sitemaps += 1;
      if (seen.has(target)) return;
      if (indexes === MOST_INDEXES) failure ??= `it ${TOO_DEEP}`;
      else if (seen.size === MOST_SITEMAPS) failure ??= `it ${TOO_MANY}`;
      else {
        seen.add(target);
        waiting.push({ url: target, indexes: indexes + 1 });
      }
    };
    const fault = "failure" in fetched ? fetched.failure : await readEntries(fetched.bytes, add);
    failure = fault ?? failure;
    const record: SitemapRecord = {
      record: "sitemap",
      url,
      urls: urls.length,
      ...(sitemaps > 0 && { sitemaps }),
      ...(failure !== undefined && { failure }),
    };
    yield { record, urls, isUnavailable: "isUnavailable" in fetched };
  }
}

/** Calls `add` with each entry of a sitemap. Returns the reason why it was not read to its end. */
async function readEntries(bytes: Uint8Array, add: (entry: Entry) => void): Promise<string | undefined> {
  const reader = new SitemapReader();
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzipped(bytes) : bytes;
  if (text === undefined) return "it cannot be unzipped, or it is larger than 50 MB";
  const decoder = new TextDecoder(encodingOf(text));
  for (let at = 0; at < text.length; at += PIECE) {
    reader.read(decoder.decode(text.subarray(at, at + PIECE), { stream: at + PIECE < text.length }));
    reader.take().forEach(add);
  }
  reader.end();
  reader.take().forEach(add);
  return reader.fault === undefined ? undefined : `it ${reader.fault}`;
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
