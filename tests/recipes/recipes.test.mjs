// The recipes of CONTRIBUTING.md, done on a copy of the project, which is then built and tested.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { applied, blocks, copyProject } from "../../scripts/lib/recipes.mjs";

const added = blocks(readFileSync(inRoot("CONTRIBUTING.md"), "utf8"));
const copy = inRoot("target", "recipes");

/**
 * Cargo in the copy. What it compiles is apart: Cargo names crates by their place in the workspace, so that the copy's would take the place
 * of the project's.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const cargo = (args, env) =>
  execFileSync("cargo", args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, CARGO_TARGET_DIR: inRoot("target", "recipes-build"), ...env },
  });

test("a block goes behind the line that it names, and nowhere else", () => {
  const block = { recipe: "", path: "a", isNew: false, after: "two", text: "new\n" };
  assert.equal(applied("one\ntwo\nthree\n", block), "one\ntwo\nnew\nthree\n");
  assert.throws(() => applied("one\n", block), /0 times/);
  assert.throws(() => applied("two\ntwo\n", block), /2 times/);
  assert.throws(() => applied(undefined, block), /not there/);
  assert.throws(() => applied("", { ...block, isNew: true }), /there already/);
});

test("there is a recipe for each change", () => {
  const recipes = ["a crawler", "a lint of robots.txt", "a lint of pages", "a record type", "a directive"];
  assert.deepEqual(
    [...new Set(added.map(({ recipe }) => recipe))],
    recipes.map((name) => `Adding ${name}`),
  );
});

test("with all of them done, the engine compiles, its pages are made, and its tests hold", () => {
  copyProject(inRoot(), copy, added);
  const tests = ["test", "--quiet", "--locked", "-p", "robotscope", "--lib", "--test", "engine"];
  const pages = ["conformance_page", "directives_page", "diagnostics_page", "configuration_schema"];
  cargo([...tests, "--", ...pages], { ROBOTSCOPE_WRITE_PAGE: "1" });
  cargo(tests);
  const page = readFileSync(`${copy}/docs/DIAGNOSTICS.md`, "utf8");
  for (const code of ["unfinished-comment", "repeated-directive"]) assert.match(page, new RegExp(`^## ${code}$`, "m"));
  const form = execFileSync("cargo", ["fmt", "--all", "--check"], { cwd: copy, encoding: "utf8" });
  assert.equal(form, "");
});
