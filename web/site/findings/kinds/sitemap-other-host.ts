import { absolute } from "../../document.ts";
import type { Kind } from "../kind.ts";
import { count } from "../words.ts";

/** A sitemap lists URLs of another host whose robots.txt names no sitemap on the sitemap's host. Search engines ignore these URLs. */
export const sitemapOtherHost: Kind = {
  id: "sitemap-other-host",
  severity: "warning",
  title: "Sitemap lists pages on another host",
  advice: "List only URLs of the sitemap's own host, or add a Sitemap line to the robots.txt of the other host.",
  site({ type, host, origin, texts, robots, pages, examples, prefix }, report) {
    const [sitemap = ""] = texts;
    if (type !== "sitemap" || robots?.text === undefined || new URL(sitemap).host === host) return;
    // A robots.txt that names the sitemap permits it to list the host's URLs: https://www.sitemaps.org/protocol.html#sitemaps_cross_submits
    // Accept all sitemaps on the host of the named sitemap, because that sitemap may be an index.
    const isPermitted = robots.parsed.sitemaps().some(({ url }) => {
      const named = absolute(url, origin);
      return named !== undefined && new URL(named).host === new URL(sitemap).host;
    });
    if (isPermitted) return;
    report({ host, cause: sitemap, data: { sitemap, origin }, pages, examples, prefix });
  },
  sentence({ pages, data }) {
    return `${data.sitemap} lists ${count(pages, "URL")} of ${data.origin}, whose robots.txt does not name this sitemap.`;
  },
};
