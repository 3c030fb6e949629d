import type { PageDirective, Source, Span } from "robotscope/init";
import type { Inspection } from "./inspection.ts";
import { say } from "./words.ts";

/** A line of a text, or an element in this line. */
export interface QuotedLine {
  source: Source;
  line: number;
  text: string;
}

/** Returns the name of a text. */
export const sourceName = (source: Source): string =>
  ({
    "robots-txt": "robots.txt",
    headers: say("source-headers"),
    html: "HTML",
    "rendered-html": say("source-rendered"),
  })[source];

/** A line to quote. Documents often consist of a single long line, so only the element is quoted if it is known. */
export interface Line {
  source: Source;
  line: number;
  element?: Span;
}

/** Returns the line to quote for a directive. */
export const lineOf = ({ source, span, carrier }: PageDirective): Line => ({
  source,
  line: span.line,
  ...(carrier.kind === "meta" && { element: carrier.span }),
});

export function textsOf({ robotsTxt, headers, html, renderedHtml }: Inspection): Record<Source, string | undefined> {
  return { "robots-txt": robotsTxt, headers, html, "rendered-html": renderedHtml };
}

/** Returns the wanted lines as quotations, without duplicates. */
export function quoted(inspection: Inspection, wanted: readonly Line[]): QuotedLine[] {
  const texts = textsOf(inspection);
  const lines = new Map<string, QuotedLine>();
  for (const { source, line, element } of wanted) {
    const text = element ? texts[source]?.slice(element.start, element.end) : textOf(texts[source], line);
    if (text !== undefined) lines.set(`${source}:${line}:${element?.start}`, { source, line, text: shortened(text) });
  }
  return [...lines.values()];
}

/** The maximum length of a quotation, in UTF-16 code units. */
const LONGEST = 200;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Returns a line of a text without white space around it; `undefined` if there is no such line. */
function textOf(text: string | undefined, line: number): string | undefined {
  return text?.split(/\r\n|\r|\n/)[line - 1]?.trim();
}
