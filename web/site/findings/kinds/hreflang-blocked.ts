import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, crawlersOf, pagesOf } from "../words.ts";

/** hreflang links lead to pages that robots.txt forbids search engines to fetch. */
export const hreflangBlocked: Kind = {
  id: "hreflang-blocked",
  severity: "error",
  title: "hreflang target is blocked",
  advice: "Remove the hreflang links to these pages, or change the rule.",
  link: problemReport("hreflang", "blocked"),
  sentence: (group, totals) =>
    `${causeWords(group, totals)} blocks ${pagesOf(group, totals, "hreflang target")} for ${crawlersOf(group, totals)}.`,
};
