import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";

let RobotsTxt;

before(async () => {
  const project = await installPackage();
  ({ RobotsTxt } = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href));
});

const SAMPLE = `# 🤖
Sitemap: https://example.com/sitemap.xml
License: https://example.com/all.xml
User-agent: bingbot
Disallow: /a
User-agent: *
Crawl-delay: 5
Content-Signal: search=yes, ai-train=no, x=1
Content-Usage: train-ai=n
Content-Usage: /ai-ok/ train-ai=y
Content-Usage: /odd/ Train-AI=y
Request-rate: 1/10s 0600-0845
Visit-time: soon
Clean-param: ref&sid /shop/
Disallow: /never/
Site-map: /é.xml
Foo: bar
`;

/** @param {{ span: { start: number, end: number } }} record */
const at = ({ span }) => SAMPLE.slice(span.start, span.end);

test("returns the sitemaps whose field name the given dialect accepts", () => {
  const robots = RobotsTxt.parse(SAMPLE);
  const [sitemap, ...others] = robots.sitemaps();
  assert.deepEqual([sitemap.line, sitemap.url, sitemap.fault], [2, "https://example.com/sitemap.xml", undefined]);
  assert.equal(at(sitemap), sitemap.url);
  assert.deepEqual(others, []);
  const misspelled = robots.sitemaps("google")[1];
  assert.equal(misspelled.url, "/é.xml");
  assert.equal(misspelled.fault.kind, "not-absolute");
  assert.equal(at(misspelled.fault), "/é.xml");
});

test("returns crawl delays, and whether the crawler honours them", () => {
  const robots = RobotsTxt.parse(SAMPLE);
  const bing = robots.crawlDelay("bingbot");
  assert.deepEqual([bing.seconds, bing.range, bing.records[0].line], [5, [1, 30], 7]);
  assert.deepEqual(bing.honoured, { value: "yes", certainty: "reported" });
  assert.equal(at(bing.records[0]), "5");
  const google = robots.crawlDelay("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
  assert.deepEqual([google.honoured.value, google.range], ["no", undefined]);
  assert.match(google.explanation, /it ignores this \(documented\)/);
  const two = RobotsTxt.parse("User-agent: *\nCrawl-delay: 1.5\nCrawl-delay: 2\nCrawl-delay: x").crawlDelay("a");
  assert.equal(two.seconds, undefined);
  assert.deepEqual(
    two.records.map(({ value, fault }) => value ?? fault.kind),
    [1.5, 2, "not-a-number"],
  );
});

test("returns the crawl delay directly below the crawler's name, and explains RFC 9309's reading", () => {
  const robots = RobotsTxt.parse(
    "User-agent: MJ12bot\nCrawl-delay: 10\nRequest-rate: 1/5\n\nUser-agent: Pinterest\nCrawl-delay: 1\n",
  );
  const delay = robots.crawlDelay("MJ12bot");
  assert.deepEqual([delay.seconds, delay.reading.lines], [10, [6]]);
  assert.match(delay.reading.explanation, /RFC 9309 counts line 6 to the same group/);
  assert.deepEqual([robots.crawlDelay("Pinterest").seconds, robots.crawlDelay("Pinterest").reading.lines], [1, [2]]);
  const rates = robots.requestRates("Pinterest");
  assert.deepEqual([rates.records, rates.reading.lines], [[], [3]]);
  assert.equal(RobotsTxt.parse("User-agent: *\nCrawl-delay: 1").crawlDelay("a").reading, undefined);
});

test("returns request rates and visit times", () => {
  const robots = RobotsTxt.parse(SAMPLE);
  const [rate] = robots.requestRates("SeznamBot").records;
  assert.deepEqual(rate.value, { documents: 1, seconds: 10, hours: { from: 360, to: 525 } });
  const [great] = RobotsTxt.parse(`User-agent: *\nRequest-rate: ${2n ** 64n - 1n}/1s`).requestRates("a").records;
  assert.equal(great.value.documents, 2 ** 64);
  const [time] = robots.visitTimes("SeznamBot").records;
  assert.deepEqual([time.value, time.fault.kind], [undefined, "not-a-time"]);
  assert.equal(at(time.fault), "soon");
});

test("removes the parameters listed by Clean-param from a URL", () => {
  const clean = RobotsTxt.parse(SAMPLE).cleanUrl("https://example.com/shop/?sid=1&page=2&ref=b#top");
  assert.equal(clean.url, "https://example.com/shop/?page=2");
  assert.deepEqual(
    clean.removed.map((removed) => [removed.parameter, removed.line, at(removed)]),
    [
      ["sid=1", 14, "sid"],
      ["ref=b", 14, "ref"],
    ],
  );
});

test("returns Content-Usage preferences and Content-Signals", () => {
  const robots = RobotsTxt.parse(SAMPLE);
  const usage = robots.contentUsage("/ai-ok/a", "GPTBot");
  assert.deepEqual([usage.access, usage.trainAi, usage.search], ["allowed", "allowed", "unknown"]);
  assert.deepEqual(
    usage.matches.map(({ line, path, decides }) => [line, path?.text, decides]),
    [
      [9, undefined, false],
      [10, "/ai-ok/", true],
    ],
  );
  assert.equal(robots.contentUsage("/", "GPTBot").trainAi, "disallowed");
  assert.equal(robots.contentUsage("/never/", "GPTBot").trainAi, "unknown");
  const odd = robots.contentUsage("/odd/", "GPTBot").matches[1];
  assert.equal(odd.fault.kind, "not-a-dictionary");
  assert.equal(at(odd.fault), "Train-AI=y");

  const signals = robots.contentSignals("GPTBot");
  assert.deepEqual(
    [signals.search, signals.aiTrain, signals.aiInput, signals.use],
    ["yes", "no", "not-stated", "not-stated"],
  );
  assert.deepEqual(
    signals.records[0].value.map(({ name, value, purpose, setting }) => [name.text, value.text, purpose, setting]),
    [
      ["search", "yes", "search", "yes"],
      ["ai-train", "no", "ai-train", "no"],
      ["x", "1", undefined, undefined],
    ],
  );
});

test("returns licences", () => {
  const { records, honoured } = RobotsTxt.parse(SAMPLE).licenses("GPTBot");
  assert.deepEqual(
    records.map(({ line, url }) => [line, url]),
    [[3, "https://example.com/all.xml"]],
  );
  assert.deepEqual(honoured, { value: "unknown", certainty: "assumed" });
});

test("returns all records other than user agents and rules, including unknown records", () => {
  const records = RobotsTxt.parse(SAMPLE).otherRecords("google");
  assert.deepEqual(
    records.map(({ line, field, scope }) => `${line} ${field} ${scope}`),
    [
      "2 sitemap all",
      "3 license group-or-all",
      "7 crawl-delay group",
      "8 content-signal group",
      "9 content-usage group",
      "10 content-usage group",
      "11 content-usage group",
      "12 request-rate group",
      "13 visit-time group",
      "14 clean-param all",
      "16 sitemap all",
      "17 other unsettled",
    ],
  );
  const unknown = records.at(-1);
  assert.deepEqual([unknown.name.text, unknown.value.text, unknown.fault], ["Foo", "bar", undefined]);
  assert.equal(SAMPLE.slice(unknown.name.start, unknown.name.end), "Foo");
});

test("methods for other records throw a RobotscopeError for an invalid argument", () => {
  const robots = RobotsTxt.parse("");
  assert.throws(() => robots.crawlDelay(1), { name: "RobotscopeError", code: "invalid-argument" });
  assert.throws(() => robots.cleanUrl(""), { code: "empty-url" });
  assert.throws(() => robots.otherRecords("altavista"), { code: "invalid-argument" });
});
