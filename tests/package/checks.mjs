import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Checks that a function throws a RobotscopeError with a code and a message.
 *
 * @param {() => unknown} act
 * @param {string} code
 * @param {RegExp} message
 */
export function throwsRobotscopeError(act, code, message) {
  assert.throws(act, (error) => {
    assert.ok(error instanceof Error);
    assert.equal(error.name, "RobotscopeError");
    assert.equal("code" in error && error.code, code);
    assert.match(error.message, message);
    return true;
  });
}

/**
 * Checks that files in a project compile in strict mode. Pass several files at once: each run of the compiler reads the types again.
 *
 * @param {string} project the project's folder
 * @param {string[]} files
 */
export async function typeCheck(project, ...files) {
  const tsc = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
  const options = "--noEmit --strict --target es2022 --lib es2023,dom,dom.iterable,esnext.disposable".split(" ");
  const modules = ["--module", "nodenext", "--moduleResolution", "nodenext"];
  await run(process.execPath, [tsc, ...options, ...modules, ...files], { cwd: project }).catch((error) =>
    assert.fail(error.stdout),
  );
}

/**
 * Evaluates a page for a single crawler, and returns the report for this crawler.
 *
 * @param {{ evaluate(page: object): { crawlers: any[] } }} robotscope
 * @param {string} crawler
 * @param {object} page
 */
export const reportFor = (robotscope, crawler, page) =>
  robotscope.evaluate({ ...page, crawlers: [crawler] }).crawlers[0];

/** Returns the part of a text at a span. @param {string} text @param {{ start: number, end: number }} span */
export const textAt = (text, { start, end }) => text.slice(start, end);
