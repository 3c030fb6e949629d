// Tests the connection to the worker (www/js/off-thread) with a simple worker that does not contain the engine.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveFolder } from "../support/server.mjs";

const WORKER = `
import { serve } from "./serve";
const stored = new Map();
let stores = 0;
serve(
  {
    length: (text) => stored.get(text).length,
    stores: () => stores,
    slow(milliseconds) { const end = performance.now() + milliseconds; while (performance.now() < end); },
    *count(to) { for (let n = 0; n < to; n++) yield n; return "counted"; },
    *forever() { for (;;) yield; },
    fail() { throw new Error("no such crawler"); },
    trap() { throw new WebAssembly.RuntimeError("unreachable"); },
  },
  {
    store: (text, kind, value) => { stores++; stored.set(text, value); },
    change: (text, before, { from, to, insert }) =>
      stored.set(text, stored.get(before).slice(0, from) + insert + stored.get(before).slice(to)),
    drop: (text) => stored.delete(text),
  },
  new URL(location.href).hash === "#broken" ? Promise.reject(new Error("not found")) : Promise.resolve(),
);
`;
const PAGE = `
import { OffThread } from "./client";
let starts = 0;
globalThis.starts = () => starts;
globalThis.engine = new OffThread(() => { starts++; return new Worker("worker.js", { type: "module" }); });
globalThis.broken = new OffThread(() => new Worker("worker.js#broken", { type: "module" }));
globalThis.missing = new OffThread(() => new Worker("missing.js", { type: "module" }));
globalThis.outcome = (answer) => answer.then((value) => ({ value }), ({ name, message }) => ({ name, message }));
`;

let folder;
let browser;
let server;
let page;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "robotscope-worker-"));
  for (const [name, contents] of Object.entries({ worker: WORKER, page: PAGE })) {
    const stdin = { contents, resolveDir: inRoot("www", "js", "off-thread"), loader: /** @type {const} */ ("ts") };
    await build({ stdin, outfile: join(folder, `${name}.js`), bundle: true, format: "esm", logLevel: "error" });
  }
  await writeFile(join(folder, "index.html"), '<!doctype html><script type="module" src="page.js"></script>');
  [browser, server] = await Promise.all([launchBrowser(), serveFolder(folder)]);
});
after(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  await page.goto(server.url);
});

/** Runs code in the page, where it can use the page's globals. */
const run = (body) => page.evaluate(`(async () => { ${body} })()`);

test("starts no worker before the first query", async () => {
  assert.deepEqual(await run("const at = starts(); await engine.ask('stores', []); return [at, starts()];"), [0, 1]);
});

test("sends each text only once, and cancels its pending queries when the text is dropped", async () => {
  const answers = await run(`
    const text = engine.register("robots-txt", () => "äöü");
    const before = await engine.ask("stores", []);
    const lengths = await Promise.all([engine.ask("length", [text]), engine.ask("length", [text])]);
    const sent = await engine.ask("stores", []);
    const waiting = outcome(engine.ask("length", [text]));
    engine.drop(text);
    return [before, lengths, sent, (await waiting).name];
  `);
  assert.deepEqual(answers, [0, [3, 3], 1, "AbortError"]);
});

test("sends only the difference between an edited text and its previous version", async () => {
  const answers = await run(`
    const text = engine.register("robots-txt", () => "abcdef");
    const unsent = engine.register("robots-txt", () => "?", { before: text, change: { from: 0, to: 6, insert: "unsent" } });
    await engine.ask("length", [text]);
    const next = engine.register("robots-txt", () => "not asked for", { before: text, change: { from: 1, to: 5, insert: "-" } });
    engine.drop(text);
    const lengths = [await engine.ask("length", [next]), await engine.ask("length", [unsent])];
    const stores = await engine.ask("stores", []);
    await outcome(engine.ask("trap", []));
    return [lengths, stores, await engine.ask("length", [next])];
  `);
  assert.deepEqual(answers, [[3, 1], 2, "not asked for".length]);
});

test("long queries report progress and do not delay short queries", async () => {
  const seen = await run(`
    const seen = [];
    const long = engine.ask("count", [2000], { onProgress: (n) => n === 1 && seen.push("begun") });
    await Promise.all([long.then((end) => seen.push(end)), engine.ask("stores", []).then(() => seen.push("short"))]);
    return seen;
  `);
  assert.deepEqual(seen.toSorted(), ["begun", "counted", "short"]);
  assert.equal(seen.at(-1), "counted");
});

test("a query can be cancelled before or after it starts", async () => {
  const outcomes = await run(`
    const control = new AbortController();
    const { signal } = control;
    const begun = outcome(engine.ask("forever", [], { signal, onProgress: () => control.abort() }));
    const first = await begun;
    const late = await outcome(engine.ask("slow", [5000], { signal }));
    const next = new AbortController();
    const start = performance.now();
    const busy = engine.ask("slow", [200], {});
    const waiting = outcome(engine.ask("slow", [5000], { signal: next.signal }));
    next.abort();
    await busy;
    await engine.ask("stores", []);
    return [first.name, late.name, (await waiting).name, performance.now() - start < 3000];
  `);
  assert.deepEqual(outcomes, ["AbortError", "AbortError", "AbortError", true]);
});

test("an error fails only the query that caused it", async () => {
  const [failed, other, starts] = await run(`
    const failed = outcome(engine.ask("fail", []));
    return [await failed, await engine.ask("stores", []), starts()];
  `);
  assert.match(failed.message, /no such crawler/);
  assert.deepEqual([other, starts], [0, 1]);
});

test("a new worker receives the texts and answers all other queries after an engine trap", async () => {
  const [trapped, length, after, starts] = await run(`
    const text = engine.register("robots-txt", () => "12345");
    await engine.ask("length", [text]);
    const trapped = outcome(engine.ask("trap", []));
    const length = await engine.ask("length", [text]);
    return [await trapped, length, await engine.ask("length", [text]), starts()];
  `);
  assert.equal(trapped.name, "EngineStopped");
  assert.match(trapped.message, /has stopped/);
  assert.deepEqual([length, after, starts], [5, 5, 2]);
});

test("every query fails if the engine or its worker cannot be loaded", async () => {
  const names = await run(`
    const ask = (engine) => outcome(engine.ask("stores", []));
    return (await Promise.all([ask(broken), ask(broken), ask(missing)])).map(({ name }) => name);
  `);
  assert.deepEqual(names, ["EngineStopped", "EngineStopped", "EngineStopped"]);
});
