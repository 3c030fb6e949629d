import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";

const runner = new URL("../../scripts/lib/node-tests.mjs", import.meta.url).href;
const folders = [];
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "robotscope-tooling-"));
  folders.push(folder);
});
after(() => {
  for (const own of folders) rmSync(own, { recursive: true, force: true });
});

const failing = 'throw new Error("always wrong");';
/** The first time its file is run it fails. */
const late = `
  const ran = import.meta.filename + ".ran";
  const isFirst = !existsSync(ran);
  writeFileSync(ran, "");
  if (isFirst) throw new Error("too late\\nby a second");`;

/** Runs files of one test each, by the names of the files. @param {Record<string, string>} bodies @param {object} [options] */
function outcome(bodies, options = { again: true }) {
  const paths = Object.entries(bodies).map(([name, body]) => {
    const path = join(folder, `${name}.test.mjs`);
    writeFileSync(
      path,
      `import { existsSync, writeFileSync } from "node:fs";
       import { test } from "node:test";
       test("test of ${name}", () => { console.log("ran ${name}"); ${body} });`,
    );
    return path;
  });
  const script = `import { runFiles } from ${JSON.stringify(runner)};
    const { ok, flaky, failures } = await runFiles(${JSON.stringify(paths)}, ${JSON.stringify(options)});
    console.log("passed:", ok, flaky.length);
    console.log("failed:", failures.map(({ name }) => name).join());`;
  // In a process of its own, for what it prints would look like failures.
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  return {
    passed: /^passed: (.*)$/m.exec(stdout)?.[1],
    failed: /^failed: (.*)$/m.exec(stdout)?.[1],
    flaky: stdout.match(/^flaky: .*$/gm),
    runs: (/** @type {string} */ name) => stdout.match(new RegExp(`^ran ${name}$`, "gm"))?.length,
    stdout,
  };
}

test("a file that passes when it runs once more passes, and is said to be flaky, with its message", () => {
  const { passed, flaky, runs, stdout } = outcome({ fine: "", late });
  assert.equal(passed, "true 1", stdout);
  assert.deepEqual(flaky, ["flaky: test of late (late.test.mjs), failed with too late"]);
  assert.match(stdout, /^ {2}by a second$/m);
  assert.deepEqual([runs("fine"), runs("late")], [1, 2]);
});

test("a file that fails twice fails", () => {
  const { passed, failed, flaky, runs } = outcome({ fine: "", late, failing });
  assert.deepEqual([passed, failed], ["false 0", "test of failing"]);
  assert.deepEqual([flaky, runs("fine"), runs("failing")], [null, 1, 2]);
});

test("a file that ends without a word is run once more, too", () => {
  const { passed, flaky } = outcome({ late: late.replace(/throw .*;/, "process.exit(3);") });
  assert.equal(passed, "true 1");
  assert.match(flaky?.[0] ?? "", /late\.test\.mjs\), failed with/);
});

test("nothing runs once more where that was not asked for, nor where many files fail", () => {
  const once = outcome({ late }, {});
  assert.deepEqual([once.passed, once.flaky, once.runs("late")], ["false 0", null, 1]);
  const names = ["a", "b", "c", "d", "e"];
  const many = outcome(Object.fromEntries(names.map((name) => [name, late])));
  assert.deepEqual([many.passed, many.flaky, many.runs("a")], ["false 0", null, 1]);
});
