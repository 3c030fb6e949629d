import type { Kind } from "../kind.ts";
import { targetOf } from "../links.ts";
import { causeOf, causeWords, count, crawlersOf, where } from "../words.ts";

/** hreflang links lead to pages that robots.txt forbids search engines to fetch. */
export const hreflangBlocked: Kind = {
  id: "hreflang-blocked",
  severity: "error",
  title: "hreflang target is blocked",
  advice: "Remove the hreflang links to these pages, or change the rule.",
  link(link, report) {
    if (link.type !== "hreflang" || link.problem?.problem !== "blocked") return;
    report({ ...targetOf(link), ...causeOf(link.problem.cause, link.problem.lines), crawlers: link.problem.crawlers });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${causeWords(group, totals)} blocks ${pages} for ${crawlersOf(group, totals)}.`;
  },
};
