import type { Kind } from "../kind.ts";
import { targetOf } from "../links.ts";
import { count, verb, where } from "../words.ts";

/** hreflang links lead to pages that name another page as canonical. */
export const hreflangNotCanonical: Kind = {
  id: "hreflang-not-canonical",
  severity: "warning",
  title: "hreflang target is not canonical",
  advice: "Link to the canonical URLs instead.",
  link(link, report) {
    if (link.type !== "hreflang" || link.problem?.problem !== "canonical-elsewhere") return;
    report({ ...targetOf(link), cause: "", crawlers: link.crawlers });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${pages} ${verb(group.pages, "names", "name")} another page as canonical.`;
  },
};
