import type { Kind } from "../kind.ts";
import { causeOf, count, crawlersOf, robotsLine } from "../words.ts";

/** robots.txt forbids search engines that render pages to fetch scripts or style sheets. */
export const resourcesBlocked: Kind = {
  id: "resources-blocked",
  severity: "error",
  title: "Scripts or style sheets are blocked",
  advice: "Allow these files, because search engines that render pages see the pages without them.",
  site({ type, host, texts, robots, roles, crawlers, pages, examples, prefix }, report) {
    if (type !== "resources" || robots?.text === undefined) return;
    for (const { cause, lines, url, crawlers: blocked } of robots.blocking(texts, crawlers, roles)) {
      const { cause: key, data } = causeOf(cause, lines);
      const found = { pages, examples, prefix };
      report({ host, cause: key, data: { ...data, resource: url }, crawlers: blocked, ...found });
    }
  },
  sentence(group, totals) {
    const files = `scripts or style sheets of ${count(group.pages, "page")}`;
    return `${robotsLine(group.data, totals)} blocks ${files} for ${crawlersOf(group, totals)}, such as ${group.data.resource}.`;
  },
};
