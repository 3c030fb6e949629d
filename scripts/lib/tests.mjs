import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromiumFlags, ensureChromedriver } from "./chromium.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";
import { toolPath } from "./tools.mjs";
import { TARGET } from "./wasm.mjs";

/**
 * Runs `cargo test` without stopping at the first failed test. Throws if a test fails or if no test runs.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function cargoTest(args, env) {
  const output = await run("cargo", ["test", "--locked", "--no-fail-fast", ...args], { env, capture: true });
  if (countPassed(output) === 0) throw new Problem(`“cargo test ${args.join(" ")}” ran no test.`);
}

/** Counts passed tests in `cargo test` output from all test programs. @param {string} output */
export function countPassed(output) {
  const results = stripVTControlCharacters(output).matchAll(/^test result: .* (\d+) passed/gm);
  return Array.from(results, (result) => Number(result[1])).reduce((sum, passed) => sum + passed, 0);
}

export async function wasmTests() {
  const { chromium, chromedriver } = await ensureChromedriver();
  const folder = mkdtempSync(join(tmpdir(), "robotscope-webdriver-"));
  const configuration = join(folder, "webdriver.json");
  // Without a profile folder in the configuration, the driver creates an empty profile for every run.
  writeFileSync(configuration, JSON.stringify({ "goog:chromeOptions": { binary: chromium, args: chromiumFlags } }));
  const env = {
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: toolPath("wasm-bindgen-test-runner"),
    CHROMEDRIVER: chromedriver,
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: configuration,
    WASM_BINDGEN_TEST_ONLY_WEB: "1",
    WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60",
    WASM_BINDGEN_TEST_TIMEOUT: "300",
  };
  // Name both packages, so that the engine is compiled only once, with both packages' features.
  const program = ["--target", TARGET, "-p", "robotscope", "-p", "robotscope-web", "--test"];
  try {
    // Do not add --quiet: the runner rejects it.
    // Run the tests of `engine` in a worker, because the driver gives up if a page does not respond for 30 seconds. Only its tests with the
    // browser's HTML parser need a page.
    const inWorker = { ...env, WASM_BINDGEN_USE_DEDICATED_WORKER: "1" };
    const inPage = { ...env, WASM_BINDGEN_USE_BROWSER: "1" };
    await cargoTest([...program, "engine", "--", "--skip", "as_a_browser"], inWorker);
    await cargoTest([...program, "engine", "--", "as_a_browser"], inPage);
    await cargoTest([...program, "browser"], inPage);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
