import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parse as parseToml } from "smol-toml";
import { wrongUse } from "../exit.ts";
import { fileExists } from "../source.ts";

/** The response headers that a host's configuration files specify for paths. */
export interface HostHeaders {
  /** Returns the fields for a URL, with fields of the same name joined, as these hosts send them. */
  of(url: URL): [name: string, value: string][];
  /** `true` if the host serves `/about.html` as `/about`. */
  cleanUrls: boolean;
  /** The files that were read. */
  files: string[];
}

interface Rule {
  matches: (url: URL) => boolean;
  fields: [name: string, value: string][];
  /** The names of fields of earlier rules that are not sent, in lower case. */
  removed: string[];
}

/**
 * Reads the `_headers` file in a folder, and the netlify.toml or vercel.json in it or in the folder above, which is usually the project.
 * Rules with conditions other than the host are left out, with a warning.
 */
export async function hostHeaders(folder: string, warn: (message: string) => void): Promise<HostHeaders> {
  const rules: Rule[] = [];
  const files: string[] = [];
  let cleanUrls = false;
  const read = async (name: string, folders: readonly string[]) => {
    for (const one of folders) {
      const file = join(one, name);
      if (!(await fileExists(file))) continue;
      files.push(file);
      return { file, text: await readFile(file, "utf8") };
    }
    return undefined;
  };
  const near = [...new Set([resolve(folder), dirname(resolve(folder))])];
  const netlify = await read("netlify.toml", near);
  if (netlify) rules.push(...netlifyRules(netlify.text, netlify.file));
  const headers = await read("_headers", [folder]);
  if (headers) rules.push(...headersRules(headers.text));
  const vercel = await read("vercel.json", near);
  if (vercel) {
    const found = vercelRules(vercel.text, vercel.file, warn);
    rules.push(...found.rules);
    cleanUrls = found.cleanUrls;
  }
  return { of: (url) => fieldsOf(rules, url), cleanUrls, files };
}

function fieldsOf(rules: readonly Rule[], url: URL): [string, string][] {
  const fields = new Map<string, [string, string]>();
  for (const { matches, fields: own, removed } of rules) {
    if (!matches(url)) continue;
    for (const name of removed) fields.delete(name);
    for (const [name, value] of own) {
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
function headersRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.replace(/^\ufeff/, "").split(/\r\n|[\r\n]/)) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (/^(?:\/|https?:\/\/)/i.test(content)) rules.push({ matches: splat(content), fields: [], removed: [] });
    else if (content.startsWith("! ")) rules.at(-1)?.removed.push(content.slice(2).trim().toLowerCase());
    else {
      const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(content) ?? [];
      if (name !== undefined && value !== undefined) rules.at(-1)?.fields.push([name, value]);
    }
  }
  return rules;
}

/** Reads the `headers` tables. https://docs.netlify.com/build/configure-builds/file-based-configuration/#headers */
function netlifyRules(text: string, file: string): Rule[] {
  let headers: unknown;
  try {
    ({ headers } = parseToml(text));
  } catch (error) {
    throw wrongUse(
      `${file} is not valid TOML: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    );
  }
  return listOf(headers).flatMap((table) => {
    const path = table.for;
    if (typeof path !== "string" || !isObject(table.values)) return [];
    const fields = Object.entries(table.values).map(([name, value]): [string, string] => [name, String(value).trim()]);
    return [{ matches: splat(path), fields, removed: [] }];
  });
}

/** Reads `headers` and `cleanUrls`. https://vercel.com/docs/project-configuration#headers */
function vercelRules(
  text: string,
  file: string,
  warn: (message: string) => void,
): { rules: Rule[]; cleanUrls: boolean } {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw wrongUse(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(settings)) throw wrongUse(`${file} is not a JSON object.`);
  const rules = listOf(settings.headers).flatMap(({ source, headers, has, missing }): Rule[] => {
    if (typeof source !== "string") return [];
    const conditions = [
      ...listOf(has).map((one) => ({ ...one, has: true })),
      ...listOf(missing).map((one) => ({ ...one, has: false })),
    ];
    const unknown = conditions.find((one) => !isHostCondition(one));
    if (unknown) {
      warn(`${file}: the headers of “${source}” are left out, because they depend on the request.`);
      return [];
    }
    const path = vercelPattern(source, file);
    const hosts = conditions
      .filter(isHostCondition)
      .map(({ value, has }) => ({ pattern: new RegExp(`^(?:${value})$`), has }));
    const matches = (url: URL) =>
      path.test(url.pathname) && hosts.every(({ pattern, has }) => pattern.test(url.hostname) === has);
    const fields = listOf(headers).flatMap(({ key, value }): [string, string][] =>
      typeof key === "string" && typeof value === "string" ? [[key, value]] : [],
    );
    return [{ matches, fields, removed: [] }];
  });
  return { rules, cleanUrls: settings.cleanUrls === true };
}

function isHostCondition(one: Record<string, unknown>): one is { type: "host"; value: string; has: boolean } {
  return one.type === "host" && typeof one.value === "string";
}

/** Returns a test for a path or URL with `*` for anything and `:name` for one segment. */
function splat(pattern: string): (url: URL) => boolean {
  const source = pattern.replace(/:[a-z]\w*|./gis, (part) =>
    part === "*" ? ".*" : part.length > 1 ? "[^/.]+" : part.replace(/[\\^$.+?()[\]{}|]/, "\\$&"),
  );
  const isUrl = /^https?:\/\//i.test(pattern);
  const expression = new RegExp(`^${source}$`, "i");
  return isUrl
    ? (url) => expression.test(url.origin + url.pathname)
    : ({ pathname }) => expression.test(pathname) || expression.test(decoded(pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Converts a `source` of vercel.json, which has the syntax of path-to-regexp 6: `:name`, `:name*`, `:name(\\d+)`, `(.*)`. */
function vercelPattern(source: string, file: string): RegExp {
  let expression = "";
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const [whole = "", slash = "", , group, repeat] =
      /^(\/?)(?::(\w+))?(\((?:[^()\\]|\\.|\([^()]*\))*\))?([*+?]?)/.exec(rest) ?? [];
    if (whole !== "" && (whole.includes(":") || group !== undefined)) {
      const one = group ?? "([^/]+?)";
      const body = group ? `(?:${group.slice(1, -1).replace(/^\?:/, "")})` : "[^/]+?";
      if (repeat === "*") expression += `(?:${slash}${body}(?:/${body})*)?`;
      else if (repeat === "+") expression += `${slash}${body}(?:/${body})*`;
      else expression += repeat === "?" ? `(?:${slash}${body})?` : `${slash}${one}`;
      at += whole.length;
      continue;
    }
    const letter = rest[0] ?? "";
    expression += /[\\^$.+*?()[\]{}|]/.test(letter) ? `\\${letter}` : letter;
    at += 1;
  }
  try {
    return new RegExp(`^${expression}/?$`);
  } catch (error) {
    throw wrongUse(
      `${file}: the source “${source}” is not a valid pattern: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);
