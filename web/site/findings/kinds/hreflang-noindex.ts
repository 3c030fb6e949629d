import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, crawlersOf, pagesOf } from "../words.ts";

/** hreflang links lead to pages that a directive hides from search results. */
export const hreflangNoindex: Kind = {
  id: "hreflang-noindex",
  severity: "error",
  title: "hreflang target has noindex",
  advice: "Remove the hreflang links to these pages, or remove noindex.",
  link: problemReport("hreflang", "noindex"),
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides ${pagesOf(group, totals, "hreflang target")} from ${crawlersOf(group, totals)}.`,
};
