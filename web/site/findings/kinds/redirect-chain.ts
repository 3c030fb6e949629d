import type { Kind } from "../kind.ts";
import { count, verb, where } from "../words.ts";

/** A URL needs three or more redirects, which costs crawlers and visitors time. */
export const redirectChain: Kind = {
  id: "redirect-chain",
  severity: "warning",
  part: "redirect",
  title: "Long redirects",
  advice: "Redirect to the last page in one step.",
  page(page, report) {
    const { host, folder, record } = page;
    if (record.redirects.length < LONG || page.isBroken || !page.isSeen) return;
    report({ host, folder, cause: "", crawlers: page.visibleSearch, examples: [record.url] });
  },
  sentence(group, totals) {
    return `${count(group.pages, "URL")}${where(group, totals)} ${verb(group.pages, "needs", "need")} ${LONG} or more redirects.`;
  },
};

const LONG = 3;
