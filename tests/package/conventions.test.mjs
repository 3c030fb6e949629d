// Tests JavaScript conventions: URL objects, iterables of URLs, classes, disposal and helpful errors.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

/** @type {string} */
let folder;
/** @type {typeof import("robotscope")} */
let whole;
/** @type {typeof import("robotscope/robots-txt")} */
let small;

before(async () => {
  folder = join(await installPackage(), "node_modules/robotscope/pkg");
  whole = await import(pathToFileURL(join(folder, "node.js")).href);
  small = await import(pathToFileURL(join(folder, "robots-txt/node.js")).href);
});

const TEXT = "User-agent: *\nDisallow: /private/\nClean-param: ref /\nContent-Usage: /private/ train-ai=n\n";

/** Calls to every function that has a URL argument. @type {Record<string, (url: any) => unknown>} */
const TAKERS = {
  "RobotsTxt.isAllowed": (url) => whole.RobotsTxt.parse(TEXT).isAllowed(url, "GPTBot"),
  "RobotsTxt.isAllowed with options": (url) => whole.RobotsTxt.parse(TEXT).isAllowed(url, "GPTBot", {}),
  "RobotsTxt.check": (url) => whole.RobotsTxt.parse(TEXT).check(url, "GPTBot"),
  "RobotsTxt.checkAll": (url) => whole.RobotsTxt.parse(TEXT).checkAll(url),
  "RobotsTxt.otherReadings": (url) => whole.RobotsTxt.parse(TEXT).otherReadings(url, "GPTBot"),
  "RobotsTxt.cleanUrl": (url) => whole.RobotsTxt.parse(TEXT).cleanUrl(url),
  "RobotsTxt.contentUsage": (url) => whole.RobotsTxt.parse(TEXT).contentUsage(url, "GPTBot"),
  "Fetched.check": (url) => new whole.Fetched({ status: 200, text: TEXT }).check(url, "GPTBot"),
  "Fetched.checkAll": (url) => new whole.Fetched({ status: 200, text: TEXT }).checkAll(url),
  evaluate: (url) => whole.evaluate({ url, robotsTxt: TEXT, now: null }),
  lintPage: (url) => whole.lintPage({ url, robotsTxt: TEXT, html: "<meta name=robots content=noindex>", now: null }),
  "governs, first": (url) => whole.governs(url, "https://example.com/private/a?ref=b"),
  "governs, second": (url) => whole.governs("https://example.com/robots.txt", url),
  "robots-txt: RobotsTxt.isAllowed": (url) => small.RobotsTxt.parse(TEXT).isAllowed(url, "GPTBot"),
  "robots-txt: RobotsTxt.check": (url) => small.RobotsTxt.parse(TEXT).check(url, "GPTBot"),
};

for (const [name, take] of Object.entries(TAKERS)) {
  test(`${name} accepts a URL object`, () => {
    const text = "https://example.com/private/a?ref=b";
    assert.deepEqual(take(new URL(text)), take(text));
    throwsRobotscopeError(() => take(new URL("mailto:a@example.com")), "not-a-web-address", /web server/);
    for (const other of [7, null, {}, { href: text }, [text], Symbol.iterator, () => text]) {
      throwsRobotscopeError(() => take(other), "invalid-argument", /[uU]rl must be a string or a URL, but it is /);
    }
  });
}

test("the tests for URL objects cover every function with a URL argument", async () => {
  const types = await readFile(join(folder, "index.d.ts"), "utf8");
  assert.deepEqual(types.match(/^.*\b(?:url|\w+Url): string[,)].*$/gm), null);
  const takers = Array.from(
    types.matchAll(/^(?:export function| {3}) (\w+)\((?:url|\w+Url): string \| URL/gm),
    ([, name]) => name,
  );
  assert.ok(takers.length > 7, takers.join());
  for (const name of takers)
    assert.ok(
      Object.keys(TAKERS).some((taker) => taker.split(/\W/).includes(name)),
      name,
    );
});

test("accepts bytes and URL objects from another realm", () => {
  for (const { RobotsTxt } of [whole, small]) {
    const bytes = runInContext(`new Uint8Array(${JSON.stringify([...Buffer.from(TEXT)])})`, createContext({}));
    assert.ok(!(bytes instanceof Uint8Array));
    assert.equal(RobotsTxt.parse(bytes).isAllowed("/private/a", "GPTBot"), false);
    const other = runInContext("new Uint16Array(8)", createContext({}));
    throwsRobotscopeError(() => RobotsTxt.parse(other), "invalid-argument", /^text must be a string or a Uint8Array/);
  }
  // Simulate a URL object from another realm, as in Jest with jsdom.
  const context = createContext({});
  const url = runInContext(
    '({ get [Symbol.toStringTag]() { return "URL"; }, href: "https://e.com/private/a" })',
    context,
  );
  assert.equal(whole.RobotsTxt.parse(TEXT).isAllowed(url, "GPTBot"), false);
});

test("accepts URLs from any iterable, as strings or objects", () => {
  const texts = ["https://example.com/private/a", "https://example.com/b", "https://example.com/private/c"];
  function* generator() {
    for (const [place, text] of texts.entries()) yield place % 2 === 0 ? text : new URL(text);
  }
  for (const { RobotsTxt } of [whole, small]) {
    const robots = RobotsTxt.parse(TEXT);
    const verdicts = robots.checkMany(texts, "GPTBot");
    const given = [
      () => new Set(texts),
      () => generator(),
      () => texts.map((text) => new URL(text)),
      () => [texts[0], new URL(texts[1]), texts[2]],
      () => new Map(texts.map((text) => [text, 1])).keys(),
    ];
    for (const give of given) {
      assert.deepEqual(robots.isAllowedMany(give(), "GPTBot"), [false, true, false]);
      assert.deepEqual(robots.checkMany(give(), "GPTBot"), verdicts);
    }
    // Use enough URLs to require several calls into WebAssembly.
    const many = Array.from({ length: 1000 }, (_, place) => (place % 400 === 0 ? new URL(texts[0]) : texts[1]));
    const answers = robots.isAllowedMany(many, "GPTBot");
    assert.deepEqual(
      [answers.length, answers.flatMap((answer, place) => (answer ? [] : place))],
      [1000, [0, 400, 800]],
    );
    assert.deepEqual(robots.isAllowedMany([new URL("mailto:a@example.com"), "/"], "GPTBot"), [undefined, true]);
    for (const none of ["/", {}, null, undefined, 7]) {
      const message = /^urls must be an array of strings and URLs or another iterable, but it is /;
      throwsRobotscopeError(
        () => robots.isAllowedMany(/** @type {any} */ (none), "GPTBot"),
        "invalid-argument",
        message,
      );
    }
    const notUrls = /** @type {any} */ (["/", { href: "/" }]);
    throwsRobotscopeError(
      () => robots.isAllowedMany(notUrls, "GPTBot"),
      "invalid-argument",
      /^urls\[1\] must be a string or a URL/,
    );
  }
});

test("rejects URL objects in place of crawler names", () => {
  const url = /** @type {any} */ (new URL("https://example.com/"));
  const page = { url: "/", crawlers: [url] };
  throwsRobotscopeError(() => whole.evaluate(page), "invalid-argument", /^page\.crawlers\[0\] must be a string, but/);
  const { RobotsTxt } = whole;
  throwsRobotscopeError(() => RobotsTxt.parse("").isAllowed("/", url), "invalid-argument", /^crawler must be a string/);
  throwsRobotscopeError(() => RobotsTxt.parse(url), "invalid-argument", /^text must be a string or a Uint8Array, but/);
});

test("constructors name a missing argument in their errors", () => {
  for (const { RobotsTxt } of [whole, small]) {
    const robots = new RobotsTxt(TEXT);
    assert.ok(robots instanceof RobotsTxt);
    assert.deepEqual(robots.check("/private/", "GPTBot"), RobotsTxt.parse(TEXT).check("/private/", "GPTBot"));
    const Unknown = /** @type {any} */ (RobotsTxt);
    throwsRobotscopeError(() => new Unknown(), "invalid-argument", /^text must be .* but it is undefined$/);
  }
  const Unknown = /** @type {any} */ (whole.Fetched);
  throwsRobotscopeError(() => new Unknown(), "invalid-argument", /^fetch must be an object, but it is undefined$/);
});

/** @param {object} prototype @returns {string[]} */
const methods = (prototype) =>
  Object.getOwnPropertyNames(prototype).filter((name) => !/^(?:constructor|free|__.*)$/.test(name));

test("every method of a freed object reports that the object was freed", () => {
  const made = [
    () => new whole.Fetched({ status: 404 }),
    ...[whole, small].map(
      ({ RobotsTxt }) =>
        () =>
          new RobotsTxt(TEXT),
    ),
  ];
  for (const make of made) {
    const object = /** @type {any} */ (make());
    const { name, prototype } = object.constructor;
    object.free();
    assert.ok(methods(prototype).length >= 2);
    for (const method of methods(prototype)) {
      throwsRobotscopeError(() => object[method]("/", "GPTBot"), "freed", new RegExp(`^this ${name} was freed$`));
    }
    throwsRobotscopeError(() => object.free(), "freed", new RegExp(`^this ${name} was already freed$`));
    // https://tc39.es/ecma262/#sec-disposable-interface: a second disposal should not throw.
    object[Symbol.dispose]();
    const other = /** @type {any} */ (make());
    other[Symbol.dispose]();
    other[Symbol.dispose]();
    throwsRobotscopeError(() => other.free(), "freed", /already freed$/);
    throwsRobotscopeError(
      () => prototype[methods(prototype)[0]].call(Object.create(prototype)),
      "invalid-argument",
      /made by robotscope$/,
    );
  }
  const robots = whole.RobotsTxt.parse(TEXT);
  robots.free();
  for (const robotsTxt of [robots, new (class extends whole.RobotsTxt {})(TEXT)]) {
    const evaluate = () => whole.evaluate({ url: "/private/", robotsTxt, crawlers: ["GPTBot"] });
    if (robotsTxt === robots) throwsRobotscopeError(evaluate, "freed", /^this RobotsTxt was freed$/);
    else assert.equal(evaluate().crawlers[0].crawl?.access, "disallowed");
  }
  throwsRobotscopeError(() => whole.lint(robots), "freed", /^this RobotsTxt was freed$/);
});
