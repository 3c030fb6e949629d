import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { causeWords, count, crawlersOf, where } from "../words.ts";

/** hreflang links lead to pages that a directive hides from search results. */
export const hreflangNoindex: Kind = {
  id: "hreflang-noindex",
  severity: "error",
  title: "hreflang target has noindex",
  advice: "Remove the hreflang links to these pages, or remove noindex.",
  link: problemReport("hreflang", "noindex"),
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${causeWords(group, totals)} hides ${pages} from ${crawlersOf(group, totals)}.`;
  },
};
