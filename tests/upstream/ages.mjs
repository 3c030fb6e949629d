/** Computes the ages of cited pages in the catalogue, and finds documented facts without a quotation. */
import { allFacts, byRank, highest, prominenceOf } from "./catalogue.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */
/** @typedef {import("./catalogue.mjs").Rank} Rank */

/** The number of days for which a page counts as up to date. */
const FRESH = 90;

const DAY = 24 * 60 * 60 * 1000;

/**
 * A page, with the crawlers that it documents and the crawlers whose facts cite it. `pageDate` is the date on the page itself, and `read`
 * the day on which the page was read. If several sources or crawlers refer to the page, these are the earliest dates.
 *
 * @typedef {{ title: string, url?: string, pageDate?: string, read: string, crawlers: string[] } & Rank} CitedPage
 */

/**
 * Returns all pages that are sources or the documentation of a crawler. A crawler without documentation has an entry with its token as the
 * title.
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
 * Returns the pages older than 90 days. The age counts from the date on the page, if there is one, because the day on which it was read
 * does not show how old the text is.
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
 * Fields that require a quotation, because their values interpret a sentence on the page. Pages state the values of all other fields
 * literally.
 */
const READ = ["wildcard", "robots", "crawl_delay", "renders", "availability", "page_dialect", "fallback"];

/**
 * Returns documented facts that lack a required quotation. Facts about the most prominent crawlers come first.
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
