// Parsing a million texts takes no more memory than parsing some.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);
let engine;

before(async () => {
  engine = pathToFileURL(join(await installPackage(), "node_modules/robotscope/pkg/node.js")).href;
});

/** Catches the memory of the module, which nobody else can reach, and gives the script a text. */
const prelude = `
  const instances = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...args) {
      super(...args);
      instances.push(this);
    }
  };
  const robotscope = await import(process.argv[1]);
  const { RobotsTxt } = robotscope;
  const memory = instances[0].exports.memory;
  const size = () => memory.buffer.byteLength;
  const text = "User-agent: *\\nDisallow: /private/\\nAllow: /private/press/\\n";
  const ask = (robots) => robots.isAllowed("https://example.com/private/a", "GPTBot");
`;

/**
 * What a script of its own process prints.
 *
 * @param {string} script
 */
async function inAProcess(script) {
  const args = ["--expose-gc", "--input-type=module", "--eval", prelude + script, engine];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout);
}

test("a million texts that are freed take no memory", async () => {
  const { start, end, denied } = await inAProcess(`
    const parse = (times) => {
      let denied = 0;
      for (let time = 0; time < times; time++) {
        const robots = RobotsTxt.parse(text);
        if (time % 8 === 0 && !ask(robots)) denied++;
        robots.free();
      }
      return denied;
    };
    parse(1000);
    const start = size();
    const denied = parse(1_000_000);
    console.log(JSON.stringify({ start, end: size(), denied }));
  `);
  assert.equal(denied, 125_000);
  assert.equal(end, start);
});

test("texts at the end of a block that uses them take no memory", async () => {
  const { start, end } = await inAProcess(`
    // What "using robots = RobotsTxt.parse(text)" means, for engines that do not know it yet.
    const parse = (times) => {
      for (let time = 0; time < times; time++) {
        const robots = RobotsTxt.parse(text);
        try {
          ask(robots);
        } finally {
          robots[Symbol.dispose]();
        }
      }
    };
    parse(1000);
    const start = size();
    parse(200_000);
    console.log(JSON.stringify({ start, end: size() }));
  `);
  assert.equal(end, start);
});

test("texts that nobody frees are collected", async () => {
  const { start, half, end } = await inAProcess(`
    import { setImmediate as nextTurn } from "node:timers/promises";
    // Finalizers run between two turns of the event loop.
    const parse = async (times) => {
      for (let time = 0; time < times; time++) {
        ask(RobotsTxt.parse(text));
        if (time % 1000 === 999) {
          gc({ type: "minor" });
          if (time % 10_000 === 9999) gc();
          await nextTurn();
        }
      }
    };
    await parse(50_000);
    const start = size();
    await parse(100_000);
    const half = size();
    await parse(100_000);
    console.log(JSON.stringify({ start, half, end: size() }));
  `);
  assert.equal(half, start);
  assert.equal(end, start);
});

test("what is kept takes memory: the tests above can fail", async () => {
  const { start, end } = await inAProcess(`
    const kept = [];
    const start = size();
    for (let time = 0; time < 50_000; time++) kept.push(RobotsTxt.parse(text));
    console.log(JSON.stringify({ start, end: size(), kept: kept.length }));
  `);
  assert.ok(end > 2 * start, `from ${start} to ${end} bytes`);
});

test("every class can be disposed of", async () => {
  const { missing, classes } = await inAProcess(`
    const isClass = (value) => typeof value === "function" && /^class/.test(String(value));
    const classes = Object.entries(robotscope).filter(([, value]) => isClass(value) && !(value.prototype instanceof Error));
    const missing = classes.filter(([, { prototype }]) => prototype[Symbol.dispose] !== prototype.free || !prototype.free);
    console.log(JSON.stringify({ classes: classes.map(([name]) => name), missing: missing.map(([name]) => name) }));
  `);
  assert.ok(classes.includes("RobotsTxt"), classes.join());
  assert.deepEqual(missing, []);
});
