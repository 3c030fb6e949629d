import type { Kind } from "../kind.ts";
import { ofLint } from "../robots-lints.ts";

/** Records in the group for `*`, such as Content-Signal, do not apply to crawlers that have a group of their own. */
export const wildcardRecordsLost: Kind = {
  id: "wildcard-records-lost",
  severity: "information",
  title: "Records of * are lost in named groups",
  advice: "Repeat the records in the groups that name crawlers.",
  ...ofLint("lost-wildcard-records"),
};
