import { both } from "../crawlers.ts";
import type { Kind } from "../kind.ts";
import { causeOf, causeWords, crawlersOf, pagesOf } from "../words.ts";

/** A page has noindex, but robots.txt forbids search engines to fetch the page, so its URL can still be listed. */
export const noindexUnseen: Kind = {
  id: "noindex-unseen",
  severity: "warning",
  title: "noindex that no search engine sees",
  advice:
    "Allow these pages in robots.txt so that search engines read noindex, or drop noindex if the block is enough.",
  page(page, report) {
    const blocked = page.blockedSearch;
    if (blocked.length === 0) return;
    const unseen = both(page.effects.noindex, blocked);
    for (const { cause, lines, crawlers } of page.causes(unseen))
      report({ host: page.host, ...causeOf(cause, lines), crawlers, examples: [page.record.url] });
  },
  sentence(group, totals) {
    const names = crawlersOf(group, totals);
    return `${causeWords(group, totals)} prevents ${names} from reading noindex on ${pagesOf(group, totals)}, so URLs can still be listed.`;
  },
};
