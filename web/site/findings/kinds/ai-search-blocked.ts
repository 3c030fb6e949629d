import { both } from "../crawlers.ts";
import type { Kind } from "../kind.ts";
import { causeOf, causeWords, list, pagesOf } from "../words.ts";

/** robots.txt blocks crawlers of AI search from pages that search engines may list. */
export const aiSearchBlocked: Kind = {
  id: "ai-search-blocked",
  severity: "information",
  title: "AI search is blocked",
  advice: "Allow these crawlers if assistants should cite the pages. They do not train models.",
  page(page, report) {
    if (!page.isIndexable) return;
    const { blocked, roles, host, record } = page;
    for (const { cause, lines, crawlers } of page.causes(both(roles.aiSearch, blocked)))
      report({ host, ...causeOf(cause, lines), crawlers, examples: [record.url] });
  },
  sentence(group, totals) {
    const names = list(totals.roles.namesOf(group.crawlers));
    return `${causeWords(group, totals)} hides ${pagesOf(group, totals)} from ${names}, so assistants cannot cite them.`;
  },
};
