import { type Change, type Comparison, crawlers as catalogue, type Difference, type SharedChange } from "robotscope";
import { PARSED_ROBOTS_TXT } from "../net/body-limits.ts";
import { getOrInsert } from "./get-or-insert.ts";
import { count, list } from "./output.ts";
import { paint } from "./terminal.ts";

const MOST_CRAWLERS = 6;
const MOST_CHANGES = 20;

/** The changes between two versions of a robots.txt. Each is listed once, with all crawlers that lose or gain access. */
export interface Changes {
  changes: SharedChange[];
  /** The crawlers whose changed rules have no effect, because they ignore robots.txt or fetch pages on behalf of users. */
  unbound: string[];
  /** The crawlers for which `changes` may be incomplete. */
  incomplete: string[];
}

export function changesOf({ changes, differences }: Comparison): Changes {
  const incomplete = differences.filter(({ complete }) => !complete).flatMap(({ crawlers }) => crawlers);
  return withoutUnbound(
    changes,
    incomplete.map(({ crawler }) => crawler),
  );
}

/** Merges the differences found for several crawlers. Equal changes become one change with all affected crawlers. */
export function changesFor(found: ReadonlyMap<string, Difference>): Changes {
  const shared = new Map<string, SharedChange>();
  for (const [crawler, { changes }] of found) {
    for (const change of changes) {
      getOrInsert(shared, JSON.stringify(change), () => ({ crawlers: [], change })).crawlers.push(crawler);
    }
  }
  const incomplete = [...found].filter(([, { complete }]) => !complete).map(([crawler]) => crawler);
  return withoutUnbound([...shared.values()], incomplete);
}

/** Moves crawlers that ignore robots.txt or fetch pages on behalf of users from the changes to `unbound`. */
function withoutUnbound(all: SharedChange[], incomplete: string[]): Changes {
  const unbound = unboundOf(all.flatMap(({ crawlers }) => crawlers));
  const changes = all.map(({ crawlers, change }) => ({
    crawlers: crawlers.filter((crawler) => !unbound.includes(crawler)),
    change,
  }));
  return { changes: changes.filter(({ crawlers }) => crawlers.length > 0), unbound, incomplete };
}

/** Returns the crawlers in the list that ignore robots.txt or fetch pages on behalf of users, without duplicates. */
function unboundOf(crawlers: readonly string[]): string[] {
  const ignoring = catalogue().filter(({ robots }) => robots.value === "ignores" || robots.value === "user-triggered");
  const tokens = new Set(ignoring.map(({ token }) => token));
  return [...new Set(crawlers)].filter((crawler) => tokens.has(crawler));
}

/** Returns `true` if crawlers may ignore the end of a robots.txt. */
export const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > PARSED_ROBOTS_TXT;

export const loses = (changes: readonly Change[]) => changes.some(({ access }) => access === "disallowed");
export const gains = (changes: readonly Change[]) => changes.some(({ access }) => access === "allowed");

/** Formats the changes, grouped by the affected crawlers. `leftOut` is the number of crawlers that were not compared. */
export function inWords({ changes, unbound, incomplete }: Changes, leftOut = 0): string {
  const ofUnbound = unbound.length > 0 ? `Ignoring robots.txt, so nothing changes for: ${named(unbound)}\n` : "";
  if (changes.length === 0 && incomplete.length === 0)
    return `${paint("green", "Nothing changes")} for any of these crawlers.\n${ofUnbound}`;
  const alike = new Map<string, { crawlers: string[]; ofCrawlers: Change[] }>();
  for (const { crawlers, change } of changes) {
    getOrInsert(alike, crawlers.join("\n"), () => ({ crawlers, ofCrawlers: [] })).ofCrawlers.push(change);
  }
  const parts = [...alike.values()].map(({ crawlers, ofCrawlers }) => {
    const what = effect(ofCrawlers, "may no longer fetch some URLs", "may fetch more");
    return `${paint("bold", named(crawlers))}: ${what}\n${listed(ofCrawlers)}`;
  });
  if (ofUnbound) parts.push(ofUnbound);
  if (incomplete.length > 0) parts.push(`There may be more for ${named(incomplete)}: ${TOO_COMPLEX}\n`);
  if (leftOut > 0) parts.push(`${count(leftOut, "name")} in the texts were left out, because there are too many.\n`);
  return parts.join("\n");
}

export function between(one: string, other: string, { changes, complete }: Difference): string {
  const unbound = unboundOf([one, other])
    .map((crawler) => `${crawler} ignores robots.txt.\n`)
    .join("");
  if (changes.length === 0 && complete)
    return `${paint("green", "No difference")}: ${other} may fetch what ${one} may.\n${unbound}`;
  const found = effect(changes, `may not fetch some URLs that ${one} may`, `may fetch some that ${one} may not`);
  const what = found || "no difference was found";
  const more = complete ? "" : `  There may be more: ${TOO_COMPLEX}\n`;
  return `${paint("bold", other)}: ${what}\n${listed(changes)}${more}${unbound}`;
}

function effect(changes: readonly Change[], loss: string, gain: string): string {
  return [...(loses(changes) ? [paint("red", loss)] : []), ...(gains(changes) ? [paint("green", gain)] : [])].join(
    " and ",
  );
}

const TOO_COMPLEX = "the texts are too large or too complex to find all changes.";

export function recordsInWords(comparison: Comparison | undefined): string {
  if (!comparison || comparison.records.length === 0) return "";
  const lines = comparison.records.slice(0, MOST_CHANGES).map(({ crawlers, explanation }) => {
    const whom = crawlers.length === 0 ? "" : ` For ${named(crawlers)}.`;
    return `  ${explanation}${whom}\n`;
  });
  lines.push(furtherChanges(comparison.records.length));
  if (!comparison.recordsComplete) lines.push("  There may be more: there are too many records to compare all.\n");
  return `\n${paint("bold", "Other records")}\n${lines.join("")}`;
}

function listed(changes: readonly Change[]): string {
  const lines = changes.slice(0, MOST_CHANGES).map(({ access, explanation }) => {
    return `  ${access === "allowed" ? paint("green", "+") : paint("red", "-")} ${explanation}\n`;
  });
  return lines.join("") + furtherChanges(changes.length);
}

const furtherChanges = (all: number) =>
  all > MOST_CHANGES ? `  and ${count(all - MOST_CHANGES, "more change")}; --json has them all\n` : "";

const named = (crawlers: readonly string[]) =>
  list(
    crawlers.map((crawler) => (crawler === "*" ? "all other crawlers" : crawler)),
    MOST_CRAWLERS,
  );
