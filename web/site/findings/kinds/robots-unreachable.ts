import type { Kind } from "../kind.ts";
import { isUnreachable } from "../sites.ts";
import { count } from "../words.ts";

/** The request for robots.txt gets a server error, status 429, or no response. Search engines may treat this as a block. */
export const robotsUnreachable: Kind = {
  id: "robots-unreachable",
  severity: "error",
  title: "robots.txt is unreachable",
  advice: "Repair the server: search engines stop crawling while robots.txt responds with a server error.",
  site({ type, origin, host, robots, pages, examples, prefix }, report) {
    const { status, wall } = robots?.record ?? {};
    if (type !== "origin" || status === undefined || wall !== undefined || !isUnreachable(status)) return;
    report({ host, cause: origin, data: { status: String(status) }, pages, examples, prefix });
  },
  sentence({ cause, data, pages }) {
    const response = data.status === "network-failure" ? "cannot be fetched" : `responds with ${data.status}`;
    return `${cause}/robots.txt ${response}, so search engines may stop crawling ${pages === 0 ? "this host" : count(pages, "page")}.`;
  },
};
