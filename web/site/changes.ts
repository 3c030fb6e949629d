import { CrawlerRoles } from "./findings/crawlers.ts";
import type { Totals } from "./findings/finish.ts";
import { addExample, type Data, type Group, Groups } from "./findings/groups.ts";
import { PARTITIONS, Partitions } from "./findings/partitions.ts";
import { Robots, withoutComment } from "./findings/sites.ts";
import {
  causeOf,
  causeWords,
  code,
  crawlersOf,
  list,
  pagesOf,
  robotsLine,
  robotsTxtOf,
  verb,
} from "./findings/words.ts";
import type { PageRecord, PageVerdict, SiteRecord, UnevaluatedRecord } from "./record.ts";
import { isVariant, sharedTarget } from "./shared-target.ts";

/**
 * The effect of a change on a crawler.
 *
 * - "loss": the crawler may no longer list pages
 * - "elsewhere": a canonical link now asks the crawler to list another URL instead
 * - "unrendered": robots.txt now blocks scripts or style sheets of pages
 * - "gain": the crawler may now list pages
 * - "blocked": robots.txt now blocks pages that the crawler could not list before, so their URLs can appear in results
 * - "seen": the crawler may now fetch pages that robots.txt blocked before, but may not list them
 * - "unknown": the new run has no verdict
 */
export type Effect = "loss" | "elsewhere" | "unrendered" | "gain" | "blocked" | "seen" | "unknown";

/** Pages whose verdict changed for the same reason. */
export interface SiteChange {
  effect: Effect;
  /** One or two sentences that name the cause and the number of pages. */
  sentence: string;
  pages: number;
  /** The affected crawlers, in the order of the run. */
  crawlers: string[];
  /** At most ten URLs, the first in alphabetical order. */
  examples: string[];
}

/** Pages that only one of two runs has. */
export interface UnmatchedPages {
  pages: number;
  /** At most ten URLs, the first in alphabetical order. */
  examples: string[];
}

/** The difference between two runs. */
export interface SiteComparison {
  /** The changes, in the order of the variants of `Effect`. Within an effect, changes that affect more pages come first. */
  changes: SiteChange[];
  /** The number of pages that both runs have. */
  compared: number;
  /** The pages that only the earlier run has. */
  missing: UnmatchedPages;
  /** The pages that only the new run has. */
  added: UnmatchedPages;
}

/**
 * The outcome of a page for a crawler, reduced to the states that a comparison distinguishes. "gone": the page redirects or has an error
 * status, and it is only assumed that this hides the page from the crawler.
 */
type State = "listed" | "hidden" | "gone" | "blocked" | "unknown";

/** A page of one of the runs. `states` and `causes` have one entry for each crawler. */
interface Row {
  isNew: boolean;
  url: string;
  states: State[];
  causes: (Data | undefined)[];
  /** The canonical URL, if it belongs to another page. */
  canonical?: string;
  /** The rules that block scripts or style sheets of the page. */
  blocking: { data: Data; lines: number[]; crawlers: number[] }[];
}

const EFFECTS: readonly Effect[] = ["loss", "elsewhere", "unrendered", "gain", "blocked", "seen", "unknown"];

/** The maximum number of origins whose robots.txt is retained. */
const MOST_ORIGINS = 500;

/**
 * Compares the verdicts of two runs with the same crawlers. Differences in wording, line numbers or page order do not count. Matches
 * the pages of both runs in temporary files, so that only a small part of the pages is in memory.
 */
export class SiteChanges {
  readonly #roles: CrawlerRoles;
  readonly #pages: Partitions;
  readonly #groups: Groups;
  readonly #robotsBefore = new Map<string, Robots>();
  readonly #robotsAfter = new Map<string, Robots>();
  readonly #hosts = new Set<string>();

  /** `directory` is an existing folder for temporary files. `crawlers` are the names in the verdicts of page records. */
  constructor(options: { directory: string; crawlers: readonly string[] }) {
    this.#roles = new CrawlerRoles(options.crawlers);
    this.#pages = new Partitions(options.directory, "compared");
    this.#groups = new Groups(options.directory, () => 1);
  }

  /** Reads a record of the earlier run. */
  before(record: SiteRecord): void {
    if (record.record === "robots") this.#keep(this.#robotsBefore, new Robots(record));
    if (record.record === "page") this.#pages.write(record.url, this.#row(record, this.#robotsBefore, false));
    if (record.record === "unevaluated") this.#pages.write(record.url, this.#unevaluated(record, false));
  }

  /** Reads a record of the new run. */
  after(record: SiteRecord): void {
    if (record.record === "robots") this.#keep(this.#robotsAfter, new Robots(record));
    if (record.record === "unevaluated") this.#pages.write(record.url, this.#unevaluated(record, true));
    if (record.record !== "page") return;
    this.#hosts.add(new URL(record.url).host);
    this.#pages.write(record.url, this.#row(record, this.#robotsAfter, true));
  }

  /** Matches the pages of both runs and returns the comparison. Removes the temporary files. */
  finish(): SiteComparison {
    const comparison: SiteComparison = { changes: [], compared: 0, missing: noPages(), added: noPages() };
    for (let index = 0; index < PARTITIONS; index++) {
      const earlier = new Map<string, Row>();
      const rows: Row[] = [];
      for (const row of this.#pages.read<Row>(index)) {
        if (row.isNew) rows.push(row);
        else earlier.set(row.url, row);
      }
      this.#pages.remove(index);
      for (const row of rows) {
        const before = earlier.get(row.url);
        earlier.delete(row.url);
        if (before) {
          comparison.compared += 1;
          this.#compare(before, row);
        } else addPage(comparison.added, row.url);
      }
      for (const url of earlier.keys()) addPage(comparison.missing, url);
    }
    const totals: Totals = { listed: 0, hosts: this.#hosts.size, roles: this.#roles };
    for (const groups of this.#groups.finish())
      for (const group of groups) comparison.changes.push(changeOf(group, totals));
    comparison.changes.sort(
      (one, other) =>
        EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect) ||
        other.pages - one.pages ||
        (one.sentence < other.sentence ? -1 : 1),
    );
    return comparison;
  }

  #keep(kept: Map<string, Robots>, robots: Robots): void {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_ORIGINS && oldest !== undefined) kept.delete(oldest);
    kept.set(robots.record.origin, robots);
  }

  #row(page: PageRecord, robots: ReadonlyMap<string, Robots>, isNew: boolean): Row {
    const { url, verdicts } = page;
    const byCrawler = new Map(verdicts.map((verdict) => [verdict.crawler, verdict]));
    const ordered = this.#roles.names.map((name) => byCrawler.get(name));
    const states = ordered.map(stateOf);
    const canonical = page.canonical?.url;
    return {
      isNew,
      url,
      states,
      causes: ordered.map((verdict, index) => reasonOf(page, verdict, states[index], robots)),
      ...(canonical !== undefined && !isVariant(canonical, url) && { canonical }),
      blocking: this.#blocking(page, states, robots),
    };
  }

  #unevaluated({ url, reason }: UnevaluatedRecord, isNew: boolean): Row {
    const { names } = this.#roles;
    const states = names.map((): State => "unknown");
    return {
      isNew,
      url,
      states,
      causes: names.map(() => ({ text: "unevaluated", reason })),
      blocking: [],
    };
  }

  /** Returns the rules that block scripts or style sheets of a page for crawlers that render pages and may list this page. */
  #blocking({ resources }: PageRecord, states: readonly State[], robots: ReadonlyMap<string, Robots>): Row["blocking"] {
    const crawlers = this.#roles.rendering.filter((crawler) => states[crawler] === "listed");
    if (resources.length === 0 || crawlers.length === 0) return [];
    const byOrigin = new Map<string, string[]>();
    for (const url of resources) {
      const { origin } = new URL(url);
      byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), url]);
    }
    return [...byOrigin].flatMap(([origin, urls]) => {
      const known = robots.get(origin);
      const found = known?.text === undefined ? [] : known.blocking(urls, crawlers, this.#roles);
      return found.map(({ cause, lines, crawlers }) => ({ data: causeOf(cause).data, lines, crawlers }));
    });
  }

  /** Reports the changes of a page. Reports each cause once, with all crawlers that it affects. */
  #compare(before: Row, after: Row): void {
    const changes = new Map<string, Change>();
    const add = (effect: Effect, data: Data, crawlers: readonly number[], lines: readonly number[] = []): Change => {
      // A rule that is in the groups of several crawlers is reported once.
      const key = `${effect} ${keyOf(data.text === "robots-txt" ? { ...data, line: "" } : data)}`;
      const known: Change = changes.get(key) ?? { effect, data, crawlers: [], lines: new Set(), because: new Map() };
      known.crawlers.push(...crawlers);
      for (const line of typeof data.line === "number" ? [data.line] : lines) known.lines.add(line);
      changes.set(key, known);
      return known;
    };
    for (const [crawler, state] of after.states.entries()) {
      const effect = effectOf(before.states[crawler] ?? "unknown", state);
      if (effect === undefined) continue;
      const data = (effect === "gain" ? before : after).causes[crawler] ?? {};
      const { because } = add(effect, data, [crawler]);
      if (effect !== "unknown")
        for (const [line, text] of this.#because(after.url, crawler, data, effect)) because.set(line, text);
    }
    const listing = this.#roles.search.filter(
      (crawler) => before.states[crawler] === "listed" && after.states[crawler] === "listed",
    );
    if (before.canonical !== after.canonical && this.#roles.hasSearch && listing.length > 0) {
      const [effect, canonical] =
        after.canonical === undefined
          ? (["gain", before.canonical] as const)
          : (["elsewhere", after.canonical] as const);
      add(effect, { text: "canonical", target: sharedTarget(after.url, canonical ?? "") }, listing);
    }
    const known = new Set(
      before.blocking.flatMap(({ data, crawlers }) => crawlers.map((one) => `${one} ${data.rule}`)),
    );
    for (const { data, lines, crawlers } of after.blocking) {
      const affected = crawlers.filter((one) => listing.includes(one) && !known.has(`${one} ${data.rule}`));
      if (affected.length > 0) add("unrendered", data, affected, lines);
    }
    const { host } = new URL(after.url);
    for (const { effect, data: first, crawlers, lines, because } of changes.values()) {
      const data = {
        ...first,
        ...(lines.size > 1 && { line: numbers(lines) }),
        ...(because.size > 0 && {
          because: list([...new Set(because.values())].map(code)),
          at: numbers(because.keys()),
        }),
      };
      this.#groups.add(effect, {
        host,
        cause: keyOf(data),
        data,
        crawlers,
        examples: [after.url],
      });
    }
  }

  /**
   * Returns the lines that explain why a rule now decides or no longer decides, although both robots.txt files contain the rule. These are
   * user-agent lines, or a rule that takes precedence.
   */
  #because(url: string, crawler: number, { text, origin, rule, line }: Data, effect: Effect): Map<number, string> {
    const because = new Map<number, string>();
    const [before, after] = [this.#robotsBefore.get(`${origin}`), this.#robotsAfter.get(`${origin}`)];
    const isGain = effect === "gain";
    if (text !== "robots-txt" || !before || !after || !(isGain ? after : before).hasRule(`${rule}`)) return because;
    const name = this.#roles.names[crawler] ?? "";
    const deciding = after.decidingLine(url, name);
    // Explain nothing if the rule blocks the target of a redirect instead of this URL, or if an exception that decided before is now
    // missing.
    if (!isGain && (deciding !== line || before.decidingLine(url, name) !== undefined)) return because;
    const lines = isGain && deciding !== undefined ? [deciding] : after.agentLines(name, deciding);
    for (const number of lines) because.set(number, withoutComment(after.line(number)));
    return because;
  }
}

/** A change of a page. */
interface Change {
  effect: Effect;
  data: Data;
  crawlers: number[];
  /** The lines of the rule that decides. */
  lines: Set<number>;
  /** The lines that explain why the rule now decides or no longer decides. */
  because: Map<number, string>;
}

const numbers = (lines: Iterable<number>) => {
  const sorted = [...lines].sort((one, other) => one - other);
  return sorted.length === 1 ? (sorted[0] ?? 0) : list(sorted.map(String));
};

const keyOf = (data: Data) => JSON.stringify(Object.values(data));

/** Returns the reason for a state, as values for a sentence. */
function reasonOf(
  page: PageRecord,
  verdict: PageVerdict | undefined,
  state: State | undefined,
  robots: ReadonlyMap<string, Robots>,
): Data | undefined {
  const { url, failure, notFetched } = page;
  if (verdict?.cause?.text === "redirect") return { text: "redirect", target: sharedTarget(url, verdict.cause.target) };
  if (verdict?.cause) return causeOf(verdict.cause).data;
  const { origin } = new URL(url);
  const known = robots.get(origin);
  // An unreachable robots.txt has no line that decides, so its status is the reason. The status of a bot wall is not the site's.
  if (known && known.text === undefined) {
    const { status, wall } = known.record;
    return { text: "robots-status", origin, status: wall === undefined ? status : "wall" };
  }
  if (state !== "unknown") return undefined;
  if (notFetched) return { text: "not-fetched", origin: notFetched.origin, line: notFetched.line };
  return failure && { text: "failure", kind: failure.kind };
}

function stateOf(verdict: PageVerdict | undefined): State {
  // A page that is hidden only by assumption counts as listed, or as gone if a redirect or the status is the cause.
  if (verdict?.isAssumed)
    return verdict.cause?.text === "redirect" || verdict.cause?.text === "status" ? "gone" : "listed";
  if (verdict?.crawl === "disallowed" || verdict?.listing === "url-only") return "blocked";
  if (verdict?.listing === undefined || verdict.crawl === "depends") return "unknown";
  return verdict.listing === "full" ? "listed" : "hidden";
}

function effectOf(before: State, after: State): Effect | undefined {
  // If the earlier verdict is unknown, report no change.
  if (before === after || before === "unknown") return undefined;
  if (after === "unknown") return "unknown";
  if (after === "blocked") return before === "listed" ? "loss" : "blocked";
  if (before === "blocked") return after === "listed" ? "gain" : "seen";
  if (before === "gone" || after === "gone") return undefined;
  return after === "listed" ? "gain" : "loss";
}

function changeOf(group: Group, totals: Totals): SiteChange {
  const effect = group.kind as Effect;
  return {
    effect,
    sentence: sentenceOf(effect, group, totals),
    pages: group.pages,
    crawlers: totals.roles.namesOf(group.crawlers),
    examples: group.examples,
  };
}

function sentenceOf(effect: Effect, group: Group, totals: Totals): string {
  const { data } = group;
  const pages = pagesOf(group, totals);
  const crawlers = crawlersOf(group, totals);
  const cause = reasonWords(group, totals);
  const because =
    data.because === undefined
      ? ""
      : `, because of ${data.because} in ${typeof data.at === "number" ? "line" : "lines"} ${data.at}`;
  const [them, their, urls] = group.pages === 1 ? ["it", "its", "URL"] : ["them", "their", "URLs"];
  switch (effect) {
    case "loss":
      return `${cause} now hides ${pages} from ${crawlers}${because}.`;
    case "elsewhere":
      return `The canonical link of ${pages} now names ${data.target}, which ${crawlers} may list instead.`;
    case "unrendered":
      return `${cause} now blocks scripts or style sheets of ${pages} for ${crawlers}.`;
    case "gain":
      return data.text === "canonical"
        ? `The canonical link of ${pages} no longer names ${data.target}, which ${crawlers} could list instead.`
        : `${cause} no longer hides ${pages} from ${crawlers}${because}.`;
    case "blocked":
      return `${cause} now blocks ${pages} for ${crawlers}${because}. Other lines hid ${them} before; now ${their} ${urls} can appear in results.`;
    case "seen":
      return `${cause} now hides ${pages} from ${crawlers}. robots.txt blocked ${them} before.`;
    case "unknown":
      return `This run could not find out whether ${crawlers} may still list ${pages}${whyUnknown(group, totals)}.`;
  }
}

/** Formats the reason for a known verdict as the start of a sentence. */
function reasonWords(group: Group, totals: Totals): string {
  const { data } = group;
  switch (data.text) {
    case "robots-txt":
      return robotsLine(data, totals);
    case "robots-status": {
      const file = robotsTxtOf(data, totals);
      return typeof data.status === "number"
        ? `The status ${data.status} of ${file}`
        : `A ${file} that cannot be fetched`;
    }
    default:
      return causeWords(group, totals);
  }
}

/** Formats the reason for an unknown verdict as the end of a sentence. */
function whyUnknown(group: Group, totals: Totals): string {
  const { data, pages } = group;
  const file = robotsTxtOf(data, totals);
  switch (data.text) {
    case "robots-status":
      if (data.status === "wall") return `, because a bot wall answered in place of ${file}`;
      return `, because ${file} ${typeof data.status === "number" ? `responds with ${data.status}` : "cannot be fetched"}`;
    case "not-fetched":
      if (data.line === 0) return `, because ${file} is unreachable`;
      return `, because ${file} forbids robotscope to fetch ${verb(pages, "it", "them")} (line ${data.line})`;
    case "unevaluated":
      return `, because ${data.reason}`;
    case "failure":
      return `, because ${verb(pages, "it", "they")} cannot be fetched (${data.kind})`;
    default:
      return "";
  }
}

const noPages = (): UnmatchedPages => ({ pages: 0, examples: [] });

function addPage(unmatched: UnmatchedPages, url: string): void {
  unmatched.pages += 1;
  addExample(unmatched, url);
}
