import type { Kind } from "../kind.ts";
import { causeOf, causeWords, crawlersOf, sitemapUrls } from "../words.ts";

/** A sitemap lists pages that robots.txt forbids search engines to fetch. */
export const sitemapBlocked: Kind = {
  id: "sitemap-blocked",
  severity: "error",
  title: "Sitemap lists blocked pages",
  advice: "Remove the rule or narrow it, or remove these URLs from the sitemap.",
  page(page, report) {
    if (!page.isListed) return;
    for (const { cause, lines, crawlers } of page.causes(page.blockedSearch))
      report({ host: page.host, ...causeOf(cause, lines), crawlers, examples: [page.record.url] });
  },
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides ${sitemapUrls(group, totals)} from ${crawlersOf(group, totals)}.`,
};
