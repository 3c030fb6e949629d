import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** Links lead to pages that search engines may list, but that no sitemap contains. */
export const sitemapOmitsPages: Kind = {
  id: "sitemap-omits-pages",
  severity: "information",
  title: "Pages are missing from the sitemap",
  advice: "Add these pages to the sitemap if search engines should find them.",
  page(page, report) {
    if (page.record.inSitemap !== false || page.record.discovery !== "link") return;
    if (!page.isIndexable || !page.isHtml || page.canonicalElsewhere !== undefined || page.parameters >= 1) return;
    report({ ...page.affected, cause: "" });
  },
  sentence(group, totals) {
    const are = verb(group.pages, "is", "are");
    return `${pagesOf(group, totals)} ${are} linked and may be listed, but ${are} not in a sitemap.`;
  },
};
