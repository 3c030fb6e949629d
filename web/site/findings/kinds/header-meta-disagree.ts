import { both } from "../crawlers.ts";
import { metaElement } from "../directives.ts";
import type { Kind } from "../kind.ts";
import { code, pagesOf } from "../words.ts";

/** A header and a meta element of one page contradict each other about indexing or following links. */
export const headerMetaDisagree: Kind = {
  id: "header-meta-disagree",
  severity: "warning",
  part: "directives",
  title: "Header and meta element disagree",
  advice: "Keep one of them. Search engines obey the stricter one.",
  page(page, report) {
    const { robotsHeaders, robotsMetas } = page.record;
    if (robotsHeaders.length === 0 || robotsMetas.length === 0 || !page.isOk) return;
    const crawlers = both(page.effects.disagree, page.visibleSearch);
    if (crawlers.length === 0) return;
    const data = { header: robotsHeaders.join("; "), meta: robotsMetas.map(metaElement).join(" ") };
    report({ ...page.affected, cause: JSON.stringify(Object.values(data)), data, crawlers });
  },
  sentence: (group, totals) =>
    `The header ${code(group.data.header)} and the element ${code(group.data.meta)} contradict each other on ${pagesOf(group, totals)}.`,
};
