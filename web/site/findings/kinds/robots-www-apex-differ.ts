import type { Kind } from "../kind.ts";
import { differenceSentence, reportDifference } from "../robots-pairs.ts";

/** The robots.txt of the host with www. and of the host without it have different effects. */
export const robotsWwwApexDiffer: Kind = {
  id: "robots-www-apex-differ",
  severity: "warning",
  title: "robots.txt differs with and without www",
  advice: "Serve one robots.txt for all of them, or redirect all pages to one of them.",
  site(fact, report) {
    reportDifference("www", fact, report);
  },
  settle: (groups) => [...groups],
  sentence: differenceSentence,
};
