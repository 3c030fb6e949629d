import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** A URL needs three or more redirects, which costs crawlers and visitors time. */
export const redirectChain: Kind = {
  id: "redirect-chain",
  severity: "warning",
  part: "redirect",
  title: "Long redirects",
  advice: "Redirect to the last page in one step.",
  page(page, report) {
    if (page.record.redirects.length < LONG || page.isBroken || !page.isSeen) return;
    report({ ...page.affected, cause: "" });
  },
  sentence: (group, totals) =>
    `${pagesOf(group, totals, "URL")} ${verb(group.pages, "needs", "need")} ${LONG} or more redirects.`,
};

const LONG = 3;
