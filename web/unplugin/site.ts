import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { crawlers, identifyCrawler, RobotsTxt, type Severity } from "robotscope";
import { configurationOf, readConfiguration } from "../cli/configuration-file.ts";
import { isLinted } from "../cli/lint-files.ts";
import { kindOf, lintAs } from "../cli/lint-kind.ts";
import { lintOptions } from "../cli/lint-options.ts";

export interface SiteProblem {
  /** The path, relative to the folder in which the build runs. */
  file: string;
  line: number;
  column: number;
  severity: Severity;
  code: string;
  message: string;
}

/**
 * Lints `robotsTxt` as a robots.txt, whatever its name and content. Lints `others` according to their names and contents. Skips files that
 * cannot be read, and files in `others` whose kind cannot be linted.
 */
export async function problemsOf(robotsTxt: string, others: readonly string[] = []): Promise<SiteProblem[]> {
  const found: SiteProblem[] = [];
  for (const file of [robotsTxt, ...others]) {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) continue;
    const kind = file === robotsTxt ? { kind: "robots" as const } : kindOf(file, bytes);
    if ("refusal" in kind) continue;
    const path = await configurationOf(file);
    const options = lintOptions(path === undefined ? {} : await readConfiguration(path), { crawlers, identifyCrawler });
    for (const { line, column, severity, code, message, explanation } of lintAs(kind.kind, bytes, options))
      found.push({ file: shown(file), line, column, severity, code, message: `${message} ${explanation}`.trim() });
  }
  return found;
}

/**
 * Returns the files in a folder that can be linted, except those in node_modules; an empty array if the folder does not exist. Disregards
 * .gitignore, because it usually lists build output.
 */
export async function siteFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => isLinted(name) && !/(^|[\\/])node_modules[\\/]/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Returns the reason why no major search engine may fetch pages of the site; `undefined` if at least one may. Tests the home page, and a
 * path that no rule is likely to name.
 */
export function blocked(robotsTxt: string | Uint8Array): string | undefined {
  const robots = RobotsTxt.parse(robotsTxt);
  const great = crawlers().filter(({ class: purpose, prominence }) => purpose === "search" && prominence !== "other");
  const mayFetch = ({ token }: { token: string }) =>
    ["/", "/robotscope-asks"].some((path) => robots.isAllowed(path, token));
  if (great.some(mayFetch)) return undefined;
  return robots.check("/", great[0]?.token ?? "*").explanation.summary;
}

export const inWords = ({ file, line, column, severity, code, message }: SiteProblem): string =>
  `${file}:${line}:${column} ${severity} ${message} (${code})`;

const shown = (file: string) => relative(process.cwd(), resolve(file)) || file;
