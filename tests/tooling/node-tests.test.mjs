import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const runner = new URL("../../scripts/lib/node-tests.mjs", import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), "robotscope-tooling-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a test file, and returns the output, which ends with the failures. @param {string} path */
function run(path) {
  const script = `import { nodeTests } from ${JSON.stringify(runner)}; console.log([...(await nodeTests([${JSON.stringify(path)}])).values()][0].failures);`;
  // Run the script in a separate process, because its output would look like a failure of this test.
  const args = ["--input-type=module", "--eval", script];
  return spawnSync(process.execPath, args, { encoding: "utf8", timeout: 60_000, maxBuffer: 1 << 24 }).stdout;
}

test("reports a failed test without retrying the test", () => {
  const path = join(folder, "late.test.mjs");
  writeFileSync(
    path,
    `import { existsSync, writeFileSync } from "node:fs";
     import { test } from "node:test";
     test("late", () => {
       console.log("ran late");
       const isFirst = !existsSync("${path}.ran");
       writeFileSync("${path}.ran", "");
       if (isFirst) throw new Error("too late");
     });`,
  );
  const stdout = run(path);
  assert.match(stdout, /^\[ "?'✖ late: too late'"? \]$/m);
  assert.equal(stdout.match(/^ran late$/gm)?.length, 1, stdout);
});

test("reports a failed test whose message is longer than a pipe", () => {
  const path = join(folder, "long.test.mjs");
  writeFileSync(
    path,
    `import assert from "node:assert/strict";
     import { test } from "node:test";
     test("long", () => assert.match("x".repeat(500_000), /y/));`,
  );
  assert.match(run(path), /✖ long: The input did not match the regular expression/);
});
