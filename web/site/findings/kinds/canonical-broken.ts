import type { Kind } from "../kind.ts";
import { problemReport } from "../links.ts";
import { count, respond, where } from "../words.ts";

/** Pages name a canonical that responds with an error or does not respond. */
export const canonicalBroken: Kind = {
  id: "canonical-broken",
  severity: "error",
  part: "canonical",
  title: "Canonical is broken",
  advice: "Name a canonical that responds with 200.",
  link: problemReport("canonical", "broken"),
  sentence(group, totals) {
    const pages = `${count(group.pages, "page")}${where(group, totals)}`;
    return `The canonical of ${pages} ${respond(group.data.status, 1)}.`;
  },
};
