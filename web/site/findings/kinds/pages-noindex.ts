import type { Kind } from "../kind.ts";
import { causeOf, causeWords, crawlersOf, pagesOf } from "../words.ts";

/** A directive hides pages from search results, and no sitemap lists these pages. */
export const pagesNoindex: Kind = {
  id: "pages-noindex",
  severity: "information",
  title: "Pages with noindex",
  advice: "Check that this directive hides only pages that search engines should not list.",
  page(page, report) {
    if (page.isRedirected || page.isBroken || !page.isHtml) return;
    const { host, folder, isListed, record } = page;
    const pages = isListed ? { pages: 0, counts: { listed: 1 } } : { examples: [record.url] };
    for (const { cause, lines, crawlers } of page.causes(page.noindexSearch))
      if (!page.isExpiry(cause)) report({ host, folder, ...causeOf(cause, lines), crawlers, ...pages });
  },
  // Leave out causes that also hide pages in a sitemap: the kind sitemap-noindex reports these causes.
  settle: (groups) => groups.filter(({ pages, counts }) => pages > 0 && counts.listed === undefined),
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides ${pagesOf(group, totals)} from ${crawlersOf(group, totals)}.`,
};
