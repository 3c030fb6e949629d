import { brokenStatus } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { pagesOf, respond } from "../words.ts";

/** Links lead to pages that respond with an error or do not respond, and that no sitemap lists. */
export const linkedBroken: Kind = {
  id: "linked-broken",
  severity: "warning",
  title: "Links to broken pages",
  advice: "Correct the links, or restore or redirect the pages.",
  page(page, report) {
    const { record } = page;
    const status = brokenStatus(record);
    if (record.discovery !== "link" || page.isListed || !page.isSeen || status === undefined) return;
    report({ ...page.affected, cause: status, data: { from: record.linkedFrom ?? "", status } });
  },
  sentence(group, totals) {
    const from = group.data.from ? `; ${group.data.from} links to one of them` : "";
    return `${pagesOf(group, totals, "linked page")} ${respond(group.data.status, group.pages)}${from}.`;
  },
};
