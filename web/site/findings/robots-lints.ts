import type { LintCode } from "robotscope";
import type { Kind } from "./kind.ts";
import { robotsTxtOf } from "./words.ts";

/**
 * Returns the methods of a kind that reports a robots.txt's first diagnostic with this code, and the number of its further diagnostics with
 * this code.
 */
export const ofLint = (code: LintCode): Pick<Kind, "site" | "sentence"> => ({
  site({ type, origin, host, robots, roles, pages, examples, prefix }, report) {
    if (type !== "origin" || !robots?.text) return;
    const found = robots.lints(roles.names).filter((diagnostic) => diagnostic.code === code);
    const [first] = found;
    if (first === undefined) return;
    const data = { text: "robots-txt", origin, line: first.line, message: first.message, more: found.length - 1 };
    report({ host, cause: origin, data, pages, examples, prefix });
  },
  sentence({ data }, totals) {
    const more = Number(data.more) > 0 ? ` (and ${data.more} more)` : "";
    return `${robotsTxtOf(data, totals)}, line ${data.line}: ${data.message}${more}`;
  },
});
