// Tests the Search Console results of `audits`, and its results if inputs are unknown. tests/browsers/audits.test.mjs compares other
// results with Lighthouse itself.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

/** @type {typeof import("robotscope")} */
let robotscope;

before(async () => {
  const folder = join(await installPackage(), "node_modules/robotscope/pkg");
  robotscope = await import(pathToFileURL(join(folder, "node.js")).href);
});

const ALL = "User-agent: *\nDisallow:\n";
const OPEN = { url: "https://a.example/b", robotsTxt: ALL, headers: "HTTP/1.1 200 OK", html: "<p>", now: null };

/** Returns the outcome of an audit, followed by its remarks with their lines. @param {string} name @param {object} page */
function outcomeOf(name, page) {
  const audit = robotscope.audits({ ...OPEN, ...page }).find((audit) => audit.name === name);
  assert.ok(audit);
  const remarks = audit.remarks.map(({ label, reason, place }) => {
    const line = place ? ` ${place.source} ${place.span.line}` : "";
    return `${label ?? reason}${line}`;
  });
  return [audit.outcome, ...remarks];
}

// [google-robots-txt-report]
for (const [fetch, ...expected] of /** @type {const} */ ([
  [{ status: 200, text: ALL }, "pass", "Fetched"],
  [{ status: 404 }, "not-applicable", "Not Fetched - Not found (404)"],
  [{ status: 403 }, "fail", "Not Fetched - Any other reason"],
  [{ status: 503 }, "fail", "Not Fetched - Any other reason"],
  [{ status: "network-failure" }, "fail", "Not Fetched - Any other reason"],
  [{ status: 301 }, "unknown"],
])) {
  test(`robots-txt-report: reports status ${fetch.status} as Search Console does`, () => {
    assert.deepEqual(outcomeOf("robots-txt-report", { robotsTxt: undefined, robotsTxtFetch: fetch }), expected);
  });
}

const BLOCKED = { robotsTxt: "User-agent: *\nDisallow: /b\n" };
const HEADER = { headers: "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n" };
const META = { html: "<title>a</title>\n<meta name=googlebot content=noindex>" };

// [google-url-inspection] and [google-page-indexing]
for (const [name, page, crawl, indexing, reasons] of /** @type {[string, object, string[], string[], string[]][]} */ ([
  ["a page without directives", {}, ["pass"], ["pass"], ["pass"]],
  [
    "a blocked page whose noindex is unseen",
    { ...BLOCKED, ...HEADER },
    ["fail", "robots-txt-rule robots-txt 2"],
    ["not-applicable"],
    ["fail", "URL blocked by robots.txt robots-txt 2", "Indexed, though blocked by robots.txt robots-txt 2"],
  ],
  ["noindex in a header", HEADER, ["pass"], ["fail", "header headers 2"], ["fail", "URL marked ‘noindex’ headers 2"]],
  ["noindex in a meta element", META, ["pass"], ["fail", "meta html 2"], ["fail", "URL marked ‘noindex’ html 2"]],
  ["noindex for another bot", { headers: "X-Robots-Tag: bingbot: noindex" }, ["pass"], ["pass"], ["pass"]],
  ["status 404", { headers: "HTTP/1.1 404 Not Found" }, ["pass"], ["not-applicable"], ["fail", "Not found (404)"]],
  ["status 503", { headers: "HTTP/1.1 503 No" }, ["pass"], ["not-applicable"], ["fail", "Server error (5xx)"]],
  [
    "a redirect",
    { headers: "HTTP/1.1 301 No\nLocation: /c" },
    ["pass"],
    ["not-applicable"],
    ["fail", "Page with redirect"],
  ],
  ["a page without headers", { headers: undefined }, ["pass"], ["unknown"], ["unknown"]],
  ["a page without a document", { html: undefined }, ["pass"], ["unknown"], ["unknown"]],
  ["a page without robots.txt", { robotsTxt: undefined }, ["unknown"], ["unknown"], ["unknown"]],
  [
    "noindex in a header without robots.txt",
    { robotsTxt: undefined, ...HEADER },
    ["unknown"],
    ["unknown"],
    ["unknown"],
  ],
])) {
  test(`returns Search Console's outcomes and reasons for ${name}`, () => {
    assert.deepEqual(outcomeOf("crawl-allowed", page), crawl);
    assert.deepEqual(outcomeOf("indexing-allowed", page), indexing);
    assert.deepEqual(outcomeOf("page-indexing", page), reasons);
  });
}

test("is-crawlable: explains why robotscope's result differs from Lighthouse's", () => {
  const headers = "HTTP/1.1 200 OK\nX-Robots-Tag: googlebot: noindex\n";
  const crawlable = robotscope.audits({ ...OPEN, headers })[1];
  const google = crawlable?.bots.find(({ name }) => name === "Googlebot");
  assert.deepEqual(google, { name: "Googlebot", blocked: false, ours: true });
  assert.match(
    crawlable?.explanation ?? "",
    /Unlike Lighthouse, robotscope finds that Googlebot cannot fetch or index/,
  );
});

test("is-crawlable: is unknown unless the given texts and date determine Lighthouse's result", () => {
  assert.deepEqual(outcomeOf("is-crawlable", { headers: undefined }), ["unknown"]);
  assert.deepEqual(outcomeOf("is-crawlable", { html: undefined }), ["unknown"]);
  assert.deepEqual(outcomeOf("is-crawlable", { url: undefined }), ["unknown"]);
  assert.deepEqual(outcomeOf("is-crawlable", { html: undefined, ...HEADER }), ["fail", "header headers 2"]);
  assert.deepEqual(outcomeOf("is-crawlable", { headers: "HTTP/1.1 410 Gone" }), ["unknown", "error-status"]);
  assert.deepEqual(outcomeOf("is-crawlable", { headers: "Content-Type: application/pdf" }), ["unknown", "not-html"]);
  const dated = { headers: "X-Robots-Tag: unavailable_after: 25 Jun 2026 15:00:00 GMT" };
  assert.deepEqual(outcomeOf("is-crawlable", dated), ["unknown"]);
  assert.deepEqual(outcomeOf("is-crawlable", { ...dated, now: "2026-07-01" }), ["fail", "header headers 1"]);
  assert.deepEqual(outcomeOf("is-crawlable", { ...dated, now: "2026-06-01" }), ["pass"]);
});

test("audits rejects unknown fields and options", () => {
  const { audits } = robotscope;
  // @ts-expect-error: callers cannot choose the crawlers of other tools
  throwsRobotscopeError(() => audits({ crawlers: ["Googlebot"] }), "invalid-argument", /page\.crawlers/);
  // @ts-expect-error: there is no such option
  throwsRobotscopeError(() => audits({}, { tool: "lighthouse" }), "invalid-argument", /tool/);
});
