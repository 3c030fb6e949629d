/** The Python package: its examples, its tests, its types, and the wheel as users install it. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { python, runPython, skip } from "../support/python.mjs";

test("the tests of the package", { skip }, () => {
  const said = runPython(["-m", "unittest", "discover", "-s", "python/tests/quick"]);
  assert.match(said, /Ran [1-9]\d* tests/);
});

test("its types are complete", { skip }, () => {
  runPython(["-m", "mypy", "--config-file", "python/pyproject.toml", "python/src"]);
});

test("the wheel is for every platform, and works where nothing else is installed but wasmtime", { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-wheel-"));
  try {
    const pip = ["-m", "pip", "--disable-pip-version-check", "--quiet"];
    runPython([...pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, "./python"]);
    const wheels = readdirSync(folder);
    assert.equal(wheels.length, 1);
    assert.match(wheels[0], /^robotscope-[\d.]+-py3-none-any\.whl$/);
    runPython([...pip, "install", "--no-deps", "--target", join(folder, "site"), join(folder, wheels[0])]);
    const code =
      "import robotscope; print(robotscope.__file__, robotscope.Robots('User-agent: *\\nDisallow: /').is_allowed('/a', 'x'))";
    const said = runPython(["-c", code], { env: { PYTHONPATH: join(folder, "site") }, cwd: folder });
    assert.match(said, /site.robotscope.__init__\.py False/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what is skipped is not skipped in continuous integration", () => {
  assert.ok(python || !process.env.CI);
});
