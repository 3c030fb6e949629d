import { brokenStatus } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { respond, sitemapUrls, where } from "../words.ts";

/** A sitemap lists pages that respond with an error or do not respond. */
export const sitemapBroken: Kind = {
  id: "sitemap-broken",
  severity: "error",
  title: "Sitemap lists broken pages",
  advice: "Repair these pages, or remove their URLs from the sitemap.",
  page(page, report) {
    const status = brokenStatus(page.record);
    if (!page.isListed || !page.isSeen || status === undefined) return;
    report({ ...page.affected, cause: status, data: { status } });
  },
  sentence: (group, totals) =>
    `${sitemapUrls(group, totals)}${where(group, totals)} ${respond(group.data.status, group.pages)}.`,
};
