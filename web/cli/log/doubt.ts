import { count } from "../output.ts";
import { formatOf } from "./format.ts";
import type { Log } from "./visits.ts";

/** The minimum share of lines that must be readable. Below it, the results would not be representative of the log. */
const LEAST_READABLE = 0.9;

/** How many lines were read from one source, and how many of them could not be parsed. */
export interface Reading {
  name: string;
  /** The number of lines, not counting blank ones. */
  lines: number;
  unreadable: number;
  first: readonly string[];
}

const READABLE = "verify reads the common and the combined format of Apache and nginx, and the JSON of Caddy.";

/** Returns the reasons why the results for these logs are meaningless; an empty array if they are reliable. */
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
  if (log.withoutAgent === requests - log.otherHosts) {
    const format = formatOf(readings.flatMap(({ first }) => first));
    const remedy = format === "Traefik" ? "let Traefik keep the header User-Agent" : "use the combined format";
    return [`${names} has no User-Agents, by which crawlers are known, so nothing was checked: ${remedy}.`];
  }
  return [];
}

function unreadInWords({ name, lines, unreadable, first }: Reading): string {
  const format = formatOf(first);
  const looks = format === undefined ? "" : `It looks like ${format}. `;
  return (
    `${name} cannot be checked: only ${(lines - unreadable).toLocaleString("en")} of ${count(lines, "line")} could be read. ` +
    looks +
    READABLE
  );
}
