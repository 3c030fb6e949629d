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

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Returns a crawler's access to /a; "depends" if it is uncertain. */
function access(fetch, crawler) {
  return new robotscope.Fetched(fetch).check("/a", crawler).access ?? "depends";
}

test("evaluates the result of a robots.txt fetch for every crawler", () => {
  const fetched = new robotscope.Fetched({ status: 503, unreachableFor: HOUR });
  const verdicts = fetched.checkAll("https://example.com/a");
  assert.deepEqual(
    verdicts.map((verdict) => verdict.crawler),
    robotscope.crawlers().map((crawler) => crawler.token),
  );
  const of = (token) => verdicts.find((verdict) => verdict.crawler === token);
  // [google-robots-txt], [yandex-robots-txt]: the same response blocks the site for Googlebot and allows it for YandexBot.
  assert.equal(of("Googlebot").access, "disallowed");
  assert.equal(of("Googlebot").certainty, "documented");
  assert.equal(of("YandexBot").access, "allowed");
  assert.equal(of("GPTBot").access, "disallowed");
  assert.equal(of("GPTBot").certainty, "assumed");
  // [amazon-crawlers]: if robots.txt cannot be fetched, a copy from the last 30 days counts.
  assert.deepEqual(of("Amazonbot").availability, { value: "amazon", certainty: "documented" });
  assert.equal(of("Amazonbot").access, undefined);
  assert.match(of("Googlebot").explanation.summary, /^Googlebot may not crawl \/a: .*status 503/);
  for (const token of ["Googlebot", "YandexBot", "GPTBot", "Amazonbot"]) {
    assert.deepEqual(fetched.check("https://example.com/a", token), of(token));
  }
});

test("lists the unknown facts on which an answer depends", () => {
  const verdict = new robotscope.Fetched({ status: 503 }).check("/a", "Googlebot");
  assert.equal(verdict.access, undefined);
  // JSON drops fields that are undefined.
  const { answers } = JSON.parse(JSON.stringify(verdict));
  assert.deepEqual(
    answers.map(({ condition, effect, access }) => [condition, effect, access]),
    [
      [{ from: 0, until: 12 * HOUR }, "disallow-all", "disallowed"],
      [{ from: 12 * HOUR, until: 30 * DAY, lastGoodCopy: "exists" }, "last-good-copy", undefined],
      [{ from: 12 * HOUR, until: 30 * DAY, lastGoodCopy: "missing" }, "no-file", "allowed"],
      [{ from: 30 * DAY, restOfSite: "available" }, "no-file", "allowed"],
      [{ from: 30 * DAY, restOfSite: "unavailable" }, "disallow-all", "disallowed"],
    ],
  );
  assert.equal(verdict.explanation.steps.length, 5);
  assert.equal(access({ status: 503, unreachableFor: 40 * DAY, restOfSite: "available" }, "Googlebot"), "allowed");
  assert.equal(access({ status: 503, unreachableFor: DAY, lastGoodCopy: "missing" }, "Googlebot"), "allowed");
});

test("returns the answers of Google, Yandex and RFC 9309 for statuses, redirects and network failures", () => {
  const answers = (fetch) => ["Googlebot", "YandexBot", "ExampleBot"].map((crawler) => access(fetch, crawler));
  const text = "User-agent: *\nDisallow: /a";
  assert.deepEqual(answers({ status: 200, text }), ["disallowed", "disallowed", "disallowed"]);
  assert.deepEqual(answers({ status: 200 }), ["depends", "depends", "depends"]);
  assert.deepEqual(answers({ status: 203, text }), ["disallowed", "allowed", "disallowed"]);
  assert.deepEqual(answers({ status: 403, text }), ["allowed", "allowed", "allowed"]);
  assert.deepEqual(answers({ status: 429, unreachableFor: HOUR }), ["disallowed", "allowed", "allowed"]);
  assert.deepEqual(answers({ status: 301 }), ["depends", "depends", "depends"]);
  assert.deepEqual(answers({ status: 200, text, redirects: 6 }), ["allowed", "depends", "depends"]);
  assert.deepEqual(answers({ status: "network-failure", unreachableFor: 0 }), ["disallowed", "allowed", "disallowed"]);
});

test("applies the rules in the last good copy, and returns spans in that copy", () => {
  const copy = "# é\nUser-agent: *\nDisallow: /a";
  const fetch = { status: 500, text: "Internal error", unreachableFor: DAY, copy: new TextEncoder().encode(copy) };
  const [answer] = new robotscope.Fetched(fetch).check("/a", "Googlebot").answers;
  assert.deepEqual([answer.effect, answer.access], ["last-good-copy", "disallowed"]);
  const { pattern } = answer.verdict.rule;
  assert.equal(copy.slice(pattern.start, pattern.end), "/a");
});

test("returns each crawler's answer for a robots.txt that is larger than 500 KiB", () => {
  const text = `User-agent: *\nDisallow: /b\n${"#234567\n".repeat(64_000)}Disallow: /a\n`;
  const fetched = new robotscope.Fetched({ status: 200, text });
  const google = fetched.check("/a", "Googlebot");
  assert.deepEqual([google.access, google.answers[0].bytes, google.answers[0].case], ["allowed", 512_000, "too-long"]);
  assert.equal(fetched.check("/b", "Googlebot").access, "disallowed");
  assert.equal(fetched.check("/b", "YandexBot").access, "allowed");
  const open = fetched.check("/a", "ExampleBot");
  assert.equal(open.access, undefined);
  assert.deepEqual(
    open.answers.map((answer) => [answer.bytes, answer.access]),
    [
      [undefined, "disallowed"],
      [512_000, "allowed"],
    ],
  );
  fetched.free();
});

test("reports whether a robots.txt applies to a URL", () => {
  const { governs } = robotscope;
  assert.equal(governs("https://example.com:443/robots.txt", "https://EXAMPLE.com/a"), "governs");
  assert.equal(governs("https://example.com/robots.txt", "http://example.com/a"), "other-scheme");
  assert.equal(governs("https://example.com/robots.txt", "https://www.example.com/a"), "other-host");
  assert.equal(governs("https://example.com/a/robots.txt", "https://example.com/a/"), "not-in-root");
  assert.equal(governs("https://example.com/Robots.txt", "https://example.com/a"), "not-lower-case");
});

test("the errors of Fetched and governs name the invalid argument", () => {
  const { Fetched, governs } = robotscope;
  const throws = (act, code, message) =>
    assert.throws(act, (error) => {
      assert.deepEqual([error.name, error.code], ["RobotscopeError", code]);
      assert.match(error.message, message);
      return true;
    });
  const bad = (fetch, message) => throws(() => new Fetched(fetch), "invalid-argument", message);
  bad(undefined, /^fetch must be an object, but it is undefined$/);
  bad(503, /^fetch must be an object, but it is number$/);
  bad({}, /^fetch\.status must be an HTTP status or "network-failure", but it is undefined$/);
  bad({ status: "503" }, /^fetch\.status/);
  bad({ status: 200.5 }, /^fetch\.status/);
  bad({ status: -1 }, /^fetch\.status/);
  bad({ status: 503, redirects: "2" }, /^fetch\.redirects must be a whole number, but it is string$/);
  bad({ status: 503, unreachableFor: -1 }, /^fetch\.unreachableFor must be a number of seconds/);
  bad({ status: 503, unreachableFor: Number.NaN }, /^fetch\.unreachableFor/);
  bad({ status: 503, lastGoodCopy: true }, /^fetch\.lastGoodCopy must be "exists" or "missing"/);
  bad({ status: 503, restOfSite: "down" }, /^fetch\.restOfSite/);
  bad({ status: 200, text: 7 }, /^fetch\.text must be a string or a Uint8Array, but it is number$/);
  bad({ status: 503, unreachable_for: 7 }, /“unreachable_for”.*unreachableFor/);
  throws(() => new Fetched({ status: 404 }).check("", "Googlebot"), "empty-url", /no URL given/);
  throws(() => new Fetched({ status: 404 }).checkAll(7), "invalid-argument", /^url/);
  throws(() => governs("https://?a", "/a"), "url-without-host", /host name/);
});
