/** Computes the ages of the pages that the catalogue cites, and finds documented facts without a quotation. */
import { allFacts, byRank, highest, prominenceOf } from "./catalogue.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */
/** @typedef {import("./catalogue.mjs").Rank} Rank */

/** The number of days for which a page counts as up to date. */
const FRESH = 90;

const DAY = 24 * 60 * 60 * 1000;

/**
 * A page, with the crawlers whose facts cite it. `pageDate` is the date on the page itself; `read` is the first day on which we read it.
 *
 * @typedef {{ title: string, url?: string, pageDate?: string, read: string, crawlers: string[] } & Rank} CitedPage
 */

/**
 * Returns every page that is cited as a source or as a crawler's documentation. A crawler without a documentation page is listed under its
 * token.
 *
 * @param {Pick<Data, "catalogue" | "sources">} data
 * @returns {CitedPage[]}
 */
export function citedPages({ catalogue, sources }) {
  /** @type {Map<string, { title: string, url?: string, dates: string[], reads: string[], crawlers: Set<string>, ranks: Rank[] }>} */
  const pages = new Map();
  const pageAt = (/** @type {string | undefined} */ url, /** @type {string} */ title) => {
    const address = url?.replace(/#.*/, "");
    const key = address ?? title;
    const page = pages.get(key) ?? { title, url: address, dates: [], reads: [], crawlers: new Set(), ranks: [] };
    pages.set(key, page);
    return page;
  };
  for (const { title, url, read, pageDate } of Object.values(sources)) {
    const page = pageAt(url, title);
    page.reads.push(read);
    if (pageDate !== undefined) page.dates.push(pageDate);
  }
  const facts = allFacts(catalogue);
  for (const crawler of catalogue.crawlers) {
    const page = pageAt(crawler.doc, crawler.token);
    page.reads.push(crawler.read);
    page.crawlers.add(crawler.token);
    const ofCrawler = facts.filter((fact) => fact.crawler === crawler);
    page.ranks.push({ prominence: prominenceOf(crawler), certainty: highest(ofCrawler).certainty });
  }
  for (const { source, crawler, prominence, certainty } of facts) {
    const cited = sources[source ?? ""];
    if (cited === undefined) continue;
    const page = pageAt(cited.url, cited.title);
    page.crawlers.add(crawler.token);
    page.ranks.push({ prominence, certainty });
  }
  return [...pages.values()].map(({ title, url, dates, reads, crawlers, ranks }) => ({
    title,
    url,
    pageDate: dates.sort()[0],
    read: reads.sort()[0],
    crawlers: [...crawlers],
    ...highest(ranks),
  }));
}

/**
 * Returns the pages that are older than 90 days. The age counts from the date on the page itself if there is one, because the day of
 * reading does not show how old the text was.
 *
 * @param {CitedPage[]} pages
 * @param {string} at the day on which the age is computed, as YYYY-MM-DD
 */
export function stale(pages, at) {
  const age = (/** @type {CitedPage} */ { pageDate, read }) =>
    Math.floor((Date.parse(at) - Date.parse(pageDate ?? read)) / DAY);
  const old = pages.map((page) => ({ ...page, age: age(page) })).filter((page) => page.age > FRESH);
  return old.sort((one, other) => byRank(one, other) || other.age - one.age);
}

/**
 * Fields whose values interpret a sentence on the page, so that a quotation is required. Pages state the values of all other fields
 * literally.
 */
const READ = ["wildcard", "robots", "crawl_delay", "renders", "availability", "page_dialect", "fallback"];

/**
 * Returns the documented facts that need a quotation but have none; those of the most prominent crawlers come first.
 *
 * @param {import("./catalogue.mjs").Crawler[]} crawlers
 * @returns {({ token: string, field: string } & Rank)[]}
 */
export function unquoted(crawlers) {
  const missing = crawlers.flatMap((crawler) =>
    READ.filter((field) => {
      const fact = crawler[field];
      const isToken = field === "fallback" && fact?.value.join() === crawler.token;
      return fact?.certainty === "documented" && fact.quote === undefined && !isToken;
    }).map((field) => ({
      token: crawler.token,
      field,
      prominence: prominenceOf(crawler),
      certainty: /** @type {const} */ ("documented"),
    })),
  );
  return missing.sort(byRank);
}
