import type { Kind } from "../kind.ts";
import { count, thousands, verb, where } from "../words.ts";

/** A sitemap lists pages that name another page as their canonical. */
export const sitemapNotCanonical: Kind = {
  id: "sitemap-not-canonical",
  severity: "warning",
  part: "canonical",
  title: "Sitemap lists pages with another canonical",
  advice: "List the canonical URLs instead, or correct the canonical links.",
  page(page, report) {
    if (!page.isListed || !page.isIndexable || page.canonicalElsewhere === undefined) return;
    report({ ...page.affected, cause: "" });
  },
  sentence(group, totals) {
    const urls = `${thousands(group.pages)} of ${count(totals.listed, "sitemap URL")}`;
    return `${urls}${where(group, totals)} ${verb(group.pages, "names", "name")} another page as canonical.`;
  },
};
