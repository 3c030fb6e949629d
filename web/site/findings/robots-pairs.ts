import { compare } from "robotscope";
import type { Totals } from "./finish.ts";
import type { Group } from "./groups.ts";
import type { Report } from "./kind.ts";
import type { Robots, SiteFact } from "./sites.ts";
import { code, list } from "./words.ts";

/** A path that one robots.txt blocks and the other does not. */
interface Difference {
  path: string;
  blocking: string;
  allowing: string;
  line: number;
  crawlers: number[];
}

/** Reports a difference in effect between two robots.txt files of a site: with and without “www.”, or on HTTP and HTTPS. */
export function reportDifference(which: "www" | "scheme", fact: SiteFact, report: Report): void {
  const { type, origin, host, robots, site, roles, pages, examples, prefix } = fact;
  const otherOrigin = which === "www" ? withOtherHost(origin) : withOtherScheme(origin);
  const other = site.get(otherOrigin);
  if (type !== "origin" || robots?.text === undefined || other?.text === undefined) return;
  const [first, second] = origin < otherOrigin ? [robots, other] : [other, robots];
  const difference = differenceOf(first, second, roles.names);
  if (difference === undefined) return;
  const { crawlers, ...data } = difference;
  const cause = first.record.origin;
  const name = which === "www" ? host.replace(/^www\./, "") : host;
  report({ host: name, cause, data, crawlers, pages, examples, ...(pages > 0 && { prefix }) });
}

export function differenceSentence(group: Group, { roles }: Totals): string {
  const { path, blocking, allowing, line } = group.data;
  const names = list(roles.namesOf(group.crawlers));
  return `${blocking}/robots.txt, line ${line}, blocks ${code(path)} for ${names}, but ${allowing}/robots.txt does not.`;
}

function differenceOf(one: Robots, other: Robots, names: readonly string[]): Difference | undefined {
  if (one.text === other.text) return undefined;
  for (const { crawlers, change } of compare(one.text ?? "", other.text ?? "").changes) {
    const affected = names.flatMap((name, index) => (crawlers.includes(name) ? [index] : []));
    if (affected.length === 0) continue;
    const isLoss = change.access === "disallowed";
    const [blocking, allowing] = isLoss ? [other, one] : [one, other];
    const line = (isLoss ? change.after : change.before)?.line ?? 0;
    return {
      path: change.path,
      blocking: blocking.record.origin,
      allowing: allowing.record.origin,
      line,
      crawlers: affected,
    };
  }
  return undefined;
}

function withOtherHost(origin: string): string {
  return /:\/\/www\./.test(origin) ? origin.replace("://www.", "://") : origin.replace("://", "://www.");
}

function withOtherScheme(origin: string): string {
  return origin.startsWith("https:") ? origin.replace(/^https:/, "http:") : origin.replace(/^http:/, "https:");
}
