import type { CrawlerReport, DirectiveOutcome, Report, Source } from "robotscope";
import { getOrInsert } from "./get-or-insert.ts";
import { indented, list } from "./output.ts";
import { type Mark, Quotation } from "./quote.ts";
import { paint } from "./terminal.ts";

export interface PageTexts {
  robotsTxt?: string;
  headers?: string;
  html?: string;
  renderedHtml?: string;
}

export const SOURCE_NAMES: Record<Source, string> = {
  "robots-txt": "robots.txt",
  headers: "headers",
  html: "HTML",
  "rendered-html": "rendered HTML",
};

export const OUTCOMES: Record<DirectiveOutcome, string> = {
  decides: "decides",
  overruled: "is overruled",
  counts: "counts",
  pending: "will count from its date on",
  "needs-noindex": "has no effect without noindex",
  "for-others": "does not apply",
  "doubtful-scope": "applies to a bot whose name looks like a directive",
  retired: "is retired",
  unsupported: "is not read by this engine",
  unknown: "is not documented",
  "not-in-headers": "is not read in headers",
  "not-in-body": "is in the body",
  "in-noscript": "is inside noscript",
  "in-template": "is inside a template",
  "http-equiv": "http-equiv is not read",
  "beyond-limit": "is too far into the document",
  "invalid-value": "its value is wrong",
  unprocessed: "is not processed, because of the status",
  "not-rendered": "exists only after rendering, so the crawler never sees it",
  "rendering-unknown": "exists only after rendering, so the crawler may never see it",
};

const COUNTS: readonly DirectiveOutcome[] = ["decides", "counts", "pending"];

/** Returns the text of a source. If the headers were passed as pairs, returns the text that the report built from the pairs. */
function textOf(source: Source, report: Report, texts: PageTexts): string {
  return (source === "headers" ? report.headersText : undefined) ?? givenText(source, texts);
}

/** Returns the text that the caller passed for a source; an empty text if there is none. */
export function givenText(source: Source, { robotsTxt, headers, html, renderedHtml }: PageTexts): string {
  return { "robots-txt": robotsTxt, headers, html, "rendered-html": renderedHtml }[source] ?? "";
}

/** Formats the directives that apply to a crawler, and quotes their lines. */
export function quotedDirectives(page: CrawlerReport, report: Report, texts: PageTexts): string {
  const parts: string[] = [];
  for (const source of ["headers", "html", "rendered-html"] as const) {
    const marks: Mark[] = [];
    for (const [at, directive] of report.directives.entries()) {
      const outcome = page.indexing.directiveOutcomes[at];
      if (outcome === undefined || outcome === "for-others" || directive.source !== source) continue;
      const { span } = directive;
      const counts = COUNTS.includes(outcome);
      const isUnseen = counts && page.visibility === "unseen";
      const note = isUnseen ? "is not seen by this crawler" : OUTCOMES[outcome];
      marks.push({ line: span.line, span, note, style: counts && !isUnseen ? "cyan" : "yellow" });
    }
    if (marks.length === 0) continue;
    const quoted = new Quotation(textOf(source, report, texts)).of(marks);
    parts.push(`\n  ${paint("dim", SOURCE_NAMES[source])}\n${indented(quoted)}`);
  }
  return parts.join("");
}

/** Formats each directive with its line, and its effect for each group of crawlers. */
export function meaningsInWords(report: Report, texts: PageTexts): string {
  const marks = report.directives.map((directive, at): Mark => {
    const groups = new Map<DirectiveOutcome, string[]>();
    for (const { crawler, indexing } of report.crawlers) {
      const outcome = indexing.directiveOutcomes[at];
      if (outcome !== undefined) getOrInsert(groups, outcome, () => []).push(crawler);
    }
    const total = report.crawlers.length;
    const words = [...groups].map(([outcome, names]) => {
      if (names.length === total) return `${OUTCOMES[outcome]} for all`;
      return `${OUTCOMES[outcome]} for ${list(names, 4)}`;
    });
    return { line: directive.span.line, span: directive.span, note: words.join("; "), style: "cyan" };
  });
  if (marks.length === 0) return `${paint("yellow", "No directive")} for robots.\n`;
  return new Quotation(textOf("headers", report, texts)).of(marks);
}

export function findingsInWords(report: Report, texts: PageTexts): string {
  if (report.findings.length === 0) return "";
  const quotations = new Map<Source, Quotation>();
  const quotation = (source: Source) =>
    getOrInsert(quotations, source, () => new Quotation(textOf(source, report, texts)));
  const parts = report.findings.map(({ explanation, places }) => {
    const quoted = (["robots-txt", "headers", "html", "rendered-html"] as const).map((source) => {
      const marks = places
        .filter((place) => place.source === source)
        .slice(0, MOST_PLACES)
        .map(({ span }): Mark => ({ line: span.line, span, note: SOURCE_NAMES[source], style: "yellow" }));
      return marks.length > 0 ? indented(quotation(source).of(marks), "    ") : "";
    });
    return `  ${paint("yellow", "!")} ${explanation}\n${quoted.join("")}`;
  });
  return `\n${paint("bold", "Worth knowing")}\n${parts.join("")}`;
}

const MOST_PLACES = 5;
