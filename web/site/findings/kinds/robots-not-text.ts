import { encodingDoubt } from "../../../net/robots-text.ts";
import type { Kind } from "../kind.ts";
import { robotsTxtOf } from "../words.ts";

/** The number of characters to check at the start of a file. */
const READ = 16_384;

/** robots.txt is in UTF-16, compressed or binary, so crawlers find no rules in it. */
export const robotsNotText: Kind = {
  id: "robots-not-text",
  severity: "error",
  title: "robots.txt is not UTF-8 text",
  advice: "Save the file in UTF-8: crawlers read no rules in another encoding, so everything is allowed.",
  site({ type, origin, host, robots, pages, examples, prefix }, report) {
    const reason = type === "origin" ? encodingDoubt((robots?.text ?? "").slice(0, READ)) : undefined;
    if (reason === undefined) return;
    report({ host, cause: origin, data: { origin, reason }, pages, examples, prefix });
  },
  sentence: ({ data }, totals) => `Crawlers find no rules in ${robotsTxtOf(data, totals)}: ${data.reason}.`,
};
