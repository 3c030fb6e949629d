import type { Kind } from "../kind.ts";
import { causeOf, count, crawlersOf, robotsLine } from "../words.ts";

/** URLs redirect to pages that robots.txt blocks, so search engines never see these pages. */
export const redirectBlocked: Kind = {
  id: "redirect-blocked",
  severity: "warning",
  title: "Redirects to blocked pages",
  advice: "Allow the target in robots.txt, or redirect to a page that crawlers may fetch.",
  site({ type, host, texts, robots, roles, crawlers, pages, examples, prefix }, report) {
    if (type !== "redirects" || robots?.text === undefined) return;
    for (const { cause, lines, url, crawlers: blocked } of robots.blocking(texts, crawlers, roles)) {
      const { cause: key, data } = causeOf(cause, lines);
      const found = { pages, examples, prefix };
      report({ host, cause: key, data: { ...data, target: url }, crawlers: blocked, ...found });
    }
  },
  sentence(group, totals) {
    const { target } = group.data;
    const targets = `the target of ${count(group.pages, "redirect")}`;
    return `${robotsLine(group.data, totals)} blocks ${targets} for ${crawlersOf(group, totals)}, such as ${target}.`;
  },
};
