import { Fetched, type LastGoodCopy, type RestOfSite } from "robotscope/init";
import { SitemapReader } from "../../../web/sitemap/reader";
import type { TextId } from "../off-thread/messages";
import { found } from "./texts";
import { type Filter, UrlTest } from "./url-test";

/** So many characters are read between two looks at what else there is to do. */
const STEP = 100_000;

let fetched: Fetched | null = null;
let test: UrlTest | null = null;

/** What came back for robots.txt: its status, for how many hours it has been so, and whether there is a copy and a site. */
type Given = [status?: number, hours?: number, copy?: LastGoodCopy, site?: RestOfSite];

/** Tests a list of URLs, one a line, or those that a sitemap names. Tells what has come of it so far, step by step. */
export function* testUrls(robots: TextId, list: string, crawlers: string[], fetch: Given) {
  fetched?.free();
  const { value } = found(robots);
  fetched = fetchedAs(value, fetch);
  const own = new UrlTest(fetched, crawlers, value);
  test = own;
  const reader = new SitemapReader();
  let isIndex = false;
  const take = () => {
    const entries = reader.take();
    isIndex ||= entries.some(({ kind }) => kind === "sitemap");
    own.read(entries.map(({ url }) => url));
  };
  const told = (read: number) => ({
    percent: Math.floor((100 * read) / list.length),
    ...own.summary(),
    isIndex,
    // That a sitemap is not well-formed the page says itself.
    fault: reader.fault?.replace(/^is broken: /, "") ?? "",
  });
  for (let at = 0; at < list.length; at += STEP) {
    reader.read(list.slice(at, at + STEP));
    take();
    yield told(Math.min(list.length, at + STEP));
    // Another list has been given meanwhile.
    if (test !== own) return undefined;
  }
  reader.end();
  take();
  return told(list.length);
}

function fetchedAs(textAtHand: string, [status, hours, lastGoodCopy, restOfSite]: Given): Fetched {
  return new Fetched({
    status: status ?? "network-failure",
    textAtHand,
    ...(hours !== undefined && { unreachableFor: hours * 3600 }),
    ...(lastGoodCopy && { lastGoodCopy }),
    ...(restOfSite && { restOfSite }),
  });
}

export const urlChildren = (folder: string): unknown => test?.children(folder);

export const urlFolders = (): unknown => test?.folders();

export const urlRows = (filter: Filter, start: number, count: number): unknown => test?.rows(filter, start, count);

/** All URLs and answers as a file. */
export const exportUrls = (format: "csv" | "json"): Blob =>
  new Blob([...(test?.export(format) ?? [])], {
    type: format === "csv" ? "text/csv;charset=utf-8" : "application/json",
  });
