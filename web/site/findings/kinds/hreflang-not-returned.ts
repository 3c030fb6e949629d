import type { Kind } from "../kind.ts";
import { targetOf } from "../links.ts";
import { count, pagesOf, verb } from "../words.ts";

/** The target of an hreflang link has no hreflang link back to the linking page. */
export const hreflangNotReturned: Kind = {
  id: "hreflang-not-returned",
  severity: "warning",
  title: "hreflang is not returned",
  advice: "Let both pages name each other; search engines ignore hreflang links in one direction.",
  link(link, report) {
    if (link.type !== "hreflang" || link.problem || !link.target.isOk || link.missing.sources === 0) return;
    const { missing, crawlers } = link;
    const counts = { links: missing.sources };
    report({ ...targetOf(link), cause: "", data: { from: missing.first }, crawlers, counts });
  },
  sentence(group, totals) {
    const links = count(group.counts.links ?? 0, "hreflang link");
    return `${pagesOf(group, totals)} ${verb(group.pages, "does", "do")} not return ${links}, such as one from ${group.data.from}.`;
  },
};
