/**
 * Runs test files in the given order; `node --test` would sort them by name. Prints the outcomes as Node.js does. Also writes each test's
 * outcome to a file, as a line of JSON: the test file, the test's time and, if the test failed, its name and error. The time of a test
 * inside another test is 0, because the outer test's time includes it.
 */
import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const { outcomes, ...options } = JSON.parse(process.argv[2] ?? "");

/** Writes a test's outcome. @param {any} data of the events “test:pass” and “test:fail” */
function write({ name, nesting, details, file = name }) {
  const milliseconds = nesting === 0 ? details.duration_ms : 0;
  appendFileSync(outcomes, `${JSON.stringify({ file, milliseconds, failure: failure({ name, details, file }) })}\n`);
}

/** Returns a failed test's name and error, or `undefined` if the test passed or only tests inside it failed. @param {any} data */
function failure({ name, details: { error }, file }) {
  // If a file contains no test, Node.js reports one passed test, whose name is the file's path.
  if (!error) return resolve(name) === resolve(file) ? `${name}: no test ran` : undefined;
  return error.failureType === "subtestsFailed" ? undefined : `${name}: ${error.cause?.message ?? error.message}`;
}

// Node.js sets this variable inside a test. If it is set, `run` runs no tests.
delete process.env.NODE_TEST_CONTEXT;
const events = run(options);
events.on("test:pass", write).on("test:fail", write);
events.compose(new spec()).pipe(process.stdout);
