import { appendFileSync } from "node:fs";

/** @typedef {{ file: string, name: string, message: string }} Failure a test that failed */

/**
 * A reporter of `node --test`: a line of JSON for each test that failed, a `Failure`, in the file that ROBOTSCOPE_FAILURES names. Suites,
 * which fail with their tests, are left out. It writes itself, for with --test-force-exit what a reporter yields can be lost.
 *
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
// biome-ignore lint/correctness/useYield: a reporter is a generator
export default async function* failures(events) {
  for await (const { type, data } of events) {
    if (type !== "test:fail" || data.details.error.failureType === "subtestsFailed") continue;
    const { cause, message } = data.details.error;
    const failure = { file: data.file, name: data.name, message: cause?.message ?? message };
    appendFileSync(process.env.ROBOTSCOPE_FAILURES ?? "", `${JSON.stringify(failure)}\n`);
  }
}
