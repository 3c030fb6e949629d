import { facts, redirectsWhenFetched, statusOf } from "./facts.ts";
import type { Inspection } from "./inspection.ts";
import { type QuotedLine, sourceName } from "./quotation.ts";
import type { Words } from "./rendered.ts";
import type { Verdict } from "./verdict.ts";
import { say } from "./words.ts";

/** Formats the answers as Markdown. URLs and quoted lines become code, and sentences are escaped, so that they cannot contain markup. */
export function markdown(inspection: Inspection, verdicts: readonly Verdict[], comparison: Words): string {
  const status = statusOf(inspection);
  const lines = [
    `# ${say("report-title")}`,
    "",
    code(inspection.url),
    "",
    `- ${say("report-date")}: ${new Date(inspection.at).toISOString()}`,
    ...(status ? [`- ${escaped(say("page-status", { text: status }))}`] : []),
    ...redirectsWhenFetched(inspection).map(({ url, statusLine }) => `- ${code(statusLine)} ${code(url)}`),
    ...facts(inspection).map((fact) => `- ${escaped(fact)}`),
    "",
  ];
  for (const { crawler, badge, sentence, lines: deciding } of verdicts) {
    lines.push(`## ${crawler}: ${badge}`, "", escaped(sentence), "", ...deciding.map(item), "");
  }
  if (comparison.sentences.length > 0) {
    lines.push(`## ${say("rendered")}`, "");
    for (const sentence of comparison.sentences) lines.push(escaped(sentence), "");
    lines.push(...comparison.lines.map(item));
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Formats a line as an item of a list. */
const item = ({ source, line, text }: QuotedLine) =>
  `- ${sourceName(source)}, ${say("line", { number: String(line) })}: ${code(text)}`;

/** Formats a text as inline code, with more backticks than the text contains in a row. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return fence + space + text.replaceAll(/[\r\n]+/g, " ") + space + fence;
}

/** Escapes markup in a sentence, which may quote the page's texts. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
