/** Reads and applies the recipes in docs/adding. Their code blocks name the files to change. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";

/**
 * A code block of a recipe: the text of a new file, or lines to insert into an existing file.
 *
 * @typedef {{ recipe: string, path: string, isNew: boolean, after?: string, text: string }} Block
 */

const BLOCK = /^```\w+ (file|in)=(\S+)(?: after=(.+))?\n([\s\S]*?)^```$/gm;

/** @returns {Block[]} */
export function allBlocks() {
  const pages = readdirSync(inRoot("docs", "adding")).filter((name) => name.endsWith(".md"));
  return pages.sort().flatMap((page) => blocks(page, readFileSync(inRoot("docs", "adding", page), "utf8")));
}

/**
 * Returns the code blocks of a page that create or change a file.
 *
 * @param {string} recipe the name of the page
 * @param {string} markdown
 * @returns {Block[]}
 */
export function blocks(recipe, markdown) {
  return Array.from(markdown.matchAll(BLOCK), ([, kind, path, after, text]) => ({
    recipe,
    path,
    isNew: kind === "file",
    after,
    text,
  }));
}

/**
 * Returns the text of a file after a block is applied. Fails if a new file exists already, if an existing file is missing, or if `after` is
 * given and not exactly one line begins with it.
 * @param {string | undefined} before
 * @param {Block} block
 */
export function applied(before, { path, isNew, after, text }) {
  if (isNew !== (before === undefined)) throw new Error(`${path} is ${isNew ? "there already" : "not there"}`);
  if (before === undefined || after === undefined) return `${before ?? ""}${text}`;
  const lines = before.split("\n");
  const places = lines.flatMap((line, at) => (line.startsWith(after) ? [at + 1] : []));
  if (places.length !== 1) throw new Error(`${path}: “${after}” begins a line ${places.length} times, expected once`);
  return [...lines.slice(0, places[0]), text.slice(0, -1), ...lines.slice(places[0])].join("\n");
}

/**
 * Copies the project into a folder and applies the blocks. Keeps modification times, so that Cargo recompiles only changed files.
 * @param {string} root
 * @param {string} copy
 * @param {Block[]} added
 */
export function copyProject(root, copy, added) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).split("\0").filter(Boolean);
  rmSync(copy, { recursive: true, force: true });
  for (const name of names.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, name), join(copy, name), { preserveTimestamps: true });
  for (const block of added) {
    const path = join(copy, block.path);
    const before = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, applied(before, block));
  }
}
