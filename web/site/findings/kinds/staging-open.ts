import type { Kind } from "../kind.ts";
import { isStagingHost } from "../staging.ts";
import { count, crawlersOf } from "../words.ts";

/** Search engines may list pages of a host whose name suggests a test system or a deploy preview. */
export const stagingOpen: Kind = {
  id: "staging-open",
  severity: "error",
  title: "Staging host may be listed",
  advice: "Protect the host with a password, or send X-Robots-Tag: noindex for all its pages.",
  page(page, report) {
    if (!page.isIndexable || !page.isHtml || !isStagingHost(page.url.hostname)) return;
    const crawlers = page.visibleSearch.filter((crawler) => page.verdict(crawler)?.listing === "full");
    report({ host: page.host, cause: "", crawlers, examples: [page.record.url] });
  },
  sentence(group, totals) {
    const pages = count(group.pages, "page");
    const names = crawlersOf(group, totals);
    return `Neither robots.txt nor a directive hides ${pages} of the staging host ${group.host} from ${names}.`;
  },
};
