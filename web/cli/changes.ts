import type { Comparison, CrawlersDifference, Difference } from "robotscope";
import { count, list } from "./output.ts";
import { paint } from "./terminal.ts";

/** Crawlers for which the same changes. */
export interface Change {
  crawlers: string[];
  dialects: string[];
  difference: Difference;
}

/** So many crawlers are named, and so many changes of them shown. */
const MOST_CRAWLERS = 6;
const MOST_CHANGES = 20;

type ForCrawlers = Omit<CrawlersDifference, "dialect"> & { dialect?: string };

/** What changes for one crawler. */
export function only(crawler: string, difference: Difference): ForCrawlers {
  return { crawlers: [{ crawler, inCatalogue: true }], difference };
}

/** What changes, each set of changes once, with all for whom they are the same; what does not change is left out. */
export function changesOf(differences: readonly ForCrawlers[]): Change[] {
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

export const loses = ({ changes }: Difference) => changes.some(({ access }) => access === "disallowed");
export const gains = ({ changes }: Difference) => changes.some(({ access }) => access === "allowed");

export function asJson({ crawlers, difference }: Change): object {
  return { crawlers, loses: loses(difference), gains: gains(difference), ...difference };
}

export function inWords(changes: readonly Change[], comparison: Comparison | undefined): string {
  if (changes.length === 0) return `${paint("green", "Nothing changes")} for any of these crawlers.\n`;
  const parts = changes.map(({ crawlers, difference }) => {
    const what = [
      loses(difference) ? paint("red", "may no longer fetch some URLs") : "",
      gains(difference) ? paint("green", "may fetch more") : "",
    ].filter((words) => words !== "");
    const title = `${paint("bold", list(crawlers.map(nameInWords), MOST_CRAWLERS))}: ${what.join(" and ")}\n`;
    return title + listed(difference);
  });
  if (comparison && comparison.leftOut > 0) {
    parts.push(`${count(comparison.leftOut, "name")} in the texts were left out, because there are too many.\n`);
  }
  return parts.join("\n");
}

/** What differs between two crawlers. */
export function between(one: string, other: string, difference: Difference): string {
  if (difference.changes.length === 0 && difference.complete)
    return `${paint("green", "No difference")}: ${other} may fetch what ${one} may.\n`;
  const what = [
    loses(difference) ? paint("red", `may not fetch some URLs that ${one} may`) : "",
    gains(difference) ? paint("green", `may fetch some that ${one} may not`) : "",
  ].filter((words) => words !== "");
  return `${paint("bold", other)}: ${what.join(" and ")}\n${listed(difference)}`;
}

/** What changes beside the rules. */
export function recordsInWords(comparison: Comparison | undefined): string {
  if (!comparison || comparison.records.length === 0) return "";
  const lines = comparison.records.slice(0, MOST_CHANGES).map(({ crawlers, explanation }) => {
    const whom = crawlers.length === 0 ? "" : ` For ${list(crawlers.map(nameInWords), MOST_CRAWLERS)}.`;
    return `  ${explanation}${whom}\n`;
  });
  const left = comparison.records.length - lines.length;
  if (left > 0) lines.push(`  and ${count(left, "more change")}; --json has them all\n`);
  if (!comparison.recordsComplete) lines.push("  There may be more: there are too many records to compare all.\n");
  return `\n${paint("bold", "Other records")}\n${lines.join("")}`;
}

/** The changes of a difference, a line each. */
function listed(difference: Difference): string {
  const lines = difference.changes.slice(0, MOST_CHANGES).map(({ access, explanation }) => {
    return `  ${access === "allowed" ? paint("green", "+") : paint("red", "-")} ${explanation}\n`;
  });
  const left = difference.changes.length - lines.length;
  if (left > 0) lines.push(`  and ${count(left, "more change")}; --json has them all\n`);
  if (!difference.complete)
    lines.push("  There may be more: the texts are too large or too complex to find all changes.\n");
  return lines.join("");
}

const nameInWords = (crawler: string) => (crawler === "*" ? "all other crawlers" : crawler);
