import { refusedStatus } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { causeOf, causeWords, pagesOf, verb } from "../words.ts";

/** robots.txt disallows pages for the crawler under whose name they were fetched, but the server sends them. */
export const disallowedServed: Kind = {
  id: "disallowed-served",
  severity: "information",
  title: "Disallowed pages are served",
  advice:
    "If no client with this name may read the pages, refuse it in the server or the firewall: robots.txt only asks.",
  page(page, report) {
    const { host, record, roles, isOk, isRedirected } = page;
    if (roles.as === undefined || !isOk || isRedirected || refusedStatus(record) !== undefined) return;
    const [found] = page.causes([roles.as]);
    if (found?.cause.text !== "robots-txt") return;
    report({ host, ...causeOf(found.cause, found.lines), crawlers: [roles.as], examples: [record.url] });
  },
  sentence(group, totals) {
    const { as = 0, names } = totals.roles;
    return `${causeWords(group, totals)} disallows ${pagesOf(group, totals)}, but the server sent ${verb(group.pages, "it", "them")} to the name of ${names[as]}.`;
  },
};
