import type { Kind } from "../kind.ts";
import { count, crawlersOf, robotsLine } from "../words.ts";

/** robots.txt forbids search engines that render pages to fetch scripts or style sheets. */
export const resourcesBlocked: Kind = {
  id: "resources-blocked",
  severity: "error",
  title: "Scripts or style sheets are blocked",
  advice: "Allow these files, because search engines that render pages see the pages without them.",
  site({ type, origin, host, texts, robots, roles, crawlers, pages, examples, prefix }, report) {
    if (type !== "resources" || robots?.text === undefined) return;
    const blocking = new Map<number, { rule: string; crawlers: Set<number>; resource: string }>();
    for (const crawler of crawlers)
      for (const resource of texts) {
        const blocked = robots.blocks(resource, roles.names[crawler] ?? "");
        if (!blocked) continue;
        const found = blocking.get(blocked.line) ?? { rule: blocked.rule, crawlers: new Set(), resource };
        blocking.set(blocked.line, found);
        found.crawlers.add(crawler);
      }
    for (const [line, { rule, crawlers, resource }] of blocking) {
      const data = { text: "robots-txt", origin, line, rule, resource };
      report({ host, cause: `${origin} ${line}`, data, crawlers: [...crawlers], pages, examples, prefix });
    }
  },
  sentence(group, totals) {
    const files = `scripts or style sheets of ${count(group.pages, "page")}`;
    return `${robotsLine(group.data, totals)} blocks ${files} for ${crawlersOf(group, totals)}, such as ${group.data.resource}.`;
  },
};
