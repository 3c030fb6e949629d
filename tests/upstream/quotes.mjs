/** Finds quotations that the quoted page no longer contains. */
import { allFacts, byRank, highest } from "./catalogue.mjs";
import { isPage } from "./reader.mjs";
import { foldedTexts, hasQuote, plainTextAddress } from "./text.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */
/** @typedef {import("./catalogue.mjs").Rank} Rank */
/** @typedef {{ id: string, quote: string, title: string, url: string, redirect?: string, crawlers: string[] } & Rank} GoneQuote */
/** @typedef {{ url: string, reason: string } & Rank} UnreadPage */

/** The minimum length of a page's text. A shorter page is rendered by scripts, or is an error page with status 200. */
const SHORTEST = 200;

/**
 * Searches each page for its quotations. A page without readable text is unread, and its quotations are neither found nor gone.
 *
 * @param {Pick<Data, "catalogue" | "sources">} data
 * @param {import("./reader.mjs").Read} read
 * @returns {Promise<{ found: number, gone: GoneQuote[], unread: UnreadPage[] }>}
 */
export async function checkQuotes({ catalogue, sources }, read) {
  const facts = allFacts(catalogue);
  const result = { found: 0, gone: /** @type {GoneQuote[]} */ ([]), unread: /** @type {UnreadPage[]} */ ([]) };
  const quoted = Object.entries(sources).filter(([, { quotes }]) => quotes !== undefined);
  await Promise.all(
    quoted.map(async ([id, { title, url, quotes = {} }]) => {
      const missing = new Set(Object.keys(quotes));
      const reasons = [];
      let final;
      for (const address of addresses(url)) {
        const answer = await texts(await read(address));
        if ("reason" in answer) reasons.push(`${answer.reason} (${address})`);
        else {
          final ??= { address, ...answer };
          for (const name of missing)
            if (answer.texts.some((text) => hasQuote(text, quotes[name] ?? ""))) missing.delete(name);
          if (missing.size === 0) break;
        }
      }
      const users = (/** @type {string} */ start) => facts.filter(({ fact }) => fact.quote?.startsWith(start));
      if (final === undefined) {
        result.unread.push({ url, reason: reasons.join("; "), ...highest(users(`${id}#`)) });
        return;
      }
      result.found += Object.keys(quotes).length - missing.size;
      for (const name of missing) {
        const quoting = facts.filter(({ fact }) => fact.quote === `${id}#${name}`);
        result.gone.push({
          ...{ id: `${id}#${name}`, quote: quotes[name] ?? "", title, url },
          ...(final.url !== final.address && { redirect: final.url }),
          crawlers: [...new Set(quoting.map(({ crawler }) => crawler.token))],
          ...highest(quoting),
        });
      }
    }),
  );
  result.gone.sort((one, other) => byRank(one, other) || one.id.localeCompare(other.id));
  result.unread.sort((one, other) => byRank(one, other) || one.url.localeCompare(other.url));
  return result;
}

/**
 * Returns the URLs at which to look for the text of a page: first the plain-text version, if any, then the page itself.
 *
 * @param {string} url
 */
function addresses(url) {
  const page = url.replace(/#.*/, "");
  const plain = plainTextAddress(page);
  return plain === undefined ? [page] : [plain, page];
}

/** @param {import("./reader.mjs").Answer} answer */
function texts(answer) {
  if (!isPage(answer)) return answer;
  const { type, url } = answer;
  if (type !== "" && !/^(?:text\/|application\/xhtml)/i.test(type)) return { reason: `${type} instead of text` };
  const texts = foldedTexts(answer);
  const longest = Math.max(...texts.map(({ length }) => length));
  return longest < SHORTEST ? { reason: "hardly any text without scripts" } : { texts, url };
}
