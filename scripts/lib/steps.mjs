import { existsSync, statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { nodeTests, testFiles } from "./node-tests.mjs";
import { root } from "./paths.mjs";
import { CommandProblem, duration, forPeople, Problem, paint } from "./say.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about what the step checks, in a few words
 * @property {string} [needs] the name of a step that must succeed first
 * @property {"quick" | "only quick" | "all"} [when] `quick`: also part of `npm run quick`; `only quick`: part of `npm run quick`, otherwise
 *   runs only if named; `all`: runs only if named, or with `--all`
 * @property {import("./build.mjs").Part[]} [uses] the parts of the build that the tests use
 * @property {string[]} [usual] the names of the test files to run, without .test.mjs; if missing, all files of the step run
 * @property {() => string[]} [files] for tests in tests/<name>: returns the paths of the test files to run
 * @property {() => Promise<Record<string, string> | void>} [environment] installs programs, and for tests returns environment variables
 * with their paths. Needs no other step
 * @property {() => unknown} [run] throws on failure. For tests, it prepares the run
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {"ok" | "FAILED" | "skipped"} state
 * @property {number} milliseconds the time that the step took, without installations; for tests, the total time of its tests, some of which
 *   ran at the same time
 * @property {string} [reason]
 */

/** @typedef {{ only?: string, quick?: boolean, all?: boolean }} Choice `only` contains step names, separated by commas */

/**
 * Returns the requested steps, in the order of `steps`.
 *
 * @param {Step[]} steps
 * @param {Choice} choice
 */
export function select(steps, { only, quick = false, all = false }) {
  if (quick) return steps.filter(({ when }) => when === "quick" || when === "only quick");
  if (only === undefined) return steps.filter(({ when }) => when !== "only quick" && (all || when !== "all"));
  const names = only.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Problem(
      `There is no step “${unknown.join(", ")}”. The steps are: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  return steps.filter(({ name }) => names.includes(name));
}

/**
 * Returns the steps for test files or folders: one that builds the necessary parts, then one for each folder.
 *
 * @param {Step[]} steps
 * @param {string[]} paths
 * @param {(parts: import("./build.mjs").Part[]) => unknown} build
 * @returns {Step[]}
 */
export function forFiles(steps, paths, build) {
  /** @type {Map<Step, string[]>} */
  const files = new Map();
  for (const path of paths) {
    const [, name, file] = /^tests\/([^/]+)(?:\/([^/]+\.test\.mjs))?\/?$/.exec(relative(root, resolve(path))) ?? [];
    const step = steps.find((step) => step.files && step.name === name);
    if (!step || (file && !existsSync(path)))
      throw new Problem(
        `--file must be a test file such as tests/page/share.test.mjs, or a folder of test files, not “${path}”.`,
      );
    files.set(step, [...(files.get(step) ?? []), ...(file ? [resolve(path)] : testFiles(step.name))]);
  }
  const chosen = [...files].map(([step, paths]) => ({ ...step, files: () => paths }));
  const parts = [...new Set(chosen.flatMap(({ uses = [] }) => uses))];
  const first = { name: "build", about: `${parts.join(" and ")}, compiled quickly`, run: () => build(parts) };
  return parts.length > 0 ? [first, ...chosen] : chosen;
}

/**
 * Returns a message that lists what a run left out: the names of steps, and the numbers of test files. Empty if the run was complete.
 *
 * @param {Step[]} steps
 * @param {Step[]} ran
 */
export function leftOut(steps, ran) {
  const missing = steps.filter((step) => step.when !== "only quick" && !ran.includes(step)).map(({ name }) => name);
  const files = ran.flatMap(({ name, usual }) =>
    usual ? [`${testFiles(name).length - usual.length} files of tests/${name}`] : [],
  );
  const left = [...files, ...missing];
  return left.length > 0 ? `Left out: ${left.join(", ")}. “npm test -- --all” runs everything.` : "";
}

/**
 * Runs all steps, even after a failure, so that one run reports all failures. Skips only steps that need a failed or
 * skipped step. Consecutive steps with test files run together, so that no processor core is idle while a step's last
 * file runs. Installs the steps' programs while earlier steps run, because downloads need little processor time, and some steps leave a
 * core idle. Installs them for one step at a time.
 *
 * @param {Step[]} steps
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Prepared[]} */
  let prepared = [];
  /** @type {Map<Step, ReturnType<typeof runStep>>} */
  const environments = new Map();
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  for (const step of steps.filter(({ environment }) => environment)) {
    const installed = last.then(() => runStep(step.name, step.environment));
    environments.set(step, installed);
    last = installed;
  }
  for (const [place, step] of steps.entries()) {
    if (results.some(({ name, state }) => name === step.needs && state !== "ok")) {
      results.push({ name: step.name, state: "skipped", milliseconds: 0 });
    } else {
      console.log(`\n${paint("cyan", `━━ ${step.name}`)} – ${step.about}`);
      const installed = await environments.get(step);
      const env = /** @type {Record<string, string> | undefined} */ (installed?.value);
      const { result } = installed?.result.state === "FAILED" ? installed : await runStep(step.name, step.run);
      results.push(result);
      if (step.files && result.state === "ok") prepared.push({ result, files: step.files(), env });
    }
    if (!steps[place + 1]?.files) {
      await runTests(prepared);
      prepared = [];
    }
  }
  // If steps were skipped, their programs may still be installing. Ending the process would interrupt apt-get.
  await last;
  return results;
}

/**
 * Runs a part of a step, and times it.
 *
 * @param {string} name the step's name
 * @param {() => unknown} [run]
 * @returns {Promise<{ result: Result, value: unknown }>} `value`: the return value of `run`
 */
async function runStep(name, run) {
  const start = performance.now();
  try {
    const value = await run?.();
    return { result: { name, state: "ok", milliseconds: performance.now() - start }, value };
  } catch (error) {
    console.error(`${paint("red", name)}: ${forPeople(error)}`);
    const reason = error instanceof CommandProblem ? lastLines(error.output) : forPeople(error);
    return { result: { name, state: "FAILED", milliseconds: performance.now() - start, reason }, value: undefined };
  }
}

/** @typedef {{ result: Result, files: string[], env: Record<string, string> | undefined }} Prepared */

/** Runs the test files of several steps together, and adds their times and failures to the results. @param {Prepared[]} steps */
async function runTests(steps) {
  if (steps.length === 0) return;
  const env = Object.assign({}, ...steps.map(({ env }) => env));
  // Start the steps with the fewest files first: their files take minutes. Within a step, start the largest file first.
  const size = (/** @type {string} */ file) => statSync(file).size;
  const inOrder = [...steps].sort((one, other) => one.files.length - other.files.length);
  const outcomes = await nodeTests(
    inOrder.flatMap(({ files }) => [...files].sort((one, other) => size(other) - size(one))),
    env,
  );
  const allFolders = new Set(steps.flatMap(({ files }) => files.map((file) => dirname(file))));
  for (const [place, { result, files }] of steps.entries()) {
    const failures = files
      .filter((file) => !outcomes.has(file))
      .map((file) => `✖ ${relative(root, file)}: did not run`);
    const folders = new Set(files.map((file) => dirname(file)));
    for (const [file, outcome] of outcomes) {
      // Node.js reports a test under the file that defines the test. A test file may import its tests from another file in its folder, so
      // find the step by folder. The first step also gets the outcomes in all other folders.
      const isOwn = folders.has(dirname(file)) || (place === 0 && !allFolders.has(dirname(file)));
      if (!isOwn) continue;
      failures.push(...outcome.failures);
      result.milliseconds += outcome.milliseconds;
    }
    if (failures.length > 0) Object.assign(result, { state: "FAILED", reason: failures.join("\n") });
  }
}

/** Returns the last 40 lines of an output, about one screen. @param {string} output */
const lastLines = (output) => output.trimEnd().split("\n").slice(-40).join("\n");

/**
 * Formats the failed steps' messages for the end of the output. Otherwise, readers would have to search thousands of lines, and CI logs
 * may be truncated.
 *
 * @param {Result[]} results
 */
export function reasons(results) {
  return results
    .flatMap(({ name, reason }) => (reason ? [`${paint("red", `━━ ${name}`)}\n${reason}`] : []))
    .join("\n\n");
}

/**
 * Returns the time and state of each step, and the time of the whole run.
 *
 * @param {Result[]} results
 * @param {number} milliseconds the time of the whole run; test files of different steps run at the same time
 */
export function table(results, milliseconds) {
  const width = Math.max("whole run".length, ...results.map(({ name }) => name.length));
  const colours = /** @type {const} */ ({ ok: "green", FAILED: "red", skipped: "yellow" });
  const rows = results.map(({ name, state, milliseconds }) => {
    const time = state === "skipped" ? "" : duration(milliseconds);
    return `  ${name.padEnd(width)}  ${time.padStart(11)}  ${paint(colours[state], state)}`;
  });
  return [...rows, `  ${"whole run".padEnd(width)}  ${duration(milliseconds).padStart(11)}`].join("\n");
}
