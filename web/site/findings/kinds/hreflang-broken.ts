import type { Kind } from "../kind.ts";
import { targetOf } from "../links.ts";
import { count, respond, where } from "../words.ts";

/** hreflang links lead to pages that respond with an error or do not respond. */
export const hreflangBroken: Kind = {
  id: "hreflang-broken",
  severity: "error",
  title: "hreflang target is broken",
  advice: "Repair these pages, or remove the hreflang links to them.",
  link(link, report) {
    if (link.type !== "hreflang" || link.problem?.problem !== "broken") return;
    const { status } = link.problem;
    report({ ...targetOf(link), cause: status, data: { status }, crawlers: link.crawlers });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${pages} ${respond(group.data.status, group.pages)}.`;
  },
};
