import { count, list } from "../output.ts";
import { columns } from "../table.ts";
import { paint } from "../terminal.ts";
import type { Origin } from "./genuine.ts";
import type { Log, Visits } from "./visits.ts";

/** The requests that name a crawler, counted by whether their addresses belong to it. */
export interface Origins {
  genuine: number;
  notGenuine: number;
  unknown: number;
  /** Requests for disallowed URLs from addresses that are not the crawler's. */
  disallowedByOthers: number;
  addresses: { address: string; requests: number; disallowed: number; origin: Origin }[];
}

export interface Told {
  visits: Visits;
  /** The results of checking the addresses; left out if they were not checked. */
  origins?: Origins;
}

const MOST_ADDRESSES = 5;

/** Returns `true` if a crawler that generally obeys robots.txt requested disallowed URLs. Requests from impostors do not count. */
export function disobeys({ visits, origins }: Told): boolean {
  return visits.crawler.robots.value === "obeys" && visits.disallowed > (origins?.disallowedByOthers ?? 0);
}

const NOT_JUDGED = "No robots.txt was given: --site https://… or --robots FILE names one.";

/**
 * Formats the whole result: the number of lines, a row for each crawler, the crawlers that requested disallowed URLs, and requests that are
 * not genuine.
 */
export function logInWords(log: Log, all: readonly Told[], { isJudged }: { isJudged: boolean }): string {
  return [
    linesInWords(log),
    all.length > 0 ? tableOf(all, isJudged) : "\nNo crawler of the catalogue is named.\n",
    ...all.filter(({ visits }) => visits.disallowed > 0).map(disallowedInWords),
    ...all.flatMap(notGenuineInWords),
    isJudged ? "" : `\n${paint("dim", NOT_JUDGED)}\n`,
  ].join("");
}

function linesInWords(log: Log): string {
  const requests = [...log.visits.values()].reduce((sum, visits) => sum + visits.requests, 0);
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

function tableOf(all: readonly Told[], isJudged: boolean): string {
  const isAsked = all.some(({ origins }) => origins !== undefined);
  const found = [...(isJudged ? ["disallowed"] : []), ...(isAsked ? ["genuine"] : [])];
  const head = ["", "requests", "robots.txt", ...found, "known of it"];
  const rows = all.map(({ visits, origins }) => [
    `  ${visits.crawler.token}`,
    visits.requests.toLocaleString("en"),
    visits.robotsTxt.toLocaleString("en"),
    ...(isJudged ? [paint(visits.disallowed > 0 ? "red" : "green", visits.disallowed.toLocaleString("en"))] : []),
    ...(isAsked ? [genuineInWords(origins)] : []),
    paint("dim", obedience(visits)),
  ]);
  return `\n${columns([head.map((cell) => paint("dim", cell)), ...rows])}`;
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

/** Formats what is known about the crawler's obedience to robots.txt. */
function obedience({ crawler: { robots }, undecided }: Visits): string {
  const words = {
    obeys: "obeys robots.txt",
    ignores: "ignores robots.txt",
    "user-triggered": "fetches for a user: robots.txt may not apply",
    unknown: "not known whether it obeys",
  }[robots.value];
  const open = undecided > 0 ? `; ${count(undecided, "request")} could not be judged` : "";
  return `${words} (${robots.certainty})${open}`;
}

function disallowedInWords(told: Told): string {
  const { crawler, disallowed, examples } = told.visits;
  const others = told.origins?.disallowedByOthers ?? 0;
  const who = disobeys(told) ? paint("red", "did not obey") : "asked for what is disallowed";
  const beside = others > 0 ? `, ${others.toLocaleString("en")} of them from addresses that are not its own` : "";
  const rows = examples.map(({ line, target, why }) => [`  line ${line}`, target, paint("dim", why)]);
  return `\n${paint("bold", crawler.token)} ${who}: ${count(disallowed, "request")}${beside}\n${columns(rows)}`;
}

function notGenuineInWords({ visits, origins }: Told): string[] {
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
    const more =
      strangers.length > rows.length ? `  and ${count(strangers.length - rows.length, "further address")}\n` : "";
    parts.push(
      `\n${paint("bold", visits.crawler.token)} ${paint("red", "is not who asked")} from these\n${columns(rows)}${more}`,
    );
  }
  const reasons = [...new Set(unknown.map(({ origin }) => origin.why))];
  if (reasons.length > 0)
    parts.push(`\n${paint("bold", visits.crawler.token)} may or may not be genuine: ${list(reasons, 3)}\n`);
  return parts;
}

export function logAsJson(log: Log, all: readonly Told[], { isJudged }: { isJudged: boolean }): object {
  const { lines, others, withoutAgent, otherHosts, unreadable, unreadableExamples } = log;
  return {
    ...{ isJudged, lines, others, withoutAgent, otherHosts },
    unreadable: { lines: unreadable, examples: unreadableExamples },
    crawlers: all.map((told) => {
      const { crawler, addresses, further, requests, robotsTxt, ...judged } = told.visits;
      return {
        crawler: crawler.token,
        robots: crawler.robots,
        requests,
        robotsTxt,
        ...(isJudged && { ...judged, disobeys: disobeys(told) }),
        addresses: addresses.size,
        ...(further > 0 && { requestsFromFurtherAddresses: further }),
        ...(told.origins && { origins: told.origins }),
      };
    }),
  };
}
