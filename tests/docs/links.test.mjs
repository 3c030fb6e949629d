// Checks the relative links, line lengths and paragraphs in all Markdown documents.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { ask } from "../../scripts/lib/run.mjs";

const names = ask("git", ["-C", inRoot(), "ls-files", "*.md"])?.split("\n").filter(Boolean) ?? [];
assert.ok(names.length > 30, `${names.length} documents`);

for (const name of names) {
  const page = inRoot(name);
  const text = readFileSync(page, "utf8").replace(/^ *```.*?^ *```$/gms, "");

  test(`${name} has no broken links`, () => {
    const broken = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), (found) => found[1])
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path, heading] = link.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        return !existsSync(file) || (heading && file.endsWith(".md") && !anchors(file).has(heading));
      });
    assert.deepEqual(broken, []);
  });

  test(`${name} has no long lines or paragraphs`, () => {
    const prose = text.split("\n").filter((line) => !/^\s*(?:\||<)/.test(line));
    // Links and code may make lines longer, because they cannot be wrapped.
    const isLong = (/** @type {string} */ line) =>
      line.length > 120 && line.replace(/`[^`]*`( · )?|\]\([^)]*\)/g, "").length > 100;
    assert.deepEqual(prose.filter(isLong), [], "at most 120 characters per line");
    const paragraphs = prose.join("\n").split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/);
    assert.deepEqual(
      paragraphs.filter((paragraph) => paragraph.trim().split("\n").length > 5),
      [],
      "at most five lines per paragraph",
    );
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
