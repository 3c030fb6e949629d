import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const runner = new URL("../../scripts/lib/node-tests.mjs", import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), "robotscope-tooling-"));
after(() => rmSync(folder, { recursive: true, force: true }));

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
  const script = `import { nodeTests } from ${JSON.stringify(runner)}; console.log([...(await nodeTests([${JSON.stringify(path)}])).values()][0].failures);`;
  // Run the script in a separate process, because its output would look like a failure of this test.
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  assert.match(stdout, /^\[ "?'✖ late: too late'"? \]$/m);
  assert.equal(stdout.match(/^ran late$/gm)?.length, 1, stdout);
});
