/** Runs all checks of `npm run upstream`. */
import { Problem } from "../../scripts/lib/say.mjs";
import { citedPages, stale, unquoted } from "./ages.mjs";
import { byRank } from "./catalogue.mjs";
import { checkChanges } from "./changes.mjs";
import { checkNames } from "./names.mjs";
import { checkOrigins } from "./origins.mjs";
import { checkQuotes } from "./quotes.mjs";
import { isPage } from "./reader.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */
/** @typedef {ReturnType<typeof import("./reader.mjs").createReader>} Reader */
/** @typedef {Awaited<ReturnType<typeof check>>} Report */

/** The names that `--only` accepts. */
export const SECTIONS = ["ages", "quotes", "changes", "names", "origins"];

/**
 * Runs the selected checks and returns their results.
 *
 * @param {Data} data
 * @param {Reader} reader
 * @param {{ at: string, only?: string[] }} options `at`: the day on which ages are computed
 */
export async function check(data, reader, { at, only = SECTIONS }) {
  const has = (/** @type {string} */ section) => only.includes(section);
  const pages = citedPages(data);
  const ages = has("ages")
    ? { all: pages.length, old: stale(pages, at), unquoted: unquoted(data.catalogue.crawlers) }
    : undefined;
  const [quotes, changes, names, origins] = await Promise.all([
    has("quotes") ? checkQuotes(data, reader.read) : undefined,
    has("changes") ? checkChanges(data, reader.read) : undefined,
    has("names") ? checkNames(data, reader.read) : undefined,
    has("origins") ? checkOrigins(data.catalogue, reader.read) : undefined,
  ]);
  const requests = await reader.all();
  const answered = requests.filter(({ answer }) => isPage(answer));
  if (requests.length > 0 && answered.length === 0) throw new Problem(nothingRead(requests));
  // Unread lists come first, because each affects many crawlers, and the report cuts off long tables.
  const others = [quotes, changes].flatMap((section) => section?.unread ?? []).sort(byRank);
  const unread = [...(names?.unread ?? []), ...others];
  return {
    at,
    version: data.catalogue.version,
    requested: { all: requests.length, read: answered.length },
    ...{ ages, quotes, changes, names, origins, unread },
  };
}

/** @param {Awaited<ReturnType<Reader["all"]>>} requests */
function nothingRead(requests) {
  const [first] = requests;
  const reason = first && !isPage(first.answer) ? first.answer.reason : "";
  return `None of ${requests.length} addresses could be read, so nothing is known about changes. ${first?.url}: ${reason}. Check the network and run \`npm run upstream\` again; \`--only ages\` needs no network.`;
}
