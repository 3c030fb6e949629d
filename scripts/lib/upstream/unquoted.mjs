/** Documented facts without a quotation. */
import { byRank, prominenceOf } from "./catalogue.mjs";

/** @typedef {import("./catalogue.mjs").Crawler} Crawler */

/** Fields whose value is a reading of a sentence; the value of other fields is on the page itself. */
const READ = ["wildcard", "robots", "crawl_delay", "renders", "availability", "page_dialect", "fallback"];

/**
 * Returns the documented facts that need a quotation and have none, most prominent crawlers first.
 *
 * @param {Crawler[]} crawlers
 * @returns {({ token: string, field: string } & import("./catalogue.mjs").Rank)[]}
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
