import { count } from "../output.ts";
import {
  contentLines,
  type HostFiles,
  isTable,
  type Place,
  type RedirectsHost,
  tablesOf,
  vercelConditions,
} from "./host-files.ts";
import { splatPattern, vercelPattern } from "./host-patterns.ts";
import { otherSlash } from "./host-redirects.ts";
import type { LeftOut } from "./left-out.ts";

/** A header field that a host sends. Hosts join fields with the same name. */
export interface HostField {
  name: string;
  value: string;
  /** The lines of the configuration that set the field. */
  places: Place[];
}

/** Returns the header fields that a host sends for a URL. */
export type HostHeaders = (url: URL) => HostField[];

interface Rule {
  matches: (url: URL) => boolean;
  fields: { name: string; value: string; place: Place }[];
  /** The lower-case names of fields that earlier rules set and this rule removes. */
  removed: string[];
}

/** Reads the headers in a host's configuration. Rules with conditions other than the host are left out. */
export function hostHeaders(files: HostFiles, leftOut: LeftOut): HostHeaders {
  const rules = [...netlifyRules(files), ...headersRules(files, leftOut), ...vercelRules(files, leftOut)];
  return (url) => fieldsOf(rules, url);
}

function fieldsOf(rules: readonly Rule[], url: URL): HostField[] {
  const fields = new Map<string, HostField>();
  for (const { matches, fields: added, removed } of rules) {
    if (!matches(url)) continue;
    for (const name of removed) fields.delete(name);
    for (const { name, value, place } of added) {
      const known = fields.get(name.toLowerCase());
      const joined = known ? `${known.value}, ${value}` : value;
      fields.set(name.toLowerCase(), { name, value: joined, places: [...(known?.places ?? []), place] });
    }
  }
  return [...fields.values()];
}

/** The maximum number of rules in `_headers` on Cloudflare. https://developers.cloudflare.com/pages/platform/limits/#headers */
const CLOUDFLARE_RULES = 100;

/**
 * Reads a `_headers` file: a line with a path or a URL begins a block, and the lines below it are fields. “! Name” removes a field.
 * https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file,
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
function headersRules({ headers: { file, text }, host }: HostFiles, leftOut: LeftOut): Rule[] {
  const rules: Rule[] = [];
  for (const { text: content, line } of contentLines(text)) {
    if (/^(?:\/|https?:\/\/)/i.test(content)) {
      if (host === "cloudflare" && rules.length >= CLOUDFLARE_RULES) {
        leftOut.add(
          "header rule",
          content,
          { file, line },
          `the limit of ${count(CLOUDFLARE_RULES, "rule")} on Cloudflare`,
        );
        break;
      }
      rules.push({ matches: matching(content, host), fields: [], removed: [] });
    } else if (content.startsWith("! ")) rules.at(-1)?.removed.push(content.slice(2).trim().toLowerCase());
    else {
      const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(content) ?? [];
      if (name !== undefined && value !== undefined) rules.at(-1)?.fields.push({ name, value, place: { file, line } });
    }
  }
  return rules;
}

/** Reads the `headers` tables in netlify.toml. https://docs.netlify.com/build/configure-builds/file-based-configuration/#headers */
function netlifyRules({ netlify: { file, table, lineOf } }: HostFiles): Rule[] {
  return tablesOf(table.headers).flatMap((rule, index) => {
    const path = rule.for;
    if (typeof path !== "string" || !isTable(rule.values)) return [];
    const fields = Object.entries(rule.values).map(([name, value]) => {
      return { name, value: String(value).trim(), place: { file, line: lineOf(["headers", index, name]) } };
    });
    return [{ matches: matching(path, "netlify"), fields, removed: [] }];
  });
}

/** Reads `headers` in vercel.json. https://vercel.com/docs/project-configuration#headers */
function vercelRules({ vercel: { file, table, lineOf } }: HostFiles, leftOut: LeftOut): Rule[] {
  return tablesOf(table.headers).flatMap((rule, index): Rule[] => {
    const { source, headers } = rule;
    if (typeof source !== "string") return [];
    const holds = vercelConditions(rule);
    if (!holds) {
      leftOut.add("header rule", source, { file, line: lineOf(["headers", index]) }, "conditions on the request");
      return [];
    }
    const path = vercelPattern(source, file);
    const fields = tablesOf(headers).flatMap(({ key, value }, number) => {
      if (typeof key !== "string" || typeof value !== "string") return [];
      return [{ name: key, value, place: { file, line: lineOf(["headers", index, "headers", number]) } }];
    });
    return [{ matches: (url) => path(url) !== undefined && holds(url), fields, removed: [] }];
  });
}

/**
 * Returns a test for the path of a header rule. Netlify ignores letter case and a slash at the end. Cloudflare does not:
 * [for_regexp.ts](https://github.com/netlify/build/blob/main/packages/headers-parser/src/for_regexp.ts),
 * [rules-engine.ts](https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/asset-worker/src/utils/rules-engine.ts).
 */
function matching(pattern: string, host: RedirectsHost | undefined): (url: URL) => boolean {
  const isExact = host === "cloudflare";
  const compiled = splatPattern(pattern, isExact ? "" : "i");
  return (url) => compiled(url) !== undefined || (!isExact && compiled(otherSlash(url)) !== undefined);
}
