import { attempt } from "../../net/attempt.ts";
import type { SiteChange, SiteChanges, SiteComparison } from "../../site/changes.ts";
import { inTurns } from "../../site/findings/index.ts";
import { lines } from "../../site/findings/partitions.ts";
import type { RunRecord, SiteRecord } from "../../site/record.ts";
import { missingInput, wrongUse } from "../exit.ts";
import { count, oneLine } from "../output.ts";
import { unreadable } from "../source.ts";
import { paint, type Style } from "../terminal.ts";

/** The options of a run that affect which pages it reads and how the server responds. */
export const COMPARED_OPTIONS = ["as", "userAgent", "base", "depth", "limit"] as const;

/** The names of these options on the command line. `base` is not always set by an option, so messages contain only its value. */
const OPTIONS = {
  as: "--as",
  userAgent: "--user-agent",
  depth: "--depth",
  limit: "--limit",
};

/** The options that affect only how many pages a run reads. */
const AMOUNTS: readonly string[] = ["depth", "limit"];

/**
 * Passes the records of an earlier run to `changes`. Returns a sentence for each limit that differs. Throws a `Problem` if the file is not
 * the output of a run or contains no pages, or if the earlier run used different crawlers, or another base, `--as` or User-Agent.
 */
export async function readBaseline(path: string, run: RunRecord, changes: SiteChanges): Promise<string[]> {
  let differences: string[] = [];
  let pages = 0;
  let line = 0;
  for await (const record of recordsOf(path)) {
    line += 1;
    if (line === 1 && record?.record !== "run")
      throw wrongUse(`${path} does not begin with a run record of “robotscope site”: pass a complete output file.`);
    if (record === undefined)
      throw wrongUse(`${path} is damaged: line ${line} is not JSON. Pass an intact output file of “robotscope site”.`);
    if (record?.record === "run") {
      const [before, now] = [record.crawlers.join(", "), run.crawlers.join(", ")];
      if (before !== now)
        throw wrongUse(
          `${path} is for the crawlers ${before}, not ${now}: use the same crawlers for both runs, or remove the file.`,
        );
      differences = differencesOf(path, record, run);
    } else if (record) {
      if (record.record === "page") pages += 1;
      changes.before(record);
    }
  }
  if (pages === 0) throw missingInput(`${path} has no pages, so nothing can be compared.`);
  return differences;
}

/** Compares the options of two runs. Throws a `Problem` if a comparison of the runs would be meaningless. */
function differencesOf(path: string, before: RunRecord, now: RunRecord): string[] {
  return COMPARED_OPTIONS.flatMap((option) => {
    // A run without a base, such as one for a list or an archive, may contain the same pages, so it can be compared with any other run.
    const isUnknown = option === "base" && (before.base === undefined || now.base === undefined);
    if (isUnknown || before[option] === now[option]) return [];
    const [earlier, current] = [before, now].map(({ [option]: value }) => {
      if (option === "base") return `for ${value}`;
      return value === undefined ? `without ${OPTIONS[option]}` : `with ${OPTIONS[option]} ${value}`;
    });
    const difference = `${path} was made ${earlier}, and this run ${current}`;
    if (AMOUNTS.includes(option)) return [`${difference}: pages that only one of them reads count as missing or new.`];
    throw wrongUse(
      `${difference}: use the same options for both runs, or run once without --baseline to write a new file.`,
    );
  });
}

/** Yields the URLs of the pages on one origin that an earlier run read. */
export async function* pagesOfOrigin(path: string, origin: string): AsyncGenerator<string> {
  for await (const record of recordsOf(path))
    if (record?.record === "page" && new URL(record.url).origin === origin) yield record.url;
}

/** Yields the records in the file of a run; `undefined` for a line that is not JSON. */
export async function* recordsOf(path: string): AsyncGenerator<SiteRecord | undefined> {
  try {
    for await (const line of inTurns(lines(path))) yield attempt(() => JSON.parse(line));
  } catch (error) {
    throw unreadable(path, error);
  }
}

const MOST_CHANGES = 12;
const STYLES: Record<SiteChange["effect"], Style> = {
  loss: "red",
  elsewhere: "red",
  unrendered: "yellow",
  gain: "green",
  blocked: "yellow",
  seen: "yellow",
  unknown: "yellow",
};

const LOSSES: readonly SiteChange["effect"][] = ["loss", "elsewhere", "unknown"];

/** Returns `true` if a crawler lost a page, a canonical link now names another page, a verdict is now unknown, or a page is missing. */
export const hasLoss = ({ changes, missing }: SiteComparison): boolean =>
  missing.pages > 0 || changes.some(({ effect }) => LOSSES.includes(effect));

/** Returns a sentence about pages that only the baseline has; `undefined` if there are none. */
export function missingInWords({ missing }: SiteComparison): string | undefined {
  const { pages, examples } = missing;
  if (pages === 0) return undefined;
  return `This run did not find ${count(pages, "page")} of the earlier one, such as ${oneLine(examples[0] ?? "", 90)}.`;
}

/** Formats a comparison for a terminal; an empty text if no verdict changed and no page is missing. */
export function comparisonInWords(comparison: SiteComparison): string {
  const { changes } = comparison;
  const parts = changes.slice(0, MOST_CHANGES).map(({ effect, sentence, examples }) => {
    const example = paint("dim", `  such as ${oneLine(examples[0] ?? "", 90)}\n`);
    return `${paint(STYLES[effect], effect)} ${oneLine(sentence, 300)}\n${example}`;
  });
  const left = changes.length - MOST_CHANGES;
  if (left > 0) parts.push(`${count(left, "more change")}: see --format json.\n`);
  const missing = missingInWords(comparison);
  if (missing !== undefined) parts.push(`${paint("red", "missing")} ${missing}\n`);
  return parts.join("");
}

/** Summarises the compared pages and the new pages, for stderr. */
export function comparedPages({ changes, compared, added }: SiteComparison): string {
  const { pages, examples } = added;
  const more = pages === 0 ? "" : `; ${count(pages, "new page")}, such as ${oneLine(examples[0] ?? "", 90)}`;
  return `${changes.length === 0 ? "no verdict changed" : count(changes.length, "change")} in ${count(compared, "page")}${more}`;
}
