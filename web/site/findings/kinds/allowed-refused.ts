import { REFUSALS } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { count, where } from "../words.ts";

/** robots.txt allows pages, but the server refuses to send them. */
export const allowedRefused: Kind = {
  id: "allowed-refused",
  severity: "warning",
  title: "Allowed pages are refused",
  advice: "Check the firewall and the bot protection: they may refuse search engines, too.",
  page(page, report) {
    const { host, folder, record } = page;
    const { status } = record;
    if (status === undefined || !REFUSALS.has(status) || !page.isAllowed) return;
    const listed = page.isListed ? 1 : 0;
    report({
      host,
      folder,
      cause: String(status),
      data: { status },
      crawlers: page.visibleSearch,
      listed,
      examples: [record.url],
    });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `robots.txt allows ${pages}, but the server refused this run with ${group.data.status}.`;
  },
};
