import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf, respond } from "../words.ts";

/** hreflang links lead to pages that respond with an error or do not respond. */
export const hreflangBroken: Kind = {
  id: "hreflang-broken",
  severity: "error",
  title: "hreflang target is broken",
  advice: "Repair these pages, or remove the hreflang links to them.",
  link: problemReport("hreflang", "broken"),
  sentence: (group, totals) =>
    `${pagesOf(group, totals, "hreflang target")} ${respond(group.data.status, group.pages)}.`,
};
