import { type Change, compare, compareCrawlers, compareFor } from "robotscope";
import { between, changesFor, changesOf, gains, inWords, isTooLarge, loses, recordsInWords } from "../changes.ts";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, Problem, wrongUse } from "../exit.ts";
import type { NetFlags } from "../network.ts";
import type { Output } from "../output.ts";
import { type QueryFlags, queryOptions } from "../query-options.ts";
import type { Robots } from "../robots.ts";
import { readRobots } from "../sites.ts";
import { nameOf, takeStdinOnce } from "../source.ts";
import { urlLines } from "../urls.ts";

interface DiffOptions extends NetFlags, QueryFlags {
  crawler?: string[];
  between?: string[];
  urls?: string;
  failOn: "loss" | "gain" | "change" | "never";
}

const HELP = `
An empty text has no rules and allows everything. To review a first robots.txt, compare it with “-” and an empty stdin. A missing file is an
error.

Without --crawler, the command compares all crawlers, but only search engines (“search”) and unknown crawlers (“*”) affect the exit code.
With --crawler, the command compares only these crawlers, and all of them affect the exit code.

By default, the exit code is 1 if one of these crawlers loses access to a URL; --fail-on changes this. The command also lists changes of other
records, such as Sitemap and Crawl-delay. They do not affect the exit code. The exit code is 3 if the texts are too complex to find all changes
for these crawlers, or if a text exceeds 500 KiB, because crawlers may ignore its end. It is still 1 if a change that was found fails the
command, and 0 with --fail-on never.

With --between, the command compares two crawlers in one robots.txt. A path that only the first may fetch is a loss.

Examples:
  robotscope diff https://example.com/robots.txt robots.txt
  git show HEAD:robots.txt | robotscope diff - robots.txt --crawler search,ai-search
  robotscope diff old.txt new.txt --crawler GPTBot --fail-on gain
  robotscope diff old.txt new.txt --urls urls.txt
  robotscope diff robots.txt --between Googlebot,bingbot`;

export function diffCommand(): Subcommand {
  return new Subcommand("diff")
    .summary("compare two versions of robots.txt by their effect, with example URLs")
    .description(
      "Compares the effect of two versions of robots.txt. Lists the crawlers that gain or lose access, each with an example URL. " +
        "Equivalent texts do not differ.",
    )
    .argument("<old>", "the old version: a file, “-” for stdin, or a URL")
    .argument("[new]", "the new version; left out with --between")
    .option("-c, --crawler <names>", CRAWLER_HELP, collectNames)
    .option(
      "--between <one,other>",
      "compare two crawlers in one robots.txt: list the paths that only one of them may fetch",
      collectNames,
    )
    .option(
      "-u, --urls <file>",
      "a file of the site's URLs, preferred as examples: one per line, or a table (CSV, TSV); “-” for stdin",
    )
    .choice(
      "--fail-on <change>",
      "exit with code 1 if crawlers lose URLs (loss), gain URLs (gain), or either (change)",
      ["loss", "gain", "change", "never"],
      "loss",
    )
    .queryFlags()
    .netFlags()
    .runs(HELP, diff);
}

async function diff(output: Output, options: DiffOptions, oldSource: string, newSource?: string): Promise<ExitCode> {
  takeStdinOnce([oldSource, newSource, options.urls]);
  const urls: string[] = [];
  if (options.urls !== undefined) for await (const batch of urlLines(options.urls, output)) urls.push(...batch);
  if (options.between) {
    if (newSource !== undefined)
      throw wrongUse("--between compares two crawlers under one robots.txt: leave out the new version.");
    return diffCrawlers(output, options, oldSource, urls);
  }
  if (newSource === undefined)
    throw wrongUse("the new version is missing: pass a second file, or two crawlers with --between.");
  const [before, after] = [
    await readVersion(oldSource, options, output),
    await readVersion(newSource, options, output),
  ];
  const [oldText, newText] = [before.text, after.text];
  const query = queryOptions(options);
  const how = { ...query, urls };
  const chosen = options.crawler && chooseCrawlers(options.crawler, output);
  const comparison = chosen ? undefined : compare(oldText, newText, how);
  const found = comparison
    ? changesOf(comparison)
    : changesFor(new Map(chosen?.map((crawler) => [crawler, compareFor(oldText, newText, crawler, how)])));
  // Crawlers that ignore the end of a text may gain or lose other URLs.
  if (oldText !== newText && (isTooLarge(oldText) || isTooLarge(newText))) {
    const compared = chosen ?? [...chooseCrawlers(["all"], output), "*"];
    found.incomplete = [...new Set([...compared, ...found.incomplete])];
  }
  const deciding = chosen ?? [...chooseCrawlers(["search"], output), "*"];
  const decidingChanges = found.changes.filter(({ crawlers }) =>
    crawlers.some((crawler) => deciding.includes(crawler)),
  );
  const fails = isFailure(
    decidingChanges.map(({ change }) => change),
    options.failOn,
  );

  if (output.json)
    await output.writeJson({
      ...{ old: before.name, new: after.name, ...query, fails, ...found },
      ...(comparison && { records: comparison.records, recordsComplete: comparison.recordsComplete }),
    });
  else await output.write(inWords(found, comparison?.leftOut) + recordsInWords(comparison));
  const isComplete = !found.incomplete.some((crawler) => deciding.includes(crawler));
  return exitCode(fails, isComplete, options.failOn);
}

/** Compares two crawlers under one robots.txt: reports the paths that only one of the crawlers may fetch. */
async function diffCrawlers(output: Output, options: DiffOptions, source: string, urls: string[]): Promise<ExitCode> {
  const { name, text } = await readVersion(source, options, output);
  const [one, other, ...more] = chooseCrawlers(options.between ?? [], output);
  if (one === undefined || other === undefined || more.length > 0 || options.crawler)
    throw wrongUse("--between must be two crawlers, such as Googlebot,bingbot, and cannot be combined with --crawler.");
  const query = queryOptions(options);
  const difference = compareCrawlers(text, one, other, { ...query, urls });
  difference.complete &&= !isTooLarge(text);
  const fails = isFailure(difference.changes, options.failOn);
  if (output.json) await output.writeJson({ robotsTxt: name, between: [one, other], ...query, fails, ...difference });
  else await output.write(between(one, other, difference));
  return exitCode(fails, difference.complete, options.failOn);
}

const EMPTY = "it is compared as an empty robots.txt: no rules, everything is allowed.";

/** Reads a version of robots.txt. An empty file counts as a robots.txt without rules; a missing file is an error. */
async function readVersion(source: string, options: DiffOptions, output: Output) {
  const name = nameOf(source);
  try {
    const robots = await readRobots(source, options, output);
    const text = textOf(robots, output);
    if (robots.text?.trim() === "") output.note(`${name} is empty: ${EMPTY}`);
    if (isTooLarge(text))
      output.warn(`${robots.name} exceeds 500 KiB: crawlers may ignore the end, but the comparison includes it.`);
    return { name: robots.name, text };
  } catch (error) {
    if (!(error instanceof Problem) || (error.cause as NodeJS.ErrnoException | undefined)?.code !== "ENOENT")
      throw error;
    throw wrongUse(
      `there is no file “${name}”. If this version of robots.txt does not exist, pass “-” with an empty stdin.`,
    );
  }
}

/**
 * Returns the text to compare. Throws if the rules are unknown, for example after a server error or behind a bot wall. If there is no
 * robots.txt (status 4xx except 429), returns an empty text.
 */
function textOf(robots: Robots, output: Output): string {
  const status = robots.fetch?.status ?? 200;
  if (status === 200 && !robots.isUnknown) return robots.text ?? "";
  if (status === "network-failure" || status < 400 || status > 499 || status === 429) {
    throw missingInput(`${robots.name} cannot be compared: ${robots.withoutText()}.`);
  }
  output.warn(`${robots.name}: ${robots.withoutText()}, so ${EMPTY}`);
  return "";
}

/** Returns the exit code for a comparison. An incomplete comparison may lack the change that would fail the command. */
function exitCode(fails: boolean, isComplete: boolean, failOn: DiffOptions["failOn"]): ExitCode {
  if (fails) return EXIT.no;
  return isComplete || failOn === "never" ? EXIT.ok : EXIT.input;
}

function isFailure(changes: readonly Change[], failOn: DiffOptions["failOn"]): boolean {
  if (failOn === "never") return false;
  return (failOn !== "gain" && loses(changes)) || (failOn !== "loss" && gains(changes));
}
