import { withoutCredentials } from "../../net/credentials.ts";
import { annotation } from "../annotations.ts";
import { Subcommand } from "../command.ts";
import { chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, wrongUse } from "../exit.ts";
import { type Expectation, parseExpectations } from "../expectations.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { junit, type TestCase } from "../junit.ts";
import { type Finding, OutcomeFinder, type OutcomeFinderOptions } from "../outcome-finder.ts";
import { chosenFormat, count, list, type Output } from "../output.ts";
import { isWebAddress, nameOf, readList, takeStdinOnce } from "../source.ts";
import { pad, paint, width } from "../terminal.ts";

interface AssertOptions extends OutcomeFinderOptions {
  format: "text" | "json" | "junit" | "github";
}

export interface Result extends Expectation {
  passed: boolean;
  answers: Answer[];
}

interface Answer extends Finding {
  crawler: string;
  passed: boolean;
}

const HELP = `
The file has one expectation per line: crawlers, expectation, URL.

  # comment
  Googlebot            allowed        /
  search               allowed        /products/     # every crawler of search engines
  GPTBot,ClaudeBot     disallowed     /private/
  *                    disallowed     /tmp/          # a crawler that no group names
  Googlebot            not-indexable  /thanks/

Name crawlers as for --crawler in other commands. “allowed” and “disallowed” are verdicts of robots.txt. A page is “indexable” if
the crawler may fetch it, its status permits indexing, and no directive forbids it. It is “not-indexable” if the crawler may fetch it, and
the page has noindex or no longer exists. A blocked page is neither: its bare URL can still appear in results.

For “indexable” and “not-indexable”, --site fetches the pages, or --headers and --html pass the headers and the HTML of one page. If one
of them is missing, it counts as empty.

Examples:
  robotscope assert robots.expect --robots public/robots.txt
  robotscope assert robots.expect --site https://staging.example.com --format github`;

export function assertCommand(): Subcommand {
  return new Subcommand("assert")
    .summary("check a file of expectations, for deployment pipelines")
    .description(
      "Checks expectations about the URLs that crawlers may fetch and index. The exit code is 1 if an expectation fails.",
    )
    .argument("<file>", "the file with the expectations, or “-” for stdin")
    .option("-r, --robots <source>", "robots.txt: a file, “-” for stdin, or a URL")
    .option("--site <url>", "the site for paths without a host; its robots.txt applies unless --robots is given")
    .option("--headers <file>", "a file with the response headers of the page, for “indexable”")
    .option("--html <file>", "a file with the HTML of the page, for “indexable”")
    .choice("--format <format>", "the output format", ["text", "json", "junit", "github"], "text")
    .queryFlags()
    .netFlags()
    .runs(HELP, assert);
}

async function assert(output: Output, options: AssertOptions, file: string): Promise<ExitCode> {
  if (options.site !== undefined && !(isWebAddress(options.site) && URL.canParse(options.site))) {
    throw wrongUse(`--site must be a URL such as https://example.com, not “${withoutCredentials(options.site)}”.`);
  }
  const format = chosenFormat(output, options.format);
  takeStdinOnce([file, options.robots, options.headers, options.html]);
  const expectations = parseExpectations(await readList(file), nameOf(file));
  if (expectations.length === 0)
    throw wrongUse(`${nameOf(file)} has no expectations: add lines such as “Googlebot allowed /page”.`);
  const finder = await OutcomeFinder.from(options, nameOf(file), output);
  const results = await assertAll(expectations, finder, output);

  const failed = results.filter(({ passed }) => !passed).length;
  if (format === "json") {
    await output.writeJson({ file: nameOf(file), ...finder.query, passed: results.length - failed, failed, results });
  } else if (format === "junit") {
    await output.writeRaw(testResults(results, nameOf(file)));
  } else {
    await output.write(inWords(results));
    if (format === "github") await output.write(annotations(results, nameOf(file)));
  }
  if (finder.hasFailed) return EXIT.input;
  return failed > 0 ? EXIT.no : EXIT.ok;
}

/** Compares expectations with the actual outcomes. */
export async function assertAll(
  expectations: readonly Expectation[],
  finder: OutcomeFinder,
  output: Output,
): Promise<Result[]> {
  const results: Result[] = [];
  output.progress.say(() => `${results.length} of ${count(expectations.length, "expectation")}`);
  for (const expectation of expectations) {
    const crawlers = chooseCrawlers(collectNames(expectation.crawlers), output);
    const answers: Answer[] = [];
    for (const crawler of crawlers) {
      const finding = await finder.find(expectation, crawler);
      answers.push({ crawler, passed: finding.actual === expectation.expected, ...finding });
    }
    results.push({
      ...expectation,
      url: withoutCredentials(expectation.url),
      passed: answers.every(({ passed }) => passed),
      answers,
    });
  }
  output.progress.end();
  return results;
}

function inWords(results: readonly Result[]): string {
  const widths = [
    Math.max(...results.map(({ crawlers }) => width(crawlers))),
    Math.max(...results.map(({ expected }) => expected.length)),
  ];
  const lines = results.map(({ passed, crawlers, expected, url, line, answers }) => {
    const mark = passed ? paint("green", "✓") : paint("red", "✗");
    const [first] = answers;
    const why = passed && first && answers.length === 1 ? `  ${paint("dim", first.why)}` : "";
    const head = `${mark} ${pad(crawlers, widths[0] ?? 0)}  ${pad(expected, widths[1] ?? 0)}  ${url}${why}\n`;
    const reasons = passed ? [] : reasonsOf(answers).map((reason) => `    line ${line}: ${reason}\n`);
    return head + reasons.join("");
  });
  const failed = results.filter(({ passed }) => !passed).length;
  const summary =
    failed > 0
      ? paint("red", `${failed} of ${count(results.length, "expectation")} failed`)
      : paint("green", `${count(results.length, "expectation")} met`);
  return `${lines.join("")}\n${summary}\n`;
}

const MOST_REASONS = 10;
const MOST_CRAWLERS = 4;

/** Lists the reasons why an expectation failed, each with the crawlers it applies to. */
export function reasonsOf(answers: readonly Answer[]): string[] {
  const reasons = new Map<string, { why: string; words: string; crawlers: string[] }>();
  for (const { passed, crawler, actual, why } of answers) {
    if (passed) continue;
    const words = WORDS[actual];
    getOrInsert(reasons, `${words}: ${why}`, () => ({ why, words, crawlers: [] })).crawlers.push(crawler);
  }
  const found = [...reasons.values()].map(
    ({ why, words, crawlers }) => `${words} ${list(crawlers, MOST_CRAWLERS)}: ${why}`,
  );
  const left = found.length - MOST_REASONS;
  return left > 0 ? [...found.slice(0, MOST_REASONS), `and for ${count(left, "other reason")}`] : found;
}

const WORDS: Record<Finding["actual"], string> = {
  allowed: "allowed for",
  disallowed: "disallowed for",
  depends: "it depends for",
  indexable: "indexable for",
  "not-indexable": "not indexable for",
  neither: "neither indexable nor out of the index for",
  unknown: "unknown for",
};

function testResults(results: readonly Result[], file: string): string {
  const cases = results.map(({ line, crawlers, expected, url, passed, answers }): TestCase => {
    const one = { file, line, name: `${crawlers} ${expected} ${url}` };
    if (passed) return one;
    const reasons = reasonsOf(answers);
    return { ...one, failure: { type: expected, message: reasons[0] ?? "", details: reasons.join("\n") } };
  });
  return junit("robotscope assert", [file], cases);
}

function annotations(results: readonly Result[], file: string): string {
  return results
    .filter(({ passed }) => !passed)
    .map(({ line, crawlers, expected, url, answers }) => {
      return annotation({
        level: "error",
        file,
        line,
        title: `${crawlers} ${expected} ${url}`,
        message: reasonsOf(answers).join("\n"),
      });
    })
    .join("");
}
