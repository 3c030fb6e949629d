import { OriginRobots } from "./origin-robots.ts";
import type { FetchedPage, PageReader } from "./page-reader.ts";
import type { RobotsRecord, SitemapRecord, SiteRecord, UnevaluatedRecord } from "./record.ts";
import { StoredUrls } from "./url-table.ts";

/** A source of pages that needs no network: a folder or an archive. */
export interface StoredSource {
  /** Yields each robots.txt and sitemap. Adds the pages in sitemaps to `urls`. */
  texts(urls: StoredUrls): AsyncIterable<RobotsRecord | SitemapRecord>;
  /**
   * Yields the pages, in an order that depends only on the source. May leave out the pages that `urls` marks as read, because the caller
   * skips them.
   */
  pages(urls: StoredUrls): AsyncIterable<FetchedPage | UnevaluatedRecord>;
}

export interface StoredOptions {
  reader: PageReader;
  source: StoredSource;
  /**
   * The pages that an interrupted run wrote: their number and their URLs. That run also wrote all records of robots.txt files and sitemaps,
   * because these records precede the pages.
   */
  earlier?: { pages: number; urls: StoredUrls };
  limit?: number;
}

/** Yields the records of a stored source: robots.txt files and sitemaps, then each page once. */
export async function* storedRecords({ reader, source, earlier, limit }: StoredOptions): AsyncGenerator<SiteRecord> {
  const robots = new Map<string, OriginRobots>();
  const urls = earlier?.urls ?? new StoredUrls();
  for await (const record of source.texts(urls)) {
    if (record.record === "robots" && record.wall === undefined) robots.set(record.origin, new OriginRobots(record));
    if (!earlier) yield record;
  }
  let pages = earlier?.pages ?? 0;
  for await (const page of source.pages(urls)) {
    if (limit !== undefined && pages >= limit && !urls.isRead(page.url)) {
      yield { record: "limit", limit };
      return;
    }
    if (!urls.read(page.url)) continue;
    if ("record" in page) {
      yield page;
      continue;
    }
    pages += 1;
    yield reader.read(page, robots.get(new URL(page.url).origin)).record;
  }
}
