import { evaluate, type Finding, type Page, type Report } from "robotscope/init";
import { type Answer, htmlOf } from "./fetching.ts";
import type { Inspection } from "./inspection.ts";
import type { OpenPage } from "./open-page.ts";
import { type Line, lineOf, type QuotedLine, quoted } from "./quotation.ts";
import { dateAndTime, say } from "./words.ts";

/** The reason why the HTML as served cannot be compared with the open page; “same”; or the cause of the differences. */
export type Comparison =
  | "not-fetched"
  | "not-html"
  | "unknown"
  | "other-page"
  | "same"
  | "scripts"
  | "cookies"
  | "unclear";

/**
 * Compares a response with the document in the tab. `fetchAgain` fetches the page with the browser's cookies, as the tab did. Differences
 * between the two responses are not caused by scripts.
 */
export async function compare(
  page: Answer | undefined,
  open: OpenPage | undefined,
  fetchAgain: () => Promise<Answer | undefined>,
): Promise<Comparison> {
  if (!page) return "not-fetched";
  if (!open) return "unknown";
  const served = htmlOf(page);
  if (served === undefined) return "not-html";
  const { url } = open;
  // The status belongs to the URL that the browser loaded. After revalidation, it may be 304.
  const isKnown = url === open.loadedUrl && open.status !== 0 && open.status !== 304;
  const isOther = (answer: Answer) => answer.url !== url || (isKnown && answer.status !== open.status);
  if (isOther(page)) return "other-page";
  const isSame = (html: string, renderedHtml: string) =>
    differences(reportOn({ url, html, renderedHtml })).length === 0;
  if (isSame(served, open.html)) return "same";
  const again = await fetchAgain();
  const visited = again && !isOther(again) ? htmlOf(again) : undefined;
  if (visited === undefined) return "unclear";
  if (isSame(visited, open.html)) return "cookies";
  return isSame(served, visited) && open.url === open.loadedUrl ? "scripts" : "unclear";
}

/** Evaluates both versions of a document without crawlers, because only the findings are needed. */
export const reportOn = (page: Page): Report => evaluate({ ...page, crawlers: [] });

/** Returns the findings about differences between the HTML as served and the rendered HTML. */
export const differences = ({ findings }: Report): Finding[] =>
  findings.filter(({ kind }) => kind.startsWith("rendered-"));

/** Sentences about the comparison, and the lines that differ. */
export interface Words {
  sentences: string[];
  lines: QuotedLine[];
}

/** Describes how the HTML as served differs from the open page. For changes by scripts, uses the engine's explanations. */
export function comparisonInWords(inspection: Inspection): Words {
  const { comparison, compared, open } = inspection;
  if (comparison === "not-html") return { sentences: [], lines: [] };
  const found = compared ? differences(compared) : [];
  const sentences =
    comparison === "scripts" ? found.map(({ explanation }) => explanation) : [say(`rendered-${comparison}`)];
  if (open?.isLoading) sentences.push(say("rendered-loading"));
  if (open && compared) sentences.push(say("rendered-age", { time: dateAndTime(open.loadedAt) }));
  const lines = found
    .flatMap(({ places }) => places)
    .map(({ source, span }): Line => {
      const directive = compared?.directives.find((one) => one.source === source && one.span.start === span.start);
      return directive ? lineOf(directive) : { source, line: span.line, element: span };
    });
  return { sentences, lines: quoted(inspection, lines) };
}
