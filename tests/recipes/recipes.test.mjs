// Applies the recipes in docs/adding to a copy of the project, then builds and tests it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { allBlocks, applied, blocks, copyProject } from "./recipes.mjs";

const added = allBlocks();
const copy = inRoot("target", "recipes");
const compiled = inRoot("target", "recipes-build");

/**
 * Runs Cargo in the copy with a separate target folder. Cargo identifies crates by their paths in the workspace, which are the same in the
 * copy. In a shared target folder, the copy's crates would therefore overwrite the project's.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function cargo(args, env) {
  const { status, stdout } = spawnSync("cargo", args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e9,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CARGO_TARGET_DIR: compiled, ...env },
  });
  assert.equal(status, 0, stdout);
}

/** Copies the project's compiled dependencies, unless the target folder exists. Cargo reuses dependencies of the same version. */
function reuseDependencies() {
  if (existsSync(compiled)) return;
  for (const folder of ["deps", ".fingerprint", "build"]) {
    const from = inRoot("target", "debug", folder);
    const isOfDependency = (/** @type {string} */ path) => !basename(path).includes("robotscope");
    const options = { recursive: true, preserveTimestamps: true, filter: isOfDependency };
    if (existsSync(from)) cpSync(from, join(compiled, "debug", folder), options);
  }
}

test("inserts a block after the line that the block names", () => {
  const block = { recipe: "", path: "a", isNew: false, after: "two", text: "new\n" };
  assert.equal(applied("one\ntwo\nthree\n", block), "one\ntwo\nnew\nthree\n");
  assert.throws(() => applied("one\n", block), /0 times/);
  assert.throws(() => applied("two\ntwo\n", block), /2 times/);
  assert.throws(() => applied(undefined, block), /not there/);
  assert.throws(() => applied("", { ...block, isNew: true }), /there already/);
});

test("reads the code blocks of a page with their files and positions", () => {
  const page = "# Title\n\n```rust in=a after=two\nnew\n```\n\n```sh\nno block\n```\n\n```rust file=b\nall\n```\n";
  assert.deepEqual(blocks("page.md", page), [
    { recipe: "page.md", path: "a", isNew: false, after: "two", text: "new\n" },
    { recipe: "page.md", path: "b", isNew: true, after: undefined, text: "all\n" },
  ]);
});

test("the documentation has a recipe for each of seven kinds of addition", () => {
  const pages = [
    "column.md",
    "crawler.md",
    "directive.md",
    "language.md",
    "page-lint.md",
    "record.md",
    "robots-lint.md",
  ];
  assert.deepEqual([...new Set(added.map(({ recipe }) => recipe))], pages);
});

test("the engine and page compile and pass the tests with all recipes applied", () => {
  copyProject(inRoot(), copy, added);
  reuseDependencies();
  // Test both crates in the same run of Cargo: separate runs would compile the engine twice, with different features.
  const tests = [
    "test",
    "--quiet",
    "--locked",
    "-p",
    "robotscope",
    "-p",
    "robotscope-www",
    "--lib",
    "--test",
    "engine",
  ];
  const pages = ["conformance_page", "directives_page", "diagnostics_page", "configuration_schema"];
  cargo([...tests, "--", ...pages], { ROBOTSCOPE_WRITE_PAGE: "1" });
  // Skip the tests that take longest: of hostile texts, of the real files, and of random actions on the page.
  cargo([...tests, "--", "--skip", "in_linear_time", "--skip", "real_files", "--skip", "random_action"]);
  const page = readFileSync(`${copy}/docs/DIAGNOSTICS.md`, "utf8");
  for (const code of ["unfinished-comment", "repeated-directive"]) assert.match(page, new RegExp(`^## ${code}$`, "m"));
  cargo(["fmt", "--all", "--check"]);
  const catalogue = ["--test", "tests/tooling/catalogue.test.mjs"];
  // With NODE_TEST_CONTEXT, the inner test run would report failures only to the outer run, and would exit with code 0.
  const { status, stdout } = spawnSync(process.execPath, catalogue, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(status, 0, stdout);
});
