import { cloudflareRules } from "./cloudflare-redirects.ts";
import {
  contentLines,
  type HostFiles,
  isTable,
  type Place,
  type Table,
  tablesOf,
  vercelConditions,
} from "./host-files.ts";
import { type Captures, filledIn, type Pattern, splatPattern, vercelPattern } from "./host-patterns.ts";
import { LeftOut } from "./left-out.ts";

/** The redirects and rewrites in a host's configuration. */
export interface HostRedirects {
  /**
   * Returns the response of the first rule that applies to a URL; `undefined` if no rule applies, so that the host sends the file or the
   * error page.
   */
  of(url: URL, hasFile: boolean): HostAnswer | undefined;
  /** The paths without placeholders that rules redirect or rewrite. */
  sources: string[];
}

/** The response of a rule: a redirect to `target`, the content of `target` with status 200, or an error. */
export interface HostAnswer {
  status: number;
  target: string;
  place: Place;
}

export interface Rule {
  from: string;
  matches: Pattern;
  to: string;
  status: number;
  /** `true` if the rule also applies to URLs that have a file. */
  isForced: boolean;
  /** `true` if a slash at the end of the path makes no difference. */
  ignoresSlash: boolean;
  place: Place;
}

/** Query parameters that a URL must have. A value such as `:id` captures the value in the URL. */
type Query = readonly (readonly [name: string, value: string])[];

const CONDITIONS = "conditions on the request";

/**
 * Reads the redirects in a host's configuration. Rules with conditions other than the host are left out. If it is unknown whether Netlify
 * or Cloudflare serves the folder, applies rules as Netlify does, and calls `warn` for the first URL that Cloudflare would treat
 * differently.
 */
export function hostRedirects(files: HostFiles, leftOut: LeftOut, warn: (message: string) => void): HostRedirects {
  const vercel = vercelRules(files, leftOut);
  if (files.host === "cloudflare") return redirectsOf([...cloudflareRules(files.redirects, leftOut), ...vercel]);
  const redirects = redirectsOf([...redirectsRules(files, leftOut), ...netlifyRules(files, leftOut), ...vercel]);
  if (files.host === "netlify" || files.redirects.text === "") return redirects;
  const others = redirectsOf([...cloudflareRules(files.redirects, new LeftOut()), ...vercel]);
  let isWarned = false;
  return {
    of(url, hasFile) {
      const answer = redirects.of(url, hasFile);
      const other = isWarned ? answer : others.of(url, hasFile);
      if (answer?.status !== other?.status || answer?.target !== other?.target) {
        isWarned = true;
        warn(
          `_redirects: on Netlify, ${url.pathname}${url.search} ${inWords(answer, hasFile)}; on Cloudflare Pages, it ${inWords(other, hasFile)}. This run reads the file as Netlify does. Add netlify.toml or wrangler.toml to name the host.`,
        );
      }
      return answer;
    },
    sources: redirects.sources,
  };
}

function inWords(answer: HostAnswer | undefined, hasFile: boolean): string {
  if (answer === undefined) return hasFile ? "is a file" : "has no answer";
  const { status, target } = answer;
  if (status >= 400) return `responds with ${status}`;
  return isRedirect(status) ? `redirects to ${target} with ${status}` : `has the content of ${target}`;
}

function redirectsOf(rules: readonly Rule[]): HostRedirects {
  const isLiteral = ({ from, status }: Rule) => (isRedirect(status) || status === 200) && /^\/[^:*(){}?+]*$/.test(from);
  return {
    of(url, hasFile) {
      for (const rule of rules) {
        const captures = rule.matches(url) ?? (rule.ignoresSlash ? rule.matches(otherSlash(url)) : undefined);
        if (!captures) continue;
        const target = targetOf(rule, captures, url);
        if (target === undefined) continue;
        return hasFile && !rule.isForced ? undefined : { status: rule.status, target, place: rule.place };
      }
      return undefined;
    },
    sources: rules.filter(isLiteral).map(({ from }) => from),
  };
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Returns the absolute target of a rule; `undefined` if the target is not a URL, or is the requested URL, because hosts ignore such rules.
 */
function targetOf({ to, ignoresSlash }: Rule, captures: Captures, url: URL): string | undefined {
  const filled = filledIn(to, captures);
  if (!URL.canParse(filled, url.href)) return undefined;
  const target = new URL(filled, url);
  target.hash = "";
  if (target.search === "") target.search = url.search;
  const isSame = target.href === url.href || (ignoresSlash && target.href === otherSlash(url).href);
  return isSame ? undefined : target.href;
}

/** Adds a slash to the end of a URL's path, or removes the slash from the end. */
export function otherSlash(url: URL): URL {
  const other = new URL(url);
  other.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  return other;
}

/**
 * Reads a `_redirects` file as Netlify does: each line has a path, parameters that the URL must have, a target, a status and conditions.
 * Files take precedence over rules whose status has no “!”.
 * [Redirects and rewrites](https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-redirects-file). A line without a
 * status redirects with 301: [Redirect options](https://docs.netlify.com/manage/routing/redirects/redirect-options/#http-status-codes).
 */
function redirectsRules({ redirects: { file, text } }: HostFiles, leftOut: LeftOut): Rule[] {
  return contentLines(text).flatMap(({ text, line }): Rule[] => {
    const [from = "", ...words] = text.replace(/\s#.*/, "").split(/\s+/);
    const start = words.findIndex((word) => /^(?:\/|https?:\/\/)/i.test(word));
    const to = words[start];
    const rest = words.slice(start + 1);
    const [whole, status = "301", force] = /^(\d{3})(!?)$/.exec(rest[0] ?? "") ?? [];
    const conditions = whole === undefined ? rest : rest.slice(1);
    if (to === undefined) return [];
    const place = { file, line };
    if (conditions.length > 0) {
      leftOut.add("redirect", from, place, CONDITIONS);
      return [];
    }
    const matches = withQuery(splatPattern(from), words.slice(0, start).map(halves));
    return [{ from, matches, to, status: Number(status), isForced: force === "!", ignoresSlash: true, place }];
  });
}

/** Reads the `redirects` tables. https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-netlify-configuration-file */
function netlifyRules({ netlify: { file, table, lineOf } }: HostFiles, leftOut: LeftOut): Rule[] {
  return tablesOf(table.redirects).flatMap(({ from, to, status = 301, force, query, conditions }, index): Rule[] => {
    if (typeof from !== "string" || typeof to !== "string" || typeof status !== "number") return [];
    const place = { file, line: lineOf(["redirects", index]) };
    if (isTable(conditions) && Object.keys(conditions).length > 0) {
      leftOut.add("redirect", from, place, CONDITIONS);
      return [];
    }
    const parameters = isTable(query)
      ? Object.entries(query).map(([name, value]) => [name, String(value)] as const)
      : [];
    const matches = withQuery(splatPattern(from), parameters);
    return [{ from, matches, to, status, isForced: force === true, ignoresSlash: true, place }];
  });
}

/**
 * Reads `redirects` and `rewrites` in vercel.json. Redirects take precedence over files, and files take precedence over rewrites.
 * https://vercel.com/docs/project-configuration#redirects
 */
function vercelRules({ vercel: { file, table, lineOf } }: HostFiles, leftOut: LeftOut): Rule[] {
  const rules = (name: "redirects" | "rewrites", statusOf: (one: Table) => number): Rule[] =>
    tablesOf(table[name]).flatMap((one, index) => {
      const { source: from, destination: to } = one;
      if (typeof from !== "string" || typeof to !== "string") return [];
      const place = { file, line: lineOf([name, index]) };
      const holds = vercelConditions(one);
      if (!holds) {
        leftOut.add(name.slice(0, -1), from, place, CONDITIONS);
        return [];
      }
      const pattern = vercelPattern(from, file);
      const matches = (url: URL) => (holds(url) ? pattern(url) : undefined);
      return [{ from, matches, to, status: statusOf(one), isForced: name === "redirects", ignoresSlash: false, place }];
    });
  const redirectStatus = ({ permanent, statusCode }: Table) =>
    typeof statusCode === "number" ? statusCode : permanent === false ? 307 : 308;
  return [...rules("redirects", redirectStatus), ...rules("rewrites", () => 200)];
}

function withQuery(pattern: Pattern, query: Query): Pattern {
  if (query.length === 0) return pattern;
  return (url) => {
    const captures = pattern(url);
    if (!captures) return undefined;
    const found: Record<string, string> = { ...captures };
    for (const [name, value] of query) {
      const given = url.searchParams.get(name);
      if (given === null || (!value.startsWith(":") && given !== value)) return undefined;
      if (value.startsWith(":")) found[value.slice(1)] = given;
    }
    return found;
  };
}

function halves(parameter: string): readonly [string, string] {
  const at = parameter.indexOf("=");
  return at < 0 ? [parameter, ""] : [parameter.slice(0, at), parameter.slice(at + 1)];
}
