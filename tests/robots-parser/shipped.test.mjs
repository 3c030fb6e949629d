// The tests that robots-parser brings along, run against robots-parser and against ours. They stay where they are, in the installed
// package: here is only what they need of mocha and chai.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compileFunction } from "node:vm";
import { ours, peerFolder, robotsParser } from "./support.mjs";

/** Those that ours does not pass, with the class of docs/ROBOTS-PARSER.md that says why. */
const different = { "should handle lone high / low surrogates": "lone-surrogates" };

const { required } = await ours();
const found = shippedTests(required);

test("robots-parser has tests, and passes them here", () => {
  const tests = shippedTests(robotsParser);
  assert.equal(tests.size, 41);
  for (const [, body] of tests) body();
});

for (const [title, body] of found) {
  if (title in different) test(`${title}: not ours`, () => assert.throws(body, assert.AssertionError));
  else test(title, body);
}

test("every difference is about a test that there is", () => {
  assert.deepEqual(
    Object.keys(different).filter((title) => !found.has(title)),
    [],
  );
});

/** The tests by their titles. @param {unknown} factory what they test @returns {Map<string, () => void>} */
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

/** What these tests use of chai. @param {any} value */
function expect(value) {
  const to = {
    equal: (/** @type {unknown} */ expected) => assert.equal(value, expected),
    eql: (/** @type {unknown} */ expected) => assert.deepEqual(value, expected),
    be: { lessThan: (/** @type {number} */ limit) => assert.ok(value < limit, `${value} is not less than ${limit}`) },
  };
  return { to };
}
