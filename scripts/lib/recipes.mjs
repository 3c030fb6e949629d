/** The recipes of CONTRIBUTING.md: blocks of code that say where they go. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A block: the text of a new file, or lines for one that is there.
 * @typedef {{ recipe: string, path: string, isNew: boolean, after?: string, text: string }} Block
 */

const BLOCK = /^```\w+ (file|in)=(\S+)(?: after=(.+))?\n([\s\S]*?)^```$/gm;

/**
 * The blocks of a document, by the heading above them.
 * @param {string} markdown
 * @returns {Block[]}
 */
export function blocks(markdown) {
  return markdown
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const [recipe] = section.split("\n", 1);
      return Array.from(section.matchAll(BLOCK), ([, kind, path, after, text]) => ({
        recipe,
        path,
        isNew: kind === "file",
        after,
        text,
      }));
    });
}

/**
 * A file as the blocks make it. Fails where not exactly one line begins so, or is there and should not be.
 * @param {string | undefined} before
 * @param {Block} block
 */
export function applied(before, { path, isNew, after, text }) {
  if (isNew !== (before === undefined)) throw new Error(`${path} is ${isNew ? "there already" : "not there"}`);
  if (before === undefined || after === undefined) return `${before ?? ""}${text}`;
  const lines = before.split("\n");
  const places = lines.flatMap((line, at) => (line.startsWith(after) ? [at + 1] : []));
  if (places.length !== 1) throw new Error(`${path} has “${after}” ${places.length} times, expected once`);
  return [...lines.slice(0, places[0]), text.slice(0, -1), ...lines.slice(places[0])].join("\n");
}

/**
 * Makes a folder a copy of the project, with what the blocks add. What is the same already is not written, so that Cargo need not compile it.
 * @param {string} root
 * @param {string} copy
 * @param {Block[]} added
 */
export function copyProject(root, copy, added) {
  const list = (/** @type {string[]} */ args) =>
    execFileSync("git", ["ls-files", "-z", ...args], { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).split("\0");
  const names = list(["-co", "--exclude-standard"]).filter((name) => name !== "" && existsSync(join(root, name)));
  const kept = new Set(names);
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const block of added) {
    const before =
      changed.get(block.path) ?? (kept.has(block.path) ? readFileSync(join(root, block.path), "utf8") : undefined);
    changed.set(block.path, applied(before, block));
  }
  const old = existsSync(copy)
    ? execFileSync("find", [copy, "-type", "f", "-print0"], { encoding: "utf8", maxBuffer: 1e9 })
    : "";
  for (const path of old.split("\0").filter(Boolean)) {
    const name = path.slice(copy.length + 1);
    if (!kept.has(name) && !changed.has(name)) rmSync(path);
  }
  for (const name of new Set([...names, ...changed.keys()])) {
    const text = changed.get(name);
    const content = text === undefined ? readFileSync(join(root, name)) : Buffer.from(text);
    const target = join(copy, name);
    if (existsSync(target) && statSync(target).size === content.length && readFileSync(target).equals(content))
      continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
