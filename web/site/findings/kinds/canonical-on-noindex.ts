import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** A page has noindex and names another page as canonical: two instructions that contradict each other. */
export const canonicalOnNoindex: Kind = {
  id: "canonical-on-noindex",
  severity: "warning",
  part: "canonical",
  title: "Canonical and noindex on one page",
  advice: "Keep one of them: noindex hides the page, a canonical asks to merge it with another page.",
  page(page, report) {
    if (!page.isOk || page.isRedirected || page.canonicalElsewhere === undefined) return;
    const crawlers = page.noindexSearch;
    if (crawlers.length > 0) report({ ...page.affected, cause: "", crawlers });
  },
  sentence(group, totals) {
    const have = verb(group.pages, "has", "have");
    return `${pagesOf(group, totals)} ${have} noindex and also ${verb(group.pages, "names", "name")} another page as canonical.`;
  },
};
