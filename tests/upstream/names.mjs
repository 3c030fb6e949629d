/** Finds names on public lists that the catalogue lacks. */
import { LAST } from "./catalogue.mjs";
import { LISTS } from "./lists.mjs";
import { isPage } from "./reader.mjs";

/** @typedef {import("./catalogue.mjs").Data} Data */

/**
 * Returns names that are in neither the catalogue nor ignored.json. Names on more lists come first; names on the same number of
 * lists follow the order of the lists.
 *
 * @param {Pick<Data, "catalogue" | "ignored">} data
 * @param {import("./reader.mjs").Read} read
 */
export async function checkNames({ catalogue, ignored }, read) {
  const words = catalogue.crawlers.flatMap(({ token, fallback, ua_words: uaWords = [] }) => [
    ...[token, ...uaWords],
    ...(fallback?.value ?? []),
  ]);
  const known = new Set([...words, ...ignored.map(({ name }) => name)].map(keyOf));
  const agents = [...words, ...catalogue.crawlers.flatMap(({ user_agent: agent }) => agent?.value ?? [])];
  /** @type {Map<string, { name: string, lists: Set<string> }>} */
  const missing = new Map();
  const compared = /** @type {{ list: string, names: number, missing: number }[]} */ ([]);
  const unread = /** @type {import("./quotes.mjs").UnreadPage[]} */ ([]);
  const answers = await Promise.all(LISTS.map(async (list) => ({ ...list, answer: await read(list.url) })));
  for (const { list, url, namesIn, answer } of answers) {
    try {
      if (!isPage(answer)) throw new Error(answer.reason);
      const names = namesIn(answer.text);
      if (names.length === 0) throw new Error("the list has no names");
      const all = new Set();
      const unknown = new Set();
      for (const { name, pattern } of names) {
        const key = keyOf(name);
        all.add(key);
        if (known.has(key) || (pattern && agents.some((agent) => pattern.test(agent)))) continue;
        unknown.add(key);
        const entry = missing.get(key) ?? { name, lists: new Set() };
        missing.set(key, entry);
        entry.lists.add(list);
      }
      compared.push({ list, names: all.size, missing: unknown.size });
    } catch (error) {
      unread.push({ url, reason: error.message, ...LAST });
    }
  }
  const ranked = [...missing.values()].map(({ name, lists }) => ({ name, lists: [...lists] }));
  const first = (/** @type {{ lists: string[] }} */ { lists }) => LISTS.findIndex(({ list }) => list === lists[0]);
  ranked.sort(
    (one, other) =>
      other.lists.length - one.lists.length || first(one) - first(other) || one.name.localeCompare(other.name),
  );
  return { compared, missing: ranked, unread };
}

/** Returns the same key for all spellings of a name, such as `Foo Bot`, `foo-bot` and `FooBot`. @param {string} name */
const keyOf = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "") || name;
