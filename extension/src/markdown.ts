import type { Paragraph } from "./comparison.ts";
import { facts, redirectsWhenFetched, statusOf } from "./facts.ts";
import type { Inspection } from "./inspection.ts";
import { sourceName, type Verdict } from "./verdict.ts";
import { say } from "./words.ts";

/** Formats the answers as Markdown. Parts of the page's texts appear as code, so that they cannot contain markup. */
export function markdown(
  inspection: Inspection,
  verdicts: readonly Verdict[],
  comparison: readonly Paragraph[],
): string {
  const status = statusOf(inspection);
  const lines = [
    `# ${say("report-title")}`,
    "",
    code(inspection.url),
    "",
    `- ${say("report-date")}: ${new Date(inspection.at).toISOString()}`,
    ...(status ? [`- ${say("page-status", { text: status })}`] : []),
    ...redirectsWhenFetched(inspection).map(({ url, statusLine }) => `- ${code(statusLine)} ${code(url)}`),
    ...facts(inspection).map((fact) => `- ${escaped(fact)}`),
    "",
  ];
  for (const { crawler, badge, sentence, lines: deciding } of verdicts) {
    lines.push(`## ${crawler}: ${badge}`, "", escaped(sentence), "");
    for (const { source, line, text } of deciding)
      lines.push(`- ${sourceName(source)}, ${say("line", { number: String(line) })}: ${code(text)}`);
    if (deciding.length > 0) lines.push("");
  }
  if (comparison.length > 0) {
    lines.push(`## ${say("rendered")}`, "");
    for (const { text, statements } of comparison)
      lines.push(
        text,
        "",
        ...statements.map((statement) => `- ${code(statement)}`),
        ...(statements.length > 0 ? [""] : []),
      );
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Formats a text as inline code, with more backticks than the text contains in a row. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return fence + space + text.replaceAll(/[\r\n]+/g, " ") + space + fence;
}

/** Escapes markup in a sentence, which may quote the page's texts. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
