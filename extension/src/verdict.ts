import {
  type CrawlAnswer,
  type Crawler,
  type CrawlerReport,
  crawlers,
  type Report,
  type Source,
  type Span,
} from "robotscope/init";
import { joinedInWords } from "./facts.ts";
import { hasExactLines } from "./fetching.ts";
import type { Inspection } from "./inspection.ts";
import { say } from "./words.ts";

/** The combined verdict for one crawler, which also decides the shape of its icon. */
export type State = "shown" | "restricted" | "not-shown" | "unknown";

/** A line that decides, quoted. */
export interface DecidingLine {
  source: Source;
  line: number;
  text: string;
}

/** The answer for one crawler, in the words of the engine. */
export interface Verdict {
  crawler: string;
  state: State;
  badge: string;
  sentence: string;
  lines: DecidingLine[];
}

let known: Map<string, Crawler> | undefined;

/** Returns a crawler of the catalogue. */
export function crawlerNamed(token: string): Crawler | undefined {
  known ??= new Map(crawlers().map((crawler) => [crawler.token, crawler]));
  return known.get(token);
}

/** Returns the name of a text. */
export const sourceName = (source: Source): string =>
  ({ "robots-txt": "robots.txt", headers: say("source-headers"), html: "HTML", "rendered-html": "HTML" })[source];

/** Returns the verdict for each crawler of the report. */
export const verdicts = (inspection: Inspection): Verdict[] =>
  inspection.report.crawlers.map((found, idx) => verdictOf(inspection, found, idx));

function verdictOf(inspection: Inspection, found: CrawlerReport, idx: number): Verdict {
  const { report } = inspection;
  const { crawler } = found;
  // If robots.txt blocks an earlier URL of the redirects, the crawler never gets to the page of the report.
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
  const joined = joinedHeaders(inspection);
  if (joined !== undefined && fillsResults && isOpen(crawl)) {
    const sentence = `${joined} ${joinedInWords()}`;
    return {
      crawler,
      state: "unknown",
      badge: say("state-unknown"),
      sentence,
      lines: decidingLines(inspection, found),
    };
  }
  const rendered = inspection.reportOnOpenPage?.crawlers[idx];
  const renders = crawlerNamed(crawler)?.renders.value;
  if (rendered && renders !== "no" && fillsResults && listed(report, rendered, crawl) !== state) {
    const values = { served: found.explanation.summary, open: rendered.explanation.summary };
    const sentence = [
      say(renders === "yes" ? "either-renders" : "either-unknown", { crawler }),
      say("either", values),
    ].join(" ");
    return {
      crawler,
      state: "unknown",
      badge: say("state-unknown"),
      sentence,
      lines: decidingLines(inspection, found),
    };
  }
  const sentences = [found.explanation.summary];
  // The report's sentence does not name the rule that blocks the page.
  if (crawl === undefined) sentences.unshift(say("robots-failed"));
  else if (crawl === "disallowed" && found.crawl) sentences.unshift(found.crawl.explanation.summary);
  return { crawler, state, badge, sentence: sentences.join(" "), lines: decidingLines(inspection, found) };
}

/**
 * Returns the engine's remark that several header lines may have been joined, so that the name of a bot seems to apply to more directives.
 * Returns `undefined` if the lines are known, or if there is only one.
 */
function joinedHeaders({ page, report }: Inspection): string | undefined {
  const isJoined = page?.pairs.some(([name, value]) => name === "x-robots-tag" && value.includes(","));
  if (!page || !isJoined || hasExactLines(page)) return undefined;
  return report.findings.find(({ kind }) => kind === "leaked-scope")?.explanation;
}

const isOpen = (answer: CrawlAnswer | undefined) =>
  answer !== undefined && answer !== "disallowed" && answer !== "depends";

/** Returns the state of a crawler that fills search results. */
function listed({ known }: Report, { appearance, indexing }: CrawlerReport, crawl: CrawlAnswer | undefined): State {
  if (crawl === undefined || crawl === "depends") return "unknown";
  if (crawl === "disallowed") return "restricted";
  switch (appearance.listing) {
    case "hidden":
      return "not-shown";
    case "url-only":
      return "restricted";
    case "full": {
      // A text that is unknown could still forbid indexing.
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
export function decidingLines({ report, robotsTxt, headers, html }: Inspection, found: CrawlerReport): DecidingLine[] {
  const texts: Partial<Record<Source, string | undefined>> = { "robots-txt": robotsTxt, headers, html };
  const places = new Map<string, DecidingLine>();
  const add = (source: Source, line: number, tag?: Span) => {
    // Documents often consist of a single long line, so quote only the element.
    const text = tag ? texts[source]?.slice(tag.start, tag.end) : lineOf(texts[source], line);
    if (text !== undefined) places.set(`${source}:${line}:${tag?.start}`, { source, line, text: shortened(text) });
  };
  for (const { verdict } of found.crawl?.answers ?? []) if (verdict?.rule) add("robots-txt", verdict.rule.line);
  if (found.visibility === "unseen") return [...places.values()];
  const { index, snippet } = found.indexing;
  for (const at of [...index.by, ...snippet.by]) {
    const directive = report.directives[at];
    if (!directive) continue;
    const { source, span, carrier } = directive;
    add(source, span.line, carrier.kind === "meta" ? carrier.span : undefined);
  }
  return [...places.values()];
}

/** The maximum length of a quotation, in UTF-16 code units. */
const LONGEST = 200;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Returns a line of a text without white space around it; `undefined` if there is no such line. */
function lineOf(text: string | undefined, line: number): string | undefined {
  return text?.split(/\r\n|\r|\n/)[line - 1]?.trim();
}
