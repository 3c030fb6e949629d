import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";

let robotscope;

before(async () => {
  const project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

/** Converts a value to plain JSON, which drops undefined fields. */
function plain(value) {
  return JSON.parse(JSON.stringify(value));
}

test("reports which crawlers lose or gain access", () => {
  const oldText = "User-agent: *\nDisallow: /private/";
  const newText = "User-agent: *\nDisallow: /private/\nUser-agent: GPTBot\nDisallow: /\nUser-agent: RareBot\nAllow: /";
  const comparison = plain(robotscope.compare(oldText, Buffer.from(newText)));
  assert.deepEqual(comparison.losing, ["GPTBot"]);
  assert.deepEqual(comparison.gaining, ["RareBot"]);
  assert.equal(comparison.leftOut, 0);
  const names = comparison.differences.flatMap((set) => set.crawlers.map((crawler) => crawler.crawler));
  const catalogue = robotscope.crawlers().map((crawler) => crawler.token);
  assert.deepEqual(names.sort(), [...catalogue, "RareBot", "*"].sort());

  const rare = comparison.differences.find((set) => set.crawlers.some((crawler) => crawler.crawler === "RareBot"));
  assert.deepEqual(rare.crawlers, [{ crawler: "RareBot", inCatalogue: false, before: "*", after: "RareBot" }]);
  assert.equal(rare.dialect, "rfc9309");
  const ofRareBot = { changes: rare.changes.map((place) => comparison.changes[place].change), complete: rare.complete };
  assert.deepEqual(ofRareBot, plain(robotscope.compareFor(oldText, newText, "RareBot")));
  // Each change lists the same crawlers as the differences that contain the change.
  for (const [place, { crawlers }] of comparison.changes.entries()) {
    const sets = comparison.differences.filter(({ changes }) => changes.includes(place));
    assert.deepEqual(sets.flatMap((set) => set.crawlers.map(({ crawler }) => crawler)).sort(), [...crawlers].sort());
  }
});

test("describes each change with a URL, rules with spans, and a sentence", () => {
  const oldText = "# ü😀\nUser-agent: *\nDisallow: /shop/";
  const newText = "# 😀\nUser-agent: *\nDisallow: /shop/\nAllow: /*.css$";
  const { changes, complete } = robotscope.compareFor(oldText, newText, "Mozilla/5.0 (compatible; ExampleBot/1.0)");
  assert.equal(complete, true);
  assert.equal(changes.length, 1);
  const [change] = changes;
  assert.equal(change.url, `https://example.com${change.path}`);
  assert.match(change.path, /^\/shop\/.*\.css$/);
  assert.equal(change.access, "allowed");
  assert.equal(oldText.slice(change.before.pattern.start, change.before.pattern.end), "/shop/");
  assert.equal(newText.slice(change.after.pattern.start, change.after.pattern.end), "/*.css$");
  assert.deepEqual([change.before.line, change.after.line], [3, 4]);
  assert.match(
    change.explanation,
    /is allowed now: line 4, “Allow: \/\*\.css\$”, allows it; line 3, “Disallow: \/shop\/”, blocked it before/,
  );
  // The two versions do give different answers for the URL of the change.
  const [was, is] = [oldText, newText].map((text) =>
    robotscope.RobotsTxt.parse(text).isAllowed(change.url, "ExampleBot"),
  );
  assert.deepEqual([was, is], [false, true]);
});

test("reports each change once, with a URL from the given list, and changes to other records", () => {
  const oldText = "User-agent: *\nDisallow: /a\nCrawl-delay: 5\nSitemap: https://a.example/1.xml";
  const newText =
    "User-agent: *\nDisallow: /a\nDisallow: /shop/\nCrawl-delay: 10\nUser-agent: RareBot\nDisallow: /shop/";
  const urls = new Set(["https://a.example/shop/hats/winter", new URL("https://a.example/shop/hats"), "not a URL"]);
  const { changes, records, recordsComplete } = plain(robotscope.compare(oldText, newText, { urls }));
  const shop = changes.filter(({ change }) => change.after?.line === 3);
  assert.equal(shop.length, 1);
  assert.deepEqual([shop[0].change.url, shop[0].change.access], ["https://a.example/shop/hats", "disallowed"]);
  assert.ok(shop[0].crawlers.includes("Googlebot") && shop[0].crawlers.includes("*"));
  assert.ok(!shop[0].crawlers.includes("RareBot"));
  assert.equal(recordsComplete, true);
  const [sitemap, ...delays] = records;
  assert.deepEqual(
    [sitemap.field, sitemap.before, sitemap.after, sitemap.crawlers],
    ["sitemap", { line: 4, value: "https://a.example/1.xml" }, undefined, []],
  );
  assert.equal(sitemap.explanation, "Line 4 was removed: “Sitemap: https://a.example/1.xml”.");
  // A crawler with its own group does not obey the delay in the `*` group ([rfc9309-agents]).
  const of = (name) => delays.find(({ crawlers }) => crawlers.includes(name));
  assert.deepEqual(
    [of("Googlebot").before.value, of("Googlebot").after.value, of("RareBot").after],
    ["5", "10", undefined],
  );
});

test("compares two crawlers in one robots.txt", () => {
  const text = "User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b";
  const { changes, complete } = robotscope.compareCrawlers(text, "Googlebot", "bingbot", {
    urls: ["https://a.example/b/x"],
  });
  assert.equal(complete, true);
  const summaries = changes.map(({ url, access, before, after }) => [url, access, before?.line, after?.line]);
  assert.deepEqual(summaries.sort(), [
    ["https://a.example/b/x", "disallowed", undefined, 5],
    ["https://example.com/a", "allowed", 2, undefined],
  ]);
  for (const { url, access } of changes) {
    const may = ["Googlebot", "bingbot"].map((crawler) => robotscope.RobotsTxt.parse(text).isAllowed(url, crawler));
    assert.deepEqual(may, access === "allowed" ? [false, true] : [true, false]);
  }
  assert.deepEqual(robotscope.compareCrawlers(text, "YandexBot", "YandexBot").changes, []);
});

test("reports no change if only a redundant rule was removed", () => {
  const text = "User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/";
  // [selfhtml-robots-txt]: the second rule is redundant.
  const comparison = robotscope.compare(text, "User-agent: *\nDisallow: /fotos/");
  assert.deepEqual([comparison.losing, comparison.gaining], [[], []]);
  assert.ok(comparison.differences.every((set) => set.complete));
});

test("reports dead rules", () => {
  const text = "User-agent: *\nDisallow: /pics/\nAllow: /pics/public/\nDisallow: private/";
  const robots = robotscope.RobotsTxt.parse(text);
  // [selfhtml-robots-txt]: Baidu obeys the first matching rule, so the second rule never decides. For Google, it may decide.
  const dead = robots.deadRules("Baiduspider");
  assert.deepEqual(
    dead.map(({ rule, because, by }) => [rule.line, because, by.map(({ line }) => line)]),
    [
      [3, "overruled", [2]],
      [4, "no-url", []],
    ],
  );
  assert.equal(text.slice(dead[0].rule.pattern.start, dead[0].rule.pattern.end), "/pics/public/");
  assert.match(
    dead[0].explanation,
    /^Line 3, “Allow: \/pics\/public\/”, never decides: .*line 2, “Disallow: \/pics\/”/,
  );
  assert.deepEqual(
    robots.deadRules("Googlebot").map(({ rule }) => rule.line),
    [4],
  );
});

test("the errors of the compare functions name the invalid argument", () => {
  const failure = (message) => ({ name: "RobotscopeError", code: "invalid-argument", message });
  assert.throws(() => robotscope.compare(1, ""), failure("oldText must be a string or a Uint8Array, but it is number"));
  assert.throws(
    () => robotscope.compare("", null),
    failure("newText must be a string or a Uint8Array, but it is null"),
  );
  assert.throws(
    () => robotscope.compareCrawlers("", "Googlebot", 1),
    failure("other must be a string, but it is number"),
  );
  assert.throws(
    () => robotscope.compare("", "", { urls: 1 }),
    failure("options.urls must be an array of strings and URLs or another iterable, but it is number"),
  );
  assert.throws(() => robotscope.compareFor("", "", 1), failure("crawler must be a string, but it is number"));
  assert.throws(
    () => robotscope.RobotsTxt.parse("").deadRules(),
    failure("crawler must be a string, but it is undefined"),
  );
});
