/**
 * Reads the pages of a site and evaluates them for crawlers. Sends requests with the caller's `fetch` function, or with the platform's. The
 * command line shares this code.
 */
import { version } from "robotscope";
import { Credentials, withoutCredentials } from "../net/credentials.ts";
import { absolute } from "./document.ts";
import { FetchTransport } from "./fetch-transport.ts";
import { MemoryLog } from "./frontier.ts";
import { liveRecords } from "./live.ts";
import { PageReader } from "./page-reader.ts";
import type { RunRecord, SiteRecord } from "./record.ts";

export type * from "./record.ts";

/** Options for `siteRecords`. */
export interface SiteRecordsOptions {
  /** The product tokens of the crawlers for which pages are evaluated; by default, Googlebot and bingbot. */
  crawlers?: readonly string[];
  /** The function that sends requests; the platform's `fetch` by default. It is called with `redirect: "manual"`. */
  fetch?: typeof fetch;
  /** Pages to read instead of the start page and the pages in the site's sitemaps. If one of them is not a URL, no page is read. */
  urls?: Iterable<string> | AsyncIterable<string>;
  /** The maximum depth: the number of internal links from the start page to a page. By default, no links are followed. Excludes `urls`. */
  depth?: number;
  /** The maximum number of pages. */
  limit?: number;
  /** The maximum number of requests per second to one host. */
  rate?: number;
  /** The User-Agent to send; by default, the name and version of robotscope. */
  userAgent?: string;
  /** The time at which to evaluate pages, in milliseconds since 1970; by default the current time. */
  now?: number;
  /** Called when a server or its robots.txt slows the run down. */
  warn?: (message: string) => void;
}

/**
 * Fetches a site's robots.txt, its sitemaps, the pages in them and the start page. Yields a record of the run, then a record for each of
 * these. Obeys the rules and the Crawl-delay for `robotscope` in robots.txt, and Retry-After. Sends at most two requests at a time to each
 * host. The order of the records depends only on the site.
 *
 * If a URL contains a user name and a password, sends them with all requests to its origin. Records never contain them.
 *
 * Throws a TypeError if `site` or one of `urls` is not a URL with http or https, if `depth`, `limit` or `rate` is not a positive number, if
 * both `urls` and `depth` are passed, or if an option is unknown. Does not throw if a server fails: the records contain such failures.
 */
export async function* siteRecords(site: string | URL, options: SiteRecordsOptions = {}): AsyncGenerator<SiteRecord> {
  const credentials = new Credentials();
  const start = startOf(site, credentials);
  const { crawlers = ["Googlebot", "bingbot"], now = Date.now(), warn, ...requests } = options;
  const { fetch: send = fetch, urls, depth, limit, rate, userAgent, ...others } = requests;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new TypeError(
      `unknown option “${unknown}”; the options are crawlers, fetch, urls, depth, limit, rate, userAgent, now, warn`,
    );
  for (const [name, value] of Object.entries({ depth, limit, rate }))
    if (value !== undefined && !(value > 0)) throw new TypeError(`${name} must be a positive number, not ${value}`);
  if (urls !== undefined && depth !== undefined)
    throw new TypeError("links are not followed from a list of URLs; pass either urls or depth");
  const run: RunRecord = {
    ...{ record: "run", version: version(), source: start, crawlers: [...crawlers], now },
    ...(urls === undefined && { base: `${new URL(start).origin}/` }),
    ...(userAgent !== undefined && { userAgent }),
    ...(depth !== undefined && { depth }),
    ...(limit !== undefined && { limit }),
  };
  yield run;
  yield* liveRecords({
    reader: new PageReader({ crawlers, now }),
    log: new MemoryLog(),
    transport: new FetchTransport(send, userAgent ?? `robotscope/${version()}`, credentials),
    ...(urls ? { urls: validUrls(urls, credentials) } : { start }),
    ...(depth !== undefined && { depth }),
    ...(limit !== undefined && { limit }),
    ...(rate !== undefined && { rate }),
    ...(warn && { warn }),
  });
}

function startOf(site: string | URL, credentials: Credentials): string {
  const named = String(site);
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError(`“${withoutCredentials(named)}” is not a URL such as https://example.com`);
  url.hash = "";
  return credentials.take(url.href);
}

/** The maximum number of invalid URLs that an error quotes. */
const MOST_NAMED = 3;

/**
 * Yields the URLs without their credentials, and adds the credentials to `credentials`. If `urls` contains invalid URLs, throws a TypeError
 * after the last URL, and quotes the first of them. No page is read before that, so an invalid list has no effect.
 */
async function* validUrls(
  urls: Iterable<string> | AsyncIterable<string>,
  credentials: Credentials,
): AsyncGenerator<string[]> {
  const named: string[] = [];
  let invalid = 0;
  for await (const text of urls) {
    const url = credentials.take(text);
    if (absolute(url) !== undefined) yield [url];
    else if (++invalid <= MOST_NAMED) named.push(`“${withoutCredentials(text)}”`);
  }
  if (invalid === 0) return;
  const more = invalid > MOST_NAMED ? ` and ${invalid - MOST_NAMED} more` : "";
  throw new TypeError(`urls must contain only URLs such as https://example.com/page, not ${named.join(", ")}${more}`);
}
