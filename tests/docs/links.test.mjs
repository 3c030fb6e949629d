// Checks the links between pages of the documentation.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { inRoot, root } from "../../scripts/lib/paths.mjs";

const folders = ["", "docs", "docs/adding", "docs/recipes", "core", "web"];
const pages = folders.flatMap((folder) =>
  readdirSync(inRoot(folder)).flatMap((name) => (name.endsWith(".md") ? [inRoot(folder, name)] : [])),
);

for (const page of pages) {
  test(`${relative(root, page)} has no broken links`, () => {
    const text = readFileSync(page, "utf8").replace(/^```.*?^```$/gms, "");
    const broken = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), (found) => found[1])
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path, heading] = link.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        return !existsSync(file) || (heading && file.endsWith(".md") && !anchors(file).has(heading));
      });
    assert.deepEqual(broken, []);
  });
}

/** @type {Map<string, Set<string>>} */
const known = new Map();

/** @param {string} file */
function anchors(file) {
  const found = known.get(file) ?? new Set();
  if (!known.has(file)) {
    known.set(file, found);
    for (const [, heading] of readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)) {
      const name = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-");
      found.add(name);
    }
  }
  return found;
}
