import type { Kind } from "../kind.ts";
import { ofLint } from "../robots-lints.ts";

/** A block that a CDN adds to robots.txt contradicts the rules of the site's owner. */
export const managedBlockContradicts: Kind = {
  id: "managed-block-contradicts",
  severity: "warning",
  title: "Managed block contradicts the site's rules",
  advice: "Turn off the managed block, or remove the site's own group: crawlers merge both.",
  ...ofLint("managed-contradiction"),
};
