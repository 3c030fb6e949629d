import type { Data, Group } from "../groups.ts";
import type { Kind } from "../kind.ts";
import { proposedRule } from "../proposed-rule.ts";
import { code, count, list } from "../words.ts";

/** Filters and sort orders on one path combine into many URLs, and crawlers may fetch all of them. */
export const facetTrap: Kind = {
  id: "facet-trap",
  severity: "warning",
  title: "Parameters trap crawlers",
  advice: "Add the proposed line to robots.txt, or link to combinations of filters without an href.",
  page(page, report) {
    const { host, record, url } = page;
    const isAllowed = page.visibleSearch.some((crawler) => page.verdict(crawler)?.crawl === "allowed");
    if (page.parameters < 2 || page.isListed || !isAllowed) return;
    report({ host, cause: url.pathname, crawlers: page.visibleSearch, examples: [record.url] });
  },
  settle: (groups) => groups.filter(({ pages }) => pages >= MANY).map((group) => ({ ...group, data: proposal(group) })),
  sentence(group, { hosts }) {
    const path = hosts > 1 ? `${group.host}${group.cause}` : group.cause;
    const line = group.data.line ? ` ${code(group.data.line)} would block them.` : "";
    return `${count(group.pages, "URL")} of ${path} combine parameters (${group.data.names}) that no rule blocks.${line}`;
  },
};

/** The minimum number of parameter combinations on one path for which a trap is reported. */
const MANY = 50;

function proposal({ cause: path, examples }: Group): Data {
  const names = new Set(examples.flatMap((url) => [...new URL(url).searchParams.keys()]));
  const line = proposedRule(path, examples);
  return { names: list([...names].sort()), ...(line && { line }) };
}
