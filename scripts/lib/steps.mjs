import { duration, forPeople, Problem, paint } from "./say.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about what it checks, in a few words
 * @property {string} [needs] the step without which it makes no sense
 * @property {boolean} [isSlow] it runs only where it is named, or with all
 * @property {() => unknown} run fails by throwing; an array that it returns is what to say at the end, although it passed
 */

/** @typedef {{ name: string, state: "ok" | "FAILED" | "skipped", milliseconds: number, notes?: string[] }} Result */

/**
 * The steps that were asked for, in their usual order.
 *
 * @param {Step[]} steps
 * @param {{ only?: string, all?: boolean }} choice `only` has names with commas
 */
export function select(steps, { only, all = false }) {
  if (only === undefined) return steps.filter(({ isSlow }) => all || !isSlow);
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
    let notes;
    try {
      const returned = await step.run();
      if (Array.isArray(returned)) notes = returned;
    } catch (error) {
      state = "FAILED";
      console.error(`${paint("red", step.name)}: ${forPeople(error)}`);
    }
    results.push({ name: step.name, state, milliseconds: performance.now() - start, notes });
  }
  return results;
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
  const notes = results.flatMap((result) => result.notes ?? []).map((note) => paint("yellow", note));
  return [...rows, `  ${"total".padEnd(width)}  ${duration(total).padStart(11)}`, ...notes].join("\n");
}
