/** Spark on two executors, one of which is killed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

const why = skip || (process.env.ROBOTSCOPE_JAVA ? false : "there is no Java");

test("Spark gives what Python gives, and an executor that is killed loses nothing", { skip: why }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_spark.py"]), /Ran [1-9]\d* tests/);
});

test("what is skipped is not skipped in continuous integration", () => {
  assert.ok(!why || !process.env.CI);
});
