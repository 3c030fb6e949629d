// Measures the first call of the package: how long it blocks a page, and how long a new process takes to answer.
import { execFileSync } from "node:child_process";

/** The measured imports, with their files in the package. @type {Record<string, string>} */
export const ENTRIES = {
  robotscope: "./pkg/index.js",
  "robotscope/robots-txt": "./pkg/robots-txt/index.js",
  "robotscope/init": "./pkg/init.js",
  "robotscope/robots-txt/init": "./pkg/robots-txt/init.js",
};

const CALL = 'isAllowed("User-agent: *\\nDisallow: /private/", "https://example.com/private/a", "GPTBot")';

/**
 * Returns code that measures the first call in a page. The code sends itself messages continuously: the longest time between two messages
 * is the longest time for which the page was blocked.
 *
 * @param {string} file
 */
const code = (file) => `(async () => {
  const { port1, port2 } = new MessageChannel();
  let blocked = 0;
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  const pause = () => new Promise((done) => setTimeout(done, 30));
  await pause();
  blocked = 0;
  const start = performance.now();
  const { init, isAllowed } = await import("${file}");
  await init?.();
  const isRight = ${CALL} === false;
  const answer = performance.now() - start;
  await pause();
  return { isRight, answer, blocked };
})()`;

/**
 * Measures the first call in several new pages. Returns the shortest times, in milliseconds.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} site the URL of an empty page
 * @param {string} file the module, relative to the page
 * @param {number} rounds
 */
export async function inChromium(browser, site, file, rounds) {
  let best = { answer: Infinity, blocked: Infinity };
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site);
    const { isRight, answer, blocked } = await page.evaluate(code(file));
    await context.close();
    if (!isRight) throw new Error(`${file} returns a wrong answer`);
    best = { answer: Math.min(best.answer, answer), blocked: Math.min(best.blocked, blocked) };
  }
  return best;
}

/**
 * Returns the shortest time from the import to the answer in several new processes, in milliseconds.
 *
 * @param {string} cwd
 * @param {string} entry
 * @param {number} rounds
 */
export function inNode(cwd, entry, rounds) {
  const code = `const start = performance.now(); const { isAllowed } = await import("${entry}"); ${CALL}; console.log(performance.now() - start)`;
  const times = Array.from({ length: rounds }, () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd, encoding: "utf8" })),
  );
  return Math.min(...times);
}
