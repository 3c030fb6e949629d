import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

test("returns the same verdicts in ClickHouse as in Python, and correct answers across many blocks", { skip }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_clickhouse.py"]), /Ran [1-9]\d* tests/);
});
