import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, crawlersOf, pagesOf } from "../words.ts";

/** Pages name a canonical that robots.txt forbids search engines to fetch. */
export const canonicalBlocked: Kind = {
  id: "canonical-blocked",
  severity: "error",
  part: "canonical",
  title: "Canonical is blocked",
  advice: "Name a canonical that search engines may fetch, or change the rule.",
  link: problemReport("canonical", "blocked"),
  sentence: (group, totals) =>
    `${causeWords(group, totals)} blocks the canonical of ${pagesOf(group, totals)} for ${crawlersOf(group, totals)}.`,
};
