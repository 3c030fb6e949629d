import { isRedirectFailure } from "../broken.ts";
import type { Kind } from "../kind.ts";
import { pagesOf, verb } from "../words.ts";

/** A URL redirects in a loop, too often, or to an invalid target. */
export const redirectLoop: Kind = {
  id: "redirect-loop",
  severity: "error",
  part: "redirect",
  title: "Redirects without end",
  advice: "Correct the rules of the redirects.",
  page(page, report) {
    if (!isRedirectFailure(page.record.failure) || !page.isSeen) return;
    report({ ...page.affected, cause: page.record.failure?.kind ?? "" });
  },
  sentence: (group, totals) =>
    `${pagesOf(group, totals, "URL")} ${verb(group.pages, "redirects", "redirect")} without reaching a page (${group.cause}).`,
};
