import { contentLines, type HostFiles, isTable, tablesOf, vercelConditions } from "./host-files.ts";
import { splatPattern, vercelPattern } from "./host-patterns.ts";

/** Returns the header fields that a host sends for a URL, with fields of the same name joined, as these hosts send them. */
export type HostHeaders = (url: URL) => [name: string, value: string][];

interface Rule {
  matches: (url: URL) => boolean;
  fields: [name: string, value: string][];
  /** The names of fields of earlier rules that are not sent, in lower case. */
  removed: string[];
}

/** Reads the headers in a host's configuration. Rules with conditions other than the host are left out, with a warning. */
export function hostHeaders(files: HostFiles, warn: (message: string) => void): HostHeaders {
  const rules = [...netlifyRules(files), ...headersRules(files), ...vercelRules(files, warn)];
  return (url) => fieldsOf(rules, url);
}

function fieldsOf(rules: readonly Rule[], url: URL): [string, string][] {
  const fields = new Map<string, [string, string]>();
  for (const { matches, fields: added, removed } of rules) {
    if (!matches(url)) continue;
    for (const name of removed) fields.delete(name);
    for (const [name, value] of added) {
      const known = fields.get(name.toLowerCase());
      fields.set(name.toLowerCase(), [name, known ? `${known[1]}, ${value}` : value]);
    }
  }
  return [...fields.values()];
}

/**
 * Reads a `_headers` file: a line with a path or a URL begins a block, and the lines below it are fields. “! Name” removes a field.
 * https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file,
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
function headersRules({ headers }: HostFiles): Rule[] {
  const rules: Rule[] = [];
  for (const content of contentLines(headers)) {
    if (/^(?:\/|https?:\/\/)/i.test(content)) rules.push({ matches: matching(content), fields: [], removed: [] });
    else if (content.startsWith("! ")) rules.at(-1)?.removed.push(content.slice(2).trim().toLowerCase());
    else {
      const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(content) ?? [];
      if (name !== undefined && value !== undefined) rules.at(-1)?.fields.push([name, value]);
    }
  }
  return rules;
}

/** Reads the `headers` tables. https://docs.netlify.com/build/configure-builds/file-based-configuration/#headers */
function netlifyRules({ netlify }: HostFiles): Rule[] {
  return tablesOf(netlify.table.headers).flatMap((table) => {
    const path = table.for;
    if (typeof path !== "string" || !isTable(table.values)) return [];
    const fields = Object.entries(table.values).map(([name, value]): [string, string] => [name, String(value).trim()]);
    return [{ matches: matching(path), fields, removed: [] }];
  });
}

/** Reads `headers`. https://vercel.com/docs/project-configuration#headers */
function vercelRules({ vercel: { file, table } }: HostFiles, warn: (message: string) => void): Rule[] {
  return tablesOf(table.headers).flatMap((rule): Rule[] => {
    const { source, headers } = rule;
    if (typeof source !== "string") return [];
    const holds = vercelConditions(rule);
    if (!holds) {
      warn(`${file}: the headers of “${source}” are left out, because they depend on the request.`);
      return [];
    }
    const path = vercelPattern(source, file);
    const fields = tablesOf(headers).flatMap(({ key, value }): [string, string][] =>
      typeof key === "string" && typeof value === "string" ? [[key, value]] : [],
    );
    return [{ matches: (url) => path(url) !== undefined && holds(url), fields, removed: [] }];
  });
}

function matching(pattern: string): (url: URL) => boolean {
  const compiled = splatPattern(pattern, "i");
  return (url) => compiled(url) !== undefined;
}
