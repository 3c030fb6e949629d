import { existsSync, readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";

/** The time limit for a test file, in milliseconds. Only a file that hangs takes longer. */
const TIMEOUT = 15 * 60_000;

/** Returns the paths of the test files in tests/<name>. @param {string} name */
export function testFiles(name) {
  const folder = inRoot("tests", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".test.mjs")) : [];
  if (files.length === 0) throw new Problem(`There are no tests in tests/${name}.`);
  return files.map((file) => join(folder, file));
}

/**
 * Runs test files in parallel. Throws if a test fails. Never retries, because retries hide intermittent failures.
 *
 * @param {string[]} paths
 * @param {Record<string, string>} [env]
 */
export async function nodeTests(paths, env) {
  // Start the largest file first, so that a short one finishes last.
  const sizes = new Map(paths.map((path) => [path, statSync(path).size]));
  const sorted = [...paths].sort((one, other) => Number(sizes.get(other)) - Number(sizes.get(one)));
  // --test-force-exit exits even if a failed test leaves a browser or server running.
  const options = ["--test-force-exit", `--test-timeout=${TIMEOUT}`, `--test-concurrency=${availableParallelism()}`];
  // In a test, NODE_TEST_CONTEXT is set and would silence the inner run.
  await run(process.execPath, ["--test", "--test-reporter=spec", ...options, ...sorted], {
    env: { ...env, NODE_TEST_CONTEXT: undefined },
    capture: true,
  });
}
