import assert from "node:assert/strict";
import { test } from "node:test";
import { released, versions } from "../../scripts/lib/versions.mjs";

test("all files contain the same project version", () => {
  const all = versions();
  assert.deepEqual(
    all.filter(({ version }) => version !== all[0].version),
    [],
  );
  assert.ok(all.length > 12);
});

test("dates the unreleased section of the changelog, and adds an empty section above it", () => {
  const before = "# Changelog\n\n## Unreleased\n\n### Added\n\n- New.\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n";
  assert.equal(
    released(before, "0.2.0", "2026-02-02"),
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-02-02\n\n### Added\n\n- New.\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n",
  );
  assert.throws(() => released(before, "0.1.0", "2026-02-02"), /already has a section for 0\.1\.0/);
  const empty = "## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n";
  assert.throws(() => released(empty, "0.2.0", "2026-02-02"), /nothing under/);
});

test("dates the only section of a changelog", () => {
  const before = "# Changelog\n\n## 0.1.0 - Unreleased\n\n- New.\n";
  const after = "# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- New.\n";
  assert.equal(released(before, "0.1.0", "2026-01-01"), after);
  assert.equal(released(before, "0.2.0", "2026-01-01"), after.replace("0.1.0", "0.2.0"));
  assert.throws(() => released(after, "0.2.0", "2026-02-02"), /nothing under/);
});
