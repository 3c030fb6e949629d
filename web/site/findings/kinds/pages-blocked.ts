import type { Kind } from "../kind.ts";
import { causeOf, causeWords, crawlersOf, pagesOf } from "../words.ts";

/** robots.txt forbids search engines to fetch pages that no sitemap lists. */
export const pagesBlocked: Kind = {
  id: "pages-blocked",
  severity: "information",
  title: "Pages blocked by robots.txt",
  advice: "Check that this rule hides only pages that search engines should not fetch.",
  page(page, report) {
    if (page.isListed) return;
    for (const { cause, lines, crawlers } of page.causes(page.blockedSearch))
      report({ host: page.host, ...causeOf(cause, lines), crawlers, examples: [page.record.url] });
  },
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides ${pagesOf(group, totals)} from ${crawlersOf(group, totals)}.`,
};
