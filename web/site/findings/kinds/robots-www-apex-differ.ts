import type { Kind } from "../kind.ts";
import { ofDifference } from "../robots-pairs.ts";

/** The robots.txt files of the hosts with and without “www.” have different effects. */
export const robotsWwwApexDiffer: Kind = {
  id: "robots-www-apex-differ",
  severity: "warning",
  title: "robots.txt differs with and without www",
  advice: "Serve one robots.txt for all of them, or redirect all pages to one of them.",
  ...ofDifference("www"),
};
