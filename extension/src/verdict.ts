import { type CrawlAnswer, type Crawler, type CrawlerReport, crawlers, type Report } from "robotscope/init";
import { joinedInWords } from "./facts.ts";
import { mayBeJoined } from "./fetching.ts";
import type { Inspection } from "./inspection.ts";
import { type Line, lineOf, type QuotedLine, quoted } from "./quotation.ts";
import { differences } from "./rendered.ts";
import { say } from "./words.ts";

/** The combined verdict for one crawler, which determines the icon. */
export type State = "shown" | "restricted" | "not-shown" | "unknown";

/** The answer for one crawler: the combined verdict, a badge that names it, a sentence that explains it, and the deciding lines. */
export interface Verdict {
  crawler: string;
  state: State;
  badge: string;
  sentence: string;
  lines: QuotedLine[];
}

let known: Map<string, Crawler> | undefined;

/** Returns the catalogue's crawler with this product token; `undefined` if there is none. */
export function crawlerNamed(token: string): Crawler | undefined {
  known ??= new Map(crawlers().map((crawler) => [crawler.token, crawler]));
  return known.get(token);
}

/** Returns the verdict for each crawler of the report. */
export const verdicts = (inspection: Inspection): Verdict[] =>
  inspection.report.crawlers.map((found, idx) => verdictOf(inspection, found, idx));

function verdictOf(inspection: Inspection, found: CrawlerReport, idx: number): Verdict {
  const { report } = inspection;
  const { crawler } = found;
  // If robots.txt blocks, or may block, a URL that redirects to the page, the crawler may never reach the page.
  const before = inspection.way.find(({ verdicts }) => verdicts === undefined || !isOpen(verdicts[idx]?.answer.value));
  const stopped = before?.verdicts?.[idx];
  const fillsResults = ["search", "ai-search"].includes(crawlerNamed(crawler)?.class ?? "");
  const crawl = stopped?.answer.value ?? (before ? undefined : found.crawl?.answer.value);
  const state = fillsResults ? listed(report, found, crawl) : crawled(crawl);
  const badge = fillsResults ? say(`state-${state}`) : crawlWord(crawl);
  if (before) {
    const sentence = stopped?.explanation.summary ?? say("robots-failed");
    return { crawler, state, badge, sentence, lines: [] };
  }
  const lines = decidingLines(inspection, found);
  const unknown = (badge: string, ...sentences: string[]): Verdict => ({
    crawler,
    state: "unknown",
    badge,
    sentence: sentences.join(" "),
    lines,
  });
  const { summary } = found.explanation;
  if (fillsResults && isOpen(crawl)) {
    const joined = joinedHeaders(inspection);
    if (joined !== undefined) return unknown(say("state-unknown"), joined, joinedInWords());
    if (inspection.comparison === "unclear" && dependsOnRendering(report, found))
      return unknown(say("state-unknown"), say("unclear-verdict", { sentence: summary }));
    if (isAssumed(report, found, idx)) return unknown(say("state-assumed", { state: badge }), summary);
  }
  const sentences = [summary];
  // The report's summary does not mention robots.txt, so add a sentence if robots.txt is unknown or blocks the page.
  if (crawl === undefined) sentences.unshift(say("robots-failed"));
  else if (crawl === "disallowed" && found.crawl) sentences.unshift(found.crawl.explanation.summary);
  return { crawler, state, badge, sentence: sentences.join(" "), lines };
}

/** Returns `true` if the answer could be different for a crawler that does not render the page. */
const dependsOnRendering = (
  { directives }: Report,
  { indexing: { index, snippet, directiveOutcomes } }: CrawlerReport,
) =>
  directiveOutcomes.includes("rendering-unknown") ||
  [index, snippet].some(({ by }) => by.length > 0 && by.every((at) => directives[at]?.source === "rendered-html"));

/** Returns `true` if scripts change the page for a crawler, and it is not documented which version this crawler uses. */
function isAssumed(report: Report, { crawler, appearance, indexing }: CrawlerReport, idx: number): boolean {
  if (crawlerNamed(crawler)?.renders.value === "no") return false;
  const { index, snippet } = indexing;
  const deciding = appearance.listing === "hidden" ? [index] : [index, snippet];
  return (
    deciding.some(({ certainty }) => certainty === "assumed") &&
    differences(report).some(({ crawlers }) => crawlers.includes(idx))
  );
}

/**
 * Returns the engine's remark that a bot's name may seem to apply to too many directives, because header lines were joined. Returns
 * `undefined` if the header lines are exact, if no X-Robots-Tag value contains a comma, or if the engine makes no such remark.
 */
function joinedHeaders({ page, report }: Inspection): string | undefined {
  if (!page || !mayBeJoined(page)) return undefined;
  return report.findings.find(({ kind }) => kind === "leaked-scope")?.explanation;
}

const isOpen = (answer: CrawlAnswer | undefined) =>
  answer !== undefined && answer !== "disallowed" && answer !== "depends";

/** Returns the state for a crawler whose operator lists pages in search results. */
function listed({ known }: Report, { appearance, indexing }: CrawlerReport, crawl: CrawlAnswer | undefined): State {
  if (crawl === undefined || crawl === "depends") return "unknown";
  if (crawl === "disallowed") return "restricted";
  switch (appearance.listing) {
    case "hidden":
      return "not-shown";
    case "url-only":
      return "restricted";
    case "full": {
      // The headers or the HTML, if unknown, could forbid indexing.
      const isKnown = indexing.index.isSettled || (known.headers && known.html);
      if (!isKnown) return "unknown";
      return appearance.snippet === 0 ? "restricted" : "shown";
    }
    default:
      return "unknown";
  }
}

function crawled(crawl: CrawlAnswer | undefined): State {
  if (crawl === undefined || crawl === "depends") return "unknown";
  return crawl === "disallowed" ? "not-shown" : "shown";
}

function crawlWord(crawl: CrawlAnswer | undefined): string {
  switch (crawl) {
    case "allowed":
      return say("state-may-crawl");
    case "disallowed":
      return say("state-may-not-crawl");
    case "ignores":
      return say("state-ignores");
    case "user-triggered":
      return say("state-user-triggered");
    default:
      return say("state-unknown");
  }
}

/** Returns the lines that decide whether a crawler may fetch and index the page, and how its text may be shown. */
function decidingLines(inspection: Inspection, found: CrawlerReport): QuotedLine[] {
  const { directives } = inspection.report;
  const rules = (found.crawl?.answers ?? []).flatMap(({ verdict }): Line[] =>
    verdict?.rule ? [{ source: "robots-txt", line: verdict.rule.line }] : [],
  );
  const { index, snippet } = found.indexing;
  const deciding = found.visibility === "unseen" ? [] : [...index.by, ...snippet.by];
  return quoted(inspection, [...rules, ...deciding.flatMap((at) => directives[at] ?? []).map(lineOf)]);
}
