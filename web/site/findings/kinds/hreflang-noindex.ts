import type { Kind } from "../kind.ts";
import { targetOf } from "../links.ts";
import { causeOf, causeWords, count, crawlersOf, where } from "../words.ts";

/** hreflang links lead to pages that a directive hides from search results. */
export const hreflangNoindex: Kind = {
  id: "hreflang-noindex",
  severity: "error",
  title: "hreflang target has noindex",
  advice: "Remove the hreflang links to these pages, or remove noindex.",
  link(link, report) {
    if (link.type !== "hreflang" || link.problem?.problem !== "noindex") return;
    report({ ...targetOf(link), ...causeOf(link.problem.cause), crawlers: link.problem.crawlers });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${causeWords(group, totals)} hides ${pages} from ${crawlersOf(group, totals)}.`;
  },
};
