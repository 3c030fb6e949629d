import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf } from "../words.ts";

/** Pages name a canonical that redirects to another URL. */
export const canonicalRedirected: Kind = {
  id: "canonical-redirected",
  severity: "warning",
  part: "canonical",
  title: "Canonical redirects",
  advice: "Name the target of the redirect as canonical.",
  link: problemReport("canonical", "redirected"),
  sentence: (group, totals) =>
    `The canonical of ${pagesOf(group, totals)} redirects: ${group.data.url} to ${group.data.target}.`,
};
