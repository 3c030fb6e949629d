import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { runSteps, select, table } from "../../scripts/lib/steps.mjs";

/** @param {string} name @param {() => unknown} [run] @param {string} [needs] */
const step = (name, run = () => {}, needs) => ({ name, about: "…", needs, run });
const fail = () => {
  throw new Error("on purpose");
};
const states = (results) => results.map(({ name, state }) => `${name} ${state}`);

// What the steps of these tests print would look like failures.
beforeEach(() => {
  for (const method of /** @type {const} */ (["log", "error"])) mock.method(console, method, () => {});
});

test("a failed step does not stop the others", async () => {
  assert.deepEqual(states(await runSteps([step("a", fail), step("b")])), ["a FAILED", "b ok"]);
});

test("what needs a failed step is skipped, and what needs a skipped one too", async () => {
  const results = await runSteps([step("build", fail), step("page", fail, "build"), step("more", fail, "page")]);
  assert.deepEqual(states(results), ["build FAILED", "page skipped", "more skipped"]);
});

test("a step runs when the one that it needs was not asked for", async () => {
  assert.deepEqual(states(await runSteps([step("page", undefined, "build")])), ["page ok"]);
});

test("steps are selected in their usual order, and a wrong name is an error that lists the right ones", () => {
  const all = ["a", "b", "c"].map((name) => step(name));
  assert.deepEqual(
    select(all, { only: "c, a" }).map(({ name }) => name),
    ["a", "c"],
  );
  assert.throws(() => select(all, { only: "a,x" }), /no step “x”.*a, b, c/);
});

test("a slow step runs where it is named, and with all", () => {
  const steps = [step("a"), { ...step("b"), isSlow: true }];
  const selected = (/** @type {{ only?: string, all?: boolean }} */ choice) =>
    select(steps, choice).map(({ name }) => name);
  assert.deepEqual([selected({}), selected({ all: true }), selected({ only: "b" })], [["a"], ["a", "b"], ["b"]]);
});

test("what a step returns to be said stands below the table", async () => {
  const results = await runSteps([step("page", () => ["flaky: a test"]), step("fmt", () => "an output")]);
  assert.match(table(results), /total .*\nflaky: a test$/);
});

test("the table names every step, its time and the total", () => {
  const text = table([
    { name: "fmt", state: "ok", milliseconds: 400 },
    { name: "build", state: "FAILED", milliseconds: 61_000 },
    { name: "page", state: "skipped", milliseconds: 0 },
  ]);
  assert.match(text, /fmt +0\.4 s +.*ok/);
  assert.match(text, /build +1 min 1 s +.*FAILED/);
  assert.match(text, /page +.*skipped/);
  assert.match(text, /total +1 min 1 s/);
});
