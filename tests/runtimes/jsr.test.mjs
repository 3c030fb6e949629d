import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { jsrFolder, writeJsr } from "../../scripts/lib/jsr.mjs";
import { runtime } from "../../scripts/lib/runtimes.mjs";

const run = promisify(execFile);

writeJsr();
/** @type {{ exports: Record<string, string> }} */
const { exports } = JSON.parse(await readFile(join(jsrFolder, "jsr.json"), "utf8"));
const moduleOf = (/** @type {string} */ name) => pathToFileURL(join(jsrFolder, exports[name] ?? "")).href;

test("the JSR package passes the checks of deno publish, without warnings", async () => {
  const options = { cwd: jsrFolder, env: { ...process.env, NO_COLOR: "1" } };
  const { stderr } = await run(runtime("deno"), ["publish", "--dry-run", "--allow-dirty"], options);
  assert.match(stderr, /Success Dry run complete\n$/);
  assert.doesNotMatch(stderr, /warning/);
});

test("the JSR package has the same types and answers as the npm package in Deno", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "robotscope-jsr-"));
  context.after(() => rm(folder, { recursive: true }));
  await copyFile(join(import.meta.dirname, "suite.mjs"), join(folder, "suite.mjs"));
  await writeFile(
    join(folder, "main.ts"),
    `import * as robotscope from "${moduleOf(".")}";
import * as small from "${moduleOf("./robots-txt")}";
import german from "${moduleOf("./messages/de")}";
import { runSuite } from "./suite.mjs";
const language: string = german.language;
const allowed: boolean = small.isAllowed("User-agent: *", "https://example.com/", "GPTBot");
// @ts-expect-error: a text is not a number
const wrong: number = language;
console.log(JSON.stringify({ ...runSuite(robotscope, small), language, allowed }));
`,
  );
  const args = ["run", "--quiet", "--check", "--no-prompt", "--no-remote", "main.ts"];
  const { stdout } = await run(runtime("deno"), args, { cwd: folder });
  const { passed, failures, language, allowed } = JSON.parse(stdout);
  assert.deepEqual([failures, language, allowed], [[], "de", true]);
  assert.notEqual(passed.length, 0);
});
