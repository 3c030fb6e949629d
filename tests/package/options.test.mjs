// Tests the query options `dialect` and `fallbacks`, and that unknown options are errors.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

/** @type {string} */
let folder;
/** @type {typeof import("robotscope")} */
let engine;

before(async () => {
  folder = join(await installPackage(), "node_modules/robotscope/pkg");
  engine = await import(pathToFileURL(join(folder, "node.js")).href);
});

/** Returns a robots.txt with two groups, for OtherBot and for the given user-agent line. @param {string} line */
const textWith = (line) => `User-agent: OtherBot
Disallow: /other
${line}
Disallow: /x
Disallow: /x/y
Crawl-delay: 5
Request-rate: 1/5
Visit-time: 0600-0845
License: https://example.com/license.xml
Content-Signal: ai-train=no
Content-Usage: train-ai=n
`;

/** @typedef {{ text: string, crawler: string, options?: any, from?: typeof engine }} Query */
/** @param {Query} query */
const parsed = ({ text, from = engine }) => from.RobotsTxt.parse(text);
/** @param {string} text */
const fetched = (text) => new engine.Fetched({ status: 200, text });
/** @param {{ crawler: string, access?: string }[]} verdicts @param {string} crawler */
const blocks = (verdicts, crawler) => verdicts.find((found) => found.crawler === crawler)?.access === "disallowed";

/**
 * Calls to every function that evaluates a crawler. Each returns `true` if the group with `Disallow: /x` applies.
 *
 * @type {Record<string, (query: Query) => boolean>}
 */
const QUESTIONS = {
  isAllowed: ({ text, crawler, options, from = engine }) => !from.isAllowed(text, "/x", crawler, options),
  "RobotsTxt.isAllowed": (query) => !parsed(query).isAllowed("/x", query.crawler, query.options),
  "RobotsTxt.check": (query) => parsed(query).check("/x", query.crawler, query.options).access === "disallowed",
  "RobotsTxt.checkAll": (query) => blocks(parsed(query).checkAll("/x", query.options), query.crawler),
  "RobotsTxt.isAllowedMany": (query) => parsed(query).isAllowedMany(["/x"], query.crawler, query.options)[0] === false,
  "RobotsTxt.checkMany": (query) =>
    parsed(query).checkMany(["/x"], query.crawler, query.options).access[0] === "disallowed",
  "RobotsTxt.otherReadings": (query) => {
    const readings = parsed(query).otherReadings("/x", query.crawler, query.options);
    const yandex = readings.find(({ dialect }) => dialect === "yandex");
    return yandex?.verdict.access === "disallowed" || yandex?.because.length !== 0;
  },
  "RobotsTxt.deadRules": (query) => parsed(query).deadRules(query.crawler, query.options).length > 0,
  "RobotsTxt.crawlDelay": (query) => parsed(query).crawlDelay(query.crawler, query.options).records.length > 0,
  "RobotsTxt.requestRates": (query) => parsed(query).requestRates(query.crawler, query.options).records.length > 0,
  "RobotsTxt.visitTimes": (query) => parsed(query).visitTimes(query.crawler, query.options).records.length > 0,
  "RobotsTxt.licenses": (query) => parsed(query).licenses(query.crawler, query.options).records.length > 0,
  "RobotsTxt.contentSignals": (query) => parsed(query).contentSignals(query.crawler, query.options).records.length > 0,
  "RobotsTxt.contentUsage": (query) =>
    parsed(query).contentUsage("/a", query.crawler, query.options).matches.length > 0,
  "Fetched.check": (query) => fetched(query.text).check("/x", query.crawler, query.options).access === "disallowed",
  "Fetched.checkMany": (query) => {
    const { kinds, verdicts } = fetched(query.text).checkMany(["/x"], [query.crawler], query.options);
    return kinds[verdicts[0]].access === "disallowed";
  },
  "Fetched.checkAll": (query) => blocks(fetched(query.text).checkAll("/x", query.options), query.crawler),
  compare: (query) => engine.compare("", query.text, query.options).losing.includes(query.crawler),
  compareFor: (query) => engine.compareFor("", query.text, query.crawler, query.options).changes.length > 0,
  compareCrawlers: (query) => {
    const { changes } = engine.compareCrawlers(query.text, "OtherBot", query.crawler, query.options);
    return changes.some(({ access }) => access === "disallowed");
  },
  evaluate: (query) => {
    const report = engine.evaluate({ url: "/x", robotsTxt: query.text }, query.options);
    return report.crawlers.find(({ crawler }) => crawler === query.crawler)?.crawl?.access === "disallowed";
  },
};

/**
 * Reads a type declaration file. Returns the names of the functions with query options, and of the functions with a crawler argument.
 * Methods are named `Class.method`.
 */
async function declared(file) {
  const types = await readFile(join(folder, file), "utf8");
  const found = { withOptions: [], withCrawler: [] };
  let within = "";
  for (const line of types.split("\n")) {
    const [, name] = /^export class (\w+)/.exec(line) ?? [];
    if (name !== undefined) within = `${name}.`;
    else if (line.startsWith("}")) within = "";
    const [, called, parameters] = /^(?: {4}|export function )(\w+)\((.*)\):/.exec(line) ?? [];
    if (called === undefined) continue;
    if (/\boptions\?: (?:Query|Compare)Options\b/.test(parameters)) found.withOptions.push(within + called);
    if (/\bcrawler: string\b/.test(parameters)) found.withCrawler.push(within + called);
  }
  return found;
}

test("every function that evaluates a crawler accepts options", async () => {
  const { withOptions, withCrawler } = await declared("index.d.ts");
  assert.deepEqual(withOptions.toSorted(), Object.keys(QUESTIONS).toSorted());
  assert.deepEqual(
    withCrawler.filter((name) => !withOptions.includes(name)),
    [],
  );
  const small = await declared("robots-txt/index.d.ts");
  assert.ok(small.withOptions.includes("RobotsTxt.isAllowed"));
  assert.deepEqual(
    small.withCrawler.filter((name) => !small.withOptions.includes(name)),
    [],
  );
});

// Google's parser accepts a missing hyphen (kKeyUserAgent in robots.cc). RFC 9309, GPTBot's assumed dialect, does not.
const DIALECT = { text: textWith("Useragent: GPTBot"), crawler: "GPTBot" };
// If no group names Google's image crawler, it obeys the group for Googlebot:
// https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers
const FALLBACK = { text: textWith("User-agent: Googlebot"), crawler: "Googlebot-Image" };

const UNKNOWN = [
  [null, /^options must be an object, but it is null$/],
  [7, /^options must be an object, but it is number$/],
  ["google", /^options must be an object, but it is string$/],
  [[], /^options must be a plain object, not an array/],
  [new Map([["dialect", "google"]]), /^options must be a plain object/],
  [Promise.resolve({ dialect: "google" }), /^options must be a plain object/],
  [{ dialekt: "google" }, /^options has no field “dialekt”; known fields: dialect, fallbacks, language(?:, urls)?$/],
  [
    { dialect: "goggle" },
    /^options\.dialect must be one of rfc9309, google, .*, wikipedia, but it is “goggle”; “google” is probably meant$/,
  ],
  [{ dialect: null }, /^options\.dialect must be one of rfc9309, google, .*, wikipedia, but it is null$/],
  [{ fallbacks: null }, /^options\.fallbacks must be a boolean, but it is null$/],
  [{ fallbacks: "no" }, /^options\.fallbacks must be a boolean, but it is string$/],
];

for (const [name, ask] of Object.entries(QUESTIONS)) {
  test(`${name} uses the dialect in the options`, () => {
    assert.equal(ask(DIALECT), false);
    assert.equal(ask({ ...DIALECT, options: { dialect: "google" } }), true);
    assert.equal(ask({ ...DIALECT, options: { dialect: "rfc9309" } }), false);
    for (const options of [{}, { dialect: undefined }, { fallbacks: undefined }, Object.create(null)]) {
      assert.equal(ask({ ...DIALECT, options }), false);
    }
  });

  test(`${name} considers only the crawler's product token and * if fallbacks are off`, () => {
    assert.equal(ask(FALLBACK), true);
    assert.equal(ask({ ...FALLBACK, options: { fallbacks: false } }), false);
    assert.equal(ask({ ...FALLBACK, options: { fallbacks: true } }), true);
    const wildcard = { ...FALLBACK, text: textWith("User-agent: *") };
    assert.equal(ask({ ...wildcard, options: { fallbacks: false } }), true);
  });

  test(`${name} throws for unknown or invalid options`, () => {
    for (const [options, message] of UNKNOWN) {
      throwsRobotscopeError(() => ask({ ...DIALECT, options }), "invalid-argument", message);
    }
  });
}

test("the robots.txt-only engine accepts the same query options as the full engine", async () => {
  const from = await import(pathToFileURL(join(folder, "robots-txt/node.js")).href);
  const { withOptions } = await declared("robots-txt/index.d.ts");
  for (const name of withOptions) {
    assert.equal(QUESTIONS[name]({ ...DIALECT, from, options: { dialect: "google" } }), true, name);
    assert.equal(QUESTIONS[name]({ ...FALLBACK, from, options: { fallbacks: false } }), false, name);
    for (const [options, message] of UNKNOWN) {
      throwsRobotscopeError(() => QUESTIONS[name]({ ...DIALECT, from, options }), "invalid-argument", message);
    }
  }
});

test("dialect and fallbacks can be combined, and Google's dialect truncates a crawler's name at a digit", () => {
  const robots = engine.RobotsTxt.parse("Useragent: Googlebot\nDisallow: /x\nUser-agent: MJ12bot\nDisallow: /");
  assert.equal(robots.isAllowed("/x", "Googlebot-Image", { dialect: "google", fallbacks: true }), false);
  assert.equal(robots.isAllowed("/x", "Googlebot-Image", { dialect: "google", fallbacks: false }), true);
  // Google's parser ends a token before any character other than a letter, "_" or "-" (MatchesRobotsUserAgent in robots.cc), so it reads
  // "MJ12bot" as "MJ". No crawler is named MJ.
  assert.equal(robots.isAllowed("/a", "MJ12bot"), false);
  assert.equal(robots.isAllowed("/a", "MJ12bot", { dialect: "google" }), true);
});

test("a verdict contains the requested dialect and the crawler's availability policy", () => {
  const robots = engine.RobotsTxt.parse(DIALECT.text);
  assert.equal(robots.check("/x", "GPTBot", { dialect: "google" }).dialect, "google");
  assert.ok(robots.checkAll("/x", { dialect: "yandex" }).every(({ dialect }) => dialect === "yandex"));
  const readings = robots.otherReadings("/x", "GPTBot", { dialect: "google" }).map(({ dialect }) => dialect);
  assert.ok(readings.includes("rfc9309") && !readings.includes("google"), String(readings));
  const [usual, requested] = [undefined, { dialect: "google" }].map((options) =>
    fetched(DIALECT.text).check("/x", "YandexBot", options),
  );
  assert.equal(usual.availability.value, "yandex");
  assert.deepEqual(requested.availability, usual.availability);
});

test("a query does not reuse the dialect of an earlier query for the same crawler", () => {
  const robots = engine.RobotsTxt.parse(DIALECT.text);
  for (let round = 0; round < 50; round++) {
    assert.equal(robots.isAllowed("/x", "GPTBot"), true);
    assert.equal(robots.isAllowed("/x", "GPTBot", { dialect: "google" }), false);
    assert.deepEqual(robots.isAllowedMany(["/x"], "GPTBot"), [true]);
    assert.deepEqual(robots.isAllowedMany(["/x"], "GPTBot", { dialect: "google" }), [false]);
  }
});

test("an empty crawler name selects the * group, and in Google's dialect also a group without a valid name", () => {
  const robots = engine.RobotsTxt.parse("User-agent: GPTBot\nDisallow: /\nUser-agent: *\nDisallow: /x");
  assert.deepEqual(robots.isAllowedMany(["/", "/x"], ""), [true, false]);
  // Google's parser finds no token in "1" (ExtractUserAgent in robots.cc) or in an empty name.
  const odd = engine.RobotsTxt.parse("User-agent: 1\nDisallow: /x");
  assert.equal(odd.isAllowed("/x", ""), true);
  assert.equal(odd.isAllowed("/x", "", { dialect: "google" }), false);
});

test("dialects have names, titles and policies, and each name is accepted as an option", async () => {
  const schema = JSON.parse(await readFile(join(folder, "../robotscope.schema.json"), "utf8"));
  const dialects = engine.dialects();
  assert.deepEqual(
    dialects.map(({ name }) => name),
    schema.properties.dialects.items.enum,
  );
  assert.equal(dialects.find(({ name }) => name === "rfc9309")?.title, "RFC 9309");
  const google = dialects.find(({ name }) => name === "google");
  const limit = google?.policies.find(({ policy }) => policy === "line-limit");
  assert.deepEqual(
    [limit?.value, limit?.bytes, limit?.meaning],
    ["bytes", 16_663, "Only the first bytes of a line, up to a limit."],
  );
  assert.equal(google?.sources.length, 1);
  for (const { name } of dialects) {
    assert.equal(engine.RobotsTxt.parse("").check("/", "a", { dialect: name }).dialect, name);
  }
});

test("groups, sitemaps and otherRecords accept only the name of a dialect", () => {
  const robots = engine.RobotsTxt.parse(DIALECT.text);
  for (const ask of ["groups", "sitemaps", "otherRecords"]) {
    const google = "“goggle”; “google” is probably meant";
    for (const [value, found] of Object.entries({ [google]: "goggle", object: { dialect: "google" }, null: null })) {
      const message = new RegExp(`^dialect must be one of rfc9309, google, .* it is ${value}$`);
      throwsRobotscopeError(() => robots[ask](found), "invalid-argument", message);
    }
  }
});

// Tests every function with an options or object argument that is not in `QUESTIONS`. Passes each of them an object with an unknown field,
// objects that are not plain, such as a Map, and null.
test("functions reject unknown options and unknown fields of object arguments", async () => {
  const statements = [{ directives: ["noindex"] }];
  /** @type {[string, (value: any) => unknown][]} */
  const takers = [
    ["options", (value) => engine.lint("", value)],
    ["options", (value) => engine.RobotsTxt.parse("").diagnostics(value)],
    ["options", (value) => engine.lintPage({}, value)],
    ["options", (value) => engine.lintHeadersFile("", value)],
    ["options", (value) => engine.lints(value)],
    ["options", (value) => engine.audits({}, value)],
    ["options", (value) => engine.hover("", 0, undefined, value)],
    ["options", (value) => engine.complete("", 0, undefined, value)],
    ["options", (value) => engine.RobotsTxt.parse("").hover(0, value)],
    ["options", (value) => engine.RobotsTxt.parse("").complete(0, value)],
    ["options", (value) => engine.RobotsTxt.parse("").affected(1, value)],
    ["options", (value) => engine.RobotsTxt.parse("").inlayHints(undefined, value)],
    ["options", (value) => engine.RobotsTxt.parse("").otherRecords(undefined, value)],
    ["options", (value) => engine.RobotsTxt.parse("").sitemaps(undefined, value)],
    ["options", (value) => engine.generateRobotsTxt([{ access: "disallowed" }], value)],
    ["options", (value) => engine.generateConfig({ statements }, "nginx", value)],
    ["options", (value) => engine.generateBlockList({ disallow: [{ crawler: "GPTBot" }], format: "nginx" }, value)],
    ["options.severity", (value) => engine.lint("", { severity: value })],
    ["page", (value) => engine.lintPage(value)],
    ["page", (value) => engine.evaluate(value)],
    ["page.robotsTxtFetch", (value) => engine.evaluate({ robotsTxtFetch: value })],
    ["fetch", (value) => new engine.Fetched(value)],
    ["options", (value) => engine.parseDirectives("", value)],
    ["options", (value) => engine.applyFixes("", [], value)],
    ["wishes[0]", (value) => engine.generateRobotsTxt([value])],
    ["plan", (value) => engine.generateConfig(value, "nginx")],
    ["plan.statements[0]", (value) => engine.generateConfig({ statements: [value] }, "nginx")],
    ["plan.files", (value) => engine.generateConfig({ statements, files: value }, "nginx")],
    ["plan", (value) => engine.generateBlockList(value)],
    ["plan.disallow[0]", (value) => engine.generateBlockList({ disallow: [value], format: "nginx" })],
    ["range", (value) => engine.RobotsTxt.parse("").semanticTokens(value)],
    ["range", (value) => engine.RobotsTxt.parse("").format(value)],
    ["range", (value) => engine.RobotsTxt.parse("").inlayHints(value)],
    ["range", (value) => engine.RobotsTxt.parse("").codeActions(value)],
    ["options", (value) => engine.RobotsTxt.parse("").codeActions({ start: 0, end: 0 }, value)],
  ];
  const types = await readFile(join(folder, "index.d.ts"), "utf8");
  const others = /^(?: {4}|export function )\w+\(.*\boptions\??: (?!QueryOptions|CompareOptions)/gm;
  assert.equal(takers.filter(([name]) => name === "options").length, types.match(others)?.length);
  for (const [name, take] of takers) {
    const path = name.replace(/[[\].]/g, "\\$&");
    const says = (words) => new RegExp(`^${path} ${words}`);
    throwsRobotscopeError(
      () => take({ nonsense: 1 }),
      "invalid-argument",
      says("has no field “nonsense”; known fields: "),
    );
    for (const value of [[], new Map(), Promise.resolve({})]) {
      throwsRobotscopeError(() => take(value), "invalid-argument", says("must be a plain object"));
    }
    throwsRobotscopeError(() => take(null), "invalid-argument", says("must be .*null$"));
  }
});
