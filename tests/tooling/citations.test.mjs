import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/lib/paths.mjs";
import { CODE, citationFaults, faults } from "./citations.mjs";

const messages = ["core/data/messages", "www/messages"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
);
const files = messages.filter((name) => name.endsWith(".ftl"));

test("distinguishes private codes such as K7 from standards, names and tags", () => {
  for (const text of ["(K7)", "fact B40", "事实 B40）", "facts C20, C7"]) assert.match(text, CODE);
  for (const text of ["RFC 9309", "MJ12bot", "UTF-8", "<h1>", "AI2Bot"]) assert.doesNotMatch(text, CODE);
});

test("messages, facts and sources contain no private code", () => {
  assert.ok(files.length > 8, files.join());
  for (const file of [
    ...files,
    "docs/DIRECTIVES.md",
    "core/crawl/data/crawlers.json",
    "core/crawl/data/sources.json",
  ]) {
    for (const [number, line] of readFileSync(join(root, file), "utf8").split("\n").entries()) {
      if (!line.startsWith("#")) assert.doesNotMatch(line, CODE, `${file}:${number + 1}`);
    }
  }
});

test("finds private codes and unknown source ids in comments and conformance cases", () => {
  const known = { sources: new Set(["a-page"]), statements: new Set(["a-page#statement"]) };
  const found = (/** @type {string} */ name, /** @type {string} */ text) => faults(name, text, known).length;
  assert.equal(found("a.rs", "// as it is said ([a-page])\nlet x = [a-b];"), 0);
  assert.equal(found("a.rs", "/// [b-page]: no\n// fact K7"), 2);
  assert.equal(found("a.toml", 'source = "[a-page#statement], RFC 9309, 2.2"\nname = "B2"'), 0);
  assert.equal(found("a.toml", 'source = "[a-page#other]"\n# B40'), 2);
});

test("comments and conformance cases cite only known sources, and contain no private codes", () => {
  assert.deepEqual(citationFaults(root), []);
});
