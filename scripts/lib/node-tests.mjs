import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism, devNull, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { attempt } from "./run.mjs";
import { Problem, paint, say } from "./say.mjs";

/** Longer takes no file of tests: then something waits for ever, and whoever waits for us should not. */
const LONGEST = 15 * 60_000;

/** Where more files fail than these, the machine is not the reason, and a second run would only keep everybody waiting. */
const MOST_FLAKY = 4;

/** @typedef {import("./failures-reporter.mjs").Failure} Failure */

/**
 * @typedef {object} TestOptions
 * @property {() => Promise<Record<string, string>>} [environment] installs what the tests need, and names it in environment variables
 * @property {boolean} [again] files that fail run once more, one by one; see `runFiles`
 */

/**
 * Runs tests for Node.js in a folder of tests/: the files that are named, or every one whose name ends with .test.mjs.
 *
 * @param {string} name
 * @param {TestOptions} [options]
 * @param {string[]} [paths]
 * @returns {Promise<string[]>} the tests that passed the second time only, in words
 */
export async function nodeTests(name, { environment, again } = {}, paths = testFiles(name)) {
  const { ok, flaky, failures } = await runFiles(paths, { env: await environment?.(), again });
  if (!ok)
    throw new Problem([`Tests of tests/${name} failed; all they say is above.`, ...failures.map(inWords)].join("\n"));
  return flaky;
}

/** The files of tests in a folder of tests/. @param {string} name */
export function testFiles(name) {
  const folder = inRoot("tests", name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".test.mjs")) : [];
  if (files.length === 0) throw new Problem(`There are no tests in tests/${name}.`);
  return files.map((file) => join(folder, file));
}

/** A file of tests in a folder of tests/. @param {string} name @param {string} file without .test.mjs */
export function testFile(name, file) {
  const path = inRoot("tests", name, `${file}.test.mjs`);
  if (!existsSync(path)) throw new Problem(`There is no ${path}.`);
  return path;
}

/**
 * Runs files of tests, several side by side, for most wait for a browser or for a program.
 *
 * With `again`, a few files that failed run once more, alone: a browser on a busy machine can be late for a test that is right. What
 * passes then is no failure; it is told, for the test waits for too little.
 *
 * @param {string[]} paths
 * @param {{ env?: Record<string, string>, again?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, flaky: string[], failures: Failure[] }>} whether all passed, which of them the second time only, and
 *   which never
 */
export async function runFiles(paths, { env, again = false } = {}) {
  // The large ones first, so that at the end nobody waits for one of them.
  const sizes = new Map(paths.map((path) => [path, statSync(path).size]));
  const sorted = [...paths].sort((one, other) => Number(sizes.get(other)) - Number(sizes.get(one)));
  const { ok: passed, failures } = await run(sorted, availableParallelism(), env);
  if (passed) return { ok: true, flaky: [], failures: [] };
  const failed = [...new Set(failures.map(({ file }) => file))];
  if (!again || failed.length === 0 || failed.length > MOST_FLAKY) return { ok: false, flaky: [], failures };
  say(`once more, alone: ${failed.map((file) => basename(file)).join(", ")}`);
  const second = await run(failed, 1, env);
  const flaky = second.ok ? failures.map((failure) => `flaky: ${inWords(failure)}`) : [];
  for (const line of flaky) console.log(paint("yellow", line));
  return { ok: second.ok, flaky, failures: second.failures };
}

/** @param {Failure} failure */
const inWords = ({ file, name, message }) =>
  `${name} (${basename(file)}), failed with ${message.trim().replaceAll("\n", "\n  ")}`;

/**
 * @param {string[]} paths
 * @param {number} atOnce
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ ok: boolean, failures: Failure[] }>}
 */
async function run(paths, atOnce, env) {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-failures-"));
  const destination = join(folder, "failures.jsonl");
  const reporters = [
    ...["--test-reporter", "spec", "--test-reporter-destination", "stdout"],
    ...["--test-reporter", new URL("failures-reporter.mjs", import.meta.url).href],
    ...["--test-reporter-destination", devNull],
  ];
  // What a test that failed has left open may not keep the others waiting.
  const options = ["--test-force-exit", `--test-timeout=${LONGEST}`, `--test-concurrency=${atOnce}`];
  try {
    // Files by name, because Node.js 20 and 22 understand a folder differently. Without the variable, because a test runs this, too.
    const { ok } = await attempt(process.execPath, ["--test", ...reporters, ...options, ...paths], {
      env: { ...env, NODE_TEST_CONTEXT: undefined, ROBOTSCOPE_FAILURES: destination },
    });
    const lines = existsSync(destination) ? readFileSync(destination, "utf8").split("\n").filter(Boolean) : [];
    return { ok, failures: lines.map((line) => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
