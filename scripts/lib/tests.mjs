import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromiumFlags, ensureChromedriver } from "./chromium.mjs";
import { inRoot } from "./paths.mjs";
import { attempt, run } from "./run.mjs";
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
    await cargoTest([...target, "-p", "robotscope", "--test", "engine"], env);
    await cargoTest([...target, "-p", "robotscope-web", "--tests"], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Longer takes no file of tests: then something waits for ever, and whoever waits for us should not. */
const LONGEST = 15 * 60_000;

/**
 * The tests for Node.js in a folder of tests/: every file in it whose name ends with .test.mjs. Several run side by side, for most wait
 * for a browser or for a program; those that measure run alone, afterwards.
 *
 * @param {string} name
 * @param {{ env?: Record<string, string>, alone?: string[] }} [options] `alone` has names of files without .test.mjs
 */
export async function nodeTests(name, { env, alone = [] } = {}) {
  const folder = inRoot("tests", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".test.mjs")) : [];
  if (files.length === 0) throw new Problem(`There are no tests in tests/${name}.`);
  const single = alone.map((file) => `${file}.test.mjs`);
  const missing = single.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Problem(`There is no ${missing.join(", ")} in tests/${name}.`);
  const together = files.filter((file) => !single.includes(file));
  const results = [
    await testFiles(folder, together, availableParallelism(), env),
    ...(single.length > 0 ? [await testFiles(folder, single, 1, env)] : []),
  ];
  if (results.some(({ ok }) => !ok)) throw new Problem(`Tests of tests/${name} failed; what they say is above.`);
}

/**
 * @param {string} folder
 * @param {string[]} files
 * @param {number} atOnce
 * @param {Record<string, string>} [env]
 */
function testFiles(folder, files, atOnce, env) {
  // What a test that failed has left open may not keep the others waiting.
  const options = ["--test-force-exit", `--test-timeout=${LONGEST}`, `--test-concurrency=${atOnce}`];
  // By name, because Node.js 20 and 22 understand a folder differently.
  const paths = files.sort().map((file) => join(folder, file));
  return attempt(process.execPath, ["--test", "--test-reporter", "spec", ...options, ...paths], { env });
}
