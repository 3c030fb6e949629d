// Tests that the engine's memory does not grow with the number of texts that were parsed.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);
/** @type {string} */
let folder;

before(async () => {
  folder = pathToFileURL(join(await installPackage(), "node_modules/robotscope/pkg")).href;
});

/** The start of each script. Captures the WebAssembly module's memory, which the package does not expose. Defines a text and a query. */
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
  // The first call starts the engine.
  robotscope.version();
  const memory = instances[0].exports.memory;
  const size = () => memory.buffer.byteLength;
  const text = "User-agent: *\\nDisallow: /private/\\nAllow: /private/press/\\n";
  const ask = (robots) => robots.isAllowed("https://example.com/private/a", "GPTBot");
`;

/**
 * Runs a script in a new process, and returns its JSON output.
 *
 * @param {string} script
 * @param {string} [entry] an entry point of the package
 */
async function inAProcess(script, entry = "node.js") {
  const args = ["--input-type=module", "--eval", prelude + script, `${folder}/${entry}`];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout);
}

test("memory does not grow when a million texts are parsed and freed", async () => {
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

test("memory does not grow when texts are disposed of at the end of a block", async () => {
  const { start, end } = await inAProcess(`
    // Equals "using robots = RobotsTxt.parse(text)", for JavaScript engines without that syntax.
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

for (const [of, make] of Object.entries({
  RobotsTxt: "RobotsTxt.parse(text)",
  "RobotsTxt of bytes": "RobotsTxt.parse(bytes)",
  Fetched: "new robotscope.Fetched({ status: 200, text })",
})) {
  for (const engine of of === "Fetched" ? ["node.js"] : ["node.js", "robots-txt/node.js"]) {
    test(`memory does not grow, and garbage is rarely collected, in a loop that never frees a ${of} (${engine})`, async () => {
      const { half, end, collections, denied } = await inAProcess(
        `
        import { constants, PerformanceObserver } from "node:perf_hooks";
        let collections = 0;
        const isFull = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
        new PerformanceObserver((list) => {
          collections += list.getEntries().filter(isFull).length;
        }).observe({ entryTypes: ["gc"] });
        const bytes = new TextEncoder().encode(text);
        let denied = 0;
        const times = 50_000;
        const parse = () => {
          for (let time = 0; time < times; time++) {
            const made = ${make};
            if (time % 10 === 0 && made.check("https://example.com/private/a", "GPTBot").access === "disallowed") denied++;
          }
          return size();
        };
        // The allocator may need another memory page in the first rounds. The size is constant from the third round on.
        parse();
        parse();
        const half = parse();
        const end = parse();
        await new Promise((resolve) => setTimeout(resolve, 100));
        console.log(JSON.stringify({ half, end, collections, denied }));
      `,
        engine,
      );
      assert.equal(denied, 20_000);
      assert.ok(half < 100_000_000, `${half} bytes`);
      assert.equal(end, half);
      // If only finalizers freed texts, a full collection would run about every 300 texts: more than 600 times in this loop.
      assert.ok(collections < 100, `${collections} full collections`);
    });
  }
}

test("an object still works after the engine has evicted its parsed text", async () => {
  const { first, all, wrong } = await inAProcess(`
    const count = 40_000;
    const encoder = new TextEncoder();
    const kept = [];
    for (let place = 0; place < count; place++) {
      const text = "User-agent: *\\nDisallow: /" + place + "/\\n#\\xff";
      if (place % 2 === 1) kept.push(RobotsTxt.parse(text));
      else {
        const bytes = encoder.encode(text);
        const fetch = { status: 200, text: bytes };
        kept.push(place % 10 > 0 ? RobotsTxt.parse(Buffer.from(bytes.buffer)) : new robotscope.Fetched(fetch));
        // The caller may reuse its buffer and options object.
        bytes.fill(0);
        fetch.status = 404;
      }
    }
    const first = size();
    const wrong = new Set();
    for (const [place, robots] of [...kept.entries(), ...[...kept.entries()].reverse()]) {
      const isAllowed = (url) =>
        robots instanceof RobotsTxt ? robots.isAllowed(url, "GPTBot") : robots.check(url, "GPTBot").access === "allowed";
      if (isAllowed("/" + place + "/") || !isAllowed("/" + (place + 1) + "/")) wrong.add(place);
    }
    console.log(JSON.stringify({ first, all: size(), wrong: [...wrong].slice(0, 10) }));
  `);
  assert.deepEqual(wrong, []);
  assert.ok(first < 100_000_000, `${first} bytes before any query`);
  assert.ok(all < 400_000_000, `${all} bytes after queries of all objects`);
});

test("the memory limit includes rules that are compiled for many crawlers", async () => {
  const { end } = await inAProcess(`
    const crawlers = robotscope.crawlers().map(({ token }) => token);
    let large = "User-agent: *\\n";
    for (let rule = 0; large.length < 100_000; rule++) large += "Disallow: /private/" + rule + "/\\n";
    for (let time = 0; time < 8; time++) {
      const robots = RobotsTxt.parse(large);
      for (const crawler of crawlers) robots.isAllowedMany(["/private/1/"], crawler);
    }
    console.log(JSON.stringify({ end: size() }));
  `);
  // Without the memory limit, the rules would need more than 600 megabytes.
  assert.ok(end < 300_000_000, `${end} bytes`);
});

test("the memory limit includes rules that are compiled after parsing", async () => {
  const { end } = await inAProcess(`
    const crawlers = robotscope.crawlers().map(({ token }) => token).slice(0, 60);
    let large = "User-agent: *\\n";
    for (let rule = 0; large.length < 100_000; rule++) large += "Disallow: /private/" + rule + "/\\n";
    const all = Array.from({ length: 30 }, (_, place) => RobotsTxt.parse(large + "#" + place));
    for (const robots of all) for (const crawler of crawlers) robots.isAllowedMany(["/private/1/"], crawler);
    console.log(JSON.stringify({ end: size() }));
  `);
  // Without the limit, the rules would need more than 500 megabytes.
  assert.ok(end < 300_000_000, `${end} bytes`);
});

test("an object can be freed after one of its methods was interrupted by an error", async () => {
  const { codes } = await inAProcess(`
    const codes = [];
    const interrupts = { get [Symbol.toStringTag]() { throw new Error("mine"); } };
    for (let round = 0; round < 20; round++) {
      const robots = RobotsTxt.parse(text + "#".repeat(8_000_000) + round);
      try {
        robots.isAllowed(interrupts, "GPTBot");
      } catch (error) {
        codes.push(error.message);
      }
      if (round % 2 === 0) robots.free();
    }
    console.log(JSON.stringify({ codes }));
  `);
  assert.deepEqual(codes, Array(20).fill("mine"));
});

test("checkMany keeps its text while the URL generator parses texts or frees the RobotsTxt", async () => {
  const { answers, freed } = await inAProcess(`
    const robots = RobotsTxt.parse(text);
    function* urls() {
      for (let place = 0; place < 30_000; place++) ask(RobotsTxt.parse(text + "#" + place));
      yield "/private/a";
      robots.free();
      yield new URL("https://example.com/private/press/");
    }
    const answers = robots.checkMany(urls(), "GPTBot").access;
    let freed;
    try {
      ask(robots);
    } catch (error) {
      freed = error.code;
    }
    console.log(JSON.stringify({ answers, freed }));
  `);
  assert.deepEqual(answers, ["disallowed", "allowed"]);
  assert.equal(freed, "freed");
});

test("retained texts increase memory, so the memory tests can detect leaks", async () => {
  const { start, end } = await inAProcess(`
    const kept = [];
    const start = size();
    for (let time = 0; time < 50_000; time++) kept.push(RobotsTxt.parse(text));
    console.log(JSON.stringify({ start, end: size(), kept: kept.length }));
  `);
  assert.ok(end > 2 * start, `from ${start} to ${end} bytes`);
});

test("objects of every class can be disposed of", async () => {
  const { missing, classes } = await inAProcess(`
    const isClass = (value) => typeof value === "function" && /^class/.test(String(value));
    const classes = Object.entries(robotscope).filter(([, value]) => isClass(value) && !(value.prototype instanceof Error));
    const missing = classes.filter(([, { prototype }]) => !prototype[Symbol.dispose] || !prototype.free);
    console.log(JSON.stringify({ classes: classes.map(([name]) => name), missing: missing.map(([name]) => name) }));
  `);
  assert.ok(classes.includes("RobotsTxt"), classes.join());
  assert.deepEqual(missing, []);
});

test("single queries for short and long texts do not increase memory", async () => {
  const { start, end, denied } = await inAProcess(`
    const long = text + "# é".repeat(200_000);
    const askOnce = (times) => {
      let denied = 0;
      for (let time = 0; time < times; time++) {
        if (!robotscope.isAllowed(time % 1000 === 0 ? long : text, "https://example.com/private/a", "GPTBot")) denied++;
      }
      return denied;
    };
    askOnce(2000);
    const start = size();
    const denied = askOnce(100_000);
    console.log(JSON.stringify({ start, end: size(), denied }));
  `);
  assert.equal(denied, 100_000);
  assert.equal(end, start);
});
