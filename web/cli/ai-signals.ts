import type { AiEntry, AiStance, AiUsage, Place, Report, Support } from "robotscope";
import { getOrInsert } from "./get-or-insert.ts";
import { list, oneLine } from "./output.ts";
import { givenText, type PageTexts, SOURCE_NAMES } from "./page.ts";
import { paint } from "./terminal.ts";

const USAGES: Record<AiUsage, string> = {
  search: "search",
  "ai-input": "input to AI answers",
  "ai-training": "AI training",
  ai: "AI use",
  "images-for-ai": "AI use of images",
  "text-and-data-mining": "text and data mining",
  any: "any use",
};

const STANCES: Record<AiStance, string> = {
  allowed: "allowed",
  disallowed: "disallowed",
  characters: "with some characters",
  "snippet-alone": "with URL, title and snippet only",
  immediate: "for immediate use",
  reference: "with a reference",
  licensed: "under a licence",
  reserved: "reserved",
  "not-reserved": "not reserved",
  conflicting: "contradictory",
};

const HONOURED: Record<Support, string> = { yes: "honoured by", no: "not honoured by", unknown: "unknown for" };

/** Formats each statement about AI use once, followed by the crawlers in the report that honour it, ignore it, or do not see it. */
export function aiSignalsInWords(report: Report, texts: PageTexts): string {
  const statements = new Map<string, Map<string, string[]>>();
  for (const entry of report.aiSignals.flatMap(({ entries }) => entries)) {
    const readers = getOrInsert(statements, statementInWords(entry, texts), () => new Map());
    const reading = entry.visibility === "unseen" ? "not seen by" : HONOURED[entry.honoured.value];
    getOrInsert(readers, reading, () => []).push(...entry.crawlers.map((at) => report.crawlers[at]?.crawler ?? ""));
  }
  if (statements.size === 0) return "";
  const lines = [...statements].map(([words, readers]) => {
    const honoured = [...readers].map(([reading, names]) => `${reading} ${list(names, 4)}`);
    return `  ${words}\n    ${paint("dim", honoured.join("; "))}\n`;
  });
  return `\n${paint("bold", "AI signals")}\n${lines.join("")}`;
}

function statementInWords({ signal, usage, stance, characters, by, overruledBy }: AiEntry, texts: PageTexts): string {
  const what = stance === "characters" && characters !== undefined ? `with ${characters} characters` : STANCES[stance];
  const [place] = by;
  const places = place ? ` (${placeInWords(place, texts)}${by.length > 1 ? ` and ${by.length - 1} more` : ""})` : "";
  const overruled = overruledBy === undefined ? "" : `; overridden by ${overruledBy}`;
  return `${signal}: ${USAGES[usage]} ${what}${places}${overruled}`;
}

function placeInWords({ source, span }: Place, texts: PageTexts): string {
  const text = givenText(source, texts);
  return `${SOURCE_NAMES[source]}, line ${span.line}, “${oneLine(text.slice(span.start, span.end), 50)}”`;
}
