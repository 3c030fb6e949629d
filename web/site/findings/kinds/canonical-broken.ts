import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { pagesOf, respond } from "../words.ts";

/** Pages name a canonical that responds with an error or does not respond. */
export const canonicalBroken: Kind = {
  id: "canonical-broken",
  severity: "error",
  part: "canonical",
  title: "Canonical is broken",
  advice: "Name a canonical that responds with 200.",
  link: problemReport("canonical", "broken"),
  sentence: (group, totals) => `The canonical of ${pagesOf(group, totals)} ${respond(group.data.status, 1)}.`,
};
