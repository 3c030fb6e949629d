import { attempt } from "../net/attempt.ts";
import type { Discovery } from "./record.ts";
import { UrlTable } from "./url-table.ts";

/** A page that is still to be fetched. */
export interface FrontierEntry {
  url: string;
  discovery: Discovery;
  depth?: number;
  linkedFrom?: string;
}

/** An append-only list of lines that is read in order while it grows. The command line stores the list in a file. */
export interface LineLog {
  append(line: string): void;
  /** Returns the next line; `undefined` if all lines so far have been read. */
  next(): string | undefined;
  /** Moves to the first line. */
  rewind(): void;
  /** Removes all lines. */
  clear(): void;
}

/** A log in memory. It frees lines that were read, so it cannot be rewound to them. */
export class MemoryLog implements LineLog {
  #lines: string[] = [];
  #at = 0;

  append(line: string): void {
    this.#lines.push(line);
  }

  next(): string | undefined {
    const line = this.#lines[this.#at];
    if (line === undefined) return undefined;
    this.#at += 1;
    if (this.#at > 1000) {
      this.#lines = this.#lines.slice(this.#at);
      this.#at = 0;
    }
    return line;
  }

  rewind(): void {
    this.#at = 0;
  }

  clear(): void {
    this.#lines = [];
    this.#at = 0;
  }
}

/** A line of the log: a sitemap, a page, a new sitemap for a known page, or the end of the start pages. */
type Line =
  | ["sitemap", url: string]
  | ["page", url: string, discovery: Discovery, sitemap: number, depth: number | null, linkedFrom: string | null]
  | ["listed", url: string, sitemap: number]
  | ["started"];

/**
 * The queue of pages to fetch, in the order in which they were found, without duplicates. The log stores the pages. Memory holds only a
 * hash of each URL and the index of its sitemap. A continued run reads the log again.
 */
export class Frontier {
  readonly #log: LineLog;
  /** For each known URL, the index of its sitemap plus 1, or 0 if no sitemap lists the URL. */
  readonly #urls = new UrlTable();
  readonly #sitemaps: string[] = [];
  #taken = 0;
  /** `true` if all start pages were added. */
  #isStarted = false;

  constructor(log: LineLog) {
    this.#log = log;
  }

  /** The number of pages that were found. */
  get size(): number {
    return this.#urls.size;
  }

  /**
   * Reads the log of an interrupted run, and skips the pages that the run completed. If the run did not add all start pages, clears the log
   * and returns `false`.
   */
  restore(done: number): boolean {
    for (let line = this.#log.next(); line !== undefined; line = this.#log.next()) this.#read(parsed(line));
    if (!this.#isStarted) {
      this.#log.clear();
      return false;
    }
    this.#log.rewind();
    while (this.#taken < done && this.next() !== undefined);
    return true;
  }

  addSitemap(url: string): number {
    this.#write(["sitemap", url]);
    return this.#sitemaps.length - 1;
  }

  /** Adds a page from a sitemap. `sitemap` is the index that `addSitemap` returned. */
  addListed(url: string, sitemap: number): void {
    const known = this.#urls.get(url);
    if (known === undefined) this.#write(["page", url, "sitemap", sitemap + 1, null, null]);
    else if (known === 0 || (this.#sitemaps[sitemap] ?? "") < (this.#sitemaps[known - 1] ?? ""))
      this.#write(["listed", url, sitemap + 1]);
  }

  add({ url, discovery, depth, linkedFrom }: FrontierEntry): void {
    if (this.#urls.get(url) !== undefined) return;
    this.#write(["page", url, discovery, 0, depth ?? null, linkedFrom ?? null]);
  }

  /** Marks the end of the start pages. */
  start(): void {
    this.#write(["started"]);
  }

  /** Returns the next page; `undefined` if none is waiting. */
  next(): FrontierEntry | undefined {
    for (let text = this.#log.next(); text !== undefined; text = this.#log.next()) {
      const line = parsed(text);
      if (line?.[0] !== "page") continue;
      const [, url, discovery, , depth, linkedFrom] = line;
      this.#taken += 1;
      return { url, discovery, ...(depth !== null && { depth }), ...(linkedFrom !== null && { linkedFrom }) };
    }
    return undefined;
  }

  /** Returns the sitemap that lists a URL; the first in alphabetical order if several do. */
  sitemapOf(url: string): string | undefined {
    const index = this.#urls.get(url) ?? 0;
    return index === 0 ? undefined : this.#sitemaps[index - 1];
  }

  #write(line: Line): void {
    this.#log.append(JSON.stringify(line));
    this.#read(line);
  }

  #read(line: Line | undefined): void {
    switch (line?.[0]) {
      case "sitemap":
        this.#sitemaps.push(line[1]);
        break;
      case "page":
        this.#urls.set(line[1], line[3]);
        break;
      case "listed":
        this.#urls.set(line[1], line[2]);
        break;
      case "started":
        this.#isStarted = true;
        break;
    }
  }
}

/** Parses a line. Returns `undefined` if the line is incomplete: the process may have been killed while writing the line. */
const parsed = (text: string): Line | undefined => attempt(() => JSON.parse(text));
