import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromiumFlags, ensureChromedriver } from "./chromium.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";
import { toolPath } from "./tools.mjs";

/**
 * `cargo test`; no tests are a failure too, for then something does not find them.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function cargoTest(args, env) {
  const output = await run("cargo", ["test", "--locked", ...args], { env, capture: true });
  if (countPassed(output) === 0) throw new Problem(`“cargo test ${args.join(" ")}” ran no test.`);
}

/** How many tests passed in all runs of an output of `cargo test`. @param {string} output */
export function countPassed(output) {
  const results = stripVTControlCharacters(output).matchAll(/^test result: .* (\d+) passed/gm);
  return Array.from(results, (result) => Number(result[1])).reduce((sum, passed) => sum + passed, 0);
}

/** The Rust tests that run in a browser as WebAssembly. */
export async function wasmTests() {
  const { chromium, chromedriver } = await ensureChromedriver();
  const folder = mkdtempSync(join(tmpdir(), "robotscope-webdriver-"));
  const configuration = join(folder, "webdriver.json");
  // Without a profile folder of ours: the driver makes an empty one for every run.
  writeFileSync(configuration, JSON.stringify({ "goog:chromeOptions": { binary: chromium, args: chromiumFlags } }));
  const env = {
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: toolPath("wasm-bindgen-test-runner"),
    CHROMEDRIVER: chromedriver,
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: configuration,
    // Tests that do not say where they run do so in the browser too; tests for Node.js only would be left out.
    WASM_BINDGEN_USE_BROWSER: "1",
    WASM_BINDGEN_TEST_ONLY_WEB: "1",
    WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60",
    WASM_BINDGEN_TEST_TIMEOUT: "300",
  };
  const target = ["--target", "wasm32-unknown-unknown"];
  try {
    // Never with --quiet, which the runner does not understand.
    const ofTheEngine = [
      "conformance",
      "availability",
      "other_records",
      "compare",
      "http",
      "generate",
      "dates",
      "directives",
      "html",
      "ai_signals",
      "pages",
      "lint",
      "language",
    ].flatMap((name) => ["--test", name]);
    await cargoTest([...target, "-p", "robotscope", ...ofTheEngine], env);
    await cargoTest([...target, "-p", "robotscope-web", "--tests"], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests for Node.js in a folder of tests/: every file in it whose name ends with .test.mjs.
 *
 * @param {string} name
 * @param {Record<string, string>} [env]
 */
export async function nodeTests(name, env) {
  const folder = inRoot("tests", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".test.mjs")) : [];
  if (files.length === 0) throw new Problem(`There are no tests in tests/${name}.`);
  // By name, because Node.js 20 and 22 understand a folder differently.
  const paths = files.sort().map((file) => join(folder, file));
  await run(process.execPath, ["--test", "--test-reporter", "spec", ...paths], { env });
}
