// Compares `isAllowed`, which does not retain the parsed text, with `RobotsTxt` and with documented examples.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

/** The full engine, and the engine for robots.txt only. @type {typeof import("robotscope")[]} */
let engines;

before(async () => {
  const pkg = join(await installPackage(), "node_modules/robotscope/pkg");
  const files = ["node.js", "robots-txt/node.js"].map((file) => pathToFileURL(join(pkg, file)).href);
  engines = await Promise.all(files.map((file) => import(file)));
});

test("isAllowed returns the expected answers for examples 5.1 and 5.2 of RFC 9309", () => {
  const text = [
    ["User-Agent: *", "Disallow: *.gif$", "Disallow: /example/", "Allow: /publications/"],
    ["User-Agent: foobot", "Disallow:/", "Allow:/example/page.html", "Allow:/example/allowed.gif"],
    ["User-Agent: barbot", "User-Agent: bazbot", "Disallow: /example/page.html"],
    ["User-Agent: quxbot"],
  ];
  const simple = text.map((group) => group.join("\n")).join("\n\n");
  const longest = "User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n";
  for (const { isAllowed } of engines) {
    const isAllowedBy = (crawler, path) => isAllowed(simple, `https://www.example.com${path}`, crawler);
    assert.deepEqual(
      ["/example/page.html", "/example/allowed.gif", "/other"].map((path) => isAllowedBy("foobot", path)),
      [true, true, false],
    );
    assert.deepEqual([isAllowedBy("barbot", "/example/page.html"), isAllowedBy("bazbot", "/example/a")], [false, true]);
    assert.deepEqual(
      [isAllowedBy("quxbot", "/example/a"), isAllowedBy("other", "/example/a"), isAllowedBy("other", "/a.gif")],
      [true, false, false],
    );
    assert.equal(isAllowed(longest, "/example/page/disallowed.gif", "foobot"), false);
    assert.equal(isAllowed(longest, "/example/page/a", "foobot"), true);
  }
});

/** Returns a seeded generator of pseudo-random integers below an argument. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const AGENTS = ["*", "Googlebot", "googlebot-image", "bingbot", "GPTBot", "Yandex", "ExampleBot/1.0", "éBot", "a *"];
const PATTERNS = ["/", "", "/a", "/a/", "/*b", "/a*$", "/é", "/%C3%A9", "*", "/a/b$", "/\ud800", "/🤖"];
const LINES = ["", "# a comment", "Sitemap: https://example.com/s.xml", "Crawl-delay: 5", "nonsense", "\uFEFF"];
const URLS = [
  "/",
  "/a",
  "/a/b",
  "/é",
  "/%c3%a9",
  "https://example.com/ab?c#d",
  "/robots.txt",
  "/🤖",
  "https://a.example:1/a/",
];

/** @param {(below: number) => number} random */
function someText(random) {
  const one = (/** @type {string[]} */ of) => of[random(of.length)];
  const line = () => {
    const kind = random(10);
    if (kind < 3) return `${one(["User-agent", "user-agent", "useragent"])}: ${one(AGENTS)}`;
    if (kind < 9) return `${one(["Disallow", "Allow", "disalow", "ALLOW"])}:${one([" ", "", "\t"])}${one(PATTERNS)}`;
    return one(LINES);
  };
  const lines = Array.from({ length: random(14) }, line);
  if (random(4) > 0) lines.splice(random(3), 0, "User-agent: *");
  return lines.join(one(["\n", "\r\n", "\r"]));
}

test("isAllowed returns the same answers as RobotsTxt.isAllowed for strings and bytes in every dialect", () => {
  const random = numbers(19);
  const [{ dialects, crawlers }] = engines;
  const options = [undefined, { fallbacks: false }, ...dialects().map(({ name }) => ({ dialect: name }))];
  const names = [...AGENTS, "", ...crawlers().map(({ token }) => token)];
  for (const { isAllowed, RobotsTxt } of engines) {
    const answers = { true: 0, false: 0 };
    for (let round = 0; round < 3000; round++) {
      // Some texts exceed the shared buffer for short texts.
      const text = someText(random) + (round % 100 === 0 ? `\n# é${"x".repeat(70_000)}\n${someText(random)}` : "");
      const asking = random(3) === 0 ? names : AGENTS;
      const [url, crawler] = [URLS[random(URLS.length)], asking[random(asking.length)]];
      const query = options[random(options.length)];
      const robots = RobotsTxt.parse(text);
      const expected = robots.isAllowed(url, crawler, query);
      robots.free();
      const bytes = new TextEncoder().encode(text);
      const found = [isAllowed(text, url, crawler, query), isAllowed(bytes, url, crawler, query)];
      assert.deepEqual(found, [expected, expected], JSON.stringify({ text, url, crawler, query }));
      answers[`${expected}`]++;
    }
    assert.ok(answers.true > 200 && answers.false > 200, JSON.stringify(answers));
  }
});

test("isAllowed accepts URL objects, and bytes that are not UTF-8", () => {
  for (const { isAllowed } of engines) {
    const text = "User-agent: *\nDisallow: /a";
    assert.equal(isAllowed(text, new URL("https://example.com/a"), "GPTBot"), false);
    assert.equal(isAllowed(Buffer.from([0xff, 0xfe, 0x0a, ...Buffer.from(text)]), "/a", "GPTBot"), false);
    assert.equal(isAllowed(new Uint8Array(), "/a", "GPTBot"), true);
  }
});

test("isAllowed names the invalid argument in its errors", () => {
  for (const { isAllowed } of engines) {
    const text = "User-agent: *\nDisallow: /a";
    const throwing = (code, message, ...args) => throwsRobotscopeError(() => isAllowed(...args), code, message);
    throwing("invalid-argument", /^text must be a string or a Uint8Array, but it is number$/, 1, "/a", "GPTBot");
    throwing("invalid-argument", /^text must be a string or a Uint8Array, but it is null$/, null, "/a", "GPTBot");
    throwing("invalid-argument", /^crawler must be a string, but it is undefined$/, text, "/a");
    throwing("invalid-argument", /^url must be a string or a URL, but it is number$/, text, 1, "GPTBot");
    throwing("empty-url", /./, text, "", "GPTBot");
    throwing("not-a-web-address", /./, text, "mailto:a@example.com", "GPTBot");
    throwing("invalid-argument", /options has no field “dialekt”/, text, "/a", "GPTBot", { dialekt: "google" });
    assert.equal(isAllowed(text, "/a", "GPTBot"), false, "the query after an error is answered");
  }
});
