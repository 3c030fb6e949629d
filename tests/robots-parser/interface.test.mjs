// Tests edge cases in the interfaces of robots-parser and robotscope/robots-parser, and the few deliberate differences.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { typeCheck } from "../package/checks.mjs";
import { ours, robotsParser } from "./support.mjs";

const { project, imported, named, required } = await ours();
const text = "User-agent: *\nDisallow: /a\nSitemap:\nHost: WWW.Example.com\nHost:\nUser-agent: OwnBot\nDisallow: /own";
const site = "https://www.example.com";

test("robotscope/robots-parser exports a single function, however it is loaded", () => {
  assert.equal(typeof required, "function");
  assert.equal(imported.name, "robotsParser");
  assert.equal(named, imported);
  assert.equal(imported(site, text).isAllowed(`${site}/a`), false);
});

for (const [name, factory] of /** @type {const} */ ([
  ["robots-parser", robotsParser],
  ["robotscope/robots-parser", required],
])) {
  const robots = factory(`${site}/robots.txt`, text);

  test(`${name}: accepts strings and missing values as user agents, and rejects numbers`, () => {
    for (const wildcard of [undefined, null, "", "*", "Other/1.0"])
      assert.equal(robots.isAllowed(`${site}/a`, wildcard), false);
    assert.equal(robots.isAllowed(`${site}/a`, "OWNBOT/2.0"), true);
    assert.throws(() => robots.isAllowed(`${site}/a`, 5), TypeError);
  });

  test(`${name}: accepts any value as a URL, and answers only for URLs of the site`, () => {
    assert.equal(robots.isAllowed(new URL(`${site}/a`)), false);
    assert.equal(robots.isAllowed("https://user:password@www.example.com:443/a#b"), false);
    assert.equal(robots.isAllowed("HTTPS:\\\\www.example.com\\b\\..\\a"), false);
    for (const other of [
      "http://www.example.com/a",
      "https://example.com/a",
      `${site}:8443/a`,
      "/a",
      "",
      "//",
      undefined,
      null,
      {},
    ]) {
      assert.equal(robots.isAllowed(other), undefined, String(other));
      assert.equal(robots.isDisallowed(other), true, String(other));
      assert.equal(robots.getMatchingLineNumber(other), -1, String(other));
    }
  });

  test(`${name}: accepts absolute, relative, missing and invalid URLs of robots.txt`, () => {
    for (const relative of ["/robots.txt", "", undefined, null, "robots.txt"]) {
      assert.equal(factory(relative, text).isAllowed("/a"), false);
      assert.equal(factory(relative, text).isAllowed("a"), false);
      assert.equal(factory(relative, text).isAllowed("b"), true);
      assert.equal(factory(relative, text).isAllowed(`${site}/a`), undefined);
    }
    assert.equal(factory("https://exa mple.com", text).isAllowed("https://www.example.com/a"), undefined);
    assert.equal(factory(new URL(site), text).isAllowed(`${site}/a`), false);
    assert.equal(new factory(site, text).isAllowed(`${site}/a`), false);
  });

  test(`${name}: accepts a string or a falsy value as the text, and rejects other types`, () => {
    for (const nothing of [undefined, null, "", false])
      assert.equal(factory(site, nothing).isAllowed(`${site}/a`), true);
    for (const other of [5, [text], {}, Buffer.from(text)]) assert.throws(() => factory(site, other), TypeError);
  });

  test(`${name}: returns sitemaps, crawl delays and the host`, () => {
    assert.deepEqual(robots.getSitemaps(), []);
    assert.equal(robots.getPreferredHost(), "www.example.com");
    const values = ["1", "0.5", "", "1.", "-1", "1e2", "0x10", " 7 # seconds", "x", "1,5"];
    const delays = values.map((value) => factory(site, `User-agent: *\nCrawl-delay: ${value}`).getCrawlDelay());
    assert.deepEqual(delays, [1, 0.5, 0, 1, -1, 100, 16, 7, undefined, undefined]);
    const several = factory(
      site,
      "User-agent: a\nCrawl-delay: 1\nCrawl-delay: 2\nUser-agent: b\nUser-agent: A\nCrawl-delay: 3",
    );
    assert.deepEqual(
      [several.getCrawlDelay("a"), several.getCrawlDelay("b"), several.getCrawlDelay("c")],
      [3, 3, undefined],
    );
    // RFC 9309 merges these groups, because no rule separates them. Each delay still applies only to the name above it.
    const merged = factory(site, "User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n");
    assert.deepEqual([merged.getCrawlDelay("MJ12bot"), merged.getCrawlDelay("Pinterest")], [10, 1]);
    const sitemaps = robots.getSitemaps();
    sitemaps.push("mine");
    assert.deepEqual(robots.getSitemaps(), []);
  });
}

test("robotscope/robots-parser returns undefined for invalid URLs and URLs without a host, unlike robots-parser", () => {
  const robots = required("https://exa mple.com/robots.txt", text);
  assert.throws(
    () => robotsParser("https://exa mple.com/robots.txt", text).isAllowed("https://exa mple.com/a"),
    TypeError,
  );
  assert.equal(robots.isAllowed("https://exa mple.com/a"), undefined);
  assert.equal(robotsParser("file:///robots.txt", text).isAllowed("file:///a"), false);
  assert.equal(required("file:///robots.txt", text).isAllowed("file:///a"), undefined);
  assert.equal(required("mailto:a@example.com", text).isAllowed("mailto:b@example.com"), undefined);
});

// robots-parser has this method only on its main branch, not in version 3.0.1.
test("isExplicitlyDisallowed considers only the group that names the crawler, unlike robots-parser", () => {
  const robots = required(site, text);
  assert.equal(robots.isExplicitlyDisallowed(`${site}/own`, "OwnBot"), true);
  assert.equal(robots.isExplicitlyDisallowed(`${site}/a`, "OwnBot"), false);
  assert.equal(robots.isExplicitlyDisallowed(`${site}/a`, "OtherBot"), false);
  assert.equal(robots.isExplicitlyDisallowed(`${site}/a`, "*"), true);
  assert.equal(robots.isExplicitlyDisallowed("/own", "OwnBot"), undefined);
});

test("getCrawlDelay returns no delay for crawlers that ignore the * group, unlike robots-parser", () => {
  const robots = required(site, "User-agent: *\nCrawl-delay: 1\nDisallow: /a");
  assert.equal(robots.getCrawlDelay("AdsBot-Google"), undefined);
  assert.equal(robots.isAllowed(`${site}/a`, "AdsBot-Google"), true);
  assert.equal(robots.getCrawlDelay("bingbot"), 1);
});

test("robotscope/robots-parser frees the memory of parsed texts automatically", () => {
  const long = `User-agent: *\nDisallow: /a\n${"Disallow: /some/longer/path\n".repeat(2000)}`;
  const first = required(site, long);
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 5000; count += 1) {
    const robots = required(site, `${long}Disallow: /${count}`);
    // Only the second query of an object parses its text.
    for (const path of ["/b", "/c"]) robots.isAllowed(site + path);
  }
  // If their memory were not freed, these objects would need more than a gigabyte.
  assert.ok(process.memoryUsage().rss - before < 400e6, `${process.memoryUsage().rss - before} bytes more`);
  assert.equal(first.isAllowed(`${site}/a`), false);
  assert.equal(first.getMatchingLineNumber(`${site}/a`), 2);
});

test("robotscope/robots-parser has types for ES modules and for CommonJS", async () => {
  const use = `
    const robots = robotsParser("https://www.example.com/robots.txt", "");
    const allowed: boolean | undefined = robots.isAllowed(new URL("https://www.example.com"), "a");
    const answers: [boolean | undefined, number | undefined, string[], string | null] =
      [robots.isDisallowed("/"), robots.getCrawlDelay(), robots.getSitemaps(), robots.getPreferredHost()];
    const line: number = robots.getMatchingLineNumber("/");
    const again: Robot = robots;
    console.log(allowed, answers, line, again);
  `;
  await writeFile(
    join(project, "parser.mts"),
    `import robotsParser, { type Robot } from "robotscope/robots-parser";${use}`,
  );
  const required = 'import robotsParser = require("robotscope/robots-parser");\ntype Robot = robotsParser.Robot;';
  await writeFile(join(project, "parser.cts"), required + use);
  await typeCheck(project, "parser.mts", "parser.cts");
});
