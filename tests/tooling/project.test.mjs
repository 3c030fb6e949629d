// Checks that author, links and version are the same in all published packages.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { owners } from "../../scripts/lib/owner.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { changelog, project } from "../../scripts/lib/project.mjs";

/** @param {string[]} path */
const json = (...path) => JSON.parse(readFileSync(inRoot(...path), "utf8"));

test("every crate has the npm package's version, and the author and links in package.json", () => {
  const options = { cwd: inRoot(), encoding: /** @type {const} */ ("utf8"), maxBuffer: 1e9 };
  const { packages } = JSON.parse(
    execFileSync("cargo", ["metadata", "--locked", "--no-deps", "--format-version=1"], options),
  );
  const { version } = json("web", "package.json");
  assert.notEqual(packages.length, 0);
  for (const crate of packages) {
    assert.deepEqual([crate.version, crate.authors], [version, [project.author]], crate.name);
    const place = [crate.homepage, `git+${crate.repository}.git`];
    assert.deepEqual(place, [project.homepage, project.repository.url], crate.name);
  }
});

test("the npm package and the VS Code extension share a version, and repeat no root package.json fields", () => {
  for (const folder of ["web", "editors/vscode"])
    assert.deepEqual(
      Object.keys(json(folder, "package.json")).filter((key) => key in project),
      [],
      folder,
    );
  assert.equal(json("editors", "vscode", "package.json").version, json("web", "package.json").version);
});

test("the first version in the changelog is the current version", () => {
  const headings = Array.from(changelog().matchAll(/^## (.*)$/gm), (found) => found[1]);
  const [version, day] = headings.find((heading) => heading !== "Unreleased")?.split(" - ") ?? [];
  assert.ok(headings.indexOf(`${version} - ${day}`) <= 1);
  assert.equal(version, json("web", "package.json").version);
  assert.match(day ?? "", /^(?:Unreleased|\d{4}-\d\d-\d\d)$/);
  assert.ok(!changelog().includes("](docs/"));
});

test("all files name the same repository owner as package.json", () => {
  const all = owners();
  assert.ok(all.length > 8);
  const owner = /github\.com\/([\w-]+)\/robotscope$/.exec(project.homepage)?.[1];
  assert.deepEqual(
    all.filter((place) => place.owner !== owner),
    [],
  );
});

test("crates require the Rust version that CI tests", () => {
  const toolchain = /^channel = "(\d+\.\d+)\.\d+"$/m.exec(readFileSync(inRoot("rust-toolchain.toml"), "utf8"))?.[1];
  const claim = /^rust-version = "(.+)"$/m.exec(readFileSync(inRoot("Cargo.toml"), "utf8"))?.[1];
  assert.ok(toolchain);
  assert.equal(claim, toolchain);
});
