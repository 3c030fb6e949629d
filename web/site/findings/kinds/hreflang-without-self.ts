import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** A page has hreflang links to its translations, but none to itself. */
export const hreflangWithoutSelf: Kind = {
  id: "hreflang-without-self",
  severity: "information",
  title: "hreflang without the page itself",
  advice: "Add an hreflang link to the page itself.",
  page(page, report) {
    const { record } = page;
    if (record.hreflang.length === 0 || !page.isIndexable || page.canonicalElsewhere !== undefined) return;
    if (record.hreflang.some(({ url }) => url === record.url)) return;
    report({ ...page.affected, cause: "" });
  },
  sentence: (group, totals) =>
    `${pagesOf(group, totals)} ${verb(group.pages, "has", "have")} hreflang links, but none to the page itself.`,
};
