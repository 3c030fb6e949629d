/**
 * `npm run hot`: writes scripts/split/first.txt and second.txt, the functions of the page's WebAssembly that run until its answer is there, and those that run
 * from then on until the page is at rest, and www/first-answer.json, what it then says. Looks at the page that `npm run build` has made last, on a
 * telephone and on a computer. A list that is out of date makes the page slower, never wrong; an answer that is fails a test.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../tests/support/browser.mjs";
import { link } from "../tests/support/link.mjs";
import { servePage } from "../tests/support/server.mjs";
import { needsRelease } from "./lib/build.mjs";
import { drafts } from "./lib/drafts.mjs";
import { answerOf, firstAnswer } from "./lib/first-answer.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { lists, split, whole } from "./lib/split.mjs";

/** A WebAssembly module with nothing in it. */
const nothing = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/**
 * What is called by chance: by a table of hashes where two of them happen to be alike, and by Yew where it has taken so long that it goes on in
 * another task.
 */
const byChance =
  /::RawTable<T,A>::\w+::\{\{closure\}\}|IString as core::cmp::PartialEq|FnOnce::call_once\{\{vtable\.shim\}\}|WasmClosureFnOnce<dyn core::ops::function::FnMut<\(\)>/;

/** One real text out of so many is looked at. */
const SOME = 12;

/** A function that fewer texts than these call before their answer is left to the second part; those few texts wait for it. */
const FEW = 3;

/** Who looks at it, and when: a number of one digit is written by other functions. */
const visitors = [
  { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, at: "2026-01-02T03:04:05Z" },
  { viewport: { width: 1400, height: 900 }, isOverDraft: true },
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
  const [first, second] = [new Set(["", ...all.filter((name) => byChance.test(name))]), new Set([""])];
  const add = (/** @type {Set<string>} */ to, /** @type {number[]} */ numbers) => {
    for (const number of numbers) to.add(all[number] ?? "");
  };
  /** A page of somebody, and what visits it: the page is at rest when nothing more has been called for so long. */
  const open = async (/** @type {import("playwright-core").BrowserContextOptions} */ visitor, quiet = 3000) => {
    const context = await browser.newContext({ ...visitor, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(collect);
    await page.route(/robotscope_www_bg.*\.wasm$/, (route) => route.fulfill({ path: telling }));
    let letCome = () => {};
    // The module that tells has all functions. What follows the answer waits for the next part.
    await page.route(/robotscope_www_(second|third).*\.wasm$/, async (route) => {
      if (route.request().url().includes("second")) await new Promise((done) => (letCome = () => done(undefined)));
      await route.fulfill({ body: nothing }).catch(() => {});
    });
    /** Adds what is called from the answer on, and gives what is until then. */
    const visit = async (/** @type {() => Promise<unknown>} */ go) => {
      await Promise.all([page.waitForRequest(/robotscope_www_second/), go()]);
      const before = [...(await atRest(page, quiet)), ...(await leaving(page))];
      letCome();
      await page.locator(".group").first().waitFor();
      add(second, await atRest(page, quiet));
      return before;
    };
    return { page, visit };
  };

  /** @type {Record<string, object>} */
  const answers = {};
  for (const { at, isOverDraft, ...visitor } of visitors) {
    const { page, visit } = await open(visitor);
    if (at) await page.clock.setFixedTime(at);
    add(first, await visit(() => page.goto(server.url)));
    answers[await page.evaluate("document.documentElement.lang")] = await answerOf(page);
    // Without and with something to save.
    add(second, await leaving(page));
    await page.locator("#url").fill("https://shop.example/left/");
    add(second, await leaving(page));
    // What was left is a draft.
    add(first, await visit(() => page.reload()));
    // A link over that draft, and alone.
    if (!isOverDraft) await page.evaluate("localStorage.clear()");
    await page.goto("about:blank");
    add(first, await visit(() => page.goto(server.url + link)));
    await page.context().close();
  }

  say("texts of all kinds, real ones where there are some; this takes some minutes");
  /** @type {Map<number, number>} */
  const counts = new Map();
  const waiting = drafts(SOME);
  const work = async () => {
    for (let draft = waiting.pop(); draft; draft = waiting.pop()) {
      const { page, visit } = await open({ viewport: { width: 1400, height: 900 } }, 500);
      await page.addInitScript((draft) => localStorage.setItem("robotscope-draft", draft), draft);
      for (const number of new Set(await visit(() => page.goto(server.url))))
        counts.set(number, (counts.get(number) ?? 0) + 1);
      await page.context().close();
    }
  };
  await Promise.all([work(), work()]);
  for (const [number, count] of counts) add(count < FEW ? second : first, [number]);
  await browser.close();
  await server.close();

  const later = [...second].filter((name) => !first.has(name));
  for (const [place, names] of [[...first].filter(Boolean), later].entries())
    writeFileSync(lists[place] ?? "", `${names.sort().join("\n")}\n`);
  writeFileSync(firstAnswer, `${JSON.stringify(answers, null, 2)}\n`);
  say(
    `of ${all.length - 1} functions ${first.size - 1} run until the answer, ${later.length} then; build again to have them in their parts`,
  );
});

/** Runs in the page: the module that tells is given whom to tell. */
function collect() {
  const called = new Set();
  Object.assign(globalThis, { called });
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (source, imports) =>
    instantiateStreaming.call(WebAssembly, source, {
      ...imports,
      later: { called: (/** @type {number} */ number) => called.add(number) },
    });
}

/**
 * The numbers of the functions that are called when the page is left: then no browser waits for a file.
 *
 * @param {import("playwright-core").Page} page
 * @returns {Promise<number[]>}
 */
function leaving(page) {
  const frame = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";
  const event = 'new PageTransitionEvent("pagehide")';
  return page.evaluate(
    `${frame}.then(() => { called.clear(); dispatchEvent(${event}); return ${frame}; }).then(() => [...called])`,
  );
}

/**
 * The numbers of the functions that were called until nothing more is called for so many milliseconds.
 *
 * @param {import("playwright-core").Page} page
 * @param {number} quiet
 */
async function atRest(page, quiet) {
  /** @type {number[]} */
  let before = [];
  for (;;) {
    await new Promise((done) => setTimeout(done, quiet));
    /** @type {number[]} */
    const now = await page.evaluate("[...called]");
    if (now.length === before.length) return now;
    before = now;
  }
}
