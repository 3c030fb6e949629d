import { type Crawler, crawlers as catalogue } from "robotscope";

/** The names of a run's crawlers, and for each purpose, the indexes of its crawlers in `names`. */
export class CrawlerRoles {
  readonly names: readonly string[];
  /** The search engines; all crawlers if the run has none. Findings about listings consider only these crawlers. */
  readonly search: readonly number[];
  /** `true` if `search` contains search engines; `false` if it contains all crawlers. */
  readonly hasSearch: boolean;
  /** The crawlers that search the web for answers of AI assistants. */
  readonly aiSearch: readonly number[];
  /** The search engines that are documented to render pages. */
  readonly rendering: readonly number[];
  /** The crawler under whose name the pages were fetched; left out if they were fetched under robotscope's name. */
  as: number | undefined;
  readonly #indexes: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names;
    this.#indexes = new Map(names.map((name, index) => [name, index]));
    const known = new Map<string, Crawler>(catalogue().map((crawler) => [crawler.token.toLowerCase(), crawler]));
    const crawlers = names.map((name) => known.get(name.toLowerCase()));
    const where = (isWanted: (crawler: Crawler) => boolean) =>
      crawlers.flatMap((crawler, index) => (crawler && isWanted(crawler) ? [index] : []));
    const search = where((crawler) => crawler.class === "search");
    this.hasSearch = search.length > 0;
    this.search = this.hasSearch ? search : names.map((_, index) => index);
    this.aiSearch = where((crawler) => crawler.class === "ai-search");
    this.rendering = where((crawler) => crawler.class === "search" && crawler.renders.value === "yes");
  }

  indexOf(name: string): number | undefined {
    return this.#indexes.get(name);
  }

  namesOf(indexes: readonly number[]): string[] {
    return [...indexes].sort((one, other) => one - other).map((index) => this.names[index] ?? "");
  }
}

/** Returns the indexes that are in both lists. */
export function both(one: readonly number[], other: readonly number[]): number[] {
  return one.filter((index) => other.includes(index));
}
