// Tests the inputs that `evaluate` accepts, and the errors for invalid inputs, in the packed npm package.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { reportFor, textAt, throwsRobotscopeError } from "./checks.mjs";

let robotscope;

before(async () => {
  const project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

test("evaluate treats an omitted text as unknown, and an empty text as empty", () => {
  const nothing = robotscope.evaluate({});
  assert.deepEqual(nothing.known, {
    url: false,
    robotsTxt: false,
    headers: false,
    html: false,
    renderedHtml: false,
    now: true,
  });
  const google = (input) => reportFor(robotscope, "Googlebot", input);
  assert.equal(google({}).visibility, "unknown");
  assert.equal(google({}).crawl, undefined);
  assert.equal(google({}).appearance.listing, undefined);
  assert.equal(google({ url: "/a" }).crawl, undefined);
  assert.equal(google({ url: "/a", robotsTxt: "" }).crawl.access, "allowed");
  assert.equal(google({ url: "/a", robotsTxt: "" }).appearance.listing, "full");
  assert.deepEqual(robotscope.evaluate({ headers: "", html: "" }).known, {
    ...nothing.known,
    headers: true,
    html: true,
  });
  // If a header forbids indexing, no document can change the answer.
  assert.equal(google({ headers: "noindex" }).indexing.index.isSettled, true);
  assert.equal(google({ headers: "nofollow" }).indexing.index.isSettled, false);
  assert.match(google({ headers: "nofollow" }).explanation.summary, /as far as known/);
});

test("evaluate accepts robots.txt as text, bytes, a RobotsTxt object or the result of a fetch", () => {
  const blocked = "User-agent: *\nDisallow: /";
  const robots = robotscope.RobotsTxt.parse(blocked);
  const { visibility, crawl } = reportFor(robotscope, "GPTBot", { url: "/a", robotsTxt: blocked });
  assert.equal(visibility, "unseen");
  for (const robotsTxt of [robots, Buffer.from(blocked)]) {
    assert.deepEqual(reportFor(robotscope, "GPTBot", { url: "/a", robotsTxt }).crawl, crawl);
  }
  // `evaluate` does not free the caller's object.
  assert.equal(robots.isAllowed("/a", "GPTBot"), false);
  const fetched = { status: 200, text: blocked };
  assert.deepEqual(reportFor(robotscope, "GPTBot", { url: "/a", robotsTxtFetch: fetched }).crawl, crawl);
  // [yandex-robots-txt]: for Yandex, any status other than 200 means no robots.txt. [google-robots-txt]: Google stops crawling for 12
  // hours.
  const down = { url: "/a", robotsTxtFetch: { status: 503, unreachableFor: 3600 } };
  assert.equal(reportFor(robotscope, "YandexBot", down).visibility, "seen");
  assert.equal(reportFor(robotscope, "Googlebot", down).visibility, "unseen");
  assert.equal(
    reportFor(robotscope, "Googlebot", { url: "/a", robotsTxtFetch: { status: 503 } }).visibility,
    "unknown",
  );
  const moved = { url: "/a", robotsTxt: robots, robotsTxtFetch: { status: 203 } };
  assert.deepEqual(
    ["Googlebot", "YandexBot"].map((token) => reportFor(robotscope, token, moved).visibility),
    ["unseen", "seen"],
  );
  robots.free();
});

test("evaluate accepts headers in every supported form", () => {
  const forms = {
    text: "X-Robots-Tag: noindex",
    "a value alone": "noindex",
    bytes: Buffer.from("HTTP/1.1 200 OK\r\nx-robots-tag: noindex\r\n\r\n"),
    "what curl -iL prints": "HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\nHTTP/2 200\r\nx-robots-tag: noindex\r\n\r\n<p>",
    "the Headers of a fetch": new Headers({ "X-Robots-Tag": "noindex" }),
    "the headers of a Response": new Response("", { headers: { "X-Robots-Tag": "noindex" } }).headers,
    pairs: [["x-robots-tag", "noindex"]],
    "a Map": new Map([["x-robots-tag", "noindex"]]),
    "an object": { "x-robots-tag": "noindex", host: undefined },
    "an object with lines": { "x-robots-tag": ["noindex", "nofollow"] },
    "an object without prototype": Object.assign(Object.create(null), { "X-Robots-Tag": "noindex" }),
  };
  for (const [name, headers] of Object.entries(forms)) {
    const report = robotscope.evaluate({ headers, crawlers: ["Googlebot"] });
    assert.equal(report.crawlers[0].indexing.index.value, "forbidden", name);
    const [directive] = report.directives;
    const source = report.headersText ?? String(headers);
    assert.equal(textAt(source, directive.span), "noindex", name);
    assert.equal(report.headersText === undefined, typeof headers === "string" || headers instanceof Uint8Array, name);
  }
  assert.equal(robotscope.evaluate({ headers: "noindex, nofollow" }).headerForm, "values");
});

test("evaluate uses the status field if the headers contain no status", () => {
  const headers = new Headers({ "content-type": "text/html" });
  const { findings } = robotscope.evaluate({ headers, status: 404, crawlers: ["Googlebot", "ExampleBot"] });
  assert.deepEqual(
    findings.map(({ kind, status, effect, crawlers }) => [kind, status, effect.value, effect.certainty, crawlers]),
    [
      ["status", 404, "not-indexed", "documented", [0]],
      ["status", 404, "not-indexed", "assumed", [1]],
    ],
  );
  assert.deepEqual(robotscope.evaluate({ headers, status: 200, crawlers: ["Googlebot", "ExampleBot"] }).findings, []);
});

test("a line break in a header value does not start another header", () => {
  // [rfc9110-field-values]
  const report = robotscope.evaluate({ headers: [["X-A", "b\r\nX-Robots-Tag: noindex"]] });
  assert.deepEqual(report.directives, []);
  assert.equal(report.headersText, "X-A: b  X-Robots-Tag: noindex\n");
});

test("evaluate accepts a Date, a number, a text or null as `now`, and uses the current time by default", () => {
  const html = '<meta name="robots" content="unavailable_after: 2027-01-01T00:00:00Z">';
  const google = (now) => reportFor(robotscope, "Googlebot", now === undefined ? { html } : { html, now });
  for (const before of [new Date("2026-12-31T23:59:59Z"), Date.UTC(2026, 11, 31, 23, 59, 59), "2026-12-31T23:59:59Z"]) {
    const { indexing } = google(before);
    assert.equal(indexing.index.value, "allowed");
    assert.deepEqual(indexing.timing, { state: "pending", seconds: 1 });
    assert.deepEqual(indexing.directiveOutcomes, ["pending"]);
  }
  const { indexing } = google("2027-01-01T01:00:00+01:00");
  assert.equal(indexing.index.value, "forbidden");
  assert.deepEqual(indexing.timing, { state: "in-force", seconds: 0 });
  assert.equal(indexing.unavailableAfter.value, "2027-01-01T00:00:00Z");
  assert.equal(google(null).indexing.timing, undefined);
  assert.equal(robotscope.evaluate({ html, now: null }).known.now, false);
  const present = Date.now() < Date.UTC(2027, 0, 1) ? "pending" : "in-force";
  assert.equal(google(undefined).indexing.timing.state, present);
});

test("evaluate accepts product tokens and User-Agent strings, including unknown ones", () => {
  const bing = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
  const crawlers = [bing, "ExampleBot/1.0 (+https://example.com/bot)"];
  const report = robotscope.evaluate({ headers: "X-Robots-Tag: examplebot: noindex", crawlers });
  assert.deepEqual(
    report.crawlers.map(({ crawler, indexing }) => [crawler, indexing.index.value]),
    [
      ["bingbot", "allowed"],
      ["ExampleBot", "forbidden"],
    ],
  );
  assert.deepEqual(robotscope.evaluate({ crawlers: [] }).crawlers, []);
});

test("evaluate names the invalid field of a page in its errors", () => {
  const bad = (page, message, code = "invalid-argument") =>
    throwsRobotscopeError(() => robotscope.evaluate(page), code, message);
  bad(undefined, /^page must be an object, but it is undefined$/);
  bad({ robotstxt: "" }, /^page has no field “robotstxt”; known fields: url, robotsTxt/);
  bad({ url: 7 }, /^page\.url must be a string or a URL, but it is number$/);
  bad({ url: "" }, /no URL given/, "empty-url");
  bad({ url: "hello world" }, /“hello world”/, "neither-url-nor-path");
  bad({ url: "https://?a" }, /host name/, "url-without-host");
  bad({ url: "mailto:a@example.com" }, /web server/, "not-a-web-address");
  for (const now of [Number.NaN, new Date(Number.NaN), "yesterday", Infinity, {}, true])
    bad({ now }, /^page\.now must be a valid Date/);
  bad({ headers: 7 }, /^page\.headers must be a string, a Uint8Array, pairs/);
  bad({ headers: null }, /null$/);
  bad({ headers: new Response() }, /^page\.headers must be/);
  bad({ headers: ["x-robots-tag", "noindex"] }, /^page\.headers\[0\] must be a pair of strings, but it is string$/);
  bad({ headers: [["a", "b", "c"]] }, /^page\.headers\[0\] must be a pair/);
  bad({ headers: { a: 7 } }, /^page\.headers\["a"\] must be a string or an array of strings, but it is number$/);
  bad({ headers: { a: ["b", 7] } }, /^page\.headers\["a"\]\[1\] must be a string/);
  bad({ headers: "noindex", status: 200 }, /^page\.headers must be pairs or an object/);
  bad({ headers: {}, status: 1000 }, /^page\.status must be an HTTP status/);
  bad({ html: {} }, /^page\.html must be a string or a Uint8Array/);
  bad({ robotsTxt: {} }, /^page\.robotsTxt must be a string, a Uint8Array or a RobotsTxt, but it is object$/);
  bad({ robotsTxt: "", robotsTxtFetch: { status: 200, text: "" } }, /not both$/);
  bad({ robotsTxtFetch: { status: "200" } }, /^page\.robotsTxtFetch\.status must be an HTTP status/);
  bad({ robotsTxtFetch: {} }, /^page\.robotsTxtFetch\.status/);
  bad({ crawlers: "Googlebot" }, /^page\.crawlers must be an array of strings/);
  bad({ crawlers: ["Googlebot", 7] }, /^page\.crawlers\[1\] must be a string/);
  const freed = robotscope.RobotsTxt.parse("");
  freed.free();
  bad({ robotsTxt: freed }, /^this RobotsTxt was freed$/, "freed");
  const next = () => {
    throw new Error("no");
  };
  const throwing = { [Symbol.iterator]: () => ({ next }) };
  bad({ headers: throwing }, /^page\.headers\[0\] must be a pair/);
});

test("evaluate decodes declared UTF-16, and treats a document in undeclared UTF-16 as unknown", () => {
  const noindex = Buffer.from("<meta name=robots content=noindex>", "utf16le");
  const page = { url: "/", robotsTxt: "", crawlers: ["Googlebot"], now: null };
  const declared = robotscope.evaluate({ ...page, headers: "Content-Type: text/html; charset=utf-16", html: noindex });
  assert.deepEqual([declared.crawlers[0].indexing.index.value, declared.known.html], ["forbidden", true]);

  const undeclared = robotscope.evaluate({ ...page, headers: "", html: noindex });
  const [finding] = undeclared.findings;
  assert.deepEqual([undeclared.known.html, undeclared.findings.length], [false, 1]);
  assert.deepEqual([finding.kind, finding.charset], ["unread-charset", "undeclared-utf-16"]);
  const { summary, steps } = undeclared.crawlers[0].explanation;
  assert.equal(summary, "Googlebot may index the page, as far as known.");
  assert.equal(steps.at(-1), "Unknown, because missing or unreadable: the document.");
  assert.equal(undeclared.crawlers[0].indexing.index.isSettled, false);
  const [diagnostic] = robotscope.lintPage({ headers: "", html: noindex });
  assert.deepEqual([diagnostic.code, diagnostic.severity], ["unread-charset", "error"]);
});
