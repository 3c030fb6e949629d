import { count } from "./output.ts";
import { type CommonVerdicts, type ShortVerdict, WORD_STYLES } from "./robots.ts";
import { paint } from "./terminal.ts";

/** The maximum number of different reasons to count, and to show. */
const MOST_REASONS = 1000;
const MOST_SHOWN = 10;

/** Counts allowed and disallowed URLs, and which lines decided, in constant memory. */
export class Tally {
  urls = 0;
  invalid = 0;
  readonly #started = performance.now();
  readonly #crawlers: Map<string, CrawlerTally>;

  constructor(crawlers: readonly string[]) {
    this.#crawlers = new Map(
      crawlers.map((crawler) => [crawler, { allowed: 0, disallowed: 0, depends: 0, reasons: new Map() }]),
    );
  }

  /** Counts verdicts. `site` distinguishes equal line numbers in the robots.txt files of different sites. */
  add({ crawlers, verdicts }: CommonVerdicts, site: string | undefined): void {
    const counts = new Map<ShortVerdict, number>();
    for (const verdict of verdicts) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    for (const crawler of crawlers) {
      const tally = this.#crawlers.get(crawler);
      if (tally) for (const [verdict, urls] of counts) countVerdict(tally, verdict, urls, site);
    }
  }

  isAllAllowed(): boolean {
    return [...this.#crawlers.values()].every(({ disallowed, depends }) => disallowed + depends === 0);
  }

  inOneLine(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    const disallowed = [...this.#crawlers.values()].reduce((sum, tally) => sum + tally.disallowed, 0);
    const speed = Math.round(this.urls / Math.max(seconds, 0.001));
    return `${count(this.urls, "URL")}, ${disallowed.toLocaleString("en")} disallowed, ${speed.toLocaleString("en")} a second`;
  }

  inWords(): string {
    const parts = [
      `${count(this.urls, "URL")}${this.invalid > 0 ? `, ${this.invalid.toLocaleString("en")} of them invalid` : ""}\n`,
    ];
    for (const [crawler, tally] of this.#crawlers) {
      const numbers = (["allowed", "disallowed", "depends"] as const)
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
    const crawlers = [...this.#crawlers].map(([crawler, { allowed, disallowed, depends, reasons }]) => ({
      crawler,
      allowed,
      disallowed,
      depends,
      reasons: inOrder({ reasons }).map(({ why, word, urls }) => {
        return { why, access: word === "depends" ? undefined : word, urls };
      }),
    }));
    return { urls: this.urls, invalid: this.invalid, crawlers };
  }
}

interface CrawlerTally extends Record<Word, number> {
  reasons: Map<string, { word: Word; urls: number }>;
}

type Word = Exclude<ShortVerdict["word"], "invalid">;

function countVerdict(tally: CrawlerTally, { word, why }: ShortVerdict, urls: number, site: string | undefined): void {
  if (word === "invalid") return;
  tally[word] += urls;
  const key = site === undefined ? why : `${site}, ${why}`;
  const reason = tally.reasons.get(key);
  if (reason) reason.urls += urls;
  else if (tally.reasons.size < MOST_REASONS) tally.reasons.set(key, { word, urls });
}

function inOrder({ reasons }: Pick<CrawlerTally, "reasons">): { why: string; word: Word; urls: number }[] {
  return [...reasons].map(([why, reason]) => ({ why, ...reason })).sort((a, b) => b.urls - a.urls);
}
