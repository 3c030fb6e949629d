import { PURPOSES } from "../crawler-names.ts";
import { count, list, oneLine, size } from "../output.ts";
import { columns } from "../table.ts";
import { paint, type Style } from "../terminal.ts";
import type { Reading } from "./doubt.ts";
import type { FacetTrap } from "./facets.ts";
import type { Origin } from "./genuine.ts";
import type { SignatureResult } from "./signatures.ts";
import { type Amount, Traffic } from "./traffic.ts";
import type { Log, Visits } from "./visits.ts";

/** The numbers of requests that name a crawler, by whether their address belongs to the crawler. */
export interface Origins {
  genuine: number;
  notGenuine: number;
  unknown: number;
  /** The number of requests for disallowed URLs from addresses that do not belong to the crawler. */
  disallowedByOthers: number;
  addresses: { address: string; requests: number; disallowed: number; origin: Origin }[];
}

export interface CheckedVisits {
  visits: Visits;
  /** The results of checking the addresses; left out if they were not checked. */
  origins?: Origins;
}

const MOST_ADDRESSES = 5;

/** Returns `true` if a crawler that generally obeys robots.txt requested disallowed URLs. Requests from impostors do not count. */
export function disobeys({ visits, origins }: CheckedVisits): boolean {
  return visits.crawler.robots.value === "obeys" && visits.disallowed > (origins?.disallowedByOthers ?? 0);
}

const NO_ROBOTS_TXT = "No robots.txt was given: use --site https://… or --robots FILE.";

/** The maximum number of rows per section. `--json` contains all rows. */
const MOST_ROWS = { crawlers: 15, disobedient: 5, days: 7, traps: 3, bots: 5, silent: 8, signers: 8 };

/** Formats the whole result as sections of text. `MOST_ROWS` limits the rows of most sections. */
export function logInWords(
  log: Log,
  all: readonly CheckedVisits[],
  { hasRobotsTxt }: { hasRobotsTxt: boolean },
): string {
  const disobedient = all.filter(({ visits }) => visits.disallowed > 0);
  return [
    linesInWords(log),
    all.length > 0 ? tableOf(log, all, hasRobotsTxt) : "\nNo crawler of the catalogue is named.\n",
    ...disobedient.slice(0, MOST_ROWS.disobedient).map((checked) => disallowedInWords(log, checked)),
    furtherInWords(disobedient.length - MOST_ROWS.disobedient, "crawler"),
    ...all.flatMap(notGenuineInWords),
    signaturesInWords(log),
    silentInWords(neverRequested(log, all)),
    purposesInWords(log, all),
    daysInWords(log, all),
    ...log.facets
      .traps()
      .slice(0, MOST_ROWS.traps)
      .map((trap) => trapInWords(log, trap)),
    botsInWords(log),
    hasRobotsTxt ? "" : `\n${paint("dim", NO_ROBOTS_TXT)}\n`,
  ].join("");
}

function linesInWords(log: Log): string {
  const requests = [...log.visits.values()].reduce((sum, { traffic }) => sum + traffic.requests, 0);
  const parts = [
    `${count(requests, "request")} of ${count(log.visits.size, "crawler")}`,
    `${count(log.others, "request")} of others`,
  ];
  if (log.withoutAgent > 0) parts.push(`${log.withoutAgent.toLocaleString("en")} without a User-Agent`);
  if (log.otherHosts > 0) parts.push(`${log.otherHosts.toLocaleString("en")} of other hosts`);
  const lines = [`${count(log.lines, "line")}: ${parts.join(", ")}\n`];
  if (log.unreadable > 0) {
    lines.push(paint("yellow", `${count(log.unreadable, "line")} could not be read, the first:`), "\n");
    for (const { line, text } of log.unreadableExamples) lines.push(`  line ${line}: ${text}\n`);
  }
  return lines.join("");
}

function tableOf(log: Log, all: readonly CheckedVisits[], hasRobotsTxt: boolean): string {
  const areChecked = all.some(({ origins }) => origins !== undefined);
  const found = [...(hasRobotsTxt ? ["disallowed"] : []), ...(areChecked ? ["genuine"] : [])];
  const head = ["", ...trafficHead(log), "robots.txt", ...found, "known of it"];
  const rows = all
    .slice(0, MOST_ROWS.crawlers)
    .map(({ visits, origins }) => [
      `  ${visits.crawler.token}`,
      ...trafficInWords(log, visits.traffic),
      visits.robotsTxt.toLocaleString("en"),
      ...(hasRobotsTxt ? [paint(visits.disallowed > 0 ? "red" : "green", visits.disallowed.toLocaleString("en"))] : []),
      ...(areChecked ? [genuineInWords(origins)] : []),
      paint("dim", obedience(visits)),
    ]);
  return `${tableWithHead(head, rows)}${furtherInWords(all.length - rows.length, "crawler")}`;
}

const furtherInWords = (number: number, noun: string) =>
  number > 0 ? `  and ${count(number, `further ${noun}`)}\n` : "";

/** Returns the headings of the columns for traffic. Leaves out errors if the log has no statuses, and bytes if it has no sizes. */
const trafficHead = (log: Log) => [...amountHead(log), ...(log.withStatus > 0 ? ["errors"] : [])];

const trafficInWords = (log: Log, traffic: Traffic) => [
  ...amountInWords(log, traffic),
  ...(log.withStatus > 0 ? [traffic.errors.toLocaleString("en")] : []),
];

const amountHead = ({ withBytes }: Log) => ["requests", ...(withBytes > 0 ? ["bytes"] : [])];

const amountInWords = ({ withBytes }: Log, { requests, bytes }: Amount) => [
  requests.toLocaleString("en"),
  ...(withBytes > 0 ? [size(bytes)] : []),
];

/**
 * Returns the crawlers whose operator never requested robots.txt. One request counts for all crawlers of an operator, because they may
 * share the fetched copy.
 */
export function neverRequested({ robotsTxtOperators }: Log, all: readonly CheckedVisits[]): string[] {
  const crawlers = all.map(({ visits }) => visits.crawler);
  return crawlers.filter(({ operator }) => !robotsTxtOperators.has(operator)).map(({ token }) => token);
}

const silentInWords = (names: readonly string[]) =>
  names.length > 0 ? `\n${paint("bold", "Never fetched robots.txt")}: ${list(names, MOST_ROWS.silent)}\n` : "";

const RESULT_STYLES: Partial<Record<SignatureResult, Style>> = { genuine: "green", forged: "red" };

function signaturesInWords({ signatures }: Log): string {
  if (signatures.size === 0) return "";
  const rows = [...signatures].slice(0, MOST_ROWS.signers).map(([name, results]) => {
    const parts = [...results].map(([result, requests]) =>
      paint(RESULT_STYLES[result] ?? "yellow", `${requests.toLocaleString("en")} ${result.replace("-", " ")}`),
    );
    return [`  ${name}`, parts.join(", ")];
  });
  const further = furtherInWords(signatures.size - rows.length, "name");
  return `\n${paint("bold", "Signed requests")}\n${columns(rows)}${further}`;
}

/** Returns the traffic of all crawlers, keyed by purpose. */
export function byPurpose(all: readonly CheckedVisits[]): Map<string, Traffic> {
  const purposes = new Map<string, Traffic>();
  for (const purpose of PURPOSES) {
    const crawlers = all.filter(({ visits }) => visits.crawler.class === purpose);
    if (crawlers.length > 0) purposes.set(purpose, trafficOf(crawlers));
  }
  return purposes;
}

export function trafficOf(all: readonly CheckedVisits[]): Traffic {
  const traffic = new Traffic();
  for (const { visits } of all) traffic.addAll(visits.traffic);
  return traffic;
}

function purposesInWords(log: Log, all: readonly CheckedVisits[]): string {
  const purposes = byPurpose(all);
  if (purposes.size < 2) return "";
  const rows = [...purposes].map(([name, traffic]) => [`  ${name}`, ...trafficInWords(log, traffic)]);
  return tableWithHead(["by purpose", ...trafficHead(log)], rows);
}

function daysInWords(log: Log, all: readonly CheckedVisits[]): string {
  const days = [...trafficOf(all).days].sort(([one], [other]) => (one < other ? 1 : -1));
  if (days.length < 2) return "";
  const rows = days.slice(0, MOST_ROWS.days).map(([day, amount]) => [`  ${day}`, ...amountInWords(log, amount)]);
  const table = tableWithHead(["by day", ...amountHead(log)], rows);
  return `${table}${furtherInWords(days.length - rows.length, "day")}`;
}

const tableWithHead = (head: readonly string[], rows: readonly string[][]) =>
  `\n${columns([head.map((cell) => paint("dim", cell)), ...rows])}`;

function trapInWords({ withBytes }: Log, { parameter, fetched, urls, paths, lines, saved }: FacetTrap): string {
  return (
    `\n${paint("bold", `Facet trap ?${parameter}=`)}: ${count(fetched.requests, "request")} for about ` +
    `${count(urls, "URL")} of ${count(paths, "path")}. In each group of robots.txt, these lines would save ` +
    `${count(saved.requests, "request")}` +
    `${withBytes > 0 ? ` and ${size(saved.bytes)}` : ""}:\n${lines.map((line) => `  ${line}\n`).join("")}`
  );
}

function botsInWords(log: Log): string {
  const bots = log.unknownBots.list();
  if (bots.length === 0) return "";
  const rows = bots
    .slice(0, MOST_ROWS.bots)
    .map(({ name, userAgent, traffic }) => [
      `  ${name}`,
      ...amountInWords(log, traffic),
      paint("dim", oneLine(userAgent)),
    ]);
  const head = `\n${paint("bold", "Bots that are not in the catalogue")}\n`;
  return `${head}${columns(rows)}${furtherInWords(bots.length - rows.length, "name")}`;
}

function genuineInWords(origins: Origins | undefined): string {
  if (!origins) return "";
  const parts = [
    ...(origins.genuine > 0 ? [paint("green", `${origins.genuine.toLocaleString("en")} genuine`)] : []),
    ...(origins.notGenuine > 0 ? [paint("red", `${origins.notGenuine.toLocaleString("en")} not`)] : []),
    ...(origins.unknown > 0 ? [paint("yellow", `${origins.unknown.toLocaleString("en")} unknown`)] : []),
  ];
  return parts.join(", ");
}

/** Describes whether the crawler is known to obey robots.txt, and how many requests could not be evaluated. */
export function obedience({ crawler: { robots }, undecided }: Visits): string {
  const words = {
    obeys: "obeys robots.txt",
    ignores: "ignores robots.txt",
    "user-triggered": "fetches for a user: robots.txt may not apply",
    unknown: "not known whether it obeys",
  }[robots.value];
  const open = undecided > 0 ? `; ${count(undecided, "request")} could not be evaluated` : "";
  return `${words} (${robots.certainty})${open}`;
}

function disallowedInWords({ withBytes }: Log, checked: CheckedVisits): string {
  const { crawler, disallowed, disallowedBytes, examples } = checked.visits;
  const others = checked.origins?.disallowedByOthers ?? 0;
  const who = disobeys(checked) ? paint("red", "did not obey") : "asked for what is disallowed";
  const beside = others > 0 ? `, ${others.toLocaleString("en")} of them from addresses that are not its own` : "";
  const bytes = withBytes > 0 ? ` (${size(disallowedBytes)})` : "";
  const rows = examples.map(({ line, target, why }) => [`  line ${line}`, target, paint("dim", why)]);
  return `\n${paint("bold", crawler.token)} ${who}: ${count(disallowed, "request")}${bytes}${beside}\n${columns(rows)}`;
}

function notGenuineInWords({ visits, origins }: CheckedVisits): string[] {
  const those = (word: Origin["word"]) => origins?.addresses.filter(({ origin }) => origin.word === word) ?? [];
  const [strangers, unknown] = [those("not-genuine"), those("unknown")];
  const parts: string[] = [];
  if (strangers.length > 0) {
    const rows = strangers
      .slice(0, MOST_ADDRESSES)
      .map(({ address, requests, origin }) => [
        `  ${address}`,
        count(requests, "request"),
        paint("dim", `${origin.why} (${origin.certainty ?? "as you say"})`),
      ]);
    const more = furtherInWords(strangers.length - rows.length, "address");
    parts.push(
      `\n${paint("bold", visits.crawler.token)} ${paint("red", "is not who asked")} from these\n${columns(rows)}${more}`,
    );
  }
  const reasons = [...new Set(unknown.map(({ origin }) => origin.why))];
  if (reasons.length > 0)
    parts.push(`\n${paint("bold", visits.crawler.token)} may or may not be genuine: ${list(reasons, 3)}\n`);
  return parts;
}

export function logAsJson(
  log: Log,
  readings: readonly Reading[],
  all: readonly CheckedVisits[],
  { hasRobotsTxt }: { hasRobotsTxt: boolean },
): object {
  const { lines, others, withoutAgent, otherHosts, withStatus, withBytes, unreadable, unreadableExamples } = log;
  return {
    ...{ hasRobotsTxt, lines, others, withoutAgent, otherHosts, withStatus, withBytes },
    unreadable: { lines: unreadable, examples: unreadableExamples },
    logs: readings.map(({ name, lines, unreadable, formats }) => ({
      ...{ name, lines, unreadable },
      formats: [...formats].map(([{ name }, requests]) => ({ name, requests })),
    })),
    all: log.all,
    purposes: Object.fromEntries(byPurpose(all)),
    neverFetchedRobotsTxt: neverRequested(log, all),
    crawlers: all.map((checked) => {
      const { crawler, addresses, further, traffic, robotsTxt, ...compliance } = checked.visits;
      return {
        crawler: crawler.token,
        purpose: crawler.class,
        robots: crawler.robots,
        ...traffic.toJSON(),
        robotsTxt,
        ...(hasRobotsTxt && { ...compliance, disobeys: disobeys(checked) }),
        addresses: addresses.size,
        ...(further > 0 && { requestsFromFurtherAddresses: further }),
        ...(checked.origins && { origins: checked.origins }),
      };
    }),
    ...(log.signatures.size > 0 && {
      signatures: Object.fromEntries([...log.signatures].map(([name, results]) => [name, Object.fromEntries(results)])),
    }),
    facetTraps: log.facets.traps(),
    unknownBots: log.unknownBots
      .list()
      .map(({ name, userAgent, traffic }) => ({ name, userAgent, ...traffic.toJSON() })),
  };
}
