import { evaluate, type HeaderResponse, type ParsedHeaders, parseHeaders, type Report } from "robotscope";
import { aiSignalsInWords } from "../ai-signals.ts";
import { Subcommand } from "../command.ts";
import { CRAWLER_HELP, chooseCrawlers, collectNames } from "../crawlers.ts";
import { EXIT, type ExitCode, wrongUse } from "../exit.ts";
import { getOrInsert } from "../get-or-insert.ts";
import { indented, list, type Output, oneLine } from "../output.ts";
import { findingsInWords, meaningsInWords } from "../page.ts";
import { readHeaders } from "../page-files.ts";
import { isWebAddress, nameOf } from "../source.ts";
import { columns } from "../table.ts";
import { paint } from "../terminal.ts";

interface HeadersOptions {
  crawler?: string[];
}

const HELP = `
Examples:
  curl -sI https://example.com/page | robotscope headers
  robotscope headers response.txt --crawler Googlebot,bingbot
  echo 'X-Robots-Tag: noindex, max-snippet:50' | robotscope headers`;

export function headersCommand(): Subcommand {
  return new Subcommand("headers")
    .summary("show how crawlers read response headers")
    .description(
      "Reads header lines, or the output of “curl -i”, “curl -iL” or “curl -v”. Reports the effect of each X-Robots-Tag directive on each " +
        "crawler, and the signals for AI. “inspect” does the same for a page on the web.",
    )
    .argument("[file]", "a file with the headers, or “-” for stdin", "-")
    .option("-c, --crawler <names>", `${CRAWLER_HELP} (default: main)`, collectNames)
    .runs(HELP, headers);
}

async function headers(output: Output, options: HeadersOptions, file: string): Promise<ExitCode> {
  if (isWebAddress(file))
    throw wrongUse(`“headers” reads a file or stdin, not a URL: use “robotscope inspect ${file}”.`);
  const crawlers = chooseCrawlers(options.crawler ?? ["main"], output);
  const text = await readHeaders(file);
  const parsed = parseHeaders(text);
  const report = evaluate({ headers: text, crawlers });
  if (output.json) {
    await output.writeJson({ file: nameOf(file), ...parsed, headerForm: report.headerForm, report });
    return EXIT.ok;
  }
  const parts = [responsesInWords(parsed), meaningsInWords(report, { headers: text }), tableInWords(report)];
  const words = parts.filter((part) => part !== "").join("\n");
  await output.write(words + findingsInWords(report, { headers: text }) + aiSignalsInWords(report, { headers: text }));
  return EXIT.ok;
}

function responsesInWords({ responses, counting }: ParsedHeaders): string {
  const rows = responses.flatMap((response, at) => {
    if (!response.status && responses.length < 2) return [];
    const isCounting = at === counting;
    return [
      [
        isCounting ? paint("green", "▸") : " ",
        statusOf(response),
        paint("dim", isCounting ? "this one counts" : response.role),
      ],
    ];
  });
  const location = responses.flatMap(({ fields }) =>
    fields.filter(({ name }) => name.text.toLowerCase() === "location"),
  );
  const leads =
    location.length > 0 ? `  ${paint("dim", `redirects to ${oneLine(location.at(-1)?.value.text ?? "")}`)}\n` : "";
  return rows.length > 0 ? columns(rows) + leads : "";
}

function statusOf({ status }: HeaderResponse): string {
  if (!status) return "without a status";
  return oneLine(`${status.version.text} ${status.code} ${status.reason.text}`);
}

/** Formats the effect of the headers. Crawlers with the same effect share an entry. */
function tableInWords(report: Report): string {
  const groups = new Map<string, string[]>();
  for (const { crawler, explanation, appearance } of report.crawlers) {
    getOrInsert(groups, JSON.stringify([appearance, explanation.steps]), () => []).push(crawler);
  }
  const parts = [...groups].map(([key, names]) => {
    const [{ listing }, steps] = JSON.parse(key) as [{ listing?: string }, string[]];
    const style = listing === "hidden" ? "red" : "green";
    const words = steps.length > 0 ? steps : ["Nothing here limits it."];
    return `${paint(style, list(names))}\n${indented(words.map((step) => `- ${step}\n`).join(""))}`;
  });
  return parts.join("\n");
}
