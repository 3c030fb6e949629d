/**
 * Reads all pages of a site and evaluates them for crawlers, with a `fetch` function of the caller. The command line and this module share
 * the code.
 */
import { version } from "robotscope";
import { FetchTransport } from "./fetch-transport.ts";
import { MemoryLog } from "./frontier.ts";
import { liveRecords } from "./live.ts";
import { PageReader } from "./page-reader.ts";
import type { RunRecord, SiteRecord } from "./record.ts";

export type * from "./record.ts";

/** Options for `siteRecords`. */
export interface SiteRecordsOptions {
  /** The product tokens of the crawlers to evaluate pages for. By default Googlebot and bingbot. */
  crawlers?: readonly string[];
  /** The function that sends requests; the platform's `fetch` by default. It is called with `redirect: "manual"`. */
  fetch?: typeof fetch;
  /** Pages to read instead of those in the site's sitemaps. */
  urls?: Iterable<string> | AsyncIterable<string>;
  /** The maximum number of internal links to follow from the start page; by default, no links are followed. */
  depth?: number;
  /** The maximum number of pages. */
  limit?: number;
  /** The maximum number of requests a second to one host. */
  rate?: number;
  /** The User-Agent to send; by default, the name and version of robotscope. */
  userAgent?: string;
  /** The time at which to evaluate pages, in milliseconds since 1970; by default the current time. */
  now?: number;
  /** Called when a server or its robots.txt slows the run down. */
  warn?: (message: string) => void;
}

/**
 * Fetches a site's robots.txt, its sitemaps and the pages in them, and yields a record of each. Obeys the rules and the Crawl-delay for
 * `robotscope` in robots.txt, and Retry-After. Sends two requests at a time to each host. The order depends only on the site.
 *
 * Throws a TypeError if `site` is not a URL with http or https, or if an option has an invalid value. A server's faults are in the records.
 */
export async function* siteRecords(site: string | URL, options: SiteRecordsOptions = {}): AsyncGenerator<SiteRecord> {
  const start = startOf(site);
  const { urls, depth, limit, rate, warn, crawlers = ["Googlebot", "bingbot"], now = Date.now() } = options;
  for (const [name, value] of Object.entries({ depth, limit, rate }))
    if (value !== undefined && !(value > 0)) throw new TypeError(`${name} must be a positive number, not ${value}`);
  const run: RunRecord = { record: "run", version: version(), source: start, crawlers: [...crawlers], now };
  yield run;
  yield* liveRecords({
    reader: new PageReader({ crawlers, now }),
    log: new MemoryLog(),
    transport: new FetchTransport(options.fetch ?? fetch, options.userAgent ?? `robotscope/${version()}`),
    ...(urls ? { urls: batched(urls) } : { start }),
    ...(depth !== undefined && { depth }),
    ...(limit !== undefined && { limit }),
    ...(rate !== undefined && { rate }),
    ...(warn && { warn }),
  });
}

function startOf(site: string | URL): string {
  const url = URL.canParse(String(site)) ? new URL(String(site)) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError(`“${site}” is not a URL such as https://example.com`);
  url.hash = "";
  return url.href;
}

async function* batched(urls: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string[]> {
  for await (const url of urls) yield [url];
}
