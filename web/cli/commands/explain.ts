import { audits, type CrawlerReport, evaluate, type OtherReading, type Report } from "robotscope";
import { Credentials } from "../../net/credentials.ts";
import { aiSignalsInWords } from "../ai-signals.ts";
import { auditsInWords } from "../audits.ts";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, wrongUse } from "../exit.ts";
import { indented, list, type Output } from "../output.ts";
import { findingsInWords, type PageTexts, quotedDirectives } from "../page.ts";
import { readPageFiles } from "../page-files.ts";
import { type Mark, Quotation } from "../quote.ts";
import type { LongVerdict, Robots } from "../robots.ts";
import { type SiteOptions, Sites } from "../sites.ts";
import { takeStdinOnce } from "../source.ts";
import { columns } from "../table.ts";
import { paint } from "../terminal.ts";

interface ExplainOptions extends SiteOptions {
  crawler?: string[];
  headers?: string;
  html?: string;
  rendered?: string;
  readings?: boolean;
  audits?: boolean;
  failOn?: "disallowed" | "unindexable";
}

const HELP = `
Without --fail-on, the exit code is 0 for every verdict. With --fail-on disallowed, it is 1 if a crawler may not fetch the page, or if this is
uncertain; with --fail-on unindexable, it is 1 if the page is not fully listed for a crawler. With --headers, a page that redirects counts as
disallowed if the crawler may not fetch the redirect's target. The exit code is 3 if robots.txt could not be fetched
or is behind a bot wall.

Examples:
  robotscope explain https://example.com/shop/
  robotscope explain /shop/ --robots robots.txt --crawler Googlebot-Image --readings
  robotscope explain /shop/ --robots robots.txt --headers headers.txt --html page.html --crawler main`;

export function explainCommand(): Subcommand {
  return new Subcommand("explain")
    .summary("explain why a crawler may or may not fetch a URL, line by line")
    .description(
      "Explains why a crawler may or may not fetch a URL: the groups that apply, the matching rules, and the deciding rule. " +
        "With --headers or --html, also explains whether the crawler may index the page, and how it may show it.",
    )
    .argument("<url>", "a URL, or a path if --robots is given")
    .option(
      "-r, --robots <source>",
      "robots.txt: a file, “-” for stdin, or a URL (default: fetch the robots.txt of the URL's site)",
    )
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: Googlebot)`, collectNames)
    .option("--headers <file>", "a file with the page's response headers, as “curl -i” prints them")
    .option("--html <file>", "a file with the page's HTML")
    .option(
      "--rendered <file>",
      "a file with the page's HTML after its scripts have run, for crawlers that render pages",
    )
    .option("--readings", "also show the verdicts in other dialects, and why they differ")
    .option("--audits", "also show the results of Lighthouse and Search Console for these texts")
    .choice("--fail-on <what>", "the condition for exit code 1", ["disallowed", "unindexable"])
    .queryFlags()
    .netFlags()
    .runs(HELP, explain);
}

async function explain(output: Output, options: ExplainOptions, named: string): Promise<ExitCode> {
  options.credentials = new Credentials();
  const url = options.credentials.take(named);
  takeStdinOnce([options.robots, options.headers, options.html, options.rendered]);
  const crawlers = chooseCrawlers(options.crawler ?? ["Googlebot"], output);
  const sites = await Sites.from(options, output);
  const robots = await sites.of(url);
  const texts: PageTexts = { robotsTxt: robots.text, ...(await readPageFiles(options)) };
  const { headers, html, renderedHtml } = texts;
  if (renderedHtml !== undefined && html === undefined)
    throw wrongUse("--rendered is compared with the HTML as served, so it also needs --html.");
  const isPage = headers !== undefined || html !== undefined;
  if (options.failOn === "unindexable" && !isPage) {
    throw wrongUse("--fail-on unindexable needs the page's headers or HTML: use --headers or --html.");
  }
  const page = { url, ...robots.forPage(), headers, html, renderedHtml };
  const report = isPage ? evaluate({ ...page, crawlers }, robots.query) : undefined;
  const answers = crawlers.map((crawler, at) => ({
    crawler,
    ...robots.check(url, crawler),
    page: report?.crawlers[at],
    otherReadings: options.readings ? (robots.robotsTxt?.otherReadings(url, crawler, robots.query) ?? []) : undefined,
  }));

  const audited = options.audits ? audits(page) : undefined;
  const fails = options.failOn !== undefined && answers.some((answer) => isStopped(answer, options.failOn));
  const exitCode = sites.hasFailed ? EXIT.input : fails ? EXIT.no : EXIT.ok;
  if (output.json) {
    const { findings, directives, aiSignals } = report ?? {};
    const query = { url, ...robots.query, robotsTxt: robots.name };
    await output.writeJson({ ...query, crawlers: answers, directives, findings, aiSignals, audits: audited });
    return exitCode;
  }
  const quotation = new Quotation(robots.text ?? "");
  const parts = answers.map(({ otherReadings, page, ...answer }) =>
    [
      verdictInWords(answer, robots, quotation),
      page && report ? pageInWords(page, report, texts) : "",
      otherReadings ? readingsInWords(otherReadings, robots) : "",
    ].join(""),
  );
  await output.write(parts.join("\n"));
  if (report) await output.write(findingsInWords(report, texts) + aiSignalsInWords(report, texts));
  if (audited) await output.write(auditsInWords(audited));
  return exitCode;
}

/**
 * Returns `true` if robots.txt blocks or may block the page, or if the crawler cannot reach the page after redirects. If `on` is
 * "unindexable", also returns `true` if the page is not fully listed.
 */
function isStopped({ access, page }: LongVerdict & { page?: CrawlerReport }, on: ExplainOptions["failOn"]): boolean {
  // Also check the page's report, which takes redirects into account.
  const isSeen = access === "allowed" && page?.visibility !== "unseen";
  return !isSeen || (on === "unindexable" && page?.appearance.listing !== "full");
}

/** Formats a verdict: its summary, the relevant lines of robots.txt, and the steps that lead to the verdict. */
function verdictInWords(answer: LongVerdict, robots: Robots, quotation: Quotation): string {
  const style = answer.access === "allowed" ? "green" : answer.access === "disallowed" ? "red" : "yellow";
  const marks = answer.verdict ? [...marksOf(answer.verdict), ...mergedMarks(answer.verdict, robots)] : [];
  const quoted = marks.length > 0 ? `\n  ${paint("dim", robots.name)}\n${indented(quotation.of(marks))}` : "";
  const steps = answer.explanation.steps.map((step) => `  - ${step}\n`).join("");
  return `${paint(style, answer.explanation.summary)}\n${quoted}\n${steps}`;
}

const OUTCOMES: Record<string, string> = {
  wins: "decides",
  shorter: "matches, but is shorter",
  "loses-tie": "matches, but an allow rule of the same length wins",
  repeats: "says the same again",
  later: "matches, but comes later",
  empty: "is empty and has no effect",
  overruled: "does not apply to robots.txt itself",
};

function marksOf({ lookup, matches }: NonNullable<LongVerdict["verdict"]>): Mark[] {
  const named = lookup.steps.flatMap(({ token, lines }) => lines.map((line) => ({ line, note: `names ${token}` })));
  const wildcard = lookup.wildcardLines.map((line) => ({ line, note: "names all crawlers" }));
  const rules = matches.map(({ line, pattern, outcome, access }): Mark => {
    const decides = outcome === "wins" ? (access === "allowed" ? "green" : "red") : "yellow";
    return { line, span: pattern, note: OUTCOMES[outcome] ?? outcome, style: decides };
  });
  return [...[...named, ...wildcard].map((mark): Mark => ({ ...mark, style: "cyan" })), ...rules];
}

/**
 * Marks the last user-agent line of a group that names the crawler only in an earlier line, if other lines separate the group's user-agent
 * lines. The mark shows that the rules below still belong to the crawler's group.
 */
function mergedMarks({ lookup, dialect }: NonNullable<LongVerdict["verdict"]>, robots: Robots): Mark[] {
  const groups = robots.robotsTxt?.groups(dialect) ?? [];
  const named = new Set([...lookup.wildcardLines, ...lookup.steps.flatMap(({ lines }) => lines)]);
  const lastLines = lookup.groups.flatMap((index) => {
    const lines = groups[index]?.agentLines.map(({ line }) => line) ?? [];
    const hasGap = lines.some((line, at) => at > 0 && line > (lines[at - 1] ?? line) + 1);
    const first = lines.find((line) => named.has(line));
    const last = lines.at(-1);
    return hasGap && last && first && !named.has(last) ? [{ line: last, note: `same group as line ${first}` }] : [];
  });
  return lastLines.map((mark) => ({ ...mark, style: "cyan" }));
}

function pageInWords(page: CrawlerReport, report: Report, texts: PageTexts): string {
  const style = page.appearance.listing === "full" ? "green" : page.appearance.listing === "hidden" ? "red" : "yellow";
  // Skip the first step: it repeats the robots.txt verdict, which is printed above.
  const steps = page.explanation.steps.slice(page.crawl ? 1 : 0).map((step) => `  - ${step}\n`);
  return `\n${paint(style, page.explanation.summary)}\n${quotedDirectives(page, report, texts)}\n${steps.join("")}`;
}

function readingsInWords(readings: readonly OtherReading[], robots: Robots): string {
  const rows = readings.map(({ dialect, verdict: { access, rule }, because }) => [
    `  ${dialect}`,
    paint(access === "allowed" ? "green" : "red", access),
    rule ? robots.ruleInWords(rule.line) : paint("dim", "no rule"),
    because.length > 0 ? paint("yellow", `differs in ${list(because)}`) : "",
  ]);
  return `\n  ${paint("bold", "Other dialects")}\n${columns(rows)}`;
}
