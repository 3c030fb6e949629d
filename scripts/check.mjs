/**
 * `npm test`: the checks; with `-- --all` the same as in continuous integration.
 *
 *   npm test -- --list               names the steps
 *   npm test -- --only fmt,clippy    runs some of them
 *   npm test -- --all                runs those as well that take long
 */
import { parseArgs } from "node:util";
import { buildEverything } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureFirefox } from "./lib/firefox.mjs";
import { checkLayers } from "./lib/layers.mjs";
import { nodeTests } from "./lib/node-tests.mjs";
import { run, runModule } from "./lib/run.mjs";
import { ensurePageTools, ensureRuntimes } from "./lib/runtimes.mjs";
import { rustfmt } from "./lib/rustfmt.mjs";
import { main, Problem } from "./lib/say.mjs";
import { ensureServers } from "./lib/servers.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";
import { checkSizes } from "./lib/sizes.mjs";
import { runSteps, select, table } from "./lib/steps.mjs";
import { cargoTest, wasmTests } from "./lib/tests.mjs";
import { ensureVsCode } from "./lib/vscode.mjs";

/** @param {string[]} args */
const clippy = (args) => run("cargo", ["clippy", "--locked", ...args, "--", "-D", "warnings"]);

// First what is quick, then what needs the build.
/** @type {import("./lib/steps.mjs").Step[]} */
const steps = [
  { name: "fmt", about: "the form of all Rust sources", run: () => rustfmt("--check", "-l") },
  {
    name: "layers",
    about: "modules depend on each other in one direction, in core and in www; the picture of the layers is right",
    run: checkLayers,
  },
  {
    name: "biome",
    about: "form and lints of TypeScript, JavaScript, CSS and JSON",
    run: () => runModule("@biomejs/biome/bin/biome", ["ci"]),
  },
  { name: "tooling", about: "the tests of these scripts", run: () => nodeTests("tooling") },
  {
    name: "messages",
    about: "the words of the page and of the engine, in every language",
    run: () => nodeTests("messages"),
  },
  {
    name: "clippy",
    about: "Rust lints, also of the engine without HTML",
    run: async () => {
      await clippy(["--workspace", "--all-targets"]);
      await clippy(["-p", "robotscope", "--no-default-features"]);
    },
  },
  {
    name: "benches",
    about: "the lints of the benches, which are a workspace of their own",
    run: () => clippy(["--manifest-path", "benches/Cargo.toml", "--all-targets"]),
  },
  {
    name: "clippy-wasm",
    about: "Rust lints of what is compiled for browsers only",
    run: () => clippy(["-p", "robotscope-web", "-p", "robotscope-www", "--target", "wasm32-unknown-unknown"]),
  },
  {
    name: "rust-test",
    about: "unit, integration, property and documentation tests",
    run: () => cargoTest(["--workspace"]),
  },
  {
    name: "doc",
    about: "the Rust documentation, without warnings",
    run: () => run("cargo", ["doc", "--locked", "--workspace", "--no-deps"], { env: { RUSTDOCFLAGS: "-D warnings" } }),
  },
  {
    name: "servers",
    about: "generated configurations on Apache, nginx, Caddy and Express",
    run: async () => nodeTests("servers", { env: await ensureServers() }),
  },
  {
    name: "wasm-test",
    about: "Rust tests as WebAssembly in Chromium",
    run: async () => {
      await ensureWasmTools();
      await wasmTests();
    },
  },
  {
    name: "build",
    about: "the page, the npm package and the VS Code extension, as they are published",
    run: async () => {
      await ensureWasmTools();
      await buildEverything();
    },
  },
  {
    name: "tsc",
    about: "the types of TypeScript and JavaScript; those of the Rust half come from the build",
    needs: "build",
    run: async () => {
      await runModule("typescript/bin/tsc", ["-p", "."]);
      await runModule("typescript/bin/tsc", ["-p", "web/cli"]);
      await runModule("typescript/bin/tsc", ["-p", "edge"]);
      await runModule("typescript/bin/tsc", ["-p", "editors/vscode"]);
      await runModule("typescript/bin/tsc", ["-p", "www"]);
      await runModule("typescript/bin/tsc", ["-p", "www/offline"]);
    },
  },
  { name: "package", about: "the npm package as users install it", needs: "build", run: () => nodeTests("package") },
  {
    name: "robots-parser",
    about: "robotscope/robots-parser beside robots-parser",
    needs: "build",
    run: () => nodeTests("robots-parser"),
  },
  { name: "cli", about: "the command line, with servers that misbehave", needs: "build", run: () => nodeTests("cli") },
  { name: "docs", about: "the examples and the API reference", needs: "build", run: () => nodeTests("docs") },
  {
    name: "runtimes",
    about: "the npm package in Node.js, Deno, Bun, workerd and browsers, from every bundler; its types",
    needs: "build",
    run: async () => {
      await ensureRuntimes();
      await ensureChromium();
      await nodeTests("runtimes");
    },
  },
  {
    name: "edge",
    about: "the service behind a URL, on workerd and Node.js: its answers, its bounds, and where it does not go",
    needs: "build",
    run: async () => {
      await ensureRuntimes();
      await nodeTests("edge");
    },
  },
  {
    name: "page",
    about: "the page in Chromium, its core paths in Firefox, and Lighthouse",
    needs: "build",
    run: async () => {
      await ensurePageTools();
      const firefox = await ensureFirefox();
      const chromium = await ensureChromium();
      return nodeTests("page", {
        env: { ROBOTSCOPE_CHROMIUM: chromium, ...(firefox && { ROBOTSCOPE_FIREFOX: firefox }) },
        alone: ["lighthouse", "speed"],
        again: true,
      });
    },
  },
  {
    name: "vscode",
    about: "the extension in a real VS Code for the Web",
    needs: "build",
    run: async () => {
      await ensureVsCode();
      return nodeTests("vscode", { env: { ROBOTSCOPE_CHROMIUM: await ensureChromium() }, again: true });
    },
  },
  { name: "size", about: "the download sizes against scripts/budgets.json", needs: "build", run: checkSizes },
  {
    name: "recipes",
    about: "the recipes of CONTRIBUTING.md, done on a copy",
    isSlow: true,
    run: () => nodeTests("recipes"),
  },
  {
    name: "frameworks",
    about: "the npm package in the bundlers, frameworks and runtimes that its README lists, from the registry",
    needs: "build",
    isSlow: true,
    run: async () => {
      await ensureChromium();
      await nodeTests("frameworks");
    },
  },
];

main(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string" }, list: { type: "boolean" }, all: { type: "boolean" } },
  });
  if (values.list) {
    for (const { name, about } of steps) console.log(`${name.padEnd(12)} ${about}`);
    return;
  }
  const selected = select(steps, values);
  await setUp({ checks: true });
  const results = await runSteps(selected);
  console.log(`\n${table(results)}`);
  const bad = results.filter(({ state }) => state !== "ok").map(({ name }) => name);
  if (bad.length > 0)
    throw new Problem(`not ok: ${bad.join(", ")}. To run these again: npm test -- --only ${bad.join(",")}`);
});
