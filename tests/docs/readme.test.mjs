// Checks the generated parts of README.md, web/README.md and docs/WEIGHT.md: the current build's sizes, and the tools in tests/frameworks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { builtQuickly } from "../../scripts/lib/build.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { pagesWithParts, withParts } from "../../scripts/lib/readme.mjs";

const skip = builtQuickly().includes("package") && "a quick build says nothing of sizes";

for (const page of pagesWithParts)
  test(`the generated parts of ${page} are up to date`, { skip }, () => {
    // Not `assert.equal`: the test reporter would need minutes to compute the diff of two long lines.
    assert.ok(withParts(page) === readFileSync(inRoot(page), "utf8"), "“npm run build” and “npm run readme” update it");
  });
