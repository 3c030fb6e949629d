import { type Crawler, crawlers as catalogue, catalogueVersion, type Fact, identifyCrawler } from "robotscope";
import { Subcommand } from "../command.ts";
import { PURPOSES, serves } from "../crawler-names.ts";
import { findCrawler, ofOperator } from "../crawlers.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { count, list, type Output } from "../output.ts";
import { nearest } from "../spelling.ts";
import { columns } from "../table.ts";
import { paint, type Style } from "../terminal.ts";

interface CrawlersOptions {
  operator?: string;
  purpose?: string;
  userAgent?: string;
}

const HELP = `
The exit code is 1 if a name or a User-Agent string is not in the catalogue, or if --purpose or --operator leaves out a named crawler.

Examples:
  robotscope crawlers --purpose ai-training
  robotscope crawlers Googlebot-Image
  robotscope crawlers --user-agent "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"`;

export function crawlersCommand(): Subcommand {
  return new Subcommand("crawlers")
    .summary("list the crawlers in the catalogue, or the facts about them")
    .description(
      "Lists the crawlers in the catalogue, or all facts about the named crawlers. Each fact is documented by the operator, reported, or assumed.",
    )
    .argument("[names...]", "product tokens of crawlers to describe in detail")
    .option("--operator <name>", "list only the crawlers of this operator, such as Google")
    .choice("--purpose <purpose>", "list only crawlers with this purpose", PURPOSES)
    .option("--user-agent <string>", "show the crawler that sends this User-Agent string")
    .runs(HELP, crawlers);
}

async function crawlers(output: Output, options: CrawlersOptions, names: string[]): Promise<ExitCode> {
  const { found, isComplete } = named(names, options, output);
  const operators = options.operator === undefined ? undefined : ofOperator(options.operator);
  const wanted = (found ?? catalogue()).filter((crawler) => {
    if (options.purpose !== undefined && !serves(crawler, options.purpose)) return false;
    return operators === undefined || operators.includes(crawler.token);
  });
  const filteredOut = (found ?? []).filter((crawler) => !wanted.includes(crawler));
  if (filteredOut.length > 0) {
    const names = list(filteredOut.map(({ token }) => token));
    output.warn(`${names} ${filteredOut.length === 1 ? "is" : "are"} left out because of --purpose or --operator.`);
  }
  if (output.json) await output.writeJson(wanted);
  else await output.write(found ? wanted.map(details).join("\n") : table(wanted));
  return isComplete && filteredOut.length === 0 ? EXIT.ok : EXIT.no;
}

/**
 * Looks up the crawlers in the arguments and in the value of `--user-agent`. `isComplete` is `false` if the catalogue lacks one of them.
 * `found` is left out if there are no arguments and no `--user-agent`.
 */
function named(
  names: string[],
  { userAgent }: CrawlersOptions,
  output: Output,
): { found?: Crawler[]; isComplete: boolean } {
  if (names.length === 0 && userAgent === undefined) return { isComplete: true };
  let isComplete = true;
  const found: Crawler[] = [];
  const add = (crawler: Crawler | undefined, complaint: () => string) => {
    if (crawler) found.push(crawler);
    else output.warn(complaint());
    isComplete &&= crawler !== undefined;
  };
  for (const name of names) {
    add(findCrawler(name), () => {
      const near = nearest(
        name,
        catalogue().map(({ token }) => token),
      );
      return `the catalogue has no “${name}”${near === undefined ? "" : `; did you mean ${near}?`}`;
    });
  }
  if (userAgent !== undefined) {
    add(identifyCrawler(userAgent), () => `no crawler in the catalogue sends the User-Agent “${userAgent}”`);
  }
  return { found, isComplete };
}

const OBEYS: Record<Crawler["robots"]["value"], readonly [string, Style]> = {
  obeys: ["obeys", "green"],
  ignores: ["ignores", "red"],
  "user-triggered": ["user-triggered", "yellow"],
  unknown: ["unknown", "dim"],
};

function table(all: readonly Crawler[]): string {
  const title = ["crawler", "operator", "purpose", "robots.txt"].map((word) => paint("bold", word)).concat("");
  const rows = all.map(({ token, operator, class: purpose, robots, status }) => {
    const [word, style] = OBEYS[robots.value];
    return [token, operator, purpose, paint(style, word), status === "live" ? "" : paint("dim", status)];
  });
  // Count control tokens such as Google-Extended separately, because they fetch nothing.
  const tokens = all.filter(({ sentName }) => sentName.value === "no-requests").length;
  const counts = [count(all.length - tokens, "crawler"), ...(tokens > 0 ? [count(tokens, "control token")] : [])];
  return `${columns([title, ...rows], { spare: [1, 2] })}\n${counts.join(" and ")}, as of ${catalogueVersion()}\n`;
}

const fact = <T>({ value, certainty }: { value: T; certainty: string }, words = String(value)) =>
  `${words} ${paint("dim", `(${certainty})`)}`;

function userAgentInWords({ userAgent, sentName }: Crawler): string | undefined {
  if (sentName.value === "other") return fact(sentName, "that of a browser or of another crawler");
  if (sentName.value === "no-requests") return fact(sentName, "none: it is a name for robots.txt only");
  return userAgent && fact(userAgent);
}

/** Formats a list of names; returns `undefined` if none are known. */
const knownNames = (names: Fact<string[]> | undefined, format = (name: string) => name): string | undefined =>
  names && names.value.length > 0 ? fact(names, list(names.value.map(format))) : undefined;

function details(crawler: Crawler): string {
  const { origin } = crawler;
  const rows: [string, string | undefined][] = [
    ["operator", crawler.operator],
    ["purpose", crawler.class],
    ["status", crawler.status],
    ["robots.txt", fact(crawler.robots)],
    ["looks for groups of", fact(crawler.fallback, crawler.fallback.value.join(", then "))],
    ["groups for *", fact(crawler.wildcard)],
    ["reads robots.txt as", crawler.dialect],
    ["if there is none, as", fact(crawler.availability)],
    ["Crawl-delay", fact(crawler.crawlDelay)],
    ["robots meta names", fact(crawler.metaNames, list(crawler.metaNames.value))],
    ["reads directives as", fact(crawler.pageDialect)],
    ["User-Agent", userAgentInWords(crawler)],
    ["its addresses are in", knownNames(origin?.reverseDns, (domain) => `*.${domain}`)],
    ["and listed in", knownNames(origin?.addressLists)],
    ["keys of its signatures", origin?.keyDirectory && fact(origin.keyDirectory)],
    ["documentation", crawler.doc],
    ["source", crawler.source],
    ["read on", crawler.read],
  ];
  const known = rows.flatMap(([name, value]) => (value === undefined ? [] : [[`  ${paint("dim", name)}`, value]]));
  return `${paint("bold", crawler.token)}\n${columns(known)}`;
}
