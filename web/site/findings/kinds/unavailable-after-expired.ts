import type { Kind } from "../kind.ts";
import { crawlersOf, pagesOf } from "../words.ts";

/** The date of unavailable_after has passed, so search engines no longer list these pages. */
export const unavailableAfterExpired: Kind = {
  id: "unavailable-after-expired",
  severity: "warning",
  part: "directives",
  title: "unavailable_after has passed",
  advice: "Remove or extend the date, or remove the pages.",
  page(page, report) {
    const { record, reader } = page;
    const since = page.isOk ? reader.expiry(record) : undefined;
    if (since === undefined) return;
    const crawlers = page
      .causes(page.noindexSearch)
      .flatMap(({ cause, crawlers }) => (page.isExpiry(cause) ? crawlers : []));
    const data = { since: new Date(since).toISOString().slice(0, 10) };
    if (crawlers.length > 0) report({ ...page.affected, cause: "", data, crawlers });
  },
  sentence: (group, totals) =>
    `unavailable_after hides ${pagesOf(group, totals)} from ${crawlersOf(group, totals)}; the earliest date is ${group.data.since}.`,
};
