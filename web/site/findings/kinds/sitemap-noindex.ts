import type { Kind } from "../kind.ts";
import { causeOf, causeWords, count, crawlersOf, thousands, verb, where } from "../words.ts";

/** A sitemap lists pages that a directive hides from search results. */
export const sitemapNoindex: Kind = {
  id: "sitemap-noindex",
  severity: "error",
  title: "Sitemap lists noindex pages",
  advice: "Remove the noindex directive, or remove these URLs from the sitemap.",
  page(page, report) {
    if (page.isRedirected || page.isBroken) return;
    const { host, folder, isListed } = page;
    const pages = isListed ? { examples: [page.record.url] } : { pages: 0 };
    for (const { cause, lines, crawlers } of page.causes(page.noindexSearch))
      if (!page.isExpiry(cause))
        report({ host, folder, ...causeOf(cause, lines), crawlers, ...pages, counts: { hidden: 1 } });
  },
  settle: (groups) => groups.filter(({ pages }) => pages > 0),
  sentence(group, totals) {
    const hidden = group.counts.hidden ?? 0;
    const all = group.pages === 1 ? "it is" : "all of them are";
    const some = `${thousands(group.pages)} of them ${verb(group.pages, "is", "are")}`;
    const listed = `${group.pages === hidden ? all : some} in the sitemap`;
    const pages = `${count(hidden, "page")}${where(group, totals)}`;
    return `${causeWords(group, totals)} hides ${pages} from ${crawlersOf(group, totals)}; ${listed}.`;
  },
};
