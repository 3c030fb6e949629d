// Runs every JavaScript example in the documentation, and compares the results with the values in comments.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { installPackage } from "../support/package.mjs";
import { before, elsewhere } from "./before.mjs";
import { blocksOf, firstLine, moduleOf } from "./examples.mjs";
import { isStated, statedValue } from "./literal.mjs";

const project = await installPackage();

const recipes = readdirSync(inRoot("docs", "recipes")).map((name) => `docs/recipes/${name}`);
const pages = ["README.md", "web/README.md", "docs/ROBOTS-PARSER.md", ...recipes];

for (const name of pages) {
  const all = blocksOf(readFileSync(inRoot(name), "utf8"));
  if (all.length === 0) continue;
  test(`${name}: its examples return the stated values`, async (context) => {
    const known = before[name] ?? {};
    const firstLines = all.map(firstLine);
    const blocks = all.filter((block) => known[firstLine(block)] !== elsewhere);
    assert.deepEqual(
      Object.keys(known).filter((line) => line !== "" && !firstLines.includes(line)),
      [],
      "no such block",
    );
    const checked = await run(name, blocks, known);
    context.diagnostic(`${checked} values in ${blocks.length} blocks`);
    assert.ok(checked > 0, "no comment states a value");
  });
}

test("distinguishes stated values from other words in a comment", () => {
  for (const words of [
    "every rule that matched",
    "all crawlers: operator",
    "CrawlVerdict[], in order",
    '"a" and more',
    "[a]",
    "{ a: b }",
  ])
    assert.equal(statedValue(words), undefined, words);
  const holds = (/** @type {unknown} */ value, /** @type {string} */ comment) => {
    const stated = statedValue(comment);
    assert.ok(stated, comment);
    return isStated(value, stated);
  };
  const pairs = /** @type {[unknown, string, boolean][]} */ ([
    [true, "true", true],
    [false, "true", false],
    [undefined, "undefined: no URL", true],
    [null, "undefined", false],
    [1.5, "1.5, seconds", true],
    [-1, "-1", true],
    ["abc", '"abc"', true],
    ["abcd", '"abc"', false],
    ["abcd", '"abc…"', true],
    [[1, 2], "[1, 2]", true],
    [[1, 2, 3], "[1, 2]", false],
    [[1, 2, 3], "[1, 2, …]", true],
    [[], "[{ a }, …]", false],
    [{ a: 1, b: { c: 2, d: 3 } }, "{ a: 1, b: { c: 2, … } }", true],
    [{ a: 1, b: 2 }, "{ a: 1 }", false],
    [{ a: 1, b: 2 }, "{ a, b }: both", true],
    [{ a: 1 }, "{ a, b, … }", false],
  ]);
  for (const [value, comment, expected] of pairs) assert.equal(holds(value, comment), expected, comment);
});

/**
 * Runs the blocks in a project with the installed package, and returns the number of checked values.
 *
 * @param {string} name
 * @param {import("./examples.mjs").Block[]} blocks
 * @param {Record<string, string>} known
 */
async function run(name, blocks, known) {
  const file = join(project, `${name.replaceAll(/\W/g, "-")}.mjs`);
  let at = 0;
  let checked = 0;
  Object.assign(globalThis, {
    check(/** @type {number} */ line, /** @type {unknown} */ value, /** @type {string | undefined} */ comment) {
      at = line;
      if (comment === undefined) return;
      checked += 1;
      const stated = statedValue(comment);
      const isRight = stated ? isStated(value, stated) : typeof value === "string" && value.trimEnd() === comment;
      assert.ok(isRight, `${name}:${line} states ${comment}, but it is ${JSON.stringify(value)}`);
    },
  });
  await writeFile(file, moduleOf(blocks, known));
  await import(pathToFileURL(file).href).catch((error) => {
    error.message = `${name}, line ${at} or below: ${error.message}`;
    throw error;
  });
  return checked;
}
