// Runs robots-parser's tests against robots-parser and robotscope/robots-parser, with minimal replacements for mocha and chai.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compileFunction } from "node:vm";
import { ours, peerFolder, robotsParser } from "./support.mjs";

/** The tests that robotscope/robots-parser fails, each with the difference in docs/ROBOTS-PARSER.md that explains it. */
const different = { "should handle lone high / low surrogates": "lone-surrogates" };

const { required } = await ours();
const found = shippedTests(required);

test("robots-parser passes all 41 of its own tests", () => {
  const tests = shippedTests(robotsParser);
  assert.equal(tests.size, 41);
  for (const [, body] of tests) body();
});

for (const [title, body] of found) {
  if (title in different) test(`${title}: differs by design`, () => assert.throws(body, assert.AssertionError));
  else test(title, body);
}

test("every test that is expected to fail exists in robots-parser", () => {
  assert.deepEqual(
    Object.keys(different).filter((title) => !found.has(title)),
    [],
  );
});

/** Returns robots-parser's tests by title. @param {unknown} factory the function under test @returns {Map<string, () => void>} */
function shippedTests(factory) {
  const tests = new Map();
  const source = readFileSync(join(peerFolder, "test/Robots.js"), "utf8");
  const modules = { "../index": factory, chai: { expect } };
  const run = compileFunction(source, ["require", "describe", "it"]);
  run(
    (/** @type {keyof typeof modules} */ name) => modules[name],
    (/** @type {string} */ _, /** @type {() => void} */ body) => body(),
    (/** @type {string} */ title, /** @type {() => void} */ body) => tests.set(title, body),
  );
  return tests;
}

/** Implements the part of chai that robots-parser's tests use. @param {any} value */
function expect(value) {
  const to = {
    equal: (/** @type {unknown} */ expected) => assert.equal(value, expected),
    eql: (/** @type {unknown} */ expected) => assert.deepEqual(value, expected),
    be: { lessThan: (/** @type {number} */ limit) => assert.ok(value < limit, `${value} is not less than ${limit}`) },
  };
  return { to };
}
