import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import picomatch from "picomatch";
import { missingInput } from "./exit.ts";
import { fileExists, folderExists, isWebAddress, unreadable } from "./source.ts";

const LINTED = /^(_?robots([-._].*)?\.txt|.*[-._]robots\.txt|_headers|.*\.html)$/i;

/** Folders that never contain files of a website. */
const PASSED_OVER = new Set([".git", "node_modules"]);

/**
 * A file to lint. `isNamed` is `true` if an argument names the file, or if the file matches a glob and `--as` specifies a kind. `--as`
 * applies only to files with `isNamed`.
 */
export interface LintFile {
  file: string;
  isNamed: boolean;
}

/** The files to lint. `failures` contains messages about unreadable folders, and about folders and globs without a file to lint. */
export interface Found {
  files: LintFile[];
  failures: string[];
}

/**
 * Returns the files that arguments name. For folders and globs, returns the files whose names `isLinted` accepts, except files that Git
 * ignores. `hasKind` is `true` if `--as` specifies a kind; a glob then selects files with any name.
 */
export async function lintFiles(args: readonly string[], hasKind: boolean): Promise<Found> {
  const files = new Map<string, LintFile>();
  const failures: string[] = [];
  for (const arg of args) {
    let isEmpty = true;
    const before = failures.length;
    const add = (file: string, isNamed: boolean) => {
      isEmpty = false;
      if (!files.has(file)) files.set(file, { file, isNamed });
    };
    const isGlob = picomatch.scan(arg).isGlob;
    if (arg === "-" || isWebAddress(arg)) add(arg, true);
    else if (await folderExists(arg)) {
      for await (const file of filesIn(arg, failures)) if (isLinted(file)) add(file, false);
    } else if (isGlob && !(await fileExists(arg))) {
      const { base } = picomatch.scan(arg);
      const matches = picomatch(slashed(join(arg)));
      for await (const file of filesIn(base || ".", failures))
        if (matches(slashed(file)) && (hasKind || isLinted(file))) add(file, hasKind);
    } else add(arg, true);
    if (isEmpty && failures.length === before)
      failures.push(`there is nothing to lint in “${arg}”: no robots.txt, _headers or HTML that Git does not ignore.`);
  }
  if (files.size === 0) throw missingInput(failures.join("\n"));
  return { files: [...files.values()], failures };
}

/** Returns `true` if a file found in a folder can be linted, according to its name. */
export const isLinted = (file: string) => LINTED.test(file.slice(file.lastIndexOf(sep) + 1));

/** Returns a path with forward slashes, which .gitignore rules and globs require. */
const slashed = (path: string) => path.split(sep).join("/");

/** The rules of a .gitignore file, which apply to the files in `folder`. */
interface Rules {
  folder: string;
  ignore: Ignore;
}

/**
 * Yields the files in a folder and its subfolders, sorted by name. Skips the folders in `PASSED_OVER`, and all files that Git ignores.
 * Appends a message to `failures` for each folder that cannot be read.
 */
async function* filesIn(folder: string, failures: string[]): AsyncGenerator<string> {
  yield* walk(folder, await rulesAbove(resolve(folder)), failures);
}

async function* walk(folder: string, above: readonly Rules[], failures: string[]): AsyncGenerator<string> {
  const rules = [...(await rulesOf(resolve(folder))), ...above];
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The first folder of a glob may be missing.
    if (error.code !== "ENOENT") failures.push((unreadable(folder, error) as Error).message);
    return [];
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name) && !isIgnored(`${resolve(path)}${sep}`, rules))
        yield* walk(path, rules, failures);
    } else if ((entry.isFile() || (await fileExists(path))) && !isIgnored(resolve(path), rules)) yield path;
  }
}

/** Returns `true` if Git ignores a path. The nearest .gitignore with a matching rule decides. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (const { folder, ignore } of rules) {
    const { ignored, unignored } = ignore.test(slashed(path.slice(folder.length + 1)));
    if (ignored || unignored) return ignored;
  }
  return false;
}

/** Returns the rules of the .gitignore files in the parent folders of a folder, up to the root of the repository, nearest first. */
async function rulesAbove(folder: string): Promise<Rules[]> {
  const rules: Rules[] = [];
  for (let at = folder; ; ) {
    // .git is a folder, or a file in a worktree.
    if (existsSync(join(at, ".git"))) return rules;
    const above = dirname(at);
    // Outside a repository, .gitignore files in parent folders have no effect.
    if (above === at) return [];
    at = above;
    rules.push(...(await rulesOf(at)));
  }
}

/** `true` on systems where Git ignores the case of names: `git init` sets core.ignoreCase there. https://git-scm.com/docs/git-config */
const ignoreCase = process.platform === "win32" || process.platform === "darwin";

async function rulesOf(folder: string): Promise<Rules[]> {
  const text = await readFile(join(folder, ".gitignore"), "utf8").catch(() => undefined);
  return text === undefined ? [] : [{ folder: folder.replace(/[\\/]$/, ""), ignore: ignore({ ignoreCase }).add(text) }];
}
