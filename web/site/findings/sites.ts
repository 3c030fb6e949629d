import { type Diagnostic, lint, RobotsTxt } from "robotscope";
import type { Cause, RobotsRecord } from "../record.ts";
import { Cache } from "./cache.ts";
import type { CrawlerRoles } from "./crawlers.ts";
import { addExample, commonFolder } from "./groups.ts";
import { PARTITIONS, Partitions } from "./partitions.ts";

const MAX_TALLIES = 5_000;
const MAX_CHARACTERS = 4_000_000;

/**
 * The reason why a group of pages is examined together with an origin's robots.txt.
 *
 * - "origin": pages of this origin; reported for each robots.txt, even if the origin has no pages
 * - "resources": pages that load scripts or style sheets from this origin; `texts` are their URLs
 * - "redirects": pages that redirect to this origin; `texts` are the targets
 * - "signals": pages of this origin with statements about AI use; `texts` are header lines and meta elements
 * - "sitemap": pages of this origin that the sitemap in `texts` lists
 */
export type TallyType = "origin" | "resources" | "redirects" | "signals" | "sitemap";

interface Tally {
  type: TallyType;
  origin: string;
  texts: readonly string[];
  /** The crawlers that may see these pages. */
  crawlers: readonly number[];
  pages: number;
  examples: string[];
  prefix?: string;
}

/** A tally with the robots.txt of its origin. */
export interface SiteFact extends Tally {
  host: string;
  /** The robots.txt of the tally's origin; left out if the run has none. */
  robots?: Robots;
  /** The robots.txt files of the site, keyed by origin: with and without “www.”, on HTTP and HTTPS, and on all ports. */
  site: ReadonlyMap<string, Robots>;
  roles: CrawlerRoles;
}

/** A rule that blocks URLs, with the first of these URLs. */
interface Blocking {
  cause: Cause;
  lines: number[];
  url: string;
  crawlers: number[];
}

/** Returns `true` if search engines may stop crawling while robots.txt has this status. Google treats 429 as a server error. */
export const isUnreachable = (status: RobotsRecord["status"]): boolean =>
  status === "network-failure" || status === 429 || status >= 500;

/** A robots.txt, which is parsed when it is first used. */
export class Robots {
  readonly record: RobotsRecord;
  readonly #lines = new Cache<{ line: number; rule: string } | false>(2_000);
  readonly #agents = new Cache<readonly number[]>(2_000);
  #split: string[] | undefined;
  #rules: ReadonlySet<string> | undefined;
  #parsed: RobotsTxt | undefined;
  #lints: readonly Diagnostic[] | undefined;

  constructor(record: RobotsRecord) {
    this.record = record;
  }

  /** The text that crawlers obey: empty for 4xx except 429, `undefined` if robots.txt is unreachable or behind a bot wall. */
  get text(): string | undefined {
    const { status, text, wall } = this.record;
    if (typeof status !== "number" || isUnreachable(status) || wall !== undefined) return undefined;
    return status >= 400 ? "" : (text ?? "");
  }

  get parsed(): RobotsTxt {
    this.#parsed ??= RobotsTxt.parse(this.text ?? "");
    return this.#parsed;
  }

  #blocks(url: string, crawler: string): { line: number; rule: string } | false {
    return this.#lines.get(`${crawler} ${url}`, () => {
      const { access, lines } = this.parsed.checkMany([url], crawler);
      const line = lines[0] ?? 0;
      if (access[0] !== "disallowed" || line === 0) return false;
      return { line, rule: this.line(line) };
    });
  }

  /** Returns the number of the line whose rule decides access to a URL; `undefined` if no rule does. */
  decidingLine(url: string, crawler: string): number | undefined {
    return this.parsed.checkMany([url], crawler).lines[0] || undefined;
  }

  /**
   * Returns the numbers of the user-agent lines that select a crawler's groups. If a rule is passed, returns only the lines of groups that
   * contain the rule.
   */
  agentLines(crawler: string, rule?: number): readonly number[] {
    return this.#agents.get(`${crawler} ${rule}`, () => {
      const { lookup, dialect } = this.parsed.check(`${this.record.origin}/`, crawler);
      const naming = new Set([...lookup.steps.flatMap(({ lines }) => lines), ...lookup.wildcardLines]);
      const groups = this.parsed.groups(dialect).filter(({ index, rules }) => {
        return lookup.groups.includes(index) && (rule === undefined || rules.some(({ line }) => line === rule));
      });
      return groups.flatMap(({ agentLines }) => agentLines.map(({ line }) => line)).filter((line) => naming.has(line));
    });
  }

  /** Returns `true` if a line contains this rule, written as in `Cause`. */
  hasRule(rule: string): boolean {
    this.#rules ??= new Set(this.#textLines().map(withoutComment));
    return this.#rules.has(rule);
  }

  /** Returns the diagnostics of the text. */
  lints(crawlers: readonly string[]): readonly Diagnostic[] {
    this.#lints ??= lint(this.text ?? "", { crawlers });
    return this.#lints;
  }

  /** Returns the rules that block at least one of these URLs. A rule in several groups is returned once. */
  blocking(urls: readonly string[], crawlers: readonly number[], { names }: CrawlerRoles): Blocking[] {
    const rules = new Map<string, Blocking>();
    for (const crawler of crawlers)
      for (const url of urls) {
        const blocked = this.#blocks(url, names[crawler] ?? "");
        if (!blocked) continue;
        const { line, rule } = blocked;
        const cause = { text: "robots-txt", origin: this.record.origin, line, rule } as const;
        const found: Blocking = rules.get(rule) ?? { cause, lines: [], url, crawlers: [] };
        rules.set(rule, found);
        if (!found.lines.includes(line)) found.lines.push(line);
        if (!found.crawlers.includes(crawler)) found.crawlers.push(crawler);
      }
    return [...rules.values()];
  }

  line(number: number): string {
    return this.#textLines()[number - 1]?.trim() ?? "";
  }

  #textLines(): readonly string[] {
    this.#split ??= (this.text ?? "").split(/\r\n|\r|\n/);
    return this.#split;
  }
}

/** Removes the comment from a line, then the white space at both ends. */
export const withoutComment = (line: string) => line.replace(/#.*/, "").trim();

/** Joins facts about pages with the robots.txt files of their sites. */
export class SiteJoin {
  readonly #robots: Partitions;
  readonly #facts: Partitions;
  readonly #roles: CrawlerRoles;
  #tallies = new Map<string, Tally>();
  #characters = 0;

  constructor(directory: string, roles: CrawlerRoles) {
    this.#robots = new Partitions(directory, "robots");
    this.#facts = new Partitions(directory, "facts");
    this.#roles = roles;
  }

  addRobots(record: RobotsRecord): void {
    if (record.refusal !== undefined) return;
    this.#robots.write(siteOf(record.origin), record);
    this.add({ type: "origin", origin: record.origin, texts: [], crawlers: [] });
  }

  /** Adds a page to a tally. Without `url`, only creates the tally. */
  add(tally: Pick<Tally, "type" | "origin" | "texts" | "crawlers">, url?: string): void {
    const key = [tally.type, tally.origin, tally.crawlers, ...tally.texts].join("\n");
    let found = this.#tallies.get(key);
    if (found === undefined) {
      found = { ...tally, pages: 0, examples: [] };
      this.#tallies.set(key, found);
      this.#characters += 2 * key.length;
    }
    if (url !== undefined) {
      found.pages += 1;
      this.#characters += addExample(found, url);
      found.prefix = commonFolder(found.prefix, url);
    }
    if (this.#tallies.size > MAX_TALLIES || this.#characters > MAX_CHARACTERS) this.#write();
  }

  /** Yields the facts. At any time, only the robots.txt files from one temporary file are in memory. */
  *finish(): Generator<SiteFact> {
    this.#write();
    for (let index = 0; index < PARTITIONS; index++) {
      const sites = new Map<string, Map<string, Robots>>();
      for (const record of this.#robots.read<RobotsRecord>(index)) {
        const site = siteOf(record.origin);
        const robots = sites.get(site) ?? new Map();
        sites.set(site, robots.set(record.origin, new Robots(record)));
      }
      for (const tally of this.#facts.read<Tally>(index)) {
        const site = sites.get(siteOf(tally.origin)) ?? new Map();
        yield { ...tally, host: hostOf(tally.origin), robots: site.get(tally.origin), site, roles: this.#roles };
      }
      this.#robots.remove(index);
      this.#facts.remove(index);
    }
  }

  #write(): void {
    for (const tally of this.#tallies.values()) this.#facts.write(siteOf(tally.origin), tally);
    this.#tallies = new Map();
    this.#characters = 0;
  }
}

export const hostOf = (origin: string) => origin.slice(origin.indexOf("://") + 3);

/** Returns the name that all origins of a site share: the host without "www." and port. */
function siteOf(origin: string): string {
  return hostOf(origin)
    .replace(/^www\./, "")
    .replace(/:\d+$/, "");
}
