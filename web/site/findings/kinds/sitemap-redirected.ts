import type { Kind } from "../kind.ts";
import { sitemapUrls, verb, where } from "../words.ts";

/** A sitemap lists URLs that redirect, although it should list final URLs. */
export const sitemapRedirected: Kind = {
  id: "sitemap-redirected",
  severity: "warning",
  part: "redirect",
  title: "Sitemap lists redirects",
  advice: "List the targets of the redirects instead.",
  page(page, report) {
    if (!page.isListed || !page.isRedirected || page.isBroken || !page.isSeen) return;
    const status = page.record.redirects[0]?.status ?? 0;
    report({ ...page.affected, cause: String(status), data: { status } });
  },
  sentence: (group, totals) =>
    `${sitemapUrls(group, totals)}${where(group, totals)} ${verb(group.pages, "redirects", "redirect")} with ${group.data.status}.`,
};
