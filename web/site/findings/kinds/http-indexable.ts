import type { Kind } from "../kind.ts";
import { count } from "../words.ts";

/** Search engines may list pages with HTTP URLs. */
export const httpIndexable: Kind = {
  id: "http-indexable",
  severity: "warning",
  title: "Pages without HTTPS may be listed",
  advice: "Redirect HTTP to HTTPS, or name the HTTPS URL as canonical.",
  page(page, report) {
    const { host, record, url } = page;
    if (url.protocol !== "http:" || !page.isIndexable || !page.isHtml || isLocal(url.hostname)) return;
    if (page.canonicalElsewhere?.startsWith("https:")) return;
    report({ host, cause: "", crawlers: page.visibleSearch, examples: [record.url] });
  },
  sentence: (group) => `Search engines may list ${count(group.pages, "HTTP page")} of ${group.host}.`,
};

const isLocal = (host: string) => host === "localhost" || /^[\d.]+$|^\[/.test(host);
