import { absolute } from "./document.ts";
import { Frontier, type FrontierEntry, type LineLog } from "./frontier.ts";
import type { PageReader } from "./page-reader.ts";
import { PoliteClient, type PoliteOptions } from "./polite.ts";
import type { PageRecord, RobotsRecord, SitemapRecord, SiteRecord } from "./record.ts";
import { readSitemaps, type SitemapText } from "./sitemaps.ts";

export interface LiveOptions extends Omit<PoliteOptions, "robots"> {
  reader: PageReader;
  log: LineLog;
  /** The start page of the run; left out if the run reads only a list. The run also reads the sitemaps of this page's site. */
  start?: string;
  /** The pages in a list. If `start` is set, they are read in addition to the pages of its site. */
  urls?: AsyncIterable<readonly string[]>;
  /**
   * The pages of an earlier run. If robots.txt now forbids the start page, the run cannot follow its links, so it checks these pages
   * instead.
   */
  known?: AsyncIterable<string>;
  /** The maximum depth of the internal links to follow; left out to follow none. */
  depth?: number;
  /** The maximum number of pages. */
  limit?: number;
  /** The records that the run wrote before it was interrupted. */
  earlier?: Earlier;
  /** Called when the number of known pages may have changed. */
  found?: (pages: number) => void;
}

/** The records that an interrupted run wrote. */
export interface Earlier {
  pages: number;
  robots: RobotsRecord[];
  sitemaps: SitemapRecord[];
}

/**
 * The maximum number of pages that may be fetched before the next page is written. Pages are written in the order in which they were found,
 * so that a continued run has the same result.
 */
const AHEAD = 64;

/** Fetches the pages of a site and yields the records, in an order that depends only on the site. */
export async function* liveRecords(options: LiveOptions): AsyncGenerator<SiteRecord> {
  const frontier = new Frontier(options.log);
  const isContinued = options.earlier !== undefined && frontier.restore(options.earlier.pages);
  const earlier = isContinued ? options.earlier : undefined;
  const client = new PoliteClient({ ...options, ...(earlier && { robots: earlier.robots }) });
  try {
    yield* recordsOf(options, frontier, client, earlier);
  } finally {
    // The caller may stop before the last record.
    client.stop();
  }
}

async function* recordsOf(
  options: LiveOptions,
  frontier: Frontier,
  client: PoliteClient,
  earlier: Earlier | undefined,
): AsyncGenerator<SiteRecord> {
  const written = new Set(earlier?.robots.map(({ origin }) => origin));
  let hasSitemap = earlier?.sitemaps.some(isRead) ?? false;

  async function* robotsOf(origins: readonly string[]): AsyncGenerator<RobotsRecord> {
    for (const origin of origins) {
      if (written.has(origin)) continue;
      written.add(origin);
      yield (await client.robots(origin)).record;
    }
  }

  if (!earlier) {
    for await (const record of starts(options, frontier, client)) {
      if (record.record === "robots") written.add(record.origin);
      if (record.record === "sitemap") hasSitemap ||= isRead(record);
      options.found?.(frontier.size);
      yield record;
    }
    frontier.start();
  }
  options.found?.(frontier.size);

  const host = options.start === undefined ? undefined : new URL(options.start).host;
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let taken = earlier?.pages ?? 0;
  const work = async (entry: FrontierEntry) => {
    const { origins, ...fetched } = await client.fetch(entry.url);
    const sitemap = frontier.sitemapOf(entry.url);
    const page = {
      ...entry,
      ...fetched,
      ...(hasSitemap && { inSitemap: sitemap !== undefined }),
      ...(sitemap !== undefined && { sitemap }),
    };
    const robots = await client.robots(new URL(entry.url).origin);
    const { refusal, wall } = robots.record;
    const isKnown = refusal === undefined && wall === undefined;
    return { origins, ...options.reader.read(page, isKnown ? robots : undefined) };
  };
  const pending: ReturnType<typeof work>[] = [];
  for (;;) {
    while (pending.length < AHEAD && taken < limit) {
      const entry = frontier.next();
      if (entry === undefined) break;
      taken += 1;
      const working = work(entry);
      // Prevent an unhandled rejection: the error is thrown later, when this page is awaited.
      working.catch(() => {});
      pending.push(working);
    }
    const next = await pending.shift();
    if (next === undefined) {
      if (taken >= limit && frontier.next() !== undefined)
        yield { record: "limit", limit, left: frontier.size - taken };
      return;
    }
    const { record, links, origins } = next;
    if (options.depth !== undefined && host !== undefined) {
      for (const entry of followed(record, links, options.depth, host)) frontier.add(entry);
      options.found?.(Math.min(frontier.size, limit));
    }
    yield* robotsOf(origins);
    yield record;
  }
}

const isRead = ({ failure }: SitemapRecord) => failure === undefined;

/** Yields the internal pages that a page leads to: the target of its redirects, and its links. */
function* followed(
  page: PageRecord,
  links: readonly string[],
  deepest: number,
  host: string,
): Generator<FrontierEntry> {
  const depth = page.depth ?? 0;
  const target = page.redirects.at(-1)?.target;
  if (target !== undefined && new URL(target).host === host)
    yield { url: target, discovery: "link", depth, linkedFrom: page.linkedFrom ?? page.url };
  if (depth >= deepest) return;
  // Compare hosts, because relative links on a page of another host lead to that host.
  for (const url of links) {
    if (new URL(url).host === host) yield { url, discovery: "link", depth: depth + 1, linkedFrom: page.url };
  }
}

/** Adds the start pages to the frontier, and yields the records of the site's robots.txt files and sitemaps. */
async function* starts(
  { start, urls, known }: LiveOptions,
  frontier: Frontier,
  client: PoliteClient,
): AsyncGenerator<RobotsRecord | SitemapRecord> {
  if (start !== undefined) {
    const { origin } = new URL(start);
    const robots = await client.robots(origin);
    yield robots.record;
    for (const sibling of siblings(origin)) {
      const { record } = await client.robots(sibling);
      if (typeof record.status === "number") yield record;
    }
    const listed = robots.sitemaps();
    const isGuess = listed.length === 0;
    let sitemap: number | undefined;
    const first = isGuess ? [`${origin}/sitemap.xml`] : listed;
    for await (const part of readSitemaps(first, (url) => sitemapText(url, client))) {
      if (!part.record) {
        sitemap ??= frontier.addSitemap(part.sitemap);
        for (const url of part.urls) frontier.addListed(url, sitemap);
        continue;
      }
      sitemap = undefined;
      const { record, isUnavailable } = part;
      // Report a missing sitemap at a guessed URL only if the server failed: a site need not have a sitemap at that URL.
      if (isGuess && record.failure !== undefined && record.urls === 0 && !isUnavailable) continue;
      yield record;
    }
    frontier.add({ url: start, discovery: "start", depth: 0 });
    const isForbidden = (robots.forbids(start) ?? 0) > 0;
    for await (const url of (isForbidden && known) || []) frontier.add({ url, discovery: "list" });
  }
  for await (const batch of urls ?? []) {
    for (const text of batch) {
      const url = absolute(text);
      if (url !== undefined) frontier.add({ url, discovery: "list" });
    }
  }
}

/** Returns the other origins of the same site, whose robots.txt may differ: with the other scheme, with or without "www.", or both. */
function siblings(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const isName = /[a-z]$/i.test(hostname) && hostname.includes(".");
  if (port !== "" || !isName) return [];
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const schemes = [protocol, protocol === "https:" ? "http:" : "https:"];
  const all = [hostname, other].flatMap((host) => schemes.map((scheme) => `${scheme}//${host}`));
  return all.filter((one) => one !== origin);
}

async function sitemapText(url: string, client: PoliteClient): Promise<SitemapText> {
  const { response, failure, notFetched } = await client.fetch(url, "sitemap");
  if (notFetched?.line === 0) return { failure: "the robots.txt of its host is unreachable", isUnavailable: true };
  if (notFetched) return { failure: `robots.txt disallows it, line ${notFetched.line}` };
  if (failure) return { failure: failure.message, ...(failure.kind !== "private-address" && { isUnavailable: true }) };
  if (response?.status === 200) return { bytes: response.body };
  const status = response?.status ?? 0;
  return { failure: `the status is ${status}`, ...((status >= 500 || status === 429) && { isUnavailable: true }) };
}
