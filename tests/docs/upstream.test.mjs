// Checks the form of the patches for other projects. The patches' tests run in checkouts of these projects: see docs/upstream/README.md.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";

const folder = inRoot("docs", "upstream");
const readme = readFileSync(join(folder, "README.md"), "utf8");
const patches = readdirSync(folder).filter((name) => name.endsWith(".patch"));

test("docs/upstream has patches for Browsertrix, Crawlee, Lighthouse and Scrapy", () => {
  assert.deepEqual(patches.sort(), ["browsertrix.patch", "crawlee.patch", "lighthouse.patch", "scrapy.patch"]);
});

for (const name of patches) {
  test(`${name} changes a test, and has the base commit that the README names`, () => {
    const path = join(folder, name);
    const changes = execFileSync("git", ["apply", "--numstat", path], { encoding: "utf8" });
    assert.match(changes, /\btests?\/\S*test\S*$/m);
    const [, base] = readFileSync(path, "utf8").match(/^base-commit: ([0-9a-f]{40})$/m) ?? [];
    const row = readme.split("\n").find((line) => line.includes(`](${name})`));
    assert.ok(base && row?.includes(base.slice(0, 12)), `${base} is not in the row ${row}`);
  });
}
