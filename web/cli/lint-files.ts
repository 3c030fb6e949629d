import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import picomatch from "picomatch";
import { missingInput } from "./exit.ts";
import { fileExists, isWebAddress } from "./source.ts";

/** The files that are looked for in folders. */
const LINTED = /^(_?robots([-._].*)?\.txt|.*[-._]robots\.txt|_headers|.*\.html)$/i;

/** Never what a site is made of. */
const PASSED_OVER = new Set([".git", "node_modules"]);

/** A file to lint; one that was found is what its name says. */
export interface LintFile {
  file: string;
  isNamed: boolean;
}

/**
 * The files that arguments mean: those that they name, and in folders and for globs those that can be linted and that Git does not
 * ignore. Where a kind is told, a glob gives all that match.
 */
export async function lintFiles(args: readonly string[], hasKind: boolean): Promise<LintFile[]> {
  const files = new Map<string, LintFile>();
  const add = (file: string, isNamed: boolean) => files.has(file) || files.set(file, { file, isNamed });
  for (const arg of args) {
    const isGlob = picomatch.scan(arg).isGlob;
    if (arg === "-" || isWebAddress(arg)) add(arg, true);
    else if (await isFolder(arg)) for await (const file of filesIn(arg)) isLinted(file) && add(file, false);
    else if (isGlob && !(await fileExists(arg))) {
      const { base } = picomatch.scan(arg);
      const matches = picomatch(slashed(join(arg)));
      for await (const file of filesIn(base || "."))
        if (matches(slashed(file)) && (hasKind || isLinted(file))) add(file, hasKind);
    } else add(arg, true);
  }
  if (files.size === 0)
    throw missingInput(
      `there is nothing to lint in ${args.map((arg) => `“${arg}”`).join(", ")}: no robots.txt, _headers or HTML that Git does not ignore.`,
    );
  return [...files.values()];
}

/** Whether a file is looked for in folders, by its name. */
export const isLinted = (file: string) => LINTED.test(file.slice(file.lastIndexOf(sep) + 1));

/** As Git and globs write paths. */
const slashed = (path: string) => path.split(sep).join("/");

/** What a .gitignore says of the files below its folder. */
interface Rules {
  folder: string;
  ignore: Ignore;
}

/** All files in a folder and below that Git does not ignore, in the order of their names. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  yield* walk(folder, await rulesAbove(resolve(folder)));
}

async function* walk(folder: string, above: readonly Rules[]): AsyncGenerator<string> {
  const rules = [...(await rulesOf(resolve(folder))), ...above];
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name) && !isIgnored(`${resolve(path)}${sep}`, rules)) yield* walk(path, rules);
    } else if ((entry.isFile() || (await fileExists(path))) && !isIgnored(resolve(path), rules)) yield path;
  }
}

/** A folder that may not be read has nothing for us. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The nearest .gitignore that says something decides. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (const { folder, ignore } of rules) {
    const { ignored, unignored } = ignore.test(slashed(path.slice(folder.length + 1)));
    if (ignored || unignored) return ignored;
  }
  return false;
}

/** What holds in a folder because of those above it, up to that of the repository; the nearest first. */
async function rulesAbove(folder: string): Promise<Rules[]> {
  const rules: Rules[] = [];
  for (let at = folder; ; ) {
    // The .git of a worktree is a file.
    if (await exists(join(at, ".git"))) return rules;
    const above = dirname(at);
    // Without a repository nothing above counts.
    if (above === at) return [];
    at = above;
    rules.push(...(await rulesOf(at)));
  }
}

async function rulesOf(folder: string): Promise<Rules[]> {
  try {
    return [
      {
        folder: folder.replace(/[\\/]$/, ""),
        ignore: ignore().add(await readFile(join(folder, ".gitignore"), "utf8")),
      },
    ];
  } catch {
    return [];
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
