import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { count, verb, where } from "../words.ts";

/** hreflang links lead to URLs that redirect. */
export const hreflangRedirected: Kind = {
  id: "hreflang-redirected",
  severity: "warning",
  title: "hreflang target redirects",
  advice: "Link to the targets of the redirects instead.",
  link: problemReport("hreflang", "redirected"),
  sentence(group, totals) {
    const pages = `${count(group.pages, "hreflang target")}${where(group, totals)}`;
    return `${pages} ${verb(group.pages, "redirects", "redirect")}.`;
  },
};
