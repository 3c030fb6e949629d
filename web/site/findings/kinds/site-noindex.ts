import type { Kind } from "../kind.ts";
import { wholeHostObservation, wholeHosts } from "../whole-host.ts";
import { causeOf, causeWords, count, crawlersOf } from "../words.ts";

/** A directive hides every page of a host from a search engine. */
export const siteNoindex: Kind = {
  id: "site-noindex",
  severity: "error",
  title: "All pages have noindex",
  advice: "Remove the directive if this is a public site. It often arrives with the settings of a test system.",
  replaces: ["sitemap-noindex", "pages-noindex"],
  page(page, report) {
    if (!page.isOk || page.isRedirected || !page.isHtml || !page.isSeen) return;
    const { host, record } = page;
    const [found, ...others] = page.causes(page.noindexSearch).filter(({ cause }) => !page.isExpiry(cause));
    const crawlers = [found, ...others].flatMap((group) => group?.crawlers ?? []);
    report({
      host,
      cause: "",
      ...(found && { data: causeOf(found.cause).data }),
      ...wholeHostObservation(crawlers, record.url),
    });
  },
  settle: (groups, { roles }) => wholeHosts(groups, roles.search),
  sentence(group, totals) {
    const pages = `all ${count(group.pages, "fetched page")} of ${group.host}`;
    return `${causeWords(group, totals)} hides ${pages} from ${crawlersOf(group, totals)}.`;
  },
};
