import type { Crawler, CrawlerClass } from "robotscope";
import { nearest } from "./spelling.ts";

/** The engine functions that this module uses. */
type Engine = Pick<typeof import("robotscope"), "crawlers" | "identifyCrawler">;

export const PURPOSES: readonly CrawlerClass[] = [
  "search",
  "ai-training",
  "ai-search",
  "ai-user-fetch",
  "ads",
  "archive",
  "seo",
  "social-preview",
  "monitoring",
  "other",
];

/** Words that select several crawlers. `operator:NAME` also selects several. */
export const CRAWLER_WORDS: readonly string[] = ["main", "all", "ai", ...PURPOSES];

/** The crawlers selected by a name, as product tokens from the catalogue. An unknown name remains unchanged. */
export interface Named {
  crawlers: string[];
  /** If the name is unknown: the known name that the user probably meant. */
  near?: string;
  doubt?: string;
}

/** Returns `true` if a crawler serves a purpose. Crawlers such as CCBot also serve AI training, because their data is used for it. */
export const serves = ({ class: main, aiUses }: Crawler, purpose: string): boolean =>
  main === purpose || (purpose === "ai-training" && aiUses.includes("training"));

/** Returns the crawlers selected by a name: a product token, a complete User-Agent string, or a word for several crawlers. */
export function namedCrawlers(name: string, engine: Engine): Named {
  const word = name.toLowerCase();
  const all = engine.crawlers();
  const those = (test: (crawler: Crawler) => boolean) => ({ crawlers: all.filter(test).map(({ token }) => token) });
  if (word === "all") return those(() => true);
  if (word === "main") return those(({ prominence }) => prominence !== "other");
  if (word === "ai") return those(({ aiUses }) => aiUses.length > 0);
  // Rules generated for a purpose omit retired crawlers, so omit them here, too.
  if (PURPOSES.some((purpose) => purpose === word))
    return those((crawler) => crawler.status !== "retired" && serves(crawler, word));
  if (word.startsWith("operator:")) return operatedBy(name.slice("operator:".length).trim(), all);

  const names = [...all.map(({ token }) => token), ...CRAWLER_WORDS];
  const isName = (text: string) => text === "*" || names.some((one) => one.toLowerCase() === text);
  const parts = word.split(/\s+/);
  // The engine would read the names as a User-Agent string, and return only one crawler.
  if (parts.length > 1 && parts.every(isName) && !isName(word)) {
    const hint = "separate them with commas, or, in robotscope.json, write each as a separate string.";
    return { crawlers: [], doubt: `“${name}” contains several names: ${hint}` };
  }

  const crawler = known(name, engine, all);
  if (crawler) return { crawlers: [crawler.token] };
  const near = nearest(name, names);
  if (near === undefined) return { crawlers: [name] };
  return {
    crawlers: [name],
    near,
    doubt: `the catalogue has no “${name}”; did you mean ${near}? The name is treated as a crawler that follows RFC 9309.`,
  };
}

export function operatedBy(operator: string, all: readonly Crawler[]): Named {
  const found = all.filter((crawler) => crawler.operator.toLowerCase() === operator.toLowerCase());
  if (found.length > 0) return { crawlers: found.map(({ token }) => token) };
  const near = nearest(operator, [...new Set(all.map((crawler) => crawler.operator))]);
  const meant = near ? `; did you mean ${near}?` : ".";
  return { crawlers: [], doubt: `no crawler is run by “${operator}”${meant} “robotscope crawlers” lists them all.` };
}

/** Looks up a crawler in the catalogue by product token (case-insensitive) or User-Agent string; `undefined` if there is none. */
export function known(name: string, engine: Engine, all = engine.crawlers()): Crawler | undefined {
  const word = name.toLowerCase();
  return all.find(({ token }) => token.toLowerCase() === word) ?? engine.identifyCrawler(name);
}
