import { Fetched, type LastGoodCopy, type RestOfSite } from "robotscope/init";
import { SaxesParser } from "saxes";
import type { TextId } from "../off-thread/messages";
import { found } from "./texts";
import { UrlTest } from "./url-test";

/** So many characters are read between two looks at what else there is to do. */
const STEP = 200_000;

let fetched: Fetched | null = null;
let test: UrlTest | null = null;

/** What came back for robots.txt: its status, for how many hours it has been so, and whether there is a copy and a site. */
type Given = [status?: number, hours?: number, copy?: LastGoodCopy, site?: RestOfSite];

/** Tests a list of URLs, one a line, or those that a sitemap names. Tells how much of it is read, from 0 to 1. */
export function* testUrls(robots: TextId, list: string, crawlers: string[], fetch: Given): Generator<number, unknown> {
  fetched?.free();
  fetched = fetchedAs(found(robots).value, fetch);
  const own = new UrlTest(fetched, crawlers);
  test = own;
  const reader = list.trimStart().startsWith("<") ? sitemap(own) : lines(own);
  for (let at = 0; at < list.length; at += STEP) {
    reader.read(list.slice(at, at + STEP));
    yield Math.min(1, (at + STEP) / list.length);
    // Another list has been given meanwhile.
    if (test !== own) return undefined;
  }
  const fault = reader.end();
  return { ...own.summary(), isIndex: reader.isIndex(), fault };
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

export const urlRows = (filter: "all" | "blocked" | "differ", start: number, count: number): unknown =>
  test?.rows(filter, start, count);

/** All URLs and answers as a file. */
export const exportUrls = (format: "csv" | "json"): Blob =>
  new Blob([...(test?.export(format) ?? [])], {
    type: format === "csv" ? "text/csv;charset=utf-8" : "application/json",
  });

/** Something that reads a list piece by piece; `end` gives what is wrong with it. */
interface Reader {
  /** Whether it lists sitemaps rather than pages. */
  isIndex(): boolean;
  read(text: string): void;
  end(): string;
}

function lines(own: UrlTest): Reader {
  let rest = "";
  return {
    isIndex: () => false,
    read(text) {
      const end = text.lastIndexOf("\n") + 1;
      if (end === 0) {
        rest += text;
        return;
      }
      own.read((rest + text.slice(0, end)).split(/[\r\n]+/));
      rest = text.slice(end);
    },
    end() {
      own.read(rest.split("\r"));
      return "";
    },
  };
}

/** The `loc` elements of a sitemap, those of images and videos left out. */
function sitemap(own: UrlTest): Reader {
  const parser = new SaxesParser();
  let found: string[] = [];
  let loc: string | null = null;
  let fault = "";
  let root = "";
  // The root and its entries have the same prefix, if they have one.
  const isLoc = (name: string) => name === `${root.slice(0, root.lastIndexOf(":") + 1)}loc`;
  parser.on("opentag", ({ name }) => {
    root ||= name;
    if (isLoc(name)) loc = "";
  });
  const add = (text: string) => {
    if (loc !== null) loc += text;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    if (!isLoc(name)) return;
    if (loc !== null) found.push(loc.replace(/\s+/g, ""));
    loc = null;
  });
  parser.on("error", (error) => {
    fault ||= error.message;
  });
  const flush = () => {
    own.read(found);
    found = [];
  };
  return {
    isIndex: () => /(^|:)sitemapindex$/.test(root),
    read(text) {
      parser.write(text);
      flush();
    },
    end() {
      parser.close();
      flush();
      return fault;
    },
  };
}
