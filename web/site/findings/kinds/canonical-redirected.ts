import type { Kind } from "../kind.ts";
import { sourceOf } from "../links.ts";
import { count, where } from "../words.ts";

/** Pages name a canonical that redirects to another URL. */
export const canonicalRedirected: Kind = {
  id: "canonical-redirected",
  severity: "warning",
  part: "canonical",
  title: "Canonical redirects",
  advice: "Name the target of the redirect as canonical.",
  link(link, report) {
    if (link.type !== "canonical" || link.problem?.problem !== "redirected") return;
    report({
      ...sourceOf(link),
      cause: "",
      data: { canonical: link.target.url, target: link.problem.target },
      crawlers: link.crawlers,
    });
  },
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `The canonical of ${pages} redirects: ${group.data.canonical} to ${group.data.target}.`;
  },
};
