import { existsSync, readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";

/** Milliseconds. No test file takes longer unless it waits forever. */
const TIMEOUT = 15 * 60_000;

/** Returns the test files in a folder of tests/. @param {string} name */
export function testFiles(name) {
  const folder = inRoot("tests", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".test.mjs")) : [];
  if (files.length === 0) throw new Problem(`There are no tests in tests/${name}.`);
  return files.map((file) => join(folder, file));
}

/**
 * Runs test files in parallel. Fails if a test fails; a second run would only hide tests that are sometimes wrong.
 *
 * @param {string[]} paths
 * @param {Record<string, string>} [env]
 */
export async function nodeTests(paths, env) {
  // The largest first, so that the last one to start is short.
  const sizes = new Map(paths.map((path) => [path, statSync(path).size]));
  const sorted = [...paths].sort((one, other) => Number(sizes.get(other)) - Number(sizes.get(one)));
  // Exits even if a failed test has left a browser or server open.
  const options = ["--test-force-exit", `--test-timeout=${TIMEOUT}`, `--test-concurrency=${availableParallelism()}`];
  // Without the variable, with which a test that runs this one would silence it.
  await run(process.execPath, ["--test", "--test-reporter=spec", ...options, ...sorted], {
    env: { ...env, NODE_TEST_CONTEXT: undefined },
    capture: true,
  });
}
