import type { Kind } from "../kind.ts";

/** A sitemap cannot be fetched or is not valid, so search engines do not read it. */
export const sitemapUnreadable: Kind = {
  id: "sitemap-unreadable",
  severity: "error",
  title: "Sitemap cannot be read",
  advice: "Repair the sitemap, or remove it from robots.txt and from the sitemap index.",
  sitemap({ url, failure }, report) {
    if (failure === undefined) return;
    report({ host: new URL(url).host, cause: url, data: { url, failure }, examples: [url] });
  },
  sentence: ({ data }) => `${data.url} cannot be read: ${data.failure}.`,
};
