import assert from "node:assert/strict";
import { test } from "node:test";
import { commandLine } from "../cli/command-line.mjs";
import { runPython, skip } from "../support/python.mjs";

test("every Python and SQL snippet in docs/DATA.md runs as pasted, with the stated results", { skip }, () => {
  const env = { ROBOTSCOPE_CLI: commandLine };
  assert.match(runPython(["-m", "unittest", "python/tests/data/test_docs.py"], { env }), /Ran [1-9]\d* test/);
});
