/**
 * Runs test files in the given order; `node --test` would sort them by name. Prints the outcomes as Node.js does, and writes each of them to
 * a file as a line of JSON: the test's file, its time (0 if it is inside another test, whose time includes it) and, if it failed, its name
 * and error.
 */
import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const { outcomes, ...options } = JSON.parse(process.argv[2] ?? "");

/** @param {any} data of the events “test:pass” and “test:fail” */
function write({ name, nesting, details, file = name }) {
  const milliseconds = nesting === 0 ? details.duration_ms : 0;
  appendFileSync(outcomes, `${JSON.stringify({ file, milliseconds, failure: failure({ name, details, file }) })}\n`);
}

/** Returns a failed test's name and error, or `undefined` if the test passed or only tests inside it failed. @param {any} data */
function failure({ name, details: { error }, file }) {
  // A file that contains no test passes with one outcome, whose name is the file's path.
  if (!error) return resolve(name) === resolve(file) ? `${name}: no test ran` : undefined;
  return error.failureType === "subtestsFailed" ? undefined : `${name}: ${error.cause?.message ?? error.message}`;
}

// In a test, this variable is set, and Node.js would run nothing.
delete process.env.NODE_TEST_CONTEXT;
const events = run(options);
events.on("test:pass", write).on("test:fail", write);
events.compose(new spec()).pipe(process.stdout);
