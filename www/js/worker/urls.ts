import { SitemapReader } from "../../../web/sitemap/reader";
import { UrlTest } from "../../pkg/worker/robotscope_worker.js";
import type { TextId } from "../off-thread/messages";
import { parsed } from "./texts";

/** So many characters are read between two looks at what else there is to do. */
const STEP = 200_000;
/** So many URLs are written at once. */
const ROWS = 5000;

let test: UrlTest | null = null;

/** What came back for robots.txt: its status, for how many hours it has been so, and whether there is a copy and a site. */
type Fetch = [status?: number, hours?: number, copy?: string, site?: string];

/** Tests a list of URLs, one a line, or those that a sitemap names. Tells how much of it is read, from 0 to 1. */
export function* testUrls(robots: TextId, list: string, crawlers: string[], fetch: Fetch): Generator<number, unknown> {
  test?.free();
  test = null;
  const own = new UrlTest(parsed(robots), crawlers, ...fetch);
  test = own;
  const reader = new SitemapReader();
  let isIndex = false;
  const take = () => {
    const entries = reader.take();
    isIndex ||= entries.some(({ kind }) => kind === "sitemap");
    own.read(entries.map(({ url }) => url).join("\n"));
  };
  for (let at = 0; at < list.length; at += STEP) {
    reader.read(list.slice(at, at + STEP));
    take();
    yield Math.min(1, (at + STEP) / list.length);
    // Another list has been given meanwhile.
    if (test !== own) return undefined;
  }
  reader.end();
  take();
  // That a sitemap is not well-formed the page says itself.
  return { ...own.summary(), isIndex, fault: reader.fault?.replace(/^is broken: /, "") };
}

export const urlChildren = (folder: string): unknown => test?.children(folder);

export const urlRows = (filter: string, start: number, count: number): unknown => test?.rows(filter, start, count);

/** All URLs and answers as a file. */
export function exportUrls(format: "csv" | "json"): Blob {
  const parts: string[] = [];
  let start = 0;
  for (;;) {
    const part = test?.export(format, start, ROWS) ?? "";
    if (part === "") break;
    parts.push(part);
    start += ROWS;
  }
  return new Blob(parts, { type: format === "csv" ? "text/csv;charset=utf-8" : "application/json" });
}
