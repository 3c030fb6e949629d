/** So many days a fact is taken for fresh. */
const FRESH = 90;

const DAY = 24 * 60 * 60 * 1000;

/**
 * What was read so long ago that it should be read again, the oldest first.
 *
 * @param {{ title: string, url?: string, read: string }[]} facts
 * @param {string} at the day to count from, YYYY-MM-DD
 */
export function stale(facts, at) {
  const age = ({ read }) => Math.floor((Date.parse(at) - Date.parse(read)) / DAY);
  const old = facts.map((fact) => ({ ...fact, age: age(fact) })).filter((fact) => fact.age > FRESH);
  return old.sort((one, other) => other.age - one.age);
}

/**
 * All that has a day on which it was read: the crawlers and the sources.
 *
 * @param {{ crawlers: { token: string, doc?: string, read: string }[] }} catalogue
 * @param {{ sources: Record<string, { title: string, url: string, read: string }> }} sources
 */
export function facts(catalogue, sources) {
  const crawlers = catalogue.crawlers.map(({ token, doc, read }) => ({ title: token, url: doc, read }));
  return [...crawlers, ...Object.values(sources.sources)];
}
