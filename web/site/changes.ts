import { CrawlerRoles } from "./findings/crawlers.ts";
import type { Totals } from "./findings/finish.ts";
import { addExample, type Data, type Group, Groups } from "./findings/groups.ts";
import { PARTITIONS, Partitions } from "./findings/partitions.ts";
import { causeOf, causeWords, count, crawlersOf, where } from "./findings/words.ts";
import type { Cause, PageRecord, PageVerdict } from "./record.ts";

/**
 * The effect of a change on a crawler. "loss": the crawler may no longer list pages. "gain": the crawler may now list pages. "blocked":
 * robots.txt now blocks pages that the crawler could not list before, so their URLs can appear in results. "seen": the crawler may now
 * fetch pages that robots.txt blocked before, but may not list them. "unknown": the new run has no verdict.
 */
export type Effect = "loss" | "gain" | "blocked" | "seen" | "unknown";

/** Pages whose verdict changed for the same reason. */
export interface SiteChange {
  effect: Effect;
  /** One sentence that names the line and the number of pages. */
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
  /** Losses first; then by the number of pages. */
  changes: SiteChange[];
  /** The number of pages that both runs have. */
  compared: number;
  /** The pages that only the earlier run has. */
  missing: UnmatchedPages;
  /** The pages that only the new run has. */
  added: UnmatchedPages;
}

/** A page's outcome for a crawler, reduced to the states that a comparison distinguishes. */
type State = "listed" | "hidden" | "blocked" | "unknown";

/** A page of one of the runs. `states` and `causes` have one entry for each crawler. */
interface Row {
  isNew: boolean;
  url: string;
  isListed: boolean;
  states: State[];
  causes: (Cause | undefined)[];
}

const EFFECTS: readonly Effect[] = ["loss", "gain", "blocked", "seen", "unknown"];

/**
 * Compares the verdicts of two runs with the same crawlers. Other wording, other line numbers and a different order of pages are not
 * changes. Memory does not grow with the number of pages: they are joined in files.
 */
export class SiteChanges {
  readonly #roles: CrawlerRoles;
  readonly #pages: Partitions;
  readonly #groups: Groups;
  readonly #hosts = new Set<string>();

  /** `directory`: an existing folder for temporary files. `crawlers`: the names in the verdicts of page records. */
  constructor(options: { directory: string; crawlers: readonly string[] }) {
    this.#roles = new CrawlerRoles(options.crawlers);
    this.#pages = new Partitions(options.directory, "compared");
    this.#groups = new Groups(options.directory, () => 1);
  }

  /** Reads a page of the earlier run. */
  before(page: PageRecord): void {
    this.#pages.write(page.url, this.#row(page, false));
  }

  /** Reads a page of the new run. */
  after(page: PageRecord): void {
    this.#hosts.add(new URL(page.url).host);
    this.#pages.write(page.url, this.#row(page, true));
  }

  /** Joins the pages and returns the comparison. Removes the temporary files. */
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
    const totals: Totals = { pages: comparison.compared, listed: 0, hosts: this.#hosts.size, roles: this.#roles };
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

  #row({ url, inSitemap, verdicts }: PageRecord, isNew: boolean): Row {
    const byCrawler = new Map(verdicts.map((verdict) => [verdict.crawler, verdict]));
    const ordered = this.#roles.names.map((name) => byCrawler.get(name));
    return {
      isNew,
      url,
      isListed: inSitemap === true,
      states: ordered.map(stateOf),
      causes: ordered.map((verdict) => verdict?.cause),
    };
  }

  /** Reports each cause of a change once for a page, with the crawlers that it affects. */
  #compare(before: Row, after: Row): void {
    const changes = new Map<string, { effect: Effect; cause: string; data: Data; crawlers: number[] }>();
    for (const [crawler, state] of after.states.entries()) {
      const effect = effectOf(before.states[crawler] ?? "unknown", state);
      if (effect === undefined) continue;
      const found = (effect === "gain" ? before : after).causes[crawler];
      const { cause, data } = found ? causeOf(found) : { cause: "", data: {} };
      const key = `${effect} ${cause}`;
      const known = changes.get(key) ?? { effect, cause, data, crawlers: [] };
      known.crawlers.push(crawler);
      changes.set(key, known);
    }
    const { host } = new URL(after.url);
    for (const { effect, cause, data, crawlers } of changes.values())
      this.#groups.add(effect, {
        host,
        cause,
        data,
        crawlers,
        listed: after.isListed ? 1 : 0,
        examples: [after.url],
      });
  }
}

function stateOf(verdict: PageVerdict | undefined): State {
  // Ignore directives that the crawler is only assumed to obey.
  if (verdict?.isAssumed) return "listed";
  if (verdict?.crawl === "disallowed" || verdict?.listing === "url-only") return "blocked";
  if (verdict?.listing === undefined || verdict.crawl === "depends") return "unknown";
  return verdict.listing === "full" ? "listed" : "hidden";
}

function effectOf(before: State, after: State): Effect | undefined {
  // If the earlier verdict is unknown, report no change.
  if (before === after || before === "unknown") return undefined;
  if (after === "unknown") return "unknown";
  if (after === "listed") return "gain";
  if (before === "listed") return "loss";
  return after === "blocked" ? "blocked" : "seen";
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
  const pages = `${count(group.pages, "page")}${where(group, totals)}`;
  const crawlers = crawlersOf(group, totals);
  // If robots.txt cannot be fetched, no line decides.
  const cause = group.data.text === undefined ? "A robots.txt that cannot be fetched" : causeWords(group, totals);
  switch (effect) {
    case "loss":
      return `${cause} now hides ${pages} from ${crawlers}.`;
    case "gain":
      return `${cause} no longer hides ${pages} from ${crawlers}.`;
    case "blocked":
      return `${cause} now blocks ${pages} for ${crawlers}. Other lines hid them before; now their URLs can appear in results.`;
    case "seen":
      return `${cause} now hides ${pages} from ${crawlers}. robots.txt blocked them before.`;
    case "unknown":
      return `This run could not find out whether ${crawlers} may still list ${pages}.`;
  }
}

const noPages = (): UnmatchedPages => ({ pages: 0, examples: [] });

function addPage(unmatched: UnmatchedPages, url: string): void {
  unmatched.pages += 1;
  addExample(unmatched, url);
}
