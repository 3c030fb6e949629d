import assert from "node:assert/strict";
import { test } from "node:test";
import { released, versions } from "../../scripts/lib/versions.mjs";

test("all places have the same version", () => {
  const all = versions();
  assert.deepEqual(
    all.filter(({ version }) => version !== all[0].version),
    [],
  );
  assert.ok(all.length > 12);
});

test("what is unreleased becomes the section of a version", () => {
  const before = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0, 2026-01-01\n\n- Old.\n";
  assert.equal(
    released(before, "0.2.0", "2026-02-02"),
    "# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-02-02\n\n- New.\n\n## 0.1.0, 2026-01-01\n\n- Old.\n",
  );
  assert.throws(() => released(before, "0.1.0", "2026-02-02"), /has a section for 0\.1\.0/);
  assert.throws(() => released("## Unreleased\n\n## 0.1.0\n", "0.2.0", "2026-02-02"), /nothing under/);
});
