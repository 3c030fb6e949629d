import type { SiteFinding, SiteSummary } from "../../site/findings/index.ts";
import { limitInWords, unevaluatedInWords } from "../../site/findings/words.ts";
import type { PageRecord, PageVerdict } from "../../site/record.ts";
import { csvRow } from "../../urls/csv.ts";
import { junit, type TestCase } from "../junit.ts";
import { count, list, oneLine } from "../output.ts";
import { paint, type Style } from "../terminal.ts";
import type { FindingPlaces } from "./finding-places.ts";

const STYLES: Record<SiteFinding["severity"], Style> = { error: "red", warning: "yellow", information: "cyan" };

/** The maximum number of findings in the summary, so that the summary fits a screen. */
const MOST_FINDINGS = 12;

/** Formats the summary of a run for a terminal. */
export function summaryInWords(summary: SiteSummary): string {
  const { pages, limited, hosts, findings, verdicts, statuses } = summary;
  const parts = [`${paint("bold", count(pages, "page"))} on ${count(hosts, "host")}\n`];
  if (limited) parts.push(`  ${paint("yellow", limitInWords(limited))} Use --limit to change it.\n`);
  for (const sentence of unevaluatedInWords(summary)) parts.push(`  ${paint("yellow", oneLine(sentence, 600))}\n`);
  const counted = Object.entries(verdicts).filter(([, number]) => number > 0);
  parts.push(`  ${counted.map(([verdict, number]) => `${number.toLocaleString("en")} ${verdict}`).join(", ")}\n`);
  parts.push(
    `  status ${Object.entries(statuses)
      .map(([status, number]) => `${status}: ${number.toLocaleString("en")}`)
      .join(", ")}\n`,
  );
  if (findings.length === 0) return `${parts.join("")}\n${paint("green", "No findings.")}\n`;
  parts.push("\n");
  for (const { severity, cause, pages, crawlers, examples } of findings.slice(0, MOST_FINDINGS)) {
    parts.push(`${paint(STYLES[severity], severity)} ${oneLine(cause, 300)}\n`);
    const [example] = examples;
    const affected = crawlers.length > 0 ? `${list(crawlers, 3)}; ` : "";
    parts.push(
      paint(
        "dim",
        `  ${affected}${count(pages, "page")}${example === undefined ? "" : `, such as ${oneLine(example, 90)}`}\n`,
      ),
    );
  }
  const left = findings.length - MOST_FINDINGS;
  if (left > 0) parts.push(`${count(left, "more finding")}: see --format json or --report.\n`);
  return parts.join("");
}

/**
 * Formats the findings as JUnit XML. A finding becomes a failed test, or a passed test if its severity is information. The test refers to
 * the first line that causes the finding. If no line does, the test refers to `source`, the name of the run.
 */
export async function summaryAsJunit(
  { findings }: SiteSummary,
  source: string,
  places: FindingPlaces,
): Promise<string> {
  const cases: TestCase[] = [];
  for (const finding of findings) {
    const { kind, severity, cause, crawlers, examples } = finding;
    const [first = { file: source }, ...others] = await places.of(finding);
    const one = { ...first, name: `${kind}: ${cause}` };
    const lines = others.map(({ file, line }) => `${file}:${line}`);
    const details = [`crawlers: ${list(crawlers)}`, ...examples, ...lines].join("\n");
    if (severity === "information") cases.push({ ...one, note: details });
    else cases.push({ ...one, failure: { type: severity, message: cause, details } });
  }
  if (cases.length === 0) cases.push({ file: source, name: "no findings" });
  return junit("robotscope site", [...new Set(cases.map(({ file }) => file))], cases);
}

/** Returns the header row of the CSV table. */
export function csvHead(crawlers: readonly string[]): string {
  const verdicts = crawlers.flatMap((crawler) => [`${crawler} crawl`, `${crawler} listing`, `${crawler} cause`]);
  return csvRow([...PAGE_COLUMNS, ...verdicts]);
}

const PAGE_COLUMNS = [
  "url",
  "found by",
  "in sitemap",
  "depth",
  "linked from",
  "status",
  "redirects to",
  "failure",
  "type",
  "title",
  "canonical",
  "x-robots-tag",
  "robots meta",
];

export function csvPage(page: PageRecord): string {
  const { url, discovery, inSitemap, depth, linkedFrom, status, redirects, failure, contentType, title } = page;
  return csvRow([
    url,
    discovery,
    inSitemap === undefined ? "" : inSitemap ? "yes" : "no",
    depth === undefined ? "" : String(depth),
    linkedFrom ?? "",
    status === undefined ? "" : String(status),
    redirects.at(-1)?.target ?? "",
    failure?.message ?? reasonNotFetched(page),
    contentType ?? "",
    title ?? "",
    page.canonical?.url ?? "",
    page.robotsHeaders.join("; "),
    page.robotsMetas.map(({ name, content }) => `${name}: ${content}`).join("; "),
    ...page.verdicts.flatMap((verdict) => [
      verdict.crawl ?? "",
      `${verdict.listing ?? ""}${verdict.isAssumed ? " (assumed)" : ""}`,
      causeInWords(verdict),
    ]),
  ]);
}

function reasonNotFetched({ notFetched }: PageRecord): string {
  if (!notFetched) return "";
  return notFetched.line > 0 ? `robots.txt, line ${notFetched.line}` : "robots.txt is unreachable";
}

function causeInWords({ cause }: PageVerdict): string {
  switch (cause?.text) {
    case undefined:
      return "";
    case "robots-txt":
      return `robots.txt, line ${cause.line}: ${cause.rule}`;
    case "header":
      return cause.line;
    case "meta":
      return `line ${cause.line}: ${cause.name}: ${cause.content}`;
    case "status":
      return `status ${cause.status}`;
    case "redirect":
      return `redirects to ${cause.target}`;
  }
}
