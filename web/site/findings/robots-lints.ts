import type { LintCode } from "robotscope";
import type { Totals } from "./finish.ts";
import type { Group } from "./groups.ts";
import type { Report } from "./kind.ts";
import type { SiteFact } from "./sites.ts";

/** Reports a robots.txt's first diagnostic with this code, and the number of its further diagnostics with this code. */
export function reportLint(code: LintCode, fact: SiteFact, report: Report): void {
  const { type, origin, host, robots, roles, pages, examples, prefix } = fact;
  if (type !== "origin" || !robots?.text) return;
  const found = robots.lints(roles.names).filter((diagnostic) => diagnostic.code === code);
  const [first] = found;
  if (first === undefined) return;
  const data = { text: "robots-txt", origin, line: first.line, message: first.message, more: found.length - 1 };
  report({ host, cause: origin, data, pages, examples, ...(pages > 0 && { prefix }) });
}

export function lintSentence({ data }: Group, { hosts }: Totals): string {
  const file = hosts > 1 ? `${data.origin}/robots.txt` : "robots.txt";
  const more = Number(data.more) > 0 ? ` (and ${data.more} more)` : "";
  return `${file}, line ${data.line}: ${data.message}${more}`;
}
