// The packed package in Node.js, Deno, Bun and workerd: installed there, and the same checks in each.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { build } from "esbuild";
import { runtime } from "../../scripts/lib/runtimes.mjs";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);

/** An empty project with the package in it. @type {string} */
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

test("Node.js imports it", () => passesIn(process.execPath, ["main.mjs"]));
test("Node.js requires it", () => passesIn(process.execPath, ["main.cjs"]));

// Without a permission: nothing is read and nothing is fetched.
test("Deno imports it", () =>
  passesIn(runtime("deno"), ["run", "--quiet", "--no-prompt", "--cached-only", "main.mjs"]));

test("Bun imports it", () => passesIn(runtime("bun"), ["main.mjs"]));
test("Bun requires it", () => passesIn(runtime("bun"), ["main.cjs"]));

test("Node.js gives one instance to who imports and to who requires", async () => {
  const script = `
    import { createRequire } from "node:module";
    import { RobotsTxt, RobotscopeError } from "robotscope";
    const required = createRequire(import.meta.url)("robotscope");
    console.log(required.RobotsTxt === RobotsTxt, required.RobotscopeError === RobotscopeError);
  `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: project });
  assert.equal(stdout, "true true\n");
});

test("a bundle for Node.js needs no file beside it", async () => {
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

test("workerd deploys it", async () => {
  const folder = join(project, "edge");
  await mkdir(folder);
  // As wrangler does: one script, and each engine a module of its own.
  const engines = [];
  await build({
    entryPoints: [join(project, "worker.mjs")],
    outfile: join(folder, "worker.js"),
    bundle: true,
    format: "esm",
    conditions: ["workerd"],
    logLevel: "error",
    plugins: [
      {
        name: "engines are modules",
        setup({ onResolve }) {
          onResolve({ filter: /\.wasm$/ }, async ({ path, resolveDir }) => {
            const name = `engine-${engines.length}.wasm`;
            engines.push(name);
            await copyFile(join(resolveDir, path), join(folder, name));
            return { path: `./${name}`, external: true };
          });
        },
      },
    ],
  });
  assert.equal(engines.length, 2);
  const modules = engines.map((name) => `( name = "${name}", wasm = embed "${name}" )`).join(", ");
  const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .worker) ],
  sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ]
);
const worker :Workerd.Worker = (
  modules = [ ( name = "worker.js", esModule = embed "worker.js" ), ${modules} ],
  compatibilityDate = "2026-01-01"
);
`;
  await writeFile(join(folder, "config.capnp"), configuration);
  const server = spawn(runtime("workerd"), ["serve", "config.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  try {
    const port = await new Promise((resolve, reject) => {
      server.stdio[3]?.on("data", (line) => resolve(JSON.parse(String(line).split("\n")[0]).port));
      server.once("exit", (code) => reject(new Error(`workerd stopped with code ${code}`)));
    });
    const response = await fetch(`http://127.0.0.1:${port}/`);
    passes(await response.text());
  } finally {
    server.kill();
  }
});

test("the engine can be handed over instead", async () => {
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
