import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { attempt } from "./run.mjs";
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

/** @typedef {{ milliseconds: number, failures: string[] }} Outcome `failures`: each failed test with its error */

/**
 * Runs test files in parallel, in the given order. Returns the outcome of each file. Never retries, because retries hide intermittent
 * failures.
 *
 * @param {string[]} files
 * @param {Record<string, string>} [env]
 * @returns {Promise<Map<string, Outcome>>}
 */
export async function nodeTests(files, env) {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-outcomes-"));
  const outcomes = join(folder, "outcomes.ndjson");
  // With `forceExit`, a file ends even if a failed test leaves a browser or server running.
  const options = { outcomes, files, concurrency: availableParallelism(), timeout: TIMEOUT, forceExit: true };
  try {
    // The test runner passes `--import` on to the process of each test file.
    const blocking = ["--import", new URL("blocking-output.mjs", import.meta.url).href];
    const runner = inRoot("scripts", "lib", "run-test-files.mjs");
    await attempt(process.execPath, [...blocking, runner, JSON.stringify(options)], { env });
    return existsSync(outcomes) ? outcomesIn(readFileSync(outcomes, "utf8")) : new Map();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Collects the outcomes of files from the records that run-test-files.mjs wrote. @param {string} records */
function outcomesIn(records) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  for (const record of records.split("\n").filter(Boolean)) {
    const { file, milliseconds, failure } = JSON.parse(record);
    const path = resolve(root, file);
    const outcome = outcomes.get(path) ?? { milliseconds: 0, failures: [] };
    outcomes.set(path, outcome);
    outcome.milliseconds += milliseconds;
    if (failure !== undefined) outcome.failures.push(`✖ ${failure}`);
  }
  return outcomes;
}
