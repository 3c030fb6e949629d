import { compare } from "robotscope";
import type { Observation } from "./groups.ts";
import type { Kind } from "./kind.ts";
import type { Robots } from "./sites.ts";
import { code, list } from "./words.ts";

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
    const name = which === "www" ? host.replace(/^www\./, "") : host;
    report({ host: name, cause: first.record.origin, ...difference, pages, examples, prefix });
  },
  sentence(group, { roles }) {
    const { path, blocking, allowing, line } = group.data;
    const names = list(roles.namesOf(group.crawlers));
    return `${blocking}/robots.txt, line ${line}, blocks ${code(path)} for ${names}, but ${allowing}/robots.txt does not.`;
  },
});

/** Returns a path that only one of two robots.txt files blocks, and the crawlers that the difference affects. */
function differenceOf(
  one: Robots,
  other: Robots,
  names: readonly string[],
): Pick<Observation, "data" | "crawlers"> | undefined {
  if (one.text === other.text) return undefined;
  for (const { crawlers, change } of compare(one.text ?? "", other.text ?? "").changes) {
    const affected = names.flatMap((name, index) => (crawlers.includes(name) ? [index] : []));
    if (affected.length === 0) continue;
    const { path } = change;
    const isLoss = change.access === "disallowed";
    const [blocking, allowing] = isLoss ? [other, one] : [one, other];
    const line = (isLoss ? change.after : change.before)?.line ?? 0;
    const data = { path, blocking: blocking.record.origin, allowing: allowing.record.origin, line };
    return { data, crawlers: affected };
  }
  return undefined;
}

function withOtherHost(origin: string): string {
  return /:\/\/www\./.test(origin) ? origin.replace("://www.", "://") : origin.replace("://", "://www.");
}

function withOtherScheme(origin: string): string {
  return origin.startsWith("https:") ? origin.replace(/^https:/, "http:") : origin.replace(/^http:/, "https:");
}
