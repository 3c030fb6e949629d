import { count, paint } from "./output.ts";
import { type ShortVerdict, WORD_STYLES } from "./robots.ts";

/** So many different reasons are counted, and so many are shown. */
const MOST_REASONS = 1000;
const MOST_SHOWN = 10;

/** How many URLs were allowed and blocked, and by which lines: numbers that take the same memory for a million URLs as for one. */
export class Tally {
  urls = 0;
  invalid = 0;
  readonly #started = performance.now();
  readonly #crawlers: Map<string, CrawlerTally>;

  constructor(crawlers: readonly string[]) {
    this.#crawlers = new Map(
      crawlers.map((crawler) => [crawler, { allowed: 0, blocked: 0, depends: 0, reasons: new Map() }]),
    );
  }

  /** Counts a verdict; with a site, where the lines of several have the same numbers. */
  add(crawler: string, { word, why }: ShortVerdict, site: string | undefined): void {
    if (word === "invalid") {
      this.invalid += 1;
      return;
    }
    const tally = this.#crawlers.get(crawler);
    if (!tally) return;
    tally[word] += 1;
    const key = site === undefined ? why : `${site}, ${why}`;
    const reason = tally.reasons.get(key);
    if (reason) reason.urls += 1;
    else if (tally.reasons.size < MOST_REASONS) tally.reasons.set(key, { word, urls: 1 });
  }

  isAllAllowed(): boolean {
    return [...this.#crawlers.values()].every(({ blocked, depends }) => blocked + depends === 0);
  }

  /** How far the work has come. */
  inOneLine(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    const blocked = [...this.#crawlers.values()].reduce((sum, tally) => sum + tally.blocked, 0);
    const speed = Math.round(this.urls / Math.max(seconds, 0.001));
    return `${count(this.urls, "URL")}, ${blocked.toLocaleString("en")} blocked, ${speed.toLocaleString("en")} a second`;
  }

  inWords(): string {
    const parts = [
      `${count(this.urls, "URL")}${this.invalid > 0 ? `, of which ${this.invalid.toLocaleString("en")} ${this.invalid === 1 ? "is" : "are"} none` : ""}\n`,
    ];
    for (const [crawler, tally] of this.#crawlers) {
      const numbers = (["allowed", "blocked", "depends"] as const)
        .filter((word) => tally[word] > 0)
        .map((word) => paint(WORD_STYLES[word], `${tally[word].toLocaleString("en")} ${word}`));
      parts.push(`\n${paint("bold", crawler)}: ${numbers.join(", ") || "nothing"}\n`);
      const reasons = inOrder(tally);
      for (const { why, word, urls } of reasons.slice(0, MOST_SHOWN)) {
        parts.push(`  ${urls.toLocaleString("en").padStart(10)}  ${paint(WORD_STYLES[word], word)}  ${why}\n`);
      }
      if (reasons.length > MOST_SHOWN) parts.push(`  and ${count(reasons.length - MOST_SHOWN, "other reason")}\n`);
    }
    return parts.join("");
  }

  asJson(): object {
    const crawlers = [...this.#crawlers].map(([crawler, tally]) => ({
      crawler,
      allowed: tally.allowed,
      disallowed: tally.blocked,
      depends: tally.depends,
      reasons: inOrder(tally).map(({ why, word, urls }) => ({ why, access: ACCESS[word], urls })),
    }));
    return { urls: this.urls, invalid: this.invalid, crawlers };
  }
}

interface CrawlerTally extends Record<Word, number> {
  reasons: Map<string, { word: Word; urls: number }>;
}

type Word = Exclude<ShortVerdict["word"], "invalid">;

const ACCESS = { allowed: "allowed", blocked: "disallowed", depends: undefined } as const;

function inOrder({ reasons }: CrawlerTally): { why: string; word: Word; urls: number }[] {
  return [...reasons].map(([why, reason]) => ({ why, ...reason })).sort((a, b) => b.urls - a.urls);
}
