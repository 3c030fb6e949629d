import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf, verb } from "../words.ts";

/** hreflang links lead to URLs that redirect. */
export const hreflangRedirected: Kind = {
  id: "hreflang-redirected",
  severity: "warning",
  title: "hreflang target redirects",
  advice: "Link to the targets of the redirects instead.",
  link: problemReport("hreflang", "redirected"),
  sentence: (group, totals) =>
    `${pagesOf(group, totals, "hreflang target")} ${verb(group.pages, "redirects", "redirect")}.`,
};
