import { type Crawler, crawlers as catalogue, identifyCrawler } from "robotscope";
import { known, type Named, namedCrawlers, operatedBy, PURPOSES } from "./crawler-names.ts";
import { wrongUse } from "./exit.ts";
import type { Output } from "./output.ts";
import { isMisspelling } from "./spelling.ts";

const engine = { crawlers: catalogue, identifyCrawler };

export const CRAWLER_HELP =
  "crawlers: product tokens or whole User-Agent strings, a purpose (search, ai-training …), ai, main, all, operator:NAME, " +
  "or * for a crawler that no group names; separate several with commas, or repeat the option";

/**
 * Collects the names from repeated `--crawler` options. A value with a parenthesis is not split: it is a complete User-Agent string, which
 * may contain commas.
 */
export function collectNames(value: string, before: string[] = []): string[] {
  const names = value.includes("(") ? [value] : value.split(",");
  return [...before, ...names.map((name) => name.trim()).filter((name) => name !== "")];
}

/**
 * Returns the crawlers selected by `names`, without duplicates: product tokens from the catalogue, and unknown names unchanged. Warns
 * about names that look misspelled. Throws a `Problem` if the operator in `operator:NAME` is unknown, or if `names` is empty.
 */
export function chooseCrawlers(names: readonly string[], output: Output): string[] {
  const chosen = new Map<string, string>();
  for (const name of names) {
    for (const crawler of accepted(namedCrawlers(name, engine), output)) chosen.set(crawler.toLowerCase(), crawler);
  }
  if (chosen.size === 0) throw wrongUse("--crawler contains no name: use --crawler Googlebot, for example.");
  return [...chosen.values()];
}

function accepted({ crawlers, doubt }: Named, output: Output): string[] {
  if (doubt === undefined) return crawlers;
  if (crawlers.length === 0) throw wrongUse(doubt);
  output.warn(doubt);
  return crawlers;
}

/** Returns the crawlers selected by a name. Throws a `Problem` if the name is certainly misspelled, and warns if it may be misspelled. */
export function certainCrawlers(name: string, output: Output): string[] {
  const named = namedCrawlers(name, engine);
  const { near } = named;
  // The engine rejects names that cannot be product tokens, and misspelled purposes, so do not reject them here.
  const isForEngine = !/^[a-z_-]+$/i.test(name) || PURPOSES.some((purpose) => purpose === near);
  if (near !== undefined && !isForEngine && isMisspelling(name, near))
    throw wrongUse(`the catalogue has no “${name}”; did you mean ${near}? “robotscope crawlers” lists all names.`);
  return accepted(named, output);
}

export function ofOperator(operator: string): string[] {
  const { crawlers, doubt } = operatedBy(operator, catalogue());
  if (doubt !== undefined) throw wrongUse(doubt);
  return crawlers;
}

/** Looks up a crawler in the catalogue by product token (case-insensitive) or User-Agent string. */
export const findCrawler = (name: string): Crawler | undefined => known(name, engine);
