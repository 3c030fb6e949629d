/** Runs the Python package's tests and documentation examples, and checks its types and its wheel. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { wheelFile } from "../../scripts/lib/python.mjs";
import { python, runPython, site, skip } from "../support/python.mjs";

test("the Python package passes its own tests", { skip }, () => {
  const printed = runPython(["-m", "unittest", "discover", "-s", "python/tests/quick"]);
  assert.match(printed, /Ran [1-9]\d* tests/);
});

test("the Python types are complete and match the compiled module", { skip }, () => {
  runPython(["-m", "mypy", "--config-file", "python/pyproject.toml", "python/src"]);
  runPython(["-m", "mypy.stubtest", "robotscope._native"]);
});

test("the wheel supports Python 3.11 and later without dependencies", { skip }, (context) => {
  const wheel = wheelFile();
  const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));
  assert.match(basename(wheel), /^robotscope-[\d.]+-cp311-abi3-\w+\.whl$/);
  assert.equal(basename(wheel).split("-")[1], version);
  const folder = mkdtempSync(join(tmpdir(), "robotscope-wheel-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const code =
    "import sys, robotscope; print(robotscope.__file__, robotscope.Robots('User-agent: *\\nDisallow: /').is_allowed('/a', 'x'), [name for name in sys.modules if name.split('.')[0] in ('pyarrow', 'pandas', 'numpy')])";
  // -S hides all other installed packages.
  const printed = runPython(["-S", "-c", code], { cwd: folder });
  assert.match(printed, /site.robotscope.__init__\.py False \[\]/);
  const files = runPython(["-m", "zipfile", "--list", wheel]);
  assert.doesNotMatch(files, /\.wasm/);
  assert.match(files, /robotscope\/py\.typed/);
});

test("continuous integration does not skip the Python tests", () => {
  assert.ok((python && site) || !process.env.CI);
});
