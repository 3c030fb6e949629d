import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { testFiles } from "./node-tests.mjs";
import { root } from "./paths.mjs";
import { CommandProblem, duration, forPeople, Problem, paint } from "./say.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about what it checks, in a few words
 * @property {string} [needs] the step without which it makes no sense
 * @property {"quick" | "only quick" | "all"} [when] `quick`: `npm run quick` runs it, too; `all`: it runs only where it is named, or with `--all`
 * @property {(paths?: string[]) => Promise<void>} [runFiles] for tests in the folder tests/<name>: runs these files, or the usual ones
 * @property {import("./build.mjs").Part[]} [uses] the parts of the build that these tests read
 * @property {string[]} [usual] the test files that run without `--all`, without .test.mjs; without this, all files
 * @property {() => unknown} run fails by throwing
 */

/** @typedef {{ name: string, state: "ok" | "FAILED" | "skipped", milliseconds: number, reason?: string }} Result */

/** @typedef {{ only?: string, quick?: boolean, all?: boolean }} Choice `only` has names with commas */

/**
 * The steps that were asked for, in their usual order.
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
 * For files of tests, or folders of them: what builds all that they look at, quickly, and runs them.
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
  const chosen = [...files].map(([step, own]) => ({ ...step, run: () => step.runFiles?.(own) }));
  const parts = [...new Set(chosen.flatMap(({ uses = [] }) => uses))];
  const first = { name: "build", about: `${parts.join(" and ")}, compiled quickly`, run: () => build(parts) };
  return parts.length > 0 ? [first, ...chosen] : chosen;
}

/** What is said at the end of a run that was asked for without names, of the steps that it did not run. @param {Step[]} steps @param {Step[]} ran */
export function leftOut(steps, ran) {
  const missing = steps.filter((step) => step.when !== "only quick" && !ran.includes(step)).map(({ name }) => name);
  const files = ran.flatMap(({ name, usual }) =>
    usual ? [`${testFiles(name).length - usual.length} files of tests/${name}`] : [],
  );
  const left = [...files, ...missing];
  return left.length > 0 ? `Left out: ${left.join(", ")}. “npm test -- --all” runs everything.` : "";
}

/**
 * Runs all steps, also after a failure: whoever waits for the tests wants to know all that is wrong.
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

/** The end of an output, of as many lines as a screen has. @param {string} output */
const lastLines = (output) => output.trimEnd().split("\n").slice(-40).join("\n");

/** Why steps failed, once more: their own messages are thousands of lines above, and of a long log often only the end is kept. @param {Result[]} results */
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
