import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, crawlersOf, pagesOf } from "../words.ts";

/** Pages name a canonical that a directive hides from search results. */
export const canonicalNoindex: Kind = {
  id: "canonical-noindex",
  severity: "error",
  part: "canonical",
  title: "Canonical has noindex",
  advice: "Remove noindex from the canonical, or name another canonical; otherwise neither page is listed.",
  link: problemReport("canonical", "noindex"),
  sentence: (group, totals) =>
    `${causeWords(group, totals)} hides the canonical of ${pagesOf(group, totals)} from ${crawlersOf(group, totals)}.`,
};
