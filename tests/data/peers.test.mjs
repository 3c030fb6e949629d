/** Runs the Python tests that compare the package with its peers, use it in Scrapy, or run the peers' own tests with it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

const files = { "Protego and urllib": "test_peers", Scrapy: "test_scrapy", "the peers' own tests": "test_suites" };

for (const [name, file] of Object.entries(files)) {
  test(`passes the Python tests: ${name}`, { skip }, () => {
    assert.match(runPython(["-m", "unittest", `python/tests/data/${file}.py`]), /Ran [1-9]\d* tests/);
  });
}
