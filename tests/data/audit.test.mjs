import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

test("audits the records of WARC and Parquet files", { skip }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_audit.py"]), /Ran [1-9]\d* test/);
});
