import { refusedStatus } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { count, where } from "../words.ts";

/** robots.txt allows pages for search engines, or for the crawler in the User-Agent, but the server refuses to send them. */
export const allowedRefused: Kind = {
  id: "allowed-refused",
  severity: "warning",
  title: "Allowed pages are refused",
  advice: "Check the firewall and the bot protection: they may refuse search engines, too.",
  page(page, report) {
    const { host, folder, record, allowed: crawlers } = page;
    const status = refusedStatus(record);
    if (status === undefined || crawlers.length === 0) return;
    const listed = page.isListed ? 1 : 0;
    report({ host, folder, cause: status, data: { status }, crawlers, listed, examples: [record.url] });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    const { as, names } = totals.roles;
    const client = as === undefined ? "this run" : `the name of ${names[as]}`;
    return `robots.txt allows ${pages}, but the server refused ${client} with ${group.data.status}.`;
  },
};
