import { RobotsTxt } from "robotscope";
import type { Data, Group, Observation } from "./groups.ts";

/** The minimum number of pages for a finding about a whole host. */
const SEVERAL = 2;

/**
 * Returns the observation for one page: adds 1 to the count of all pages, and to the count of each crawler from which the page is hidden.
 */
export function wholeHostObservation(crawlers: readonly number[], url: string): Omit<Observation, "host" | "cause"> {
  const counts = Object.fromEntries([["all", 1], ...crawlers.map((crawler) => [`hidden from ${crawler}`, 1])]);
  return crawlers.length > 0 ? { crawlers, examples: [url], counts } : { pages: 0, counts };
}

/**
 * Returns each group that has at least `SEVERAL` pages, all hidden from the same search engine. Sets its `crawlers` to all such search
 * engines.
 */
export function wholeHosts(groups: readonly Group[], search: readonly number[]): Group[] {
  return groups.flatMap((group) => {
    const all = group.counts.all ?? 0;
    const crawlers = search.filter((crawler) => group.counts[`hidden from ${crawler}`] === all);
    return all >= SEVERAL && crawlers.length > 0 ? [{ ...group, crawlers, pages: all }] : [];
  });
}

/** Returns `true` if a rule blocks several unrelated paths, and therefore probably all. */
export function blocksEverything(rule: Data[string] | undefined): boolean {
  if (rule === undefined) return false;
  const robots = RobotsTxt.parse(`User-agent: *\n${rule}\n`);
  return robots.isAllowedMany(["/", "/a", "/a/b?c=d"], "Googlebot").every((isAllowed) => isAllowed === false);
}
