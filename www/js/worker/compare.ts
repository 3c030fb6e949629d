import { diffArrays } from "diff/lib/diff/array.js";
import { type Comparison, compare, compareCrawlers, type QueryOptions } from "robotscope/init";
import type { TextId } from "../off-thread/messages";
import { spoken } from "./language";
import { found } from "./texts";
import { urlSource } from "./url-source";

const EXAMPLES = 20_000;
/**
 * `AROUND` is the number of unchanged lines shown next to changed ones. `PARTS` is the maximum number of parts in a diff. `MILLISECONDS` is
 * the maximum time for a diff. If most lines differ, a diff takes quadratic time, and all other queries wait.
 */
const AROUND = 2;
const PARTS = 500;
const MILLISECONDS = 2000;

/**
 * Compares two versions of a robots.txt. Returns each change once, with the crawlers that it affects. `list` contains URLs on the site: one
 * per line, in a table or in a sitemap. It may be empty.
 */
export const compareVersions = (before: TextId, after: TextId, list: string) =>
  changed(compare(found(before).value, found(after).value, optionsWithUrls(list)));

export function changed({ differences, ...others }: Comparison): Comparison {
  const shown = differences.filter(({ changes, complete }) => changes.length > 0 || !complete);
  return { ...others, differences: shown };
}

/** Returns the paths that only one of two crawlers may fetch. */
export const compareTwo = (robots: TextId, one: string, other: string, list: string) =>
  compareCrawlers(found(robots).value, one, other, optionsWithUrls(list));

/** Returns a line-by-line diff of two texts, without parts if it takes too long. Long runs of unchanged lines are shortened. */
export function diffLines(before: TextId, after: TextId) {
  const [old, young] = [before, after].map((text) => found(text).value.split("\n"));
  const parts: {
    kind: "same" | "removed" | "added";
    before: number;
    after: number;
    lines: string[];
    hidden: number;
  }[] = [];
  let [oldLine, newLine] = [1, 1];
  const found_ = diffArrays(old ?? [], young ?? [], { timeout: MILLISECONDS });
  if (!found_) return { parts, more: true, isSame: false };
  for (const [place, { value, added, removed }] of found_.entries()) {
    const kind = added ? "added" : removed ? "removed" : "same";
    const [from, to] = [place === 0 ? 0 : AROUND, place === found_.length - 1 ? 0 : AROUND];
    const hidden = kind === "same" ? value.length - from - to : 0;
    const common = { kind, before: oldLine, after: newLine } as const;
    if (hidden > 0) {
      parts.push({ ...common, lines: value.slice(0, from), hidden });
      const skipped = from + hidden;
      const behind = { before: oldLine + skipped, after: newLine + skipped, lines: value.slice(skipped), hidden: 0 };
      if (to > 0) parts.push({ kind, ...behind });
    } else parts.push({ ...common, lines: value, hidden: 0 });
    if (!added) oldLine += value.length;
    if (!removed) newLine += value.length;
  }
  return {
    parts: parts.slice(0, PARTS),
    more: parts.length > PARTS,
    isSame: found_.every((part) => !part.added && !part.removed),
  };
}

function optionsWithUrls(list: string): QueryOptions & { urls: string[] } {
  const source = urlSource(list);
  const urls = [...source.read(list), ...source.end()];
  // A sitemap index lists sitemaps, not pages.
  return { ...spoken, urls: source.details.isIndex ? [] : urls.slice(0, EXAMPLES) };
}
