import { Command, Option } from "commander";
import { type Comparison, type CrawlersDifference, compare, compareFor, type Difference } from "robotscope";
import { type AskFlags, askOptions, withAskFlags } from "../asking.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, missingInput, Problem } from "../exit.ts";
import { type NetFlags, withNetFlags } from "../network.ts";
import { count, list, type Output } from "../output.ts";
import type { Robots } from "../robots.ts";
import { action } from "../run.ts";
import { readRobots } from "../sites.ts";
import { nameOf, takeStdinOnce } from "../source.ts";
import { paint } from "../terminal.ts";
import { helpText } from "../wrap.ts";

interface DiffOptions extends NetFlags, AskFlags {
  crawler?: string[];
  failOn: "loss" | "gain" | "change" | "never";
}

/** Crawlers for which the same changes. */
interface Change {
  crawlers: string[];
  dialects: string[];
  difference: Difference;
}

/** So many crawlers are named, and so many changes of them shown. */
const MOST_CRAWLERS = 6;
const MOST_CHANGES = 20;

const HELP = `
A version that is empty, or a file that is not there, has no rules and allows everything: a first robots.txt is a change, too.

Without --crawler all crawlers are compared, and those of search engines (“search”) and “*” decide the exit code: crawlers that
neither the catalogue nor the texts name. With --crawler, only these are compared, and they decide.

The exit code is 1 if one of these crawlers may no longer fetch something that it might fetch before.

Examples:
  robotscope diff https://example.com/robots.txt robots.txt
  git show HEAD:robots.txt | robotscope diff - robots.txt --crawler search,ai-search
  robotscope diff old.txt new.txt --crawler GPTBot --fail-on gain`;

export function diffCommand(): Command {
  const command = new Command("diff")
    .summary("what a new version of robots.txt changes, with URLs to prove it")
    .description(
      "Compares two versions of robots.txt by what they mean: who may no longer fetch what, who may fetch more, and a URL that proves it. " +
        "Texts that say the same in other words do not differ.",
    )
    .argument("<old>", "the old version: a file, “-” for stdin, or a URL")
    .argument("<new>", "the new version")
    .option("-c, --crawler <names>", CRAWLER_HELP, collectNames)
    .addOption(
      new Option("--fail-on <change>", "end with exit code 1 when these crawlers lose URLs, gain some, or either")
        .choices(["loss", "gain", "change", "never"])
        .default("loss"),
    )
    .addHelpText("after", () => helpText(HELP))
    .action(action(diff));
  return withNetFlags(withAskFlags(command));
}

async function diff(output: Output, options: DiffOptions, oldSource: string, newSource: string): Promise<ExitCode> {
  takeStdinOnce([oldSource, newSource]);
  const [before, after] = [
    await readVersion(oldSource, options, output),
    await readVersion(newSource, options, output),
  ];
  if (before.isMissing && after.isMissing) throw missingInput(`there is neither “${before.name}” nor “${after.name}”.`);
  const [oldText, newText] = [before.text, after.text];
  const ask = askOptions(options);
  const chosen = options.crawler && chooseCrawlers(options.crawler, output);
  const comparison = chosen ? undefined : compare(oldText, newText, ask);
  const changes = comparison
    ? changesOf(comparison.differences)
    : changesOf((chosen ?? []).map((crawler) => only(crawler, compareFor(oldText, newText, crawler, ask))));
  const deciding = chosen ?? [...chooseCrawlers(["search"], output), "*"];
  const fails = changes.some(({ crawlers, difference }) => {
    return crawlers.some((crawler) => deciding.includes(crawler)) && isFailure(difference, options.failOn);
  });

  if (output.json)
    await output.writeJson({ old: before.name, new: after.name, ...ask, fails, changes: changes.map(asJson) });
  else await output.write(inWords(changes, comparison));
  return fails ? EXIT.no : EXIT.ok;
}

/** A version to compare. */
interface Version {
  name: string;
  text: string;
  isMissing: boolean;
}

const EMPTY = "it is compared as an empty robots.txt: no rules, everything is allowed.";

/** A first robots.txt is a change, and so is the last one: what is not there allows everything, as an empty text does. */
async function readVersion(source: string, options: DiffOptions, output: Output): Promise<Version> {
  const name = nameOf(source);
  try {
    const robots = await readRobots(source, options, output);
    const text = textOf(robots, output);
    if (text === "" && robots.text === "") output.note(`${name} is empty: ${EMPTY}`);
    return { name: robots.name, text, isMissing: false };
  } catch (error) {
    if (!(error instanceof Problem) || (error.cause as NodeJS.ErrnoException | undefined)?.code !== "ENOENT")
      throw error;
    output.warn(`there is no file “${name}”: ${EMPTY}`);
    return { name, text: "", isMissing: true };
  }
}

/** The text to compare; a server that fails says nothing. */
function textOf(robots: Robots, output: Output): string {
  const status = robots.fetch?.status ?? 200;
  if (status === 200) return robots.text ?? "";
  if (status === "network-failure" || status < 400 || status > 499 || status === 429) {
    throw missingInput(`${robots.name} cannot be compared: ${robots.withoutText()}.`);
  }
  output.warn(`${robots.name}: ${robots.withoutText()}, so ${EMPTY}`);
  return "";
}

type ForCrawlers = Omit<CrawlersDifference, "dialect"> & { dialect?: string };

function only(crawler: string, difference: Difference): ForCrawlers {
  return { crawlers: [{ crawler, inCatalogue: true }], difference };
}

/** What changes, each set of changes once, with all for whom they are the same; what does not change is left out. */
function changesOf(differences: readonly ForCrawlers[]): Change[] {
  const found = new Map<string, Change>();
  for (const { crawlers, dialect, difference } of differences) {
    if (difference.changes.length === 0 && difference.complete) continue;
    const key = JSON.stringify(difference);
    const known = found.get(key) ?? { crawlers: [], dialects: [], difference };
    known.crawlers.push(...crawlers.map(({ crawler }) => crawler));
    if (dialect !== undefined) known.dialects.push(dialect);
    found.set(key, known);
  }
  return [...found.values()];
}

const loses = ({ changes }: Difference) => changes.some(({ access }) => access === "disallowed");
const gains = ({ changes }: Difference) => changes.some(({ access }) => access === "allowed");

function isFailure(difference: Difference, failOn: DiffOptions["failOn"]): boolean {
  if (failOn === "never") return false;
  return (failOn !== "gain" && loses(difference)) || (failOn !== "loss" && gains(difference));
}

function asJson({ crawlers, difference }: Change): object {
  return { crawlers, loses: loses(difference), gains: gains(difference), ...difference };
}

function inWords(changes: readonly Change[], comparison: Comparison | undefined): string {
  if (changes.length === 0) return `${paint("green", "Nothing changes")} for any of these crawlers.\n`;
  const parts = changes.map(({ crawlers, difference }) => {
    const what = [
      loses(difference) ? paint("red", "may no longer fetch some URLs") : "",
      gains(difference) ? paint("green", "may fetch more") : "",
    ].filter((words) => words !== "");
    const title = `${paint("bold", list(crawlers.map(nameInWords), MOST_CRAWLERS))}: ${what.join(" and ")}\n`;
    const lines = difference.changes.slice(0, MOST_CHANGES).map(({ access, explanation }) => {
      return `  ${access === "allowed" ? paint("green", "+") : paint("red", "-")} ${explanation}\n`;
    });
    const left = difference.changes.length - lines.length;
    if (left > 0) lines.push(`  and ${count(left, "more change")}; --json has them all\n`);
    if (!difference.complete)
      lines.push("  There may be more: the texts are too large or too entangled to find all changes.\n");
    return title + lines.join("");
  });
  if (comparison && comparison.leftOut > 0) {
    parts.push(`${count(comparison.leftOut, "name")} in the texts were left out, because there are too many.\n`);
  }
  return parts.join("\n");
}

const nameInWords = (crawler: string) => (crawler === "*" ? "all other crawlers" : crawler);
