import type { Kind } from "../kind.ts";
import { ofDifference } from "../robots-pairs.ts";

/** The robots.txt files on HTTP and HTTPS have different effects. */
export const robotsHttpHttpsDiffer: Kind = {
  id: "robots-http-https-differ",
  severity: "warning",
  title: "robots.txt differs by HTTP and HTTPS",
  advice: "Serve one robots.txt for all of them, or redirect all pages to one of them.",
  ...ofDifference("scheme"),
};
