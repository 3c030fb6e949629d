// Runs the packed package in Chromium: without a bundler, and with Vite, webpack, esbuild and Rollup, on the page and in a worker.
// Except on Vite's development server, the Content-Security-Policy allows WebAssembly, but not eval. It allows connections only for `init`.
import assert from "node:assert/strict";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as viteBuild, createServer as viteServer } from "vite";
import webpack from "webpack";
import { launchBrowser } from "../support/browser.mjs";
import { installPackage } from "../support/package.mjs";
import { serveFolder } from "../support/server.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";

/** @type {string} */
let project;
/** @type {import("playwright-core").Browser} */
let browser;

/** @param {string} robotscope @param {string} small */
const imports = (robotscope = "robotscope", small = "robotscope/robots-txt") => `
import * as robotscope from "${robotscope}";
import * as small from "${small}";
import { runSuite } from "./suite.mjs";
const result = runSuite(robotscope, small);
`;
const WORKER = "self.postMessage(result);";
/** @param {string} worker */
const main = (worker) => `
const worker = ${worker};
worker.onmessage = ({ data }) => { globalThis.results = [result, data]; };
worker.onerror = ({ message }) => { globalThis.results = [result, { failures: [message ?? "the worker does not load"] }]; };
`;
const MODULE_WORKER = `new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" })`;
const html = (/** @type {string} */ script, type = "module") =>
  `<!doctype html><script type="${type}" src="${script}" defer></script>`;

const INIT = `
import { init, RobotsTxt } from "robotscope/init";
await init();
globalThis.results = RobotsTxt.parse("User-agent: *\\nDisallow: /a").isAllowed("/a", "GPTBot");
`;

before(async () => {
  [project, browser] = await Promise.all([installPackage(), launchBrowser()]);
  await cp(join(import.meta.dirname, "suite.mjs"), join(project, "suite.mjs"));
  await writeFile(join(project, "worker.mjs"), imports() + WORKER);
  await writeFile(join(project, "main.mjs"), imports() + main(MODULE_WORKER));
  // esbuild and Rollup do not bundle workers, so these pages load the worker as a separate script.
  await writeFile(join(project, "plain.mjs"), imports() + main('new Worker("worker.js")'));
  await writeFile(join(project, "plain-module.mjs"), imports() + main('new Worker("worker.js", { type: "module" })'));
  await writeFile(join(project, "init.mjs"), INIT);
  await writeFile(join(project, "index.html"), html("./main.mjs"));
  await writeFile(join(project, "init.html"), html("./init.mjs"));
});
after(() => browser?.close());

/** Opens a page, and returns its results. @param {string} url */
async function resultsOf(url) {
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    const isProblem = message.type() === "error" && !message.location().url.endsWith("/favicon.ico");
    if (isProblem) problems.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(url);
  const results = await page
    .waitForFunction(() => "results" in globalThis && [globalThis.results], undefined, { timeout: 30_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => [undefined]);
  await page.close();
  assert.deepEqual(problems, []);
  return results[0];
}

/** @param {string} folder */
async function passesFrom(folder, { path = "", policy = POLICY } = {}) {
  const server = await serveFolder(folder, { headers: { "content-security-policy": policy } });
  try {
    passed(await resultsOf(server.url + path));
  } finally {
    await server.close();
  }
}

/** @param {{ passed: string[], failures: string[] }[]} results */
function passed(results) {
  assert.equal(results?.length, 2, "one result of the page and one of the worker");
  for (const { passed, failures } of results) {
    assert.deepEqual(failures, []);
    assert.equal(passed.length, 23);
  }
}

/** @param {string} folder */
async function startsFrom(folder, path = "") {
  const server = await serveFolder(folder, { headers: { "content-security-policy": `${POLICY}; connect-src 'self'` } });
  try {
    assert.equal(await resultsOf(server.url + path), false);
  } finally {
    await server.close();
  }
}

/** @param {string} name @param {Record<string, string>} files */
async function site(name, files = {}) {
  const folder = join(project, name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

test("runs on a page without a bundler", async () => {
  const code = imports("./robotscope/pkg/index.js", "./robotscope/pkg/robots-txt/index.js");
  const folder = await site("plain", {
    "main.mjs": code + main(MODULE_WORKER),
    "worker.mjs": code + WORKER,
    "init.mjs": INIT.replace("robotscope/init", "./robotscope/pkg/init.js"),
    "index.html": html("./main.mjs"),
    "init.html": html("./init.mjs"),
  });
  await cp(join(project, "node_modules", "robotscope"), join(folder, "robotscope"), { recursive: true });
  await cp(join(project, "suite.mjs"), join(folder, "suite.mjs"));
  await passesFrom(folder);
  await startsFrom(folder, "init.html");
});

test("runs when bundled by Vite", async () => {
  const outDir = join(project, "vite");
  const input = ["index.html", "init.html"].map((file) => join(project, file));
  await viteBuild({
    root: project,
    configFile: false,
    logLevel: "error",
    worker: { format: "es" },
    build: { outDir, target: "es2022", rollupOptions: { input } },
  });
  await passesFrom(outDir);
  await startsFrom(outDir, "init.html");
});

test("runs on Vite's development server without settings", async () => {
  const server = await viteServer({
    root: project,
    configFile: false,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
  });
  try {
    await server.listen();
    passed(await resultsOf(server.resolvedUrls?.local[0] ?? ""));
  } finally {
    await server.close();
  }
});

test("runs when bundled by webpack", async () => {
  const folder = await site("webpack", {
    "index.html": html("main.js", "text/javascript"),
    "init.html": html("init.js", "text/javascript"),
  });
  const stats = await promisify(webpack)({
    mode: "production",
    context: project,
    entry: { main: "./main.mjs", init: "./init.mjs" },
    output: { path: folder, publicPath: "" },
    performance: false,
  });
  assert.deepEqual(stats?.compilation.errors ?? ["nothing"], []);
  await passesFrom(folder);
  await startsFrom(folder, "init.html");
});

test("runs when bundled by esbuild, as a module and as a classic script", async () => {
  for (const [format, entry] of /** @type {const} */ ([
    ["iife", "plain.mjs"],
    ["esm", "plain-module.mjs"],
  ])) {
    const folder = await site(`esbuild-${format}`, {
      "index.html": html("main.js", format === "esm" ? "module" : "text/javascript"),
    });
    const entryPoints = { main: join(project, entry), worker: join(project, "worker.mjs") };
    await esbuild({ entryPoints, outdir: folder, bundle: true, format, minify: true, logLevel: "error" });
    await passesFrom(folder);
  }
});

test("runs when bundled by Rollup", async () => {
  const folder = await site("rollup", { "index.html": html("main.js") });
  const bundle = await rollup({
    input: { main: join(project, "plain-module.mjs"), worker: join(project, "worker.mjs") },
    plugins: [nodeResolve({ browser: true })],
  });
  await bundle.write({ dir: folder, format: "es" });
  await bundle.close();
  await passesFrom(folder);
});
