import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, count, crawlersOf, where } from "../words.ts";

/** Pages name a canonical that a directive hides from search results. */
export const canonicalNoindex: Kind = {
  id: "canonical-noindex",
  severity: "error",
  part: "canonical",
  title: "Canonical has noindex",
  advice: "Remove noindex from the canonical, or name another canonical; otherwise neither page is listed.",
  link: problemReport("canonical", "noindex"),
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `${causeWords(group, totals)} hides the canonical of ${pages} from ${crawlersOf(group, totals)}.`;
  },
};
