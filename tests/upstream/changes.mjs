/** Finds changes announced by Google and the IETF. */
import { SaxesParser } from "saxes";
import { byRank, LAST, prominenceOf } from "./catalogue.mjs";
import { isPage } from "./reader.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */
/** @typedef {import("./catalogue.mjs").Rank} Rank */
/** @typedef {import("./quotes.mjs").UnreadPage} UnreadPage */
/** @typedef {import("./reader.mjs").Read} Read */
/** @typedef {{ feed: string, title: string, url: string, date?: string, crawlers: string[] } & Rank} Entry */
/** @typedef {{ draft: string, source: string, revision: string, date: string, read: string, url: string }} Revision */

/** The feeds in which Google announces changes to its documentation. */
export const FEEDS = [
  { feed: "Google crawling", url: "https://developers.google.com/crawling/docs/changelog/crawling_docs_updates.rss" },
  { feed: "Google Search", url: "https://developers.google.com/search/updates/search_docs_updates.rss" },
];

/**
 * Returns the entries in feeds that are undated or not older than the catalogue, the revisions of cited drafts since the drafts were read,
 * and the feeds and drafts that cannot be read.
 *
 * @param {Pick<Data, "catalogue" | "sources">} data
 * @param {Read} read
 * @returns {Promise<{ entries: Entry[], revisions: Revision[], unread: UnreadPage[] }>}
 */
export async function checkChanges({ catalogue, sources }, read) {
  const result = {
    entries: /** @type {Entry[]} */ ([]),
    revisions: /** @type {Revision[]} */ ([]),
    unread: /** @type {UnreadPage[]} */ ([]),
  };
  const unread = (/** @type {string} */ url, /** @type {string} */ reason) =>
    result.unread.push({ url, reason, ...LAST });
  const feeds = FEEDS.map(async ({ feed, url }) => {
    const answer = await read(url);
    if (!isPage(answer)) return unread(url, answer.reason);
    try {
      const recent = itemsOf(answer.text).filter(({ date }) => date === undefined || date >= catalogue.version);
      for (const { title, link, date, text } of recent)
        result.entries.push({ feed, title, url: link, date, ...named(`${title} ${text}`, catalogue) });
    } catch (error) {
      unread(url, `no feed: ${error.message}`);
    }
  });
  const drafts = Object.entries(sources).flatMap(([source, cited]) => {
    const draft = draftIn(cited.url);
    return draft === undefined ? [] : [{ source, draft, since: cited.read }];
  });
  const revisions = drafts.map(async ({ source, draft, since }) => {
    const url = `https://datatracker.ietf.org/doc/${draft}/doc.json`;
    const answer = await read(url);
    if (!isPage(answer)) return unread(url, answer.reason);
    try {
      for (const { name, rev, published } of historyOf(answer.text)) {
        const date = published.slice(0, 10);
        // Once the draft is an RFC, the datatracker returns the name of the RFC as the revision, too.
        const revision = rev === name ? name : `${name}-${rev}`;
        const page = `https://datatracker.ietf.org/doc/${draft}/`;
        if (date > since) result.revisions.push({ draft, source, revision, date, read: since, url: page });
      }
    } catch (error) {
      unread(url, `no history of revisions: ${error.message}`);
    }
  });
  await Promise.all([...feeds, ...revisions]);
  const newest = (/** @type {{ date?: string }} */ one, /** @type {{ date?: string }} */ other) =>
    (other.date ?? "9").localeCompare(one.date ?? "9");
  result.entries.sort((one, other) => byRank(one, other) || newest(one, other));
  result.revisions.sort(newest);
  return result;
}

/** @param {string} text @param {Data["catalogue"]} catalogue @returns {{ crawlers: string[] } & Rank} */
function named(text, { crawlers }) {
  const words = new Set(text.toLowerCase().match(/[\w-]+/g));
  const found = crawlers.filter(({ token }) => words.has(token.toLowerCase()));
  const [first] = found.map((crawler) => ({ ...LAST, prominence: prominenceOf(crawler) })).sort(byRank);
  return { crawlers: found.map(({ token }) => token), ...(first ?? LAST) };
}

/**
 * Returns the items of an RSS feed.
 *
 * @param {string} xml
 * @returns {{ title: string, link: string, date?: string, text: string }[]}
 */
function itemsOf(xml) {
  /** @type {Record<string, string>[]} */
  const items = [];
  const path = /** @type {string[]} */ ([]);
  const parser = new SaxesParser();
  const add = (/** @type {string} */ text) => {
    const field = path[path.indexOf("item") + 1];
    const item = items.at(-1);
    if (path.includes("item") && field !== undefined && item !== undefined) item[field] = (item[field] ?? "") + text;
  };
  parser.on("opentag", ({ name }) => {
    path.push(name);
    if (name === "item") items.push({});
  });
  parser.on("closetag", () => path.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (items.length === 0) throw new Error("the feed has no entries");
  return items.map(({ title = "", link = "", pubDate = "", description = "" }) => {
    const time = Date.parse(pubDate);
    const date = Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
    return { title: title.trim(), link: link.trim(), date, text: description };
  });
}

/** Returns the name of the Internet-Draft at a URL, without the revision; `undefined` for other URLs. @param {string} url */
function draftIn(url) {
  const { host, pathname } = new URL(url);
  if (!/(?:^|\.)ietf\.org$/.test(host)) return undefined;
  return /\/(draft-[a-z\d-]+?)(?:-\d\d)?(?:\.\w+)?\/?$/.exec(pathname)?.[1];
}

/** @param {string} json @returns {{ name: string, rev: string, published: string }[]} */
function historyOf(json) {
  const { rev_history: history } = JSON.parse(json);
  if (!Array.isArray(history) || history.length === 0) throw new Error("the response has no “rev_history”");
  if (history.some(({ published }) => typeof published !== "string")) throw new Error("a revision has no date");
  return history;
}
