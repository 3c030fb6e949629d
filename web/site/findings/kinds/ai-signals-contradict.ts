import { contradictionsOf } from "../ai-signals.ts";
import type { Kind } from "../kind.ts";
import { list, pagesOf } from "../words.ts";

/** Two statements about AI use that apply to the same crawler contradict each other. */
export const aiSignalsContradict: Kind = {
  id: "ai-signals-contradict",
  severity: "warning",
  title: "AI signals contradict each other",
  advice: "State the same in robots.txt, in headers and in meta elements.",
  site(fact, report) {
    if (fact.type !== "signals") return;
    const { host, pages, examples, prefix } = fact;
    for (const { crawlers, ...data } of contradictionsOf(fact))
      report({ host, cause: JSON.stringify(Object.values(data)), data, crawlers, pages, examples, prefix });
  },
  sentence(group, totals) {
    const { allows, refuses, use } = group.data;
    const names = list(totals.roles.namesOf(group.crawlers));
    return `For ${names}, ${allows} allows ${use} of ${pagesOf(group, totals)} and ${refuses} refuses it.`;
  },
};
