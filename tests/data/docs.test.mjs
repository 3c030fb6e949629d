import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

test("every snippet in docs/DATA.md runs as pasted", { skip }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_docs.py"]), /Ran [1-9]\d* test/);
});
