import { isErrorTitle } from "../error-titles.ts";
import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** The title is that of an error page, but the status is 200, so search engines list the page or treat it as a soft 404. */
export const soft404: Kind = {
  id: "soft-404",
  severity: "warning",
  title: "Error pages with status 200",
  advice: "Send the status 404 or 410, or redirect to a page with the content.",
  page(page, report) {
    if (!page.isIndexable || !page.isHtml || page.record.title === undefined) return;
    const title = page.record.title.trim();
    if (!isErrorTitle(title)) return;
    report({ ...page.affected, cause: title, data: { title } });
  },
  sentence: (group, totals) =>
    `${pagesOf(group, totals)} with the title “${group.data.title}” ${verb(group.pages, "responds", "respond")} with 200.`,
};
