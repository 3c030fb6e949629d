import { type AiEntry, type AiSignal, type AiUsage, evaluate, type Place } from "robotscope";
import type { SiteFact } from "./sites.ts";

interface Contradiction {
  /** The line that allows the use, and the line that forbids it. */
  allows: string;
  refuses: string;
  use: string;
  crawlers: number[];
}

/**
 * Signals that only state a preference about AI use. Other signals, such as product tokens and snippet lengths, also have other effects.
 */
const STATEMENTS: ReadonlySet<AiSignal> = new Set([
  "content-signal",
  "content-signal-header",
  "content-usage",
  "content-usage-header",
  "tdm-reservation-meta",
  "tdm-reservation-header",
  "noai",
  "noimageai",
  "noml",
]);

/** The names of uses in sentences. Only statements about uses with the same name can contradict each other. */
const USES: Partial<Record<AiUsage, string>> = {
  "ai-training": "training",
  ai: "training",
  "text-and-data-mining": "training",
  "ai-input": "use in AI answers",
  search: "search",
};

/** Returns the contradictions between statements about AI use in robots.txt, headers and meta elements. */
export function contradictionsOf({ origin, texts, robots, roles, crawlers }: SiteFact): Contradiction[] {
  const headers = ["HTTP/1.1 200 OK", ...texts.filter((text) => !text.startsWith("<")), "", ""].join("\n");
  const html = texts.filter((text) => text.startsWith("<")).join("\n");
  const robotsTxt = robots?.text;
  const names = roles.namesOf(crawlers);
  const report = evaluate({
    url: `${origin}/`,
    ...(robotsTxt !== undefined && { robotsTxt }),
    headers,
    html,
    crawlers: names,
  });
  const quote = ([place]: Place[]): string => {
    if (place === undefined) return "";
    const { source, span } = place;
    if (source === "robots-txt") return `\`${robots?.line(span.line)}\` (robots.txt, line ${span.line})`;
    const lines = (source === "headers" ? headers : html).split("\n");
    return `${source === "headers" ? "the header" : "the element"} \`${lines[span.line - 1]}\``;
  };
  const contradictions = new Map<string, Contradiction>();
  for (const { entries } of report.aiSignals) {
    const statements = entries.filter(({ signal, visibility }) => STATEMENTS.has(signal) && visibility === "seen");
    for (const one of statements)
      for (const other of statements) {
        const use = USES[one.usage];
        if (!allows(one) || !refuses(other) || use === undefined || use !== USES[other.usage]) continue;
        const shared = one.crawlers.filter((crawler) => other.crawlers.includes(crawler));
        const affected = shared.flatMap((crawler) => roles.indexOf(report.crawlers[crawler]?.crawler ?? "") ?? []);
        const found: Contradiction = { allows: quote(one.by), refuses: quote(other.by), use, crawlers: affected };
        const key = `${found.allows}\n${found.refuses}`;
        const same = contradictions.get(key);
        if (same) same.crawlers.push(...affected);
        else if (affected.length > 0) contradictions.set(key, found);
      }
  }
  return [...contradictions.values()];
}

const allows = ({ stance }: AiEntry) => stance === "allowed" || stance === "not-reserved";
const refuses = ({ stance }: AiEntry) => stance === "disallowed" || stance === "reserved";
