import { type Fetch, Fetched } from "robotscope/init";
import type { TextId } from "../off-thread/messages";
import { found } from "./texts";
import { urlSource } from "./url-source";
import { type Filter, UrlTest } from "./url-test";

/** The number of characters after which other queries get a turn. */
const STEP = 100_000;

let fetched: Fetched | null = null;
let test: UrlTest | null = null;

/** The response to the request for robots.txt, whose text the worker has stored. `fetch_argument` in www/src/bridge.rs builds it. */
export type ResponseWithoutText = Omit<Fetch, "text" | "copy" | "textAtHand">;

/**
 * Tests the URLs in a list (one per line), in a table's URL column or in a sitemap. `origin` is the origin of the robots.txt, if known.
 * Yields the results so far after each step, and returns the final results. Returns `undefined` if another test starts meanwhile.
 */
export function* testUrls(
  robots: TextId,
  list: string,
  crawlers: string[],
  fetch: ResponseWithoutText,
  origin?: string,
) {
  fetched?.free();
  const { value } = found(robots);
  fetched = new Fetched({ ...fetch, textAtHand: value });
  const started = new UrlTest(fetched, crawlers, value, origin);
  test = started;
  const source = urlSource(list);
  const outcome = (read: number) => ({
    percent: Math.floor((100 * read) / list.length),
    ...started.summary(),
    ...source.details,
  });
  for (let at = 0; at < list.length; at += STEP) {
    started.read(source.read(list.slice(at, at + STEP)));
    yield outcome(Math.min(list.length, at + STEP));
    // Another test has started.
    if (test !== started) return undefined;
    if (source.details.fault !== "") break;
  }
  started.read(source.end());
  return outcome(list.length);
}

export const urlChildren = (folder: string): unknown => test?.children(folder);

export const urlFolders = (): unknown => test?.folders();

export const urlRows = (filter: Filter, start: number, count: number): unknown => test?.rows(filter, start, count);

export const exportUrls = (format: "csv" | "json"): Blob =>
  new Blob([...(test?.export(format) ?? [])], {
    type: format === "csv" ? "text/csv;charset=utf-8" : "application/json",
  });
