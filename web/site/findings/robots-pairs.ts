import { compare } from "robotscope";
import type { Kind } from "./kind.ts";
import type { Robots } from "./sites.ts";
import { code, list } from "./words.ts";

/** A path that one robots.txt blocks and the other does not. */
interface Difference {
  path: string;
  blocking: string;
  allowing: string;
  line: number;
  crawlers: number[];
}

/**
 * Returns the methods of a kind that reports a difference in effect between two robots.txt files of a site: with and without “www.”, or on
 * HTTP and HTTPS.
 */
export const ofDifference = (which: "www" | "scheme"): Pick<Kind, "site" | "sentence"> => ({
  site({ type, origin, host, robots, site, roles, pages, examples, prefix }, report) {
    const otherOrigin = which === "www" ? withOtherHost(origin) : withOtherScheme(origin);
    const other = site.get(otherOrigin);
    if (type !== "origin" || robots?.text === undefined || other?.text === undefined) return;
    const [first, second] = origin < otherOrigin ? [robots, other] : [other, robots];
    const difference = differenceOf(first, second, roles.names);
    if (difference === undefined) return;
    const { crawlers, ...data } = difference;
    const name = which === "www" ? host.replace(/^www\./, "") : host;
    report({ host: name, cause: first.record.origin, data, crawlers, pages, examples, prefix });
  },
  sentence(group, { roles }) {
    const { path, blocking, allowing, line } = group.data;
    const names = list(roles.namesOf(group.crawlers));
    return `${blocking}/robots.txt, line ${line}, blocks ${code(path)} for ${names}, but ${allowing}/robots.txt does not.`;
  },
});

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
