import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, mock, test } from "node:test";
import { checks } from "../../scripts/lib/checks.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { Problem } from "../../scripts/lib/say.mjs";
import { forFiles, leftOut, reasons, runSteps, select, table } from "../../scripts/lib/steps.mjs";

/** @param {string} name @param {() => unknown} [run] @param {string} [needs] */
const step = (name, run = () => {}, needs) => ({ name, about: "…", needs, run });
const fail = () => {
  throw new Error("on purpose");
};
const states = (results) => results.map(({ name, state }) => `${name} ${state}`);

// Silence the console: the steps in these tests fail on purpose, and their output would look like failed tests.
beforeEach(() => {
  for (const method of /** @type {const} */ (["log", "error"])) mock.method(console, method, () => {});
});

test("runs the remaining steps after a failure", async () => {
  assert.deepEqual(states(await runSteps([step("a", fail), step("b")])), ["a FAILED", "b ok"]);
});

test("skips steps that depend on a failed or skipped step", async () => {
  const results = await runSteps([step("build", fail), step("page", fail, "build"), step("more", fail, "page")]);
  assert.deepEqual(states(results), ["build FAILED", "page skipped", "more skipped"]);
});

test("runs a step even if a step that it depends on was not selected", async () => {
  assert.deepEqual(states(await runSteps([step("page", undefined, "build")])), ["page ok"]);
});

test("installs a step's programs while earlier steps run, and fails the step if it cannot", async () => {
  let start = () => {};
  const started = new Promise((/** @type {(value?: unknown) => void} */ done) => {
    start = done;
  });
  const steps = [
    step("build", () => started),
    {
      ...step("page"),
      environment: async () => {
        start();
        return {};
      },
    },
    { ...step("data"), environment: async () => fail() },
  ];
  assert.deepEqual(states(await runSteps(steps)), ["build ok", "page ok", "data FAILED"]);
});

test("runs the test files of consecutive steps together, and assigns failures to their steps", () => {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-steps-"));
  try {
    const files = {
      good: 'import { test } from "node:test"; test("passes", () => {}); console.log("RAN", process.env.OF_BAD);',
      bad: 'import { test } from "node:test"; test("fails", () => { throw new Error("on purpose"); });',
      crash: 'throw new Error("before any test");',
      empty: "console.log(1);",
      inner:
        'import { test } from "node:test"; test("outer", (one) => one.test("inner", () => { throw new Error("deep"); }));',
      helped:
        'import { test } from "node:test"; import { define } from "./helper.mjs"; test("own", () => {}); define();',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, `${name}.test.mjs`), text);
    }
    writeFileSync(
      join(folder, "helped", "helper.mjs"),
      files.bad.replace("test(", "export const define = () => test("),
    );
    const steps = Object.keys(files).map(
      (name) => `{ name: "${name}", about: "…", files: () => ["${join(folder, name, name)}.test.mjs"],
        environment: ${name === "bad" ? 'async () => ({ OF_BAD: "with its environment" })' : "undefined"} }`,
    );
    const module = new URL("../../scripts/lib/steps.mjs", import.meta.url).href;
    const script = `import { runSteps } from "${module}";
      console.log("RESULTS" + JSON.stringify(await runSteps([${steps}])));`;
    // Run the steps in a separate process, because their output would look like a failure of this test.
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    const results = JSON.parse(/^RESULTS(.*)$/m.exec(stdout)?.[1] ?? "null");
    assert.deepEqual(
      states(results),
      ["good ok", "bad FAILED", "crash FAILED", "empty FAILED", "inner FAILED", "helped FAILED"],
      stdout,
    );
    assert.match(results[1].reason, /fails: on purpose/);
    assert.match(results[2].reason, /crash\.test\.mjs: /);
    assert.match(results[3].reason, /empty\.test\.mjs: no test ran/);
    assert.match(results[4].reason, /inner: deep/);
    assert.match(results[5].reason, /fails: on purpose/);
    assert.match(stdout, /RAN with its environment/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("selects steps in their usual order, and lists all steps if a name is unknown", () => {
  const all = ["a", "b", "c"].map((name) => step(name));
  assert.deepEqual(
    select(all, { only: "c, a" }).map(({ name }) => name),
    ["a", "c"],
  );
  assert.throws(() => select(all, { only: "a,x" }), /no step “x”.*a, b, c/);
});

/** @param {{ name: string }[]} steps */
const namesOf = (steps) => steps.map(({ name }) => name);

test("selects the usual, quick or all steps, and names the omitted steps", () => {
  /** @type {import("../../scripts/lib/steps.mjs").Step[]} */
  const steps = [
    { ...step("fmt"), when: "quick" },
    { ...step("core"), when: "only quick" },
    step("page"),
    { ...step("size"), when: "all" },
  ];
  const selected = (/** @type {import("../../scripts/lib/steps.mjs").Choice} */ choice) =>
    namesOf(select(steps, choice));
  assert.deepEqual(selected({}), ["fmt", "page"]);
  assert.deepEqual(selected({ all: true }), ["fmt", "page", "size"]);
  assert.deepEqual(selected({ quick: true }), ["fmt", "core"]);
  assert.deepEqual(selected({ only: "size,core" }), ["core", "size"]);
  assert.match(leftOut(steps, select(steps, {})), /^Left out: size\. .*--all/);
  assert.equal(leftOut(steps, select(steps, { all: true })), "");
});

test("runs a test file in its step, and builds only the parts that this step uses", async () => {
  const steps = checks({ quickBuild: true });
  /** @type {string[][]} */
  const built = [];
  const chosen = (/** @type {string[]} */ ...paths) =>
    forFiles(
      steps,
      paths.map((path) => inRoot(path)),
      (parts) => built.push(parts),
    );
  assert.deepEqual(namesOf(chosen("tests/tooling/steps.test.mjs")), ["tooling"]);
  const mixed = chosen("tests/cli/lint.test.mjs", "tests/page", "tests/cli/net-http.test.mjs");
  assert.deepEqual(namesOf(mixed), ["build", "cli", "page"]);
  await mixed[0].run?.();
  assert.deepEqual(built, [["package", "page"]]);
  for (const path of ["tests/page/missing.test.mjs", "tests/support", "core/src/lib.rs"])
    assert.throws(() => chosen(path), /--file must be/);
});

test("every test folder belongs to a step, and npm test omits steps with large downloads", () => {
  const steps = checks({ quickBuild: true });
  const files = readdirSync(inRoot("tests"), { recursive: true, encoding: "utf8" });
  const folders = new Set(files.flatMap((path) => /^([^/\\]+)[/\\][^/\\]+\.test\.mjs$/.exec(path)?.[1] ?? []));
  assert.deepEqual(namesOf(steps.filter(({ files }) => files)).sort(), [...folders].sort());
  const usual = namesOf(select(steps, {}));
  for (const name of ["frameworks", "vscode", "browsers", "runtimes", "servers"])
    assert.ok(!usual.includes(name), name);
});

test("npm test reports how many page test files it omits, and --all omits none", () => {
  const quick = checks({ quickBuild: true });
  const usual = quick.find(({ name }) => name === "page")?.usual ?? [];
  const pages = readdirSync(inRoot("tests", "page")).filter((file) => file.endsWith(".test.mjs"));
  assert.ok(usual.length > 0 && usual.every((name) => pages.includes(`${name}.test.mjs`)), usual.join(", "));
  const notice = leftOut(quick, select(quick, {}));
  assert.match(notice, new RegExp(`^Left out: ${pages.length - usual.length} files of tests/page, `));
  assert.deepEqual(
    checks({ quickBuild: false }).filter(({ usual }) => usual),
    [],
  );
});

test("repeats the last lines or the message of each failed step at the end", async () => {
  // Without a terminal, as here, `run` captures the output of the command.
  const command = () => run(process.execPath, ["-e", 'for (let i = 1; i < 60; i++) console.log(i); throw "the cause"']);
  const problem = () => {
    throw new Problem("no browser");
  };
  const why = reasons(await runSteps([step("wasm-test", command), step("fmt"), step("page", problem)]));
  assert.match(why, /^━━ wasm-test\n[\d\n]+[\s\S]*the cause[\s\S]*\n\n━━ page\nno browser$/);
  assert.equal(why.split("\n").length, 44);
  assert.equal(reasons(await runSteps([step("fmt")])), "");
});

test("the final table lists every step, the time of each step that ran, and the total time", () => {
  const text = table(
    [
      { name: "fmt", state: "ok", milliseconds: 400 },
      { name: "build", state: "FAILED", milliseconds: 61_000 },
      { name: "page", state: "skipped", milliseconds: 0 },
    ],
    61_400,
  );
  assert.match(text, /fmt +0\.4 s +.*ok/);
  assert.match(text, /build +1 min 1 s +.*FAILED/);
  assert.match(text, /page +.*skipped/);
  assert.match(text, /whole run +1 min 1 s/);
});
