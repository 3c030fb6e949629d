// What the pages say of sizes and of tools is what the build measures and what tests/frameworks tries.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { pagesWithParts, withParts } from "../../scripts/lib/readme.mjs";

for (const page of pagesWithParts)
  test(`${page} is up to date`, () =>
    assert.equal(withParts(page), readFileSync(inRoot(page), "utf8"), "“npm run build” and “npm run readme” write it"));
