import type { Kind } from "../kind.ts";

/** A sitemap lists neither a page nor another sitemap. */
export const sitemapEmpty: Kind = {
  id: "sitemap-empty",
  severity: "warning",
  title: "Sitemap without URLs",
  advice: "Check the generator of the sitemap, or remove the sitemap.",
  sitemap({ url, urls, sitemaps = 0, failure }, report) {
    if (urls + sitemaps > 0 || failure !== undefined) return;
    report({ host: new URL(url).host, cause: url, data: { url }, examples: [url] });
  },
  sentence: ({ data }) => `${data.url} lists no URL.`,
};
