import type { Kind } from "../kind.ts";
import { sourceOf } from "../links.ts";
import { causeOf, causeWords, count, crawlersOf, where } from "../words.ts";

/** Pages name a canonical that a directive hides from search results. */
export const canonicalNoindex: Kind = {
  id: "canonical-noindex",
  severity: "error",
  part: "canonical",
  title: "Canonical has noindex",
  advice: "Remove noindex from the canonical, or name another canonical; otherwise neither page is listed.",
  link(link, report) {
    if (link.type !== "canonical" || link.problem?.problem !== "noindex") return;
    report({ ...sourceOf(link), ...causeOf(link.problem.cause), crawlers: link.problem.crawlers });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `${causeWords(group, totals)} hides the canonical of ${pages} from ${crawlersOf(group, totals)}.`;
  },
};
