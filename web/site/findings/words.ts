import type { Cause } from "../record.ts";
import type { Totals } from "./finish.ts";
import { type Data, type Group, pathOf } from "./groups.ts";
import type { SiteSummary } from "./summary.ts";

/** Returns a number with a noun, such as "1 page" or "1,204 pages". */
export function count(number: number, noun: string): string {
  const plural = /(?:ch|sh|[sx])$/.test(noun) ? `${noun}es` : `${noun}s`;
  return `${thousands(number)} ${number === 1 ? noun : plural}`;
}

export const thousands = (number: number) => number.toLocaleString("en-US");

export const verb = (number: number, singular: string, plural: string) => (number === 1 ? singular : plural);

/** Returns "all search engines", or the names of the group's crawlers. */
export function crawlersOf(group: Group, { roles }: Totals): string {
  const { hasSearch, search } = roles;
  const isAll = group.crawlers.length === search.length && search.every((crawler) => group.crawlers.includes(crawler));
  if (hasSearch && isAll && search.length > 1) return "all search engines";
  return list(roles.namesOf(group.crawlers));
}

/** Joins names: "a", "a and b", "a, b, c, d and 4 more". */
export function list(names: readonly string[], limit = 4): string {
  const shown = names.length > limit + 1 ? names.slice(0, limit) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${thousands(rest)} more`] : shown;
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Returns a phrase for the location of the group's pages: " under /blog/", " on example.com" in a run with several hosts, or "". */
export function where(group: Group, { hosts }: Totals): string {
  const folder = group.prefix ?? "/";
  if (hosts > 1) return folder === "/" ? ` on ${group.host}` : ` under ${group.host}${folder}`;
  return folder === "/" ? "" : ` under ${folder}`;
}

/** Returns the number of a group's pages and their location, such as "12 pages under /blog/". */
export function pagesOf(group: Group, totals: Totals, noun = "page"): string {
  return count(group.pages, noun) + where(group, totals);
}

/** Returns the number of a group's pages among all pages in sitemaps, such as "3 of 120 sitemap URLs". */
export const sitemapUrls = ({ pages }: Group, { listed }: Totals): string =>
  `${thousands(pages)} of ${count(listed, "sitemap URL")}`;

/** Returns the key and the data of a cause. Leaves out the lines of meta elements, because they differ between pages of one template. */
export function causeOf(cause: Cause, lines: readonly number[] = []): { cause: string; data: Data } {
  const data = dataOf(cause, lines);
  return { cause: JSON.stringify(Object.values(data)), data };
}

function dataOf(cause: Cause, lines: readonly number[]): Data {
  if (cause.text === "meta") return { text: "meta", name: cause.name, content: cause.content };
  if (cause.text !== "robots-txt") return { ...cause };
  const { text, origin, rule, line } = cause;
  const sorted = [...lines].sort((one, other) => one - other);
  return { text, origin, rule, line: sorted.length > 1 ? list(sorted.map(String)) : line };
}

/** Formats the group's cause as the start of a sentence. */
export function causeWords({ data }: Group, totals: Totals): string {
  switch (data.text) {
    case "robots-txt":
      return robotsLine(data, totals);
    case "header":
      return `The header ${code(data.line)}`;
    case "meta":
      return `The element ${code(`<meta name="${data.name}" content="${data.content}">`)}`;
    case "status":
      return `The status ${data.status}`;
    default:
      return `The redirect to ${data.target}`;
  }
}

/** Returns a rule with its line, such as "`Disallow: /de/` (robots.txt, line 12)". */
export function robotsLine(data: Data, { hosts }: Totals): string {
  const file = hosts > 1 ? `robots.txt of ${data.origin}` : "robots.txt";
  return `${code(data.rule)} (${file}, ${typeof data.line === "string" ? "lines" : "line"} ${data.line})`;
}

/** Returns the name of an origin's robots.txt: its URL in a run with several hosts. */
export const robotsTxtOf = ({ origin }: Data, { hosts }: Totals) => (hosts > 1 ? `${origin}/robots.txt` : "robots.txt");

export const code = (text: string | number | undefined) => `\`${text}\``;

/** Formats a status or failure as a predicate, such as "responds with 404" for one page. */
export function respond(status: string | number | undefined, pages: number): string {
  if (/^\d+$/.test(String(status))) return `${verb(pages, "responds", "respond")} with ${status}`;
  return `cannot be fetched (${status})`;
}

/** Returns the first folder of a URL. */
export function folderOf(url: string): string {
  const path = pathOf(url);
  const end = path.indexOf("/", 1);
  return end < 0 ? "/" : path.slice(0, end + 1);
}

/** Returns a sentence about the pages that a run did not read because of its limit. */
export function limitInWords({ limit, left }: NonNullable<SiteSummary["limited"]>): string {
  const which =
    left === undefined
      ? "others were not read"
      : `${count(left, "other page")} that it found ${left === 1 ? "was" : "were"} not read`;
  return `The run ended at the limit of ${count(limit, "page")}: ${which}.`;
}

/** Returns sentences about URLs that could not be evaluated, and about pages whose requests a program of the host handles first. */
export function unevaluatedInWords({ unevaluated = [], programs = [] }: Partial<SiteSummary>): string[] {
  const urls = unevaluated.reduce((sum, one) => sum + one.urls, 0);
  const first = unevaluated.slice(0, MOST_REASONS).map((one) => {
    const example = one.examples[0] === undefined ? "" : `, such as ${one.examples[0]}`;
    return `For ${count(one.urls, "URL")}${example}, ${one.reason}.`;
  });
  const left = unevaluated.length - first.length;
  if (left > 0) first.push(`There are ${count(left, "more reason")}: see --format json.`);
  return [
    ...(urls === 0 ? [] : [[`${count(urls, "URL")} could not be evaluated.`, ...first].join(" ")]),
    ...programs.map(({ program, pages }) => {
      const which = `${count(pages, "page")} ${verb(pages, "is", "are")} evaluated as the ${verb(pages, "file", "files")}`;
      return `${which} in the folder, but ${program} runs first and may answer differently.`;
    }),
  ];
}

/** The maximum number of reasons that `unevaluatedInWords` lists. */
const MOST_REASONS = 5;
