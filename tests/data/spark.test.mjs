/** Runs the Spark tests with two executors, one of which is killed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { runPython, skip } from "../support/python.mjs";

const why = skip || (process.env.ROBOTSCOPE_JAVA ? false : "there is no Java");

test("returns the same answers in Spark as in Python, even if an executor is killed", { skip: why }, () => {
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_spark.py"]), /Ran [1-9]\d* tests/);
});

test("continuous integration does not skip the Spark tests", () => {
  assert.ok(!why || !process.env.CI);
});
