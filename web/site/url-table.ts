import { hashOf } from "./findings/hash.ts";
import type { PageRecord, SitemapRecord } from "./record.ts";
import type { SitemapPart } from "./sitemaps.ts";

/** The share of used entries at which the table grows. Open addressing is slow in a table that is nearly full. */
const FULLEST = 0.7;

/**
 * A map from URLs to small numbers that stores only a 64-bit hash of each URL. An entry takes 12 bytes, in a table that is between 35 and
 * 70 % full: a million URLs take at most 34 MB. Two of a million URLs have the same hash with a probability of 1 in 37 million.
 */
export class UrlTable {
  /** `#high` and `#low` contain the halves of each hash; `#values` contains each value plus 1, and 0 in unused entries. */
  #high = new Uint32Array(1024);
  #low = new Uint32Array(1024);
  #values = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(url: string): number | undefined {
    const value = this.#values[this.#find(...hashOf(url))] ?? 0;
    return value === 0 ? undefined : value - 1;
  }

  /** Stores a value. Returns `true` if the URL is new. */
  set(url: string, value: number): boolean {
    if (this.#size >= this.#values.length * FULLEST) this.#grow();
    const [high, low] = hashOf(url);
    const at = this.#find(high, low);
    const isNew = this.#values[at] === 0;
    this.#high[at] = high;
    this.#low[at] = low;
    this.#values[at] = value + 1;
    if (isNew) this.#size += 1;
    return isNew;
  }

  #find(high: number, low: number): number {
    const last = this.#values.length - 1;
    let at = low & last;
    while (this.#values[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high)) at = (at + 1) & last;
    return at;
  }

  #grow(): void {
    const [high, low, values] = [this.#high, this.#low, this.#values];
    const length = values.length * 2;
    this.#high = new Uint32Array(length);
    this.#low = new Uint32Array(length);
    this.#values = new Uint32Array(length);
    for (const [from, value] of values.entries()) {
      if (value === 0) continue;
      const at = this.#find(high[from] ?? 0, low[from] ?? 0);
      this.#high[at] = high[from] ?? 0;
      this.#low[at] = low[from] ?? 0;
      this.#values[at] = value;
    }
  }
}

/**
 * Records which pages of a stored source were read, and which sitemap lists each page. A single table for both needs half the memory of two
 * tables.
 */
export class StoredUrls {
  /**
   * For each URL, twice the number of its sitemap, plus 1 if its page was read. Sitemaps are numbered from 1; the number is 0 if no sitemap
   * lists the URL.
   */
  readonly #urls = new UrlTable();
  readonly #sitemaps: string[] = [];

  /** The URLs of the sitemaps. */
  get sitemaps(): readonly string[] {
    return this.#sitemaps;
  }

  /** Adds the pages in sitemaps. Yields the records of the sitemaps. */
  async *list(parts: AsyncIterable<SitemapPart>): AsyncGenerator<SitemapRecord> {
    for await (const part of parts) {
      const name = part.record ? part.record.url : part.sitemap;
      if (this.#sitemaps.at(-1) !== name) this.#sitemaps.push(name);
      if (part.record) {
        yield part.record;
        continue;
      }
      for (const url of part.urls) {
        const known = this.sitemapOf(url);
        if (known === undefined || name < known)
          this.#urls.set(url, 2 * this.#sitemaps.length + (this.isRead(url) ? 1 : 0));
      }
    }
  }

  /** Returns the sitemap that lists a URL; the first in alphabetical order if several do. */
  sitemapOf(url: string): string | undefined {
    return this.#sitemaps[((this.#urls.get(url) ?? 0) >> 1) - 1];
  }

  /** Returns the sitemap fields of a page's record. */
  membership(url: string): Pick<PageRecord, "inSitemap" | "sitemap"> {
    if (this.#sitemaps.length === 0) return {};
    const sitemap = this.sitemapOf(url);
    return { inSitemap: sitemap !== undefined, ...(sitemap !== undefined && { sitemap }) };
  }

  isRead(url: string): boolean {
    return (this.#urls.get(url) ?? 0) % 2 === 1;
  }

  /** Marks a page as read. Returns `false` if it was read before. */
  read(url: string): boolean {
    const value = this.#urls.get(url) ?? 0;
    if (value % 2 === 1) return false;
    this.#urls.set(url, value + 1);
    return true;
  }
}
