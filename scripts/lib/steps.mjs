import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { testFiles } from "./node-tests.mjs";
import { root } from "./paths.mjs";
import { CommandProblem, duration, forPeople, Problem, paint } from "./say.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about what the step checks, in a few words
 * @property {string} [needs] the name of a step that must succeed first
 * @property {"quick" | "only quick" | "all"} [when] `quick`: also part of `npm run quick`; `all`: runs only if named, or with `--all`
 * @property {(paths?: string[]) => Promise<void>} [runFiles] for tests in tests/<name>: runs these files, or the usual ones if none are
 * passed
 * @property {import("./build.mjs").Part[]} [uses] the parts of the build that the tests use
 * @property {string[]} [usual] the test files that run without `--all`, without .test.mjs; by default all files
 * @property {() => unknown} run throws on failure
 */

/** @typedef {{ name: string, state: "ok" | "FAILED" | "skipped", milliseconds: number, reason?: string }} Result */

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
    const step = steps.find((step) => step.runFiles && step.name === name);
    if (!step || (file && !existsSync(path)))
      throw new Problem(`--file takes a file such as tests/page/share.test.mjs, or a folder of them, not “${path}”.`);
    files.set(step, [...(files.get(step) ?? []), ...(file ? [resolve(path)] : testFiles(step.name))]);
  }
  const chosen = [...files].map(([step, paths]) => ({ ...step, run: () => step.runFiles?.(paths) }));
  const parts = [...new Set(chosen.flatMap(({ uses = [] }) => uses))];
  const first = { name: "build", about: `${parts.join(" and ")}, compiled quickly`, run: () => build(parts) };
  return parts.length > 0 ? [first, ...chosen] : chosen;
}

/**
 * Returns a message that names the steps and files that `npm test` skips without options.
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
 * Runs all steps, also after a failure, so that one run reports all failures.
 *
 * @param {Step[]} steps
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps) {
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    if (results.some(({ name, state }) => name === step.needs && state !== "ok")) {
      results.push({ name: step.name, state: "skipped", milliseconds: 0 });
      continue;
    }
    console.log(`\n${paint("cyan", `━━ ${step.name}`)} – ${step.about}`);
    const start = performance.now();
    let state = /** @type {Result["state"]} */ ("ok");
    let reason;
    try {
      await step.run();
    } catch (error) {
      state = "FAILED";
      reason = error instanceof CommandProblem ? lastLines(error.output) : forPeople(error);
      console.error(`${paint("red", step.name)}: ${forPeople(error)}`);
    }
    results.push({ name: step.name, state, milliseconds: performance.now() - start, reason });
  }
  return results;
}

/** Returns the last 40 lines of an output, about one screen. @param {string} output */
const lastLines = (output) => output.trimEnd().split("\n").slice(-40).join("\n");

/**
 * Returns failed steps' messages to repeat at the end. The originals are thousands of lines above, and CI logs may be truncated.
 *
 * @param {Result[]} results
 */
export function reasons(results) {
  return results
    .flatMap(({ name, reason }) => (reason ? [`${paint("red", `━━ ${name}`)}\n${reason}`] : []))
    .join("\n\n");
}

/** @param {Result[]} results */
export function table(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const colours = /** @type {const} */ ({ ok: "green", FAILED: "red", skipped: "yellow" });
  const rows = results.map(({ name, state, milliseconds }) => {
    const time = state === "skipped" ? "" : duration(milliseconds);
    return `  ${name.padEnd(width)}  ${time.padStart(11)}  ${paint(colours[state], state)}`;
  });
  const total = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [...rows, `  ${"total".padEnd(width)}  ${duration(total).padStart(11)}`].join("\n");
}
