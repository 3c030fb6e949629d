import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf, verb } from "../words.ts";

/** hreflang links lead to pages that name another page as canonical. */
export const hreflangNotCanonical: Kind = {
  id: "hreflang-not-canonical",
  severity: "warning",
  title: "hreflang target is not canonical",
  advice: "Link to the canonical URLs instead.",
  link: problemReport("hreflang", "canonical-elsewhere"),
  sentence: (group, totals) =>
    `${pagesOf(group, totals, "hreflang target")} ${verb(group.pages, "names", "name")} another page as canonical.`,
};
