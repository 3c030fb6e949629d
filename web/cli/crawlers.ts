import { type Crawler, type CrawlerClass, crawlers as catalogue, identifyCrawler } from "robotscope";
import { wrongUse } from "./exit.ts";
import type { Output } from "./output.ts";
import { nearest } from "./spelling.ts";

/** The crawlers that most people ask about: the great search engines and the great AI companies. */
const MAIN = [
  "Googlebot",
  "Googlebot-Image",
  "bingbot",
  "YandexBot",
  "Baiduspider",
  "Applebot",
  "DuckDuckBot",
  "Google-Extended",
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "PerplexityBot",
  "CCBot",
] as const;

/** What crawlers are for. */
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

/** The words that stand for several crawlers, beside `operator:NAME`. */
export const CRAWLER_WORDS: readonly string[] = ["main", "all", "ai", ...PURPOSES];

/** What `--crawler` takes, for help texts. */
export const CRAWLER_HELP =
  "crawlers: product tokens or whole User-Agent strings, a purpose (search, ai-training …), ai, main, all, operator:NAME, " +
  "or * for one that nobody names; several with commas, or the option again";

/** Collects what several `--crawler` options name. A whole User-Agent string may hold commas, so it stays whole. */
export function collectNames(value: string, before: string[] = []): string[] {
  const names = value.includes("(") ? [value] : value.split(",");
  return [...before, ...names.map((name) => name.trim()).filter((name) => name !== "")];
}

/**
 * The crawlers that names stand for, each once: product tokens as the catalogue has them, and names that it does not have as
 * they are. Whoever misspells one hears of it.
 */
export function chooseCrawlers(names: readonly string[], output: Output): string[] {
  const chosen = new Map<string, string>();
  for (const name of names) {
    for (const crawler of crawlersOf(name, output)) chosen.set(crawler.toLowerCase(), crawler);
  }
  if (chosen.size === 0) throw wrongUse("no crawler is named: write --crawler Googlebot, for example.");
  return [...chosen.values()];
}

function crawlersOf(name: string, output: Output): string[] {
  const word = name.toLowerCase();
  const all = catalogue();
  const tokens = (test: (crawler: Crawler) => boolean) => all.filter(test).map(({ token }) => token);
  if (word === "all") return tokens(() => true);
  if (word === "main") return [...MAIN];
  if (word === "ai") return tokens(({ class: purpose }) => purpose.startsWith("ai-"));
  if (PURPOSES.some((purpose) => purpose === word)) return tokens(({ class: purpose }) => purpose === word);
  if (word.startsWith("operator:")) return ofOperator(name.slice("operator:".length).trim());

  const known = findCrawler(name);
  if (known) return [known.token];
  const near = nearest(name, [...tokens(() => true), ...CRAWLER_WORDS]);
  if (near !== undefined) {
    output.warn(
      `the catalogue has no “${name}”; did you mean ${near}? It is judged as a crawler that follows RFC 9309.`,
    );
  }
  return [name];
}

/** The tokens of an operator's crawlers. */
export function ofOperator(operator: string): string[] {
  const all = catalogue();
  const found = all.filter((crawler) => crawler.operator.toLowerCase() === operator.toLowerCase());
  if (found.length > 0) return found.map(({ token }) => token);
  const operators = [...new Set(all.map((crawler) => crawler.operator))];
  const near = nearest(operator, operators);
  throw wrongUse(
    `no crawler is run by “${operator}”${near ? `; did you mean ${near}?` : ""}. “robotscope crawlers” lists them all.`,
  );
}

/** The crawler of the catalogue with a token, in whatever letters, or with a User-Agent string. */
export function findCrawler(name: string): Crawler | undefined {
  const word = name.toLowerCase();
  return catalogue().find(({ token }) => token.toLowerCase() === word) ?? identifyCrawler(name);
}
