// Tests the packed npm package in an empty Node.js project.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";

const run = promisify(execFile);
let project;
let robotscope;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const SAMPLE = `
User-agent: *
Disallow: /private/
Allow: /private/press/
`;

test("the package can be imported by its name", async () => {
  const script = `
    import { RobotsTxt } from "robotscope";
    const robots = RobotsTxt.parse("User-agent: *\\nDisallow: /a");
    console.log(robots.isAllowed("/a", "GPTBot"), robots.isAllowed("/b", "GPTBot"));
  `;
  await writeFile(join(project, "check.mjs"), script);
  const { stdout } = await run(process.execPath, ["check.mjs"], { cwd: project });
  assert.equal(stdout, "false true\n");
});

test("returns the verdict in the package's README", () => {
  const robots = robotscope.RobotsTxt.parse(SAMPLE);
  assert.equal(robots.isAllowed("https://example.com/private/a", "GPTBot"), false);
  const verdict = robots.check("https://example.com/private/press/2026", "Googlebot-Image");
  assert.equal(verdict.access, "allowed");
  assert.equal(verdict.reason, "longest-match");
  assert.equal(verdict.dialect, "google");
  assert.deepEqual(verdict.rule, {
    line: 4,
    access: "allowed",
    pattern: { start: 42, end: 57, text: "/private/press/" },
    canonicalPattern: "/private/press/",
    length: 15,
    outcome: "wins",
  });
  assert.equal(SAMPLE.slice(verdict.rule.pattern.start, verdict.rule.pattern.end), "/private/press/");
  assert.deepEqual(
    verdict.matches.map((rule) => [rule.line, rule.outcome]),
    [
      [3, "shorter"],
      [4, "wins"],
    ],
  );
  assert.deepEqual(verdict.lookup, {
    steps: [
      { token: "Googlebot-Image", lines: [] },
      { token: "Googlebot", lines: [] },
    ],
    selected: "*",
    wildcardLines: [2],
    wildcard: "applies",
    groups: [0],
    passedOver: [],
  });
  assert.match(verdict.explanation.summary, /^Googlebot-Image may crawl \/private\/press\/2026: line 4/);
});

test("returns spans as UTF-16 offsets, even for bytes that are not UTF-8", () => {
  const text = "# 🤖 é\nUser-agent: *\nDisallow: /ツ";
  const { pattern } = robotscope.RobotsTxt.parse(text).check("/ツ", "GPTBot").rule;
  assert.deepEqual([text.slice(pattern.start, pattern.end), pattern.text], ["/ツ", "/ツ"]);
  const bytes = Buffer.from([...Buffer.from("# "), 0xff, 0xe3, 0x83, ...Buffer.from("\nUser-agent: *\nDisallow: /x")]);
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const found = robotscope.RobotsTxt.parse(bytes).check("/x", "GPTBot").rule.pattern;
  assert.equal(decoded.slice(found.start, found.end), "/x");
});

test("check and checkAll return the same verdicts", () => {
  const robots = robotscope.RobotsTxt.parse(`${SAMPLE}User-agent: Googlebot\nDisallow: /private/press\n`);
  const url = "https://example.com/private/press/";
  const verdicts = robots.checkAll(url);
  const crawlers = robotscope.crawlers();
  assert.equal(verdicts.length, crawlers.length);
  for (const [index, verdict] of verdicts.entries()) {
    assert.equal(verdict.crawler, crawlers[index].token);
    const alone = robots.check(url, verdict.crawler);
    // Control tokens have verdicts, too, although no request contains them.
    assert.deepEqual(alone, verdict);
    assert.equal(robots.isAllowed(url, verdict.crawler), verdict.access === "allowed");
  }
  const answers = new Set(verdicts.map((verdict) => verdict.access));
  assert.deepEqual([...answers].sort(), ["allowed", "disallowed"]);
});

test("accepts product tokens and User-Agent strings", () => {
  const robots = robotscope.RobotsTxt.parse("User-agent: bingbot\nDisallow: /\nUser-agent: ExampleBot\nDisallow: /b");
  const bing = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
  assert.equal(robots.isAllowed("/", bing), false);
  assert.equal(robotscope.identifyCrawler(bing).token, "bingbot");
  assert.equal(robotscope.identifyCrawler("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"), undefined);
  assert.equal(robots.isAllowed("/b", "ExampleBot/1.0 (+https://example.com/bot)"), false);
  assert.equal(robots.isAllowed("/a", "ExampleBot/1.0"), true);
});

test("otherReadings names the policy that explains why another dialect's verdict differs", () => {
  const robots = robotscope.RobotsTxt.parse("User-agent: *\nDisallow: /\nAllow: /public/");
  const readings = robots.otherReadings("/public/a", "ExampleBot");
  assert.equal(readings.length, 11);
  const differing = readings.filter((reading) => reading.verdict.access !== "allowed");
  assert.deepEqual(
    differing.map(({ dialect, because, verdict }) => [dialect, because, verdict.reason]),
    [
      ["baidu", ["precedence"], "first-match"],
      ["classic-1994", ["allow-field", "precedence"], "first-match"],
      ["draft-1996", ["precedence"], "first-match"],
      ["selfhtml-2008", ["precedence"], "first-match"],
    ],
  );
  assert.ok(readings.every(({ verdict, because }) => verdict.access === "disallowed" || because.length === 0));
});

test("returns groups and sitemaps", () => {
  const robots = robotscope.RobotsTxt.parse(
    "User-agent: a\n\nUser-agent: b\nDisalow: /x\nDisallow: /é\nSitemap: https://example.com/s.xml",
  );
  assert.deepEqual(
    robots.sitemaps().map((sitemap) => sitemap.url),
    ["https://example.com/s.xml"],
  );
  const [group] = robots.groups();
  assert.deepEqual(
    group.agentLines.map(({ value, line }) => [value.text, line]),
    [
      ["a", 1],
      ["b", 3],
    ],
  );
  assert.deepEqual(
    group.rules.map((rule) => rule.pattern.text),
    ["/é"],
  );
  assert.deepEqual(
    robots.groups("google")[0].rules.map((rule) => rule.line),
    [4, 5],
  );
});

test("isAllowedMany returns the same answers as isAllowed", () => {
  const robots = robotscope.RobotsTxt.parse("User-agent: *\nDisallow: /private/\nDisallow: /*.pdf$");
  const urls = ["/", "https://example.com/private/a", "/a.pdf", "/a.pdf?b", "hello world"];
  assert.deepEqual(robots.isAllowedMany(urls, "GPTBot"), [true, false, false, true, undefined]);
  assert.deepEqual(robots.isAllowedMany([], "GPTBot"), []);
  assert.deepEqual(robots.isAllowedMany([""], "GPTBot"), [undefined]);
  // As in browsers, line breaks inside a URL are removed.
  assert.deepEqual(robots.isAllowedMany(["/pri\nvate/a", "/b"], "GPTBot"), [false, true]);
  const many = Array.from({ length: 10_000 }, (_, number) => (number % 3 ? `/${number}` : `/private/${number}`));
  const one = many.map((url) => robots.isAllowed(url, "GPTBot"));
  assert.deepEqual(robots.isAllowedMany(many, "GPTBot"), one);
  assert.equal(one.filter(Boolean).length, 6666);
});

test("applies the right group to each of thousands of crawlers, even in repeated queries", () => {
  const robots = robotscope.RobotsTxt.parse("User-agent: Bot7\nDisallow: /\nUser-agent: *\nDisallow: /a");
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 2500; number++) {
      const name = `Bot${number}`;
      assert.equal(robots.isAllowed("/b", name), name !== "Bot7");
      assert.equal(robots.isAllowed("/a", name), false);
    }
  }
});

test("RobotsTxt names the invalid argument in its errors", () => {
  const { RobotsTxt } = robotscope;
  const robots = RobotsTxt.parse("");
  const throws = (act, code, message) =>
    assert.throws(act, (error) => {
      assert.ok(error instanceof Error);
      assert.equal(error.name, "RobotscopeError");
      assert.equal(error.code, code);
      assert.match(error.message, message);
      return true;
    });
  throws(
    () => RobotsTxt.parse(undefined),
    "invalid-argument",
    /^text must be a string or a Uint8Array, but it is undefined$/,
  );
  throws(() => RobotsTxt.parse(null), "invalid-argument", /null/);
  throws(() => robots.isAllowed(7, "GPTBot"), "invalid-argument", /^url must be a string or a URL, but it is number$/);
  throws(() => robots.check("/", {}), "invalid-argument", /^crawler must be a string, but it is object$/);
  throws(() => robots.check("", "GPTBot"), "empty-url", /no URL given/);
  throws(() => robots.checkAll("hello world"), "neither-url-nor-path", /“hello world”/);
  throws(() => robots.check("https://?a", "GPTBot"), "url-without-host", /host name/);
  throws(() => robots.check("mailto:a@example.com", "GPTBot"), "not-a-web-address", /web server/);
  throws(
    () => robots.groups("altavista"),
    "invalid-argument",
    /^dialect must be one of rfc9309, google, bing.* “altavista”$/,
  );
  throws(
    () => robots.isAllowedMany("/", "GPTBot"),
    "invalid-argument",
    /^urls must be an array of strings and URLs or another iterable, but it is string$/,
  );
  throws(
    () => robots.isAllowedMany(["/", 7], "GPTBot"),
    "invalid-argument",
    /^urls\[1\] must be a string or a URL, but it is number$/,
  );
  throws(() => robots.isAllowedMany([Symbol("a")], "GPTBot"), "invalid-argument", /^urls\[0\] .* symbol$/);
  throws(() => robots.isAllowedMany(["/"]), "invalid-argument", /^crawler must be a string, but it is undefined$/);
  throws(() => robotscope.identifyCrawler(1), "invalid-argument", /userAgent/);
});

test("RobotsTxt accepts empty, long and malformed texts", () => {
  const { RobotsTxt } = robotscope;
  const texts = {
    empty: "",
    html: "<!doctype html><html><body>404: not found</body></html>",
    "50 MB of a": "a".repeat(50_000_000),
    "50 MB in one rule": `User-agent: *\nDisallow: /${"a".repeat(50_000_000)}`,
    "lone surrogate": "Disallow: /\ud83e\nUser-agent: \udd16",
    bytes: Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256),
  };
  for (const [name, text] of Object.entries(texts)) {
    const robots = RobotsTxt.parse(text);
    assert.equal(robots.isAllowed("/", "Googlebot"), true, name);
    assert.equal(robots.check("/", "Googlebot").access, "allowed", name);
    robots.free();
  }
});

test("verdicts for hostile texts share one array of matches and have short explanations", () => {
  const texts = {
    "43,000 rules that match": `User-agent: *\n${"Disallow: /\n".repeat(43_000)}`,
    "40,000 groups for everybody": "User-agent: *\nDisallow: /\n".repeat(40_000),
    "5 MB of stars": `User-agent: *\nDisallow: /${"*".repeat(5_000_000)}`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const robots = robotscope.RobotsTxt.parse(text);
    const verdicts = robots.checkAll("/a");
    const [one, other] = ["GPTBot", "CCBot"].map((token) => verdicts.find((verdict) => verdict.crawler === token));
    assert.equal(one.access, "disallowed", name);
    assert.equal(one.matches, other.matches, `${name}: both verdicts share one array`);
    assert.deepEqual(
      one.matches.find(({ outcome }) => outcome === "wins"),
      one.rule,
      name,
    );
    assert.ok(one.explanation.steps.length < 30, `${name}: ${one.explanation.steps.length} steps`);
    assert.equal(robots.otherReadings("/a", "GPTBot").length, 11, name);
    robots.free();
  }
});

test("a crawler's name in a User-Agent's URL does not identify the crawler", () => {
  const robots = robotscope.RobotsTxt.parse("User-agent: GPTBot\nDisallow: /");
  const userAgent = "ExampleBot/1.0 (+https://example.com/gptbot)";
  assert.equal(robotscope.identifyCrawler(userAgent), undefined);
  assert.equal(robots.isAllowed("/", userAgent), true);
});

test("the package has TypeScript types", async () => {
  const types = await readFile(join(project, "node_modules/robotscope/pkg/index.d.ts"), "utf8");
  // Not assert.match: Node.js 20 never ends a run in which a test fails with a message of several 100 kB.
  for (const pattern of [
    /export type Access = "allowed" \| "disallowed";/,
    /parse\(text: string \| Uint8Array\): RobotsTxt;/,
    /check\(url: string \| URL, crawler: string, options\?: QueryOptions\): CrawlVerdict;/,
    /\* The product token/,
  ])
    assert.ok(pattern.test(types), `${pattern}`);
});
