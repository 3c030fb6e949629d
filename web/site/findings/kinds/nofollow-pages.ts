import { both } from "../crawlers.ts";
import { metaElement } from "../directives.ts";
import type { Kind } from "../kind.ts";
import type { PageView } from "../page-view.ts";
import { code, crawlersOf, pagesOf } from "../words.ts";

/** Pages that may be listed forbid search engines to follow their links. */
export const nofollowPages: Kind = {
  id: "nofollow-pages",
  severity: "information",
  part: "directives",
  title: "Pages with nofollow",
  advice: "Remove nofollow if search engines should find the pages that these pages link to.",
  page(page, report) {
    if (!page.isIndexable || !page.isHtml) return;
    const line = nofollowLine(page);
    if (line === undefined) return;
    const crawlers = both(page.effects.nofollow, page.visibleSearch);
    if (crawlers.length > 0) report({ ...page.affected, cause: line, data: { line }, crawlers });
  },
  sentence: (group, totals) =>
    `${code(group.data.line)} keeps ${crawlersOf(group, totals)} from following the links of ${pagesOf(group, totals)}.`,
};

function nofollowLine({ record, reader }: PageView): string | undefined {
  const header = record.robotsHeaders.find((line) => reader.header(line).names.has("nofollow"));
  if (header !== undefined) return header;
  const meta = record.robotsMetas.find(({ content }) => reader.meta(content).names.has("nofollow"));
  return meta && metaElement(meta);
}
