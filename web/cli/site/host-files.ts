import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { findNodeAtLocation, parse as parseJsonc, parseTree } from "jsonc-parser/lib/esm/main.js";
import { parse as parseToml } from "smol-toml";
import { attempt } from "../../net/attempt.ts";
import { wrongUse } from "../exit.ts";
import { fileExists } from "../source.ts";

/** A table of TOML or an object of JSON. */
export type Table = Record<string, unknown>;

/** A line of a file. */
export interface Place {
  file: string;
  line: number;
}

/** The hosts that read `_redirects`. */
export type RedirectsHost = "netlify" | "cloudflare";

/** The configuration files of a folder's host. Files that do not exist have empty contents. */
export interface HostFiles {
  headers: TextFile;
  redirects: TextFile;
  netlify: Settings;
  vercel: Settings;
  /** The host that reads `_redirects`; `undefined` if there are configuration files of neither host, or of both. */
  host: RedirectsHost | undefined;
  /** Cloudflare's `wrangler.toml`, `wrangler.json` or `wrangler.jsonc`. */
  wrangler: Settings;
  /** `_routes.json` of Cloudflare Pages. */
  routes: Settings;
  /** The path of the file or folder `_worker.js` for Cloudflare Pages; empty if there is none. */
  worker: string;
  /** The scripts in `functions`, for Cloudflare Pages. */
  functions: Scripts;
  /** The scripts in the functions folder that netlify.toml specifies or, if there are none, in `netlify/functions`. */
  netlifyFunctions: Scripts;
  /** The scripts in `netlify/edge-functions`. */
  edgeFunctions: Scripts;
  /** The scripts in `api`, for Vercel. */
  api: Scripts;
  /** The path of `middleware.js` or `middleware.ts` for Vercel; empty if there is none. */
  middleware: string;
}

interface TextFile {
  file: string;
  /** The content of the file; empty if the file does not exist. */
  text: string;
}

export interface Settings {
  /** The path of the file; empty if the file does not exist. */
  file: string;
  table: Table;
  /** Returns the line of a value, such as that of `["headers", 0]`; 1 if it is unknown. */
  lineOf(path: readonly (string | number)[]): number;
}

/** A folder with scripts. */
export interface Scripts {
  /** The path of the folder. */
  folder: string;
  /** The sorted paths of the scripts in the folder, with forward slashes. */
  paths: string[];
}

/**
 * Reads `_headers` and `_redirects` from a folder. Looks for all other configuration files in the folder, then in its parent, which is
 * usually the project root.
 */
export async function hostFiles(folder: string): Promise<HostFiles> {
  const near = [...new Set([resolve(folder), dirname(resolve(folder))])];
  const find = async (names: readonly string[], exists: (path: string) => unknown = fileExists) => {
    for (const name of names) for (const one of near) if (await exists(join(one, name))) return join(one, name);
    return "";
  };
  const settings = async (names: readonly string[]) => readSettings(await find(names));
  const scripts = async (...names: string[]) => {
    for (const name of names)
      for (const one of near) {
        const found = await scriptsIn(join(one, name));
        if (found.paths.length > 0) return found;
      }
    return { folder: "", paths: [] };
  };
  const none: Scripts = { folder: "", paths: [] };
  const netlify = await settings(["netlify.toml"]);
  const vercel = await settings(["vercel.json"]);
  const wrangler = await settings(["wrangler.toml", "wrangler.json", "wrangler.jsonc"]);
  const routes = await settings(["_routes.json"]);
  const worker = await find(["_worker.js"], existsSync);
  const isNetlify = netlify.file !== "" || (await find(["netlify", ".netlify"], existsSync)) !== "";
  // Ignore `functions` on Netlify: projects often have Netlify's own functions there, not those of Cloudflare Pages.
  const functions = isNetlify ? none : await scripts("functions");
  const isCloudflare = [wrangler.file, routes.file, worker, functions.folder].some((file) => file !== "");
  return {
    headers: await readTextFile(join(folder, "_headers")),
    redirects: await readTextFile(join(folder, "_redirects")),
    netlify,
    vercel,
    wrangler,
    routes,
    worker,
    functions,
    host: isNetlify === isCloudflare ? undefined : isNetlify ? "netlify" : "cloudflare",
    netlifyFunctions: isNetlify ? await scripts(functionsFolder(netlify), "netlify/functions") : none,
    edgeFunctions: isNetlify ? await scripts("netlify/edge-functions") : none,
    // Require vercel.json: projects for other hosts may also have folders and files with these names.
    api: vercel.file === "" ? none : await scripts("api"),
    middleware: vercel.file === "" ? "" : await find(["middleware.js", "middleware.ts"]),
  };
}

/** Returns the folder of Netlify's functions. https://docs.netlify.com/build/functions/optional-configuration/#directory */
function functionsFolder({ table }: Settings): string {
  const directory = isTable(table.functions) ? table.functions.directory : undefined;
  const older = isTable(table.build) ? table.build.functions : undefined;
  return [directory, older].find((name) => typeof name === "string") ?? "netlify/functions";
}

async function readTextFile(file: string): Promise<TextFile> {
  const text = (await fileExists(file)) ? await readFile(file, "utf8") : "";
  return { file, text: text.replace(/^\ufeff/, "") };
}

async function readSettings(file: string): Promise<Settings> {
  if (file === "") return { file, table: {}, lineOf: () => 1 };
  const { text } = await readTextFile(file);
  const isToml = file.endsWith(".toml");
  let table: unknown;
  try {
    // Wrangler also accepts comments in wrangler.json:
    // [create-cloudflare@2.38.0](https://github.com/cloudflare/workers-sdk/releases/tag/create-cloudflare@2.38.0)
    const hasComments = /wrangler\.jsonc?$/.test(file);
    table = isToml ? parseToml(text) : hasComments ? parseJsonc(text) : JSON.parse(text);
  } catch (error) {
    const format = isToml ? "TOML" : "JSON";
    throw wrongUse(`${file} is not ${format}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  if (!isTable(table)) throw wrongUse(`${file} is not a JSON object.`);
  return { file, table, lineOf: isToml ? linesOfToml(text, table) : linesOfJson(text) };
}

function linesOfJson(text: string): Settings["lineOf"] {
  const tree = parseTree(text);
  return (path) => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    return node ? text.slice(0, node.offset).split("\n").length : 1;
  };
}

/** Returns a function that finds the line of a `[[table]]`, or of a key in it, because the TOML parser returns no positions. */
function linesOfToml(text: string, table: Table): Settings["lineOf"] {
  const lines = text.split("\n");
  const heads = lines.flatMap((line, index) => {
    const [, name] = /^\s*\[\[\s*([\w-]+)\s*\]\]/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, index }];
  });
  return ([name, number, key]) => {
    const found = heads.filter((head) => head.name === name);
    const start = typeof number === "number" ? found[number]?.index : undefined;
    // Return line 1 if the number of headers is not the number of tables: an array can be on a single line, and a string can contain a line
    // that looks like a header.
    if (start === undefined || found.length !== tablesOf(table[String(name)]).length) return 1;
    if (key === undefined) return start + 1;
    const end = heads.find(({ index }) => index > start)?.index ?? lines.length;
    const isKey = (line: string) =>
      /^\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=/.exec(line)?.slice(1).includes(String(key));
    const at = lines.slice(start, end).findIndex(isKey);
    return start + 1 + Math.max(at, 0);
  };
}

/**
 * Returns the scripts in a folder, except those of libraries. A folder that contains an HTML document is part of the site, so returns no
 * scripts for it.
 */
async function scriptsIn(folder: string): Promise<Scripts> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  const names = found.map((name) => name.split(sep).join("/")).filter((name) => !/(?:^|\/)node_modules\//.test(name));
  const isSite = names.some((name) => /\.html?$/i.test(name));
  return { folder, paths: isSite ? [] : names.filter((name) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(name)).sort() };
}

/** Returns the lines of a text that are neither empty nor comments, without the spaces around them. */
export function contentLines(text: string): { text: string; line: number }[] {
  const lines = text.split(/\r\n|[\r\n]/).map((text, index) => ({ text: text.trim(), line: index + 1 }));
  return lines.filter(({ text }) => text !== "" && !text.startsWith("#"));
}

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the items of an array as tables. Items that are not tables become empty tables, so that the indexes stay the same. */
export const tablesOf = (value: unknown): Table[] =>
  Array.isArray(value) ? value.map((one) => (isTable(one) ? one : {})) : [];

/**
 * Returns a test for the conditions `has` and `missing` of a rule in vercel.json. Returns `undefined` if they depend on more than the host,
 * or if an expression is not valid in JavaScript.
 * https://vercel.com/docs/project-configuration#has-or-missing-object
 */
export function vercelConditions({ has, missing }: Table): ((url: URL) => boolean) | undefined {
  const conditions = [
    ...tablesOf(has).map((one) => ({ ...one, isExpected: true })),
    ...tablesOf(missing).map((one) => ({ ...one, isExpected: false })),
  ] as { type?: unknown; value?: unknown; isExpected: boolean }[];
  if (!conditions.every(({ type, value }) => type === "host" && typeof value === "string")) return undefined;
  const hosts = attempt(() =>
    conditions.map(({ value, isExpected }) => ({ pattern: new RegExp(`^(?:${value})$`), isExpected })),
  );
  return hosts && ((url) => hosts.every(({ pattern, isExpected }) => pattern.test(url.hostname) === isExpected));
}
