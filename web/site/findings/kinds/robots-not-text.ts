import { encodingDoubt } from "../../../net/robots-text.ts";
import type { Kind } from "../kind.ts";

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
    report({ host, cause: origin, data: { origin, reason }, pages, examples, ...(pages > 0 && { prefix }) });
  },
  settle: (groups) => [...groups],
  sentence({ data }, { hosts }) {
    const file = hosts > 1 ? `${data.origin}/robots.txt` : "robots.txt";
    return `Crawlers find no rules in ${file}: ${data.reason}.`;
  },
};
