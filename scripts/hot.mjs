/**
 * `npm run hot`: writes scripts/split/hot.txt, the functions of the page's WebAssembly that run until the page is at rest, and
 * www/first-answer.json, what it then says. Looks at the page that `npm run build` has made last, on a telephone and on a computer. A list
 * that is out of date makes the page slower, never wrong; an answer that is fails a test.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../tests/support/browser.mjs";
import { link } from "../tests/support/link.mjs";
import { servePage } from "../tests/support/server.mjs";
import { needsRelease } from "./lib/build.mjs";
import { answerOf, firstAnswer } from "./lib/first-answer.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { hotFunctions, split, whole } from "./lib/split.mjs";

/** A WebAssembly module with nothing in it. */
const nothing = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/** Who looks at it, and when: a number of one digit is written by other functions. */
const visitors = [
  { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, at: "2026-01-02T03:04:05Z" },
  { viewport: { width: 1400, height: 900 }, at: "2026-12-31T23:59:58Z" },
  { viewport: { width: 1400, height: 900 }, locale: "de-DE", colorScheme: /** @type {const} */ ("dark") },
  { viewport: { width: 1400, height: 900 }, locale: "th-TH" },
  { viewport: { width: 1400, height: 900 }, locale: "zh-CN" },
];

main(async () => {
  await setUp();
  needsRelease("page");
  const telling = inRoot("target", "split", "telling.wasm");
  const names = join(inRoot("target", "split"), "names.txt");
  await split("tell", whole, telling, names);
  const all = readFileSync(names, "utf8").split("\n");
  const [browser, server] = await Promise.all([launchBrowser(), servePage()]);
  const hot = new Set();
  /** @type {Record<string, object>} */
  const answers = {};
  for (const { at, ...visitor } of visitors) {
    const context = await browser.newContext({ ...visitor, serviceWorkers: "block" });
    const page = await context.newPage();
    if (at) await page.clock.setFixedTime(at);
    await page.addInitScript(collect);
    await page.route(/robotscope_www_bg.*\.wasm$/, (route) => route.fulfill({ path: telling }));
    // The module that tells has all functions.
    await page.route(/robotscope_www_second.*\.wasm$/, (route) => route.fulfill({ body: nothing }));
    await page.goto(server.url);
    for (const number of await atRest(page)) hot.add(all[number]);
    answers[await page.evaluate("document.documentElement.lang")] = await answerOf(page);
    for (const number of await leaving(page)) hot.add(all[number]);
    // What was left is a draft.
    await page.reload();
    for (const number of await atRest(page)) hot.add(all[number]);
    await page.goto("about:blank");
    await page.goto(server.url + link);
    for (const number of await atRest(page)) hot.add(all[number]);
    await context.close();
  }
  await browser.close();
  await server.close();
  hot.delete("");
  writeFileSync(hotFunctions, `${[...hot].sort().join("\n")}\n`);
  writeFileSync(firstAnswer, `${JSON.stringify(answers, null, 2)}\n`);
  say(`${hot.size} of ${all.length - 1} functions are hot; build again to have them in the first part`);
});

/** Runs in the page: the module that tells is given whom to tell. */
function collect() {
  const called = new Set();
  Object.assign(globalThis, { called });
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming.call(WebAssembly, source, {
      ...imports,
      second: { called: (/** @type {number} */ number) => called.add(number) },
    });
}

/**
 * The numbers of the functions that are called when the page is left, without and with something to save: then no browser waits for a
 * file.
 *
 * @param {import("playwright-core").Page} page
 */
async function leaving(page) {
  const frame = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";
  const event = 'new PageTransitionEvent("pagehide")';
  /** @returns {Promise<number[]>} */
  const leave = () => page.evaluate(`called.clear(); dispatchEvent(${event}); ${frame}.then(() => [...called])`);
  const before = await leave();
  await page.locator("#url").fill("https://shop.example/left/");
  await page.evaluate(frame);
  return [...before, ...(await leave())];
}

/**
 * The numbers of the functions that were called until nothing more is called for some seconds.
 *
 * @param {import("playwright-core").Page} page
 */
async function atRest(page) {
  await page.locator(".group").first().waitFor();
  await page.waitForLoadState("networkidle");
  /** @type {number[]} */
  let before = [];
  for (;;) {
    await new Promise((done) => setTimeout(done, 3000));
    /** @type {number[]} */
    const now = await page.evaluate("[...called]");
    if (now.length === before.length) return now;
    before = now;
  }
}
