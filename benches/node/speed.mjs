// Measures the npm package and robots-parser: node speed.mjs FOLDER [--quick]. Reads workloads.json, which the Rust benchmarks wrote to the
// folder. Writes node.json there, with sections in the format of src/section.rs.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import robotsParser from "robots-parser";
import { isAllowed, RobotsTxt } from "robotscope";
import { commandLine } from "../../scripts/lib/cli.mjs";
import { full, quick, race, summary } from "./race.mjs";

/** @typedef {{ name: string, files: string[], agent: string, urls: string[] }} Workload */

const [folder, flag] = process.argv.slice(2);
const sampling = flag === "--quick" ? quick : full;
/** @type {{ real: string[], checks: Workload[], queries: Workload[] }} */
const workloads = JSON.parse(readFileSync(join(folder, "workloads.json"), "utf8"));

/**
 * robots-parser's function. The cast is needed because the package's type declarations do not match the module format of its code.
 * @type {typeof import("robots-parser").default}
 */
const createPeer = /** @type {any} */ (robotsParser);

/**
 * Parses a text with robots-parser. The site is that of the queries' URLs, because robots-parser answers for no other site.
 * @param {string} text
 */
const parseWithPeer = (text) => createPeer("https://www.example.com/robots.txt", text);

/**
 * Passes a parsed text to `use`, then frees its WebAssembly memory.
 * @template T
 * @param {string} text
 * @param {(robots: RobotsTxt) => T} use
 */
function withRobots(text, use) {
  const robots = RobotsTxt.parse(text);
  const result = use(robots);
  robots.free();
  return result;
}

/** The number of results. Counting them prevents the compiler from removing the work. */
let answered = 0;

function parse() {
  const bytes = workloads.real.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  /** @param {string} name @param {(robots: RobotsTxt) => number} use @param {(peer: ReturnType<typeof parseWithPeer>) => number} usePeer */
  const measure = (name, use, usePeer) => {
    const contestants = [
      {
        engine: "robotscope",
        work: () => {
          for (const text of workloads.real) answered += withRobots(text, use);
        },
      },
      {
        engine: "robots-parser",
        work: () => {
          for (const text of workloads.real) answered += usePeer(parseWithPeer(text));
        },
      },
    ];
    return row(
      name,
      race(contestants, sampling, (nanoseconds) => (bytes * 1e3) / nanoseconds),
    );
  };
  const rows = [
    measure(
      "all real files",
      () => 1,
      () => 1,
    ),
    measure(
      "all real files, with sitemaps",
      (robots) => robots.sitemaps().length,
      (peer) => peer.getSitemaps().length,
    ),
  ];
  const notes = [
    "The time includes `free`. robotscope returns each sitemap with its line, span and fault; robots-parser returns strings.",
  ];
  return section("node-parse", "Node.js: parsing", rows, { unit: "MB/s", notes });
}

function parseAndCheck() {
  const rows = workloads.checks.map(({ name, files, agent, urls: [url] }) =>
    compare(name, files, {
      robotscope: (texts) => texts.map((text) => isAllowed(text, url, agent)),
      "robotscope, parsed": (texts) => texts.map((text) => withRobots(text, (robots) => robots.isAllowed(url, agent))),
      "robots-parser": (texts) => texts.map((text) => parseWithPeer(text).isAllowed(url, agent)),
    }),
  );
  const notes = [
    "“robotscope” is `isAllowed(text, url, crawler)`. “robotscope, parsed” is `RobotsTxt.parse`, `isAllowed` and `free`.",
  ];
  return section("node-parse-and-check", "Node.js: parsing and one check", rows, { notes });
}

function manyUrls() {
  const rows = workloads.queries.map(({ name, files: [text], agent, urls }) => {
    const robots = RobotsTxt.parse(text);
    const peer = parseWithPeer(text);
    const many = Array.from({ length: 256 }, (_, index) => urls[index % urls.length]);
    return compare(name, many, {
      robotscope: (urls) => robots.isAllowedMany(urls, agent),
      "robotscope, checkMany": (urls) => robots.checkMany(urls, agent).access,
      "robotscope, one by one": (urls) => urls.map((url) => robots.isAllowed(url, agent)),
      "robots-parser": (urls) => urls.map((url) => peer.isAllowed(url, agent)),
    });
  });
  const notes = [
    "Each figure is the mean time per URL, for 256 URLs and a parsed file. “robotscope” is one call of `isAllowedMany`.",
    "`checkMany` also returns the reason and the line. robots-parser checks one URL per call.",
  ];
  return section("node-many", "Node.js: many URLs on one file", rows, { notes });
}

/** Measures processes that import a package and answer one query. */
function importing() {
  const text = JSON.stringify("User-agent: *\nDisallow: /a");
  const ours = `RobotsTxt.parse(${text}).isAllowed("/a", "ExampleBot")`;
  const theirs = `default("https://a.example/robots.txt", ${text}).isAllowed("https://a.example/a", "ExampleBot")`;
  const packages = [
    { name: "robotscope", ask: ours },
    { name: "robotscope/robots-txt", ask: ours },
    { name: "robotscope/robots-parser", ask: theirs },
    { name: "robots-parser", ask: theirs },
  ];
  /** @type {Record<string, [imported: number, answered: number][]>} */
  const samples = Object.fromEntries(packages.map(({ name }) => [name, []]));
  for (let round = 0; round < sampling.rounds; round++) {
    for (const { name, ask } of packages) {
      const script = `
        const start = performance.now();
        const imported = await import(${JSON.stringify(import.meta.resolve(name))});
        const middle = performance.now();
        if (imported.${ask} !== false) throw new Error("another answer");
        console.log(JSON.stringify([middle - start, performance.now() - start]));`;
      const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
      samples[name].push(JSON.parse(stdout));
    }
  }
  const rows = packages.slice(0, -1).flatMap(({ name }) =>
    ["import", "import and first check"].map((what, place) => {
      const cell = (/** @type {string} */ of) =>
        summary(
          samples[of].map((times) => times[place] * 1e6),
          (ns) => ns,
        );
      return row(`${what}, ${name}`, { robotscope: cell(name), "robots-parser": cell("robots-parser") });
    }),
  );
  const notes = ["Each sample is a new process; its start is not included. The first check also compiles the engine."];
  return section("node-import", "Node.js: importing the package", rows, { notes });
}

/**
 * Measures the command line with one process per sample, on one robots.txt below 500 KiB and one above. Crawlers may ignore text after the
 * first 500 KiB (RFC 9309, 2.5), so `check` has to evaluate the larger file both whole and truncated.
 */
function largeTexts() {
  const urls = join(folder, "urls.txt");
  const paths = Array.from(
    { length: 100_000 },
    (_, at) => `/${["shop", "blog", "private", "a"][at % 4]}/${at % 50_000}/page-${at}.html`,
  );
  writeFileSync(urls, paths.join("\n"));
  /** @type {Record<string, number[]>} */
  const samples = {};
  for (let round = 0; round < sampling.rounds; round++) {
    for (const kilobytes of [400, 600]) {
      const robots = join(folder, `robots-${kilobytes}.txt`);
      if (round === 0) writeFileSync(robots, robotsTxtOf(kilobytes * 1000));
      const args = [commandLine, "check", "--urls", urls, "--robots", robots, "--crawler", "main", "--summary"];
      const start = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 30 });
      if (status !== 1) throw new Error(`robotscope check exited with status ${status} instead of 1: ${stderr}`);
      const engine = `robotscope, ${kilobytes} kB`;
      samples[engine] = [...(samples[engine] ?? []), (performance.now() - start) * 1e6];
    }
  }
  const cells = Object.entries(samples).map(([engine, times]) => [engine, summary(times, (ns) => ns)]);
  const rows = [row("100,000 URLs, the main crawlers", Object.fromEntries(cells))];
  return section("node-command-line", "Command line: many URLs and crawlers on a large robots.txt", rows);
}

/** Returns a robots.txt of about this length, with groups for three crawlers and for `*`. @param {number} bytes */
function robotsTxtOf(bytes) {
  let text = "";
  for (let at = 0; text.length < bytes; at++) {
    if (at % 5000 === 0) text += `User-agent: ${["*", "GPTBot", "Googlebot", "bingbot"][(at / 5000) % 4]}\n`;
    text += `Disallow: /private/${at}/\n`;
  }
  return text.slice(0, text.lastIndexOf("\n") + 1);
}

/**
 * Compares the engines' answers to all queries, then measures each engine's time, in nanoseconds per query.
 *
 * @template Q
 * @param {string} name
 * @param {Q[]} queries
 * @param {Record<string, (queries: Q[]) => (boolean | import("robotscope").Access | undefined)[]>} engines with robotscope first
 */
function compare(name, queries, engines) {
  console.error(`  Node.js: ${name}`);
  const answers = Object.entries(engines).map(
    ([engine, ask]) => /** @type {const} */ ([engine, ask(queries).map(asBoolean)]),
  );
  const ours = answers[0][1];
  const counts = answers.map(([engine, theirs]) => [
    engine,
    theirs.filter((answer, index) => answer !== ours[index]).length,
  ]);
  const contestants = Object.entries(engines).map(([engine, ask]) => ({
    engine,
    work: () => {
      answered += ask(queries).length;
    },
  }));
  const cells = race(contestants, sampling, (nanoseconds) => nanoseconds / queries.length);
  return row(name, cells, queries.length, Object.fromEntries(counts.filter(([, count]) => Number(count) > 0)));
}

/** @param {boolean | string | undefined} answer */
const asBoolean = (answer) => (typeof answer === "string" ? answer === "allowed" : answer);

/** @param {string} name @param {Record<string, import("./race.mjs").Cell>} cells */
const row = (name, cells, queries = 0, different = {}) => ({ name, cells, queries, different });

/** @param {string} id @param {string} title @param {ReturnType<typeof row>[]} rows */
const section = (id, title, rows, { unit = "ns", notes = /** @type {string[]} */ ([]) } = {}) => {
  const engines = Object.keys(rows[0].cells);
  return { id, title, unit, engines, rows, notes };
};

const sections = [parse(), parseAndCheck(), manyUrls(), importing(), largeTexts()];
if (answered === 0) throw new Error("no engine returned an answer");
writeFileSync(join(folder, "node.json"), JSON.stringify(sections));
