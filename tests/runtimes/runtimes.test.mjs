// Runs the packed package in Node.js, Deno, Bun and workerd with the same checks.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { build } from "esbuild";
import { runtime } from "../../scripts/lib/runtimes.mjs";
import { installPackage } from "../support/package.mjs";
import { startWorker } from "../support/workerd.mjs";

const run = promisify(execFile);

/** @type {string} */
let project;

const ESM = `
import * as robotscope from "robotscope";
import * as small from "robotscope/robots-txt";
import { runSuite } from "./suite.mjs";
console.log(JSON.stringify(runSuite(robotscope, small)));
`;

const CJS = `
const robotscope = require("robotscope");
const small = require("robotscope/robots-txt");
import("./suite.mjs").then(({ runSuite }) => console.log(JSON.stringify(runSuite(robotscope, small))));
`;

const WORKER = `
import * as robotscope from "robotscope";
import * as small from "robotscope/robots-txt";
import { runSuite } from "./suite.mjs";
export default { fetch: () => Response.json(runSuite(robotscope, small)) };
`;

before(async () => {
  project = await installPackage();
  await copyFile(join(import.meta.dirname, "suite.mjs"), join(project, "suite.mjs"));
  await Promise.all([
    writeFile(join(project, "main.mjs"), ESM),
    writeFile(join(project, "main.cjs"), CJS),
    writeFile(join(project, "worker.mjs"), WORKER),
  ]);
});

/** @param {string} output */
function passes(output) {
  const { passed, failures } = JSON.parse(output);
  assert.deepEqual(failures, []);
  assert.equal(passed.length, 23, `these ran: ${passed.join(", ")}`);
}

/** @param {string} program @param {string[]} args */
async function passesIn(program, args) {
  const { stdout, stderr } = await run(program, args, { cwd: project });
  passes(stdout);
  assert.equal(stderr, "");
}

test("runs in Node.js with import", () => passesIn(process.execPath, ["main.mjs"]));
test("runs in Node.js with require", () => passesIn(process.execPath, ["main.cjs"]));

// Deno needs no permissions, because the package neither reads files nor uses the network.
test("runs in Deno with import", () =>
  passesIn(runtime("deno"), ["run", "--quiet", "--no-prompt", "--cached-only", "main.mjs"]));

test("runs in Bun with import", () => passesIn(runtime("bun"), ["main.mjs"]));
test("runs in Bun with require", () => passesIn(runtime("bun"), ["main.cjs"]));

test("import and require share one instance of the engine in Node.js", async () => {
  const script = `
    import { createRequire } from "node:module";
    import { RobotsTxt, RobotscopeError } from "robotscope";
    const required = createRequire(import.meta.url)("robotscope");
    console.log(required.RobotsTxt === RobotsTxt, required.RobotscopeError === RobotscopeError);
  `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: project });
  assert.equal(stdout, "true true\n");
});

test("a bundle for Node.js runs without additional files", async () => {
  for (const format of /** @type {const} */ (["esm", "cjs"])) {
    const outfile = join(project, "bundles", format, format === "esm" ? "main.mjs" : "main.cjs");
    await build({
      entryPoints: [join(project, "main.mjs")],
      outfile,
      bundle: true,
      platform: "node",
      format,
      logLevel: "error",
    });
    const { stdout } = await run(process.execPath, [outfile], { cwd: "/" });
    passes(stdout);
  }
});

test("runs in workerd", async () => {
  const { port, engines, stop } = await startWorker(join(project, "worker.mjs"), join(project, "edge"));
  try {
    assert.equal(engines, 2);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    passes(await response.text());
  } finally {
    stop();
  }
});

test("init accepts a response with the engine, and rejects responses and bytes without one", async () => {
  const script = `
    import { readFile } from "node:fs/promises";
    import { fileURLToPath } from "node:url";
    import { init, initSync, RobotsTxt, RobotscopeError } from "robotscope/init";
    await init(new Response("not found", { status: 404 })).catch((error) => console.log(error instanceof RobotscopeError, error.code));
    await init(new TextEncoder().encode("no engine")).catch((error) => console.log(error.code));
    const bytes = await readFile(fileURLToPath(import.meta.resolve("robotscope/robotscope.wasm")));
    await init(Promise.resolve(new Response(bytes)));
    console.log(RobotsTxt.parse("User-agent: *\\nDisallow: /a").isAllowed("/a", "GPTBot"));
  `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: project });
  assert.equal(stdout, "true engine-not-found\nnot-an-engine\nfalse\n");
});
