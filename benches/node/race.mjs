// Times engines in rotation on the same work, so that background load affects all of them equally. src/race.rs does the same in Rust.

/**
 * @typedef {{ sample: number, rounds: number, limit: number }} Sampling the duration of a sample, the number of
 * samples, and the maximum total time of a contestant's samples; times in milliseconds
 */
/** @typedef {{ value: number, spread: number } | { why: string }} Cell */
/** @typedef {{ engine: string, work: () => void }} Contestant */

export const full = { sample: 3, rounds: 75, limit: 3000 };
export const quick = { sample: 1, rounds: 21, limit: 300 };

/**
 * Measures the contestants in alternating rounds. Returns the median and the spread of each contestant's samples.
 *
 * @param {Contestant[]} contestants
 * @param {Sampling} sampling
 * @param {(nanoseconds: number) => number} [convert] converts nanoseconds to the table's unit
 * @returns {Record<string, Cell>}
 */
export function race(contestants, { sample, rounds, limit }, convert = (nanoseconds) => nanoseconds) {
  const runners = contestants.map(({ engine, work }) => {
    const runner = { engine, work, repeats: 1, spent: 0, samples: /** @type {number[]} */ ([]) };
    const start = performance.now();
    // Before measuring, warm up the JIT compiler, and double `repeats` until one sample takes at least half of `sample`.
    while (time(runner) * 2 < sample || performance.now() - start < 10 * sample) {
      if (time(runner) * 2 < sample) runner.repeats *= 2;
    }
    return runner;
  });
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < runners.length; turn++) {
      const runner = runners[(round + turn) % runners.length];
      if (runner.spent > limit && runner.samples.length >= 3) continue;
      // Run once without timing, to refill the processor's caches that other engines have overwritten.
      if (runner.repeats > 1) runner.work();
      const took = time(runner);
      runner.spent += took;
      runner.samples.push((took * 1e6) / runner.repeats);
    }
  }
  return Object.fromEntries(runners.map(({ engine, samples }) => [engine, summary(samples, convert)]));
}

/** @param {number[]} samples @param {(nanoseconds: number) => number} convert @returns {Cell} */
export function summary(samples, convert) {
  const sorted = [...samples].sort((a, b) => a - b);
  const [low, median, high] = [1, 2, 3].map((part) => sorted[Math.floor((sorted.length * part) / 4)]);
  return { value: convert(median), spread: (high - low) / median };
}

/** @param {{ work: () => void, repeats: number }} runner */
function time({ work, repeats }) {
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat++) work();
  return performance.now() - start;
}
