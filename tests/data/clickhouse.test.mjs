import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

test("returns the same answers in ClickHouse as in Python, for blocks of every size", { skip }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_clickhouse.py"]), /Ran [1-9]\d* tests/);
});
