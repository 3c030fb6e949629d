import type { Kind } from "../kind.ts";
import { count, crawlersOf, verb, where } from "../words.ts";

/** A URL redirects to a page that robots.txt blocks, so search engines never see the page. */
export const redirectBlocked: Kind = {
  id: "redirect-blocked",
  severity: "warning",
  title: "Redirects to blocked pages",
  advice: "Allow the target in robots.txt, or redirect to a page that crawlers may fetch.",
  page(page, report) {
    const { host, folder, record } = page;
    if (!page.isRedirected) return;
    for (const { cause, crawlers } of page.causes(page.visibleSearch))
      if (cause.text === "redirect")
        report({ host, folder, cause: "", data: { target: cause.target }, crawlers, examples: [record.url] });
  },
  sentence(group, totals) {
    const urls = `${count(group.pages, "URL")}${where(group, totals)} ${verb(group.pages, "redirects", "redirect")}`;
    return `${urls} to pages that robots.txt blocks for ${crawlersOf(group, totals)}, such as ${group.data.target}.`;
  },
};
