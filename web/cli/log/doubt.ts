import { count, list } from "../output.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./formats/index.ts";
import { kindOf } from "./unsupported.ts";
import type { Log } from "./visits.ts";

/** The minimum share of readable lines. Below this share, the results would not be representative of the log. */
const LEAST_READABLE = 0.9;

/** The line counts and formats of one log, with its first lines. */
export interface Reading {
  name: string;
  /** The number of lines, not counting blank ones. */
  lines: number;
  unreadable: number;
  /** The number of requests in each format. */
  formats: ReadonlyMap<Format, number>;
  first: readonly string[];
}

/** Returns the reasons why the results for these logs would be meaningless; an empty array if there are none. */
export function doubts(readings: readonly Reading[], log: Log, site: string | undefined): string[] {
  const unread = readings.filter(({ lines, unreadable }) => lines - unreadable < lines * LEAST_READABLE);
  if (unread.length > 0) return unread.map(unreadInWords);
  const names = readings.map(({ name }) => name).join(", ");
  const requests = log.requests;
  if (requests === 0) {
    const isEmpty = readings.every(({ lines }) => lines === 0);
    return [`${names} ${isEmpty ? "is empty" : "has no requests"}: nothing was checked.`];
  }
  if (log.otherHosts === requests)
    return [`${names} has no request of ${site}, only requests of other hosts: nothing was checked.`];
  if (log.withoutAgent === log.all.requests) {
    const remedies = readings.flatMap(({ formats }) => [...formats.keys()]).map(remedyOf);
    return [
      `${names} has no User-Agents, by which crawlers are known, so nothing was checked: ${list([...new Set(remedies)])}.`,
    ];
  }
  return [];
}

/** Advice on adding User-Agents to the log, keyed by the name of the log's format. */
const REMEDIES: Record<string, string> = {
  "Apache or nginx": "use the combined format",
  Traefik: "configure Traefik to keep the header User-Agent",
  HAProxy: "add “capture request header User-Agent len 200” to HAProxy’s frontend",
};

const remedyOf = ({ name }: Format) => REMEDIES[name] ?? `configure ${name} to log the User-Agent`;

function unreadInWords({ name, lines, unreadable, first }: Reading): string {
  const kind = kindOf(first);
  const looks = kind === undefined ? "" : `It looks like ${kind}. `;
  return (
    `${name} cannot be checked: only ${(lines - unreadable).toLocaleString("en")} of ${count(lines, "line")} could be read. ` +
    `${looks}verify reads logs of ${list(FORMATS.map(({ name }) => name))}. For JSON with other field names, use --fields.`
  );
}
