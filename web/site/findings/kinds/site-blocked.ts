import type { Kind } from "../kind.ts";
import { blocksEverything, wholeHostObservation, wholeHosts } from "../whole-host.ts";
import { causeOf, count, crawlersOf, robotsLine } from "../words.ts";

/** robots.txt blocks all pages of an origin from a search engine. */
export const siteBlocked: Kind = {
  id: "site-blocked",
  severity: "error",
  title: "Whole site blocked",
  advice: "Remove the rule if this is a public site. Search engines remove pages that they cannot fetch.",
  replaces: ["sitemap-blocked", "pages-blocked", "noindex-unseen", "hreflang-blocked"],
  page(page, report) {
    const { blockedSearch: crawlers, host, record } = page;
    const [found] = page.causes(crawlers);
    const data = found?.cause.text === "robots-txt" ? { data: causeOf(found.cause, found.lines).data } : {};
    report({ host, cause: page.url.origin, ...data, ...wholeHostObservation(crawlers, record.url) });
  },
  settle: (groups, { roles }) => wholeHosts(groups, roles.search).filter(({ data }) => blocksEverything(data.rule)),
  sentence(group, totals) {
    const pages = count(group.pages, "page");
    const names = crawlersOf(group, totals);
    return `${robotsLine(group.data, totals)} hides the whole site ${group.cause} from ${names}: ${pages}.`;
  },
};
