import type { Kind } from "../kind.ts";
import { causeOf, causeWords, list, pagesOf } from "../words.ts";

/** A line hides pages from one search engine, although another search engine may list them. */
export const enginesDisagree: Kind = {
  id: "engines-disagree",
  severity: "warning",
  title: "Search engines get different answers",
  advice: "Address the directive or rule to all crawlers, unless the difference is intended.",
  page(page, report) {
    if (!page.roles.hasSearch || !page.isIndexable) return;
    const { host, folder, record } = page;
    const hidden = [...page.noindexSearch, ...page.blockedSearch];
    for (const { cause, lines, crawlers } of page.causes(hidden)) {
      const template = cause.text === "robots-txt" ? {} : { folder };
      report({ host, ...template, ...causeOf(cause, lines), crawlers, examples: [record.url] });
    }
  },
  sentence(group, totals) {
    const hidden = totals.roles.namesOf(group.crawlers);
    const others = totals.roles.namesOf(totals.roles.search).filter((name) => !hidden.includes(name));
    return `${causeWords(group, totals)} hides ${pagesOf(group, totals)} from ${list(hidden)}, but not from ${list(others)}.`;
  },
};
