import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parse as parseToml } from "smol-toml";
import { wrongUse } from "../exit.ts";
import { fileExists } from "../source.ts";

/** A table of TOML or an object of JSON. */
export type Table = Record<string, unknown>;

/** The configuration files of a host for a folder. Settings that do not exist are empty. */
export interface HostFiles {
  /** The text of `_headers`. */
  headers: string;
  /** The text of `_redirects`. */
  redirects: string;
  netlify: Settings;
  vercel: Settings;
  /** The host that reads `_redirects`: Cloudflare if its own files exist, otherwise Netlify. */
  host: "netlify" | "cloudflare";
}

interface Settings {
  /** The path of the file; an empty text if there is none. */
  file: string;
  table: Table;
}

/** Files that only Cloudflare reads, beside the folder or in it. */
const CLOUDFLARE = ["wrangler.toml", "wrangler.json", "wrangler.jsonc", "_routes.json", "_worker.js"];

/** Reads `_headers` and `_redirects` in a folder, and netlify.toml and vercel.json in it or in the folder above, which is usually the project. */
export async function hostFiles(folder: string): Promise<HostFiles> {
  const near = [...new Set([resolve(folder), dirname(resolve(folder))])];
  const find = async (name: string, folders = near) => {
    for (const one of folders) if (await fileExists(join(one, name))) return join(one, name);
    return undefined;
  };
  const textOf = async (name: string) => {
    const file = await find(name, [folder]);
    return file === undefined ? "" : (await readFile(file, "utf8")).replace(/^\ufeff/, "");
  };
  const settingsOf = async (name: string, parse: (text: string) => unknown, format: string): Promise<Settings> => {
    const file = await find(name);
    if (file === undefined) return { file: "", table: {} };
    let table: unknown;
    try {
      table = parse(await readFile(file, "utf8"));
    } catch (error) {
      throw wrongUse(`${file} is not ${format}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
    if (!isTable(table)) throw wrongUse(`${file} is not a JSON object.`);
    return { file, table };
  };
  const netlify = await settingsOf("netlify.toml", parseToml, "TOML");
  const ofCloudflare = netlify.file === "" ? await Promise.all(CLOUDFLARE.map((name) => find(name))) : [];
  return {
    headers: await textOf("_headers"),
    redirects: await textOf("_redirects"),
    netlify,
    vercel: await settingsOf("vercel.json", JSON.parse, "JSON"),
    host: ofCloudflare.some((file) => file !== undefined) ? "cloudflare" : "netlify",
  };
}

/** Returns the lines of a text that are neither empty nor comments, without the spaces around them. */
export function contentLines(text: string): string[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const tablesOf = (value: unknown): Table[] => (Array.isArray(value) ? value.filter(isTable) : []);

/**
 * Returns a test for the `has` and `missing` of a rule in vercel.json; `undefined` if they depend on more than the host.
 * https://vercel.com/docs/project-configuration#has-or-missing-object
 */
export function vercelConditions({ has, missing }: Table): ((url: URL) => boolean) | undefined {
  const conditions = [
    ...tablesOf(has).map((one) => ({ ...one, isExpected: true })),
    ...tablesOf(missing).map((one) => ({ ...one, isExpected: false })),
  ] as { type?: unknown; value?: unknown; isExpected: boolean }[];
  if (!conditions.every(({ type, value }) => type === "host" && typeof value === "string")) return undefined;
  const hosts = conditions.map(({ value, isExpected }) => ({ pattern: new RegExp(`^(?:${value})$`), isExpected }));
  return (url) => hosts.every(({ pattern, isExpected }) => pattern.test(url.hostname) === isExpected);
}
