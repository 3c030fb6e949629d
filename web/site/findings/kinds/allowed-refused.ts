import { refusedStatus } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { pagesOf } from "../words.ts";

/** robots.txt allows pages for search engines, or for the crawler in the User-Agent, but the server refuses to send them. */
export const allowedRefused: Kind = {
  id: "allowed-refused",
  severity: "warning",
  title: "Allowed pages are refused",
  advice: "Check the firewall and the bot protection: they may refuse search engines, too.",
  page(page, report) {
    const { record, allowed: crawlers } = page;
    const status = refusedStatus(record);
    if (status === undefined || crawlers.length === 0) return;
    report({ ...page.affected, cause: status, data: { status }, crawlers });
  },
  sentence(group, totals) {
    const { as, names } = totals.roles;
    const client = as === undefined ? "this run" : `the name of ${names[as]}`;
    return `robots.txt allows ${pagesOf(group, totals)}, but the server refused ${client} with ${group.data.status}.`;
  },
};
