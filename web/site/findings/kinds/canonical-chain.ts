import type { Kind } from "../kind.ts";
import { sourceOf } from "../links.ts";
import { count, where } from "../words.ts";

/** Pages name a canonical page that itself names another page as canonical. */
export const canonicalChain: Kind = {
  id: "canonical-chain",
  severity: "warning",
  part: "canonical",
  title: "Chain of canonicals",
  advice: "Name the last page of the chain as canonical of all pages.",
  link(link, report) {
    if (link.type !== "canonical" || link.problem?.problem !== "canonical-elsewhere") return;
    report({
      ...sourceOf(link),
      cause: "",
      data: { canonical: link.target.url, target: link.problem.target },
      crawlers: link.crawlers,
    });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `The canonical of ${pages} names another canonical: ${group.data.canonical} names ${group.data.target}.`;
  },
};
