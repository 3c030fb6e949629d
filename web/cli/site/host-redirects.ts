import { contentLines, type HostFiles, isTable, type Table, tablesOf, vercelConditions } from "./host-files.ts";
import { type Captures, filledIn, type Pattern, splatPattern, vercelPattern } from "./host-patterns.ts";

/** The redirects and rewrites in a host's configuration. */
export interface HostRedirects {
  /** Returns the answer of the first rule that applies to a URL; `undefined` if the host serves the file or the error page. */
  of(url: URL, hasFile: boolean): HostAnswer | undefined;
  /** The paths without placeholders from which rules redirect. */
  sources: string[];
}

/** The answer of a rule: a redirect to `target`, the content of `target` with status 200, or an error. */
export interface HostAnswer {
  status: number;
  target: string;
}

interface Rule {
  from: string;
  matches: Pattern;
  to: string;
  status: number;
  /** `true` if the rule also applies to URLs that have a file. */
  isForced: boolean;
  /** `true` if a slash at the end of the path makes no difference. */
  ignoresSlash: boolean;
}

/** Parameters that a URL must have. A value such as `:id` captures the parameter. */
type Query = readonly (readonly [name: string, value: string])[];

/** Reads the redirects in a host's configuration. Rules with conditions other than the host are left out, with a warning. */
export function hostRedirects(files: HostFiles, warn: (message: string) => void): HostRedirects {
  const rules = [...redirectsRules(files, warn), ...netlifyRules(files, warn), ...vercelRules(files, warn)];
  const isLiteral = ({ from, status }: Rule) => isRedirect(status) && /^\/[^:*()?+]*$/.test(from);
  return {
    of(url, hasFile) {
      for (const rule of rules) {
        const captures = rule.matches(url) ?? (rule.ignoresSlash ? rule.matches(otherSlash(url)) : undefined);
        if (!captures) continue;
        const target = targetOf(rule, captures, url);
        if (target === undefined) continue;
        return hasFile && !rule.isForced ? undefined : { status: rule.status, target };
      }
      return undefined;
    },
    sources: rules.filter(isLiteral).map(({ from }) => from),
  };
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Returns the absolute target of a rule; `undefined` if it is the URL itself, which hosts ignore. */
function targetOf({ to, ignoresSlash }: Rule, captures: Captures, url: URL): string | undefined {
  const filled = filledIn(to, captures);
  if (!URL.canParse(filled, url.href)) return undefined;
  const target = new URL(filled, url);
  target.hash = "";
  if (target.search === "") target.search = url.search;
  const isSame = target.href === url.href || (ignoresSlash && target.href === otherSlash(url).href);
  return isSame ? undefined : target.href;
}

/** Returns a URL with a slash at the end of its path if it has none, and without if it has one. */
function otherSlash(url: URL): URL {
  const other = new URL(url);
  other.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  return other;
}

/**
 * Reads a `_redirects` file: each line has a path, parameters that the URL must have, a target, a status and conditions. On Netlify, a file
 * takes precedence over a rule whose status has no “!”; on Cloudflare, rules take precedence.
 * https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-redirects-file,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
function redirectsRules({ redirects, host }: HostFiles, warn: (message: string) => void): Rule[] {
  return contentLines(redirects).flatMap((line): Rule[] => {
    const [from = "", ...words] = line.replace(/\s#.*/, "").split(/\s+/);
    const start = words.findIndex((word) => /^(?:\/|https?:\/\/)/i.test(word));
    const to = words[start];
    const rest = words.slice(start + 1);
    const [whole, status = "301", force] = /^(\d{3})(!?)$/.exec(rest[0] ?? "") ?? [];
    const conditions = whole === undefined ? rest : rest.slice(1);
    if (to === undefined) return [];
    if (conditions.length > 0) {
      warn(`_redirects: the redirect of “${from}” is left out, because it depends on the request.`);
      return [];
    }
    const query = words.slice(0, start).map(halves);
    const isForced = force === "!" || (host === "cloudflare" && isRedirect(Number(status)));
    const matches = withQuery(splatPattern(from), query);
    return [{ from, matches, to, status: Number(status), isForced, ignoresSlash: host === "netlify" }];
  });
}

/** Reads the `redirects` tables. https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-netlify-configuration-file */
function netlifyRules({ netlify: { file, table } }: HostFiles, warn: (message: string) => void): Rule[] {
  return tablesOf(table.redirects).flatMap(({ from, to, status = 301, force, query, conditions }): Rule[] => {
    if (typeof from !== "string" || typeof to !== "string" || typeof status !== "number") return [];
    if (isTable(conditions) && Object.keys(conditions).length > 0) {
      warn(`${file}: the redirect of “${from}” is left out, because it depends on the request.`);
      return [];
    }
    const parameters = isTable(query)
      ? Object.entries(query).map(([name, value]) => [name, String(value)] as const)
      : [];
    const matches = withQuery(splatPattern(from), parameters);
    return [{ from, matches, to, status, isForced: force === true, ignoresSlash: true }];
  });
}

/**
 * Reads `redirects`, which take precedence over files, and `rewrites`, over which files take precedence.
 * https://vercel.com/docs/project-configuration#redirects
 */
function vercelRules({ vercel: { file, table } }: HostFiles, warn: (message: string) => void): Rule[] {
  const rule = (one: Table, statusOf: (one: Table) => number, isForced: boolean): Rule[] => {
    const { source: from, destination: to } = one;
    if (typeof from !== "string" || typeof to !== "string") return [];
    const holds = vercelConditions(one);
    if (!holds) {
      warn(`${file}: the rule for “${from}” is left out, because it depends on the request.`);
      return [];
    }
    const pattern = vercelPattern(from, file);
    const matches = (url: URL) => (holds(url) ? pattern(url) : undefined);
    return [{ from, matches, to, status: statusOf(one), isForced, ignoresSlash: false }];
  };
  const redirectStatus = ({ permanent, statusCode }: Table) =>
    typeof statusCode === "number" ? statusCode : permanent === false ? 307 : 308;
  return [
    ...tablesOf(table.redirects).flatMap((one) => rule(one, redirectStatus, true)),
    ...tablesOf(table.rewrites).flatMap((one) => rule(one, () => 200, false)),
  ];
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
