import type { Kind } from "../kind.ts";
import { sitemapUrls, verb, where } from "../words.ts";

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
  sentence: (group, totals) =>
    `${sitemapUrls(group, totals)}${where(group, totals)} ${verb(group.pages, "names", "name")} another page as canonical.`,
};
