/** Reads the catalogue and its sources for the checks in `npm run upstream`. */
import { readFile } from "node:fs/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** @typedef {"documented" | "reported" | "assumed"} Certainty */
/** @typedef {"leading" | "main" | "other"} Prominence */
/** @typedef {{ value: any, certainty: Certainty, quote?: string }} Fact */
/** @typedef {{ token: string, read: string, doc?: string, origin?: string, prominence?: Prominence, [field: string]: any }} Crawler */
/** @typedef {{ source: string, [field: string]: any }} Origin */
/** @typedef {{ version: string, crawlers: Crawler[], origins: Record<string, Origin> }} Catalogue */
/** @typedef {{ title: string, url: string, read: string, pageDate?: string, quotes?: Record<string, string> }} Source */
/** @typedef {{ catalogue: Catalogue, sources: Record<string, Source>, ignored: { name: string }[] }} Data */
/** @typedef {{ prominence: Prominence, certainty: Certainty }} Rank */

/** @type {Prominence[]} */
const PROMINENCE = ["leading", "main", "other"];

/** @type {Certainty[]} */
const CERTAINTY = ["documented", "reported", "assumed"];

/** The rank of an item that no fact in the catalogue uses. @type {Rank} */
export const LAST = { prominence: "other", certainty: "assumed" };

/** Reads the catalogue, its sources, and the names to ignore. @returns {Promise<Data>} */
export async function readData() {
  const data = async (/** @type {string} */ name) =>
    JSON.parse(await readFile(inRoot("core", "crawl", "data", name), "utf8"));
  const { sources } = await data("sources.json");
  const { ignored } = await data("ignored.json");
  return { catalogue: await data("crawlers.json"), sources, ignored };
}

/** Orders ranks by prominence, then by certainty. @param {Rank} one @param {Rank} other */
export const byRank = (one, other) =>
  PROMINENCE.indexOf(one.prominence) - PROMINENCE.indexOf(other.prominence) ||
  CERTAINTY.indexOf(one.certainty) - CERTAINTY.indexOf(other.certainty);

/** Returns the highest rank, or `LAST` if there is none. @param {Rank[]} ranks @returns {Rank} */
export function highest(ranks) {
  const [first = LAST] = [...ranks].sort(byRank);
  return { prominence: first.prominence, certainty: first.certainty };
}

/** Returns the prominence of a crawler; “other” by default. @param {Crawler} crawler @returns {Prominence} */
export const prominenceOf = ({ prominence = "other" }) => prominence;

/** Returns the facts about a crawler or an origin. @param {Record<string, any>} entry @returns {{ field: string, fact: Fact }[]} */
export const factsOf = (entry) =>
  Object.entries(entry).flatMap(([field, fact]) => (fact?.certainty === undefined ? [] : [{ field, fact }]));

/**
 * Returns all facts with their crawlers. A fact about an origin is repeated for each crawler with this origin.
 *
 * @param {Catalogue} catalogue
 * @returns {({ crawler: Crawler, field: string, fact: Fact, source?: string } & Rank)[]}
 */
export function allFacts({ crawlers, origins }) {
  return crawlers.flatMap((crawler) => {
    const origin = origins[crawler.origin ?? ""];
    const facts = [
      ...factsOf(crawler).map((found) => ({ ...found, source: found.fact.quote?.split("#")[0] })),
      ...factsOf(origin ?? {}).map((found) => ({ ...found, source: origin?.source })),
    ];
    return facts.map((found) => ({
      ...found,
      crawler,
      prominence: prominenceOf(crawler),
      certainty: found.fact.certainty,
    }));
  });
}
