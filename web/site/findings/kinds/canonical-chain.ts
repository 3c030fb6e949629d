import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf } from "../words.ts";

/** Pages name a canonical page that itself names another page as canonical. */
export const canonicalChain: Kind = {
  id: "canonical-chain",
  severity: "warning",
  part: "canonical",
  title: "Chain of canonicals",
  advice: "Name the last page of the chain as canonical of all pages.",
  link: problemReport("canonical", "canonical-elsewhere"),
  sentence: (group, totals) =>
    `The canonical of ${pagesOf(group, totals)} names another canonical: ${group.data.url} names ${group.data.target}.`,
};
