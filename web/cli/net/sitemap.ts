import { isPrivate } from "../../net/address.ts";
import { LONGEST_SITEMAP } from "../../net/body-limits.ts";
import { Credentials, withoutCredentials } from "../../net/credentials.ts";
import { FetchError } from "../../net/failure.ts";
import { type Entry, MOST_INDEXES, MOST_SITEMAPS, TOO_DEEP, TOO_MANY } from "../../sitemap/reader.ts";
import { missingInput, Problem } from "../exit.ts";
import { isWebAddress, nameOf, pieces, webAddressLike } from "../source.ts";
import { BrokenEncodingError, gunzipped } from "./body.ts";
import { type FetchOptions, open } from "./http.ts";
import { sitemapEntries } from "./sitemap-text.ts";

export interface SitemapOptions extends FetchOptions {
  /** Called with messages about harmless irregularities. */
  warn: (message: string) => void;
}

// https://www.sitemaps.org/protocol.html#index
const MOST_ENTRIES = 50_000;
/** The maximum size of a fetched sitemap, in bytes, after decompression. No real sitemap is that large. */
const LONGEST_FETCH = 20 * LONGEST_SITEMAP;
/** The time limit for a fetch, in milliseconds: large sitemaps take long. A stalled fetch fails earlier, at the idle timeout. */
const WHOLE = 60 * 60_000;

/**
 * Yields the URLs in a sitemap in batches, as they arrive. The source is a file, stdin ("-"), or a web address. The format is XML, one URL
 * per line, RSS or Atom, optionally compressed. If the source is a sitemap index, its sitemaps are read one after the other, each once. For a
 * broken sitemap, yields the URLs before the fault and throws a `Problem`. If a sitemap in an index cannot be read, the others are still read
 * before a `Problem` is thrown.
 */
export async function* sitemapUrls(named: string, options: SitemapOptions): AsyncGenerator<string[]> {
  const { credentials = new Credentials(), warn } = options;
  const source = credentials.take(named);
  const typed = isWebAddress(source) ? webAddressLike("https://example.com/sitemap.xml", source).href : source;
  const state: ReadingState = { ...options, credentials, typed };
  const seen = new Set([typed]);
  const waiting = [{ sitemap: typed, indexes: 0 }];
  /** Queues a sitemap of an index. If a limit prevents that, returns the reason. */
  const wait = (location: string, index: string, indexes: number): string | undefined => {
    const url = childUrl(location, index);
    if (url === undefined)
      warn(`${nameOf(index)} names “${withoutCredentials(location)}” as a sitemap, which is not a URL.`);
    if (url === undefined || seen.has(url)) return undefined;
    if (indexes > MOST_INDEXES) return TOO_DEEP;
    if (seen.size === MOST_SITEMAPS) return TOO_MANY;
    seen.add(url);
    waiting.push({ sitemap: url, indexes });
    return undefined;
  };
  let failed = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { sitemap, indexes } = next;
    let fault: string | undefined;
    try {
      for await (const entries of read(sitemap, state)) {
        const urls = (wanted: Entry["kind"]) => entries.flatMap(({ kind, url }) => (kind === wanted ? [url] : []));
        const pages = urls("page");
        if (pages.length > 0) yield pages;
        for (const url of urls("sitemap")) fault = wait(url, sitemap, indexes + 1) ?? fault;
      }
      if (fault !== undefined) throw missingInput(`${nameOf(sitemap)} ${fault}.`);
    } catch (error) {
      if (sitemap === typed || !(error instanceof Problem)) throw error;
      warn(error.message);
      failed += 1;
    }
  }
  if (failed > 0) {
    throw missingInput(`${failed} of the ${seen.size - 1} sitemaps in ${nameOf(source)} could not be read completely.`);
  }
}

/** The state while a sitemap, or an index with its sitemaps, is read. */
interface ReadingState extends SitemapOptions {
  /** The source that the user named. */
  typed: string;
  /** The host of the source that the user named, if the host's address is private. Sitemaps in an index may then be on this host, too. */
  privateHost?: string;
}

/**
 * Returns the URL of a sitemap in an index. Resolves relative URLs as browsers do. Returns `undefined` if the result is not a web address.
 */
function childUrl(location: string, index: string): string | undefined {
  try {
    const url = isWebAddress(index) ? new URL(location, index) : new URL(location);
    // Remove credentials, because those in an index are not the user's.
    url.username = "";
    url.password = "";
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}

async function* read(sitemap: string, state: ReadingState): AsyncGenerator<Entry[]> {
  const name = nameOf(sitemap);
  let count = 0;
  for await (const entries of sitemapEntries(name, text(sitemap, state))) {
    if (count <= MOST_ENTRIES && count + entries.length > MOST_ENTRIES) {
      state.warn(`${name} has more than 50,000 entries: crawlers may ignore the rest.`);
    }
    count += entries.length;
    yield entries;
  }
}

/** Yields the decompressed text of a sitemap. */
async function* text(sitemap: string, state: ReadingState): AsyncGenerator<Uint8Array> {
  const name = nameOf(sitemap);
  const isFetched = isWebAddress(sitemap);
  const bytes = isFetched ? fetched(new URL(sitemap), state) : pieces(sitemap);
  let length = 0;
  for await (const piece of unzipped(name, bytes)) {
    if (length <= LONGEST_SITEMAP && length + piece.length > LONGEST_SITEMAP) {
      state.warn(`${name} is larger than 50 MB: crawlers may ignore the rest.`);
    }
    length += piece.length;
    if (isFetched && length > LONGEST_FETCH)
      throw missingInput(`${name} exceeds the limit of 1 GB: the rest was not read.`);
    yield piece;
  }
}

async function* unzipped(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* gunzipped(bytes);
  } catch (error) {
    if (!(error instanceof BrokenEncodingError)) throw error;
    throw missingInput(`${name} is broken: it cannot be decompressed (${error.message}).`, error);
  }
}

async function* fetched(url: URL, state: ReadingState): AsyncGenerator<Uint8Array> {
  const { addresses = "typed", timeouts, typed, privateHost } = state;
  // The user did not name the URLs in an index. Like a redirect, such a URL must not lead into a private network.
  const isTyped = url.href === typed || url.hostname === privateHost;
  const opened = await open(url, {
    ...state,
    addresses: isTyped || addresses === "all" ? addresses : "public",
    timeouts: { ...timeouts, whole: WHOLE },
  });
  const address = opened.hops[0]?.address;
  if (url.href === typed && address !== undefined && isPrivate(address)) state.privateHost = url.hostname;
  try {
    if (opened.failure) throw missingInput(`cannot fetch ${opened.url}: ${opened.failure.message}.`);
    if (opened.status !== 200)
      throw missingInput(`cannot fetch ${opened.url}: the server returned status ${opened.status}.`);
    yield* opened.body;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw missingInput(`${opened.url} was not read completely: ${error.message}.`, error);
  } finally {
    opened.close();
  }
}
