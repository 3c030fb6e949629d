// Compares the results of `audits` with those of the npm package lighthouse.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { generatedTexts } from "../robots-parser/questions.mjs";
import { corpusFiles } from "../support/corpus.mjs";
import { installPackage } from "../support/package.mjs";

/** @type {typeof import("robotscope")} */
let robotscope;
/** @type {{ [name: string]: any }} */
const theirs = {};
/**
 * Returns `true` if the installed Lighthouse reports a remark. Versions from `until` on do not report it.
 * @param {{ until?: string }} remark
 */
let isReported = (remark) => remark.until === undefined;

before(async () => {
  const folder = await installPackage();
  robotscope = await import(pathToFileURL(join(folder, "node_modules/robotscope/pkg/node.js")).href);
  // To test another Lighthouse version, set ROBOTSCOPE_LIGHTHOUSE to a folder in which it is installed.
  const require = createRequire(join(process.env.ROBOTSCOPE_LIGHTHOUSE ?? import.meta.dirname, "here.mjs"));
  const root = join(require.resolve("lighthouse/package.json"), "..");
  for (const name of ["robots-txt", "is-crawlable"]) {
    theirs[name] = (await import(pathToFileURL(join(root, "core/audits/seo", `${name}.js`)).href)).default;
  }
  const numbers = (/** @type {string} */ version) => version.split(".").map(Number);
  const [major, minor] = numbers(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
  isReported = ({ until = "999" }) => {
    const [first, second = 0] = numbers(until);
    return major < first || (major === first && minor < second);
  };
});

/** @param {{ name: string }[]} audits @param {string} name @returns {any} */
const named = (audits, name) => audits.find((audit) => audit.name === name);

/** @param {{ score: number, notApplicable?: boolean }} audit */
const outcome = ({ score, notApplicable }) => (notApplicable ? "not-applicable" : score === 1 ? "pass" : "fail");

/** @param {string} text @param {string} [what] */
function compareText(text, what = text) {
  const product = theirs["robots-txt"].audit({ RobotsTxt: { status: 200, content: text } });
  const expected = (product.details?.items ?? []).map(
    (/** @type {any} */ { index, message }) => `${index}: ${message}`,
  );
  const ours = named(robotscope.audits({ robotsTxt: text, now: null }), "robots-txt");
  assert.equal(ours.more, Math.max(0, expected.length - ours.remarks.length), what);
  const found = ours.remarks
    .filter(isReported)
    .map((/** @type {any} */ { place, label }) => `${place.span.line}: ${label}`);
  assert.deepEqual(found, expected.slice(0, 1000), what);
  assert.equal(found.length > 0 ? "fail" : ours.outcome, outcome(product), what);
  return expected.length;
}

/** Returns a folder's file names, except README.md. @param {string} folder */
const filesOf = (folder) => readdirSync(folder).filter((name) => name !== "README.md");

test("robots-txt: agrees with Lighthouse on the files in tests/examples", () => {
  const folder = inRoot("tests/examples");
  for (const name of filesOf(folder)) compareText(readFileSync(join(folder, name), "utf8"), name);
});

test("robots-txt: agrees with Lighthouse on real robots.txt files", {
  skip: corpusFiles().length === 0 && "no ROBOTSCOPE_CORPUS on this machine",
}, (context) => {
  const names = corpusFiles();
  const counts = names.map((name) => compareText(readFileSync(name, "utf8"), name));
  const failed = counts.filter((count) => count > 0);
  context.diagnostic(`${names.length} files, of which Lighthouse calls ${failed.length} invalid`);
  context.diagnostic(`${failed.reduce((sum, count) => sum + count, 0)} lines that Lighthouse reports`);
});

test("robots-txt: agrees with Lighthouse on records that RFC 9309 does not define", () => {
  const names =
    "Crawl-delay Clean-param Host Request-rate Visit-time Noindex Content-Signal Content-Usage License Agentmap";
  compareText(
    names
      .split(" ")
      .map((name) => `${name}: a\n`)
      .join(""),
  );
  compareText("User-agent: *\nContent-Signal: search=yes\nDisallow:\n");
});

test("robots-txt: agrees with Lighthouse on generated texts", () => {
  for (const text of generatedTexts(2000)) compareText(text);
});

const URLS = [
  "https://a.example/s.xml",
  "/s.xml",
  "//a.example/s.xml",
  "a.example/s.xml",
  "ftp://a.example/s.xml",
  "HTTP://A.example",
  "https:a.example",
  "https:///a.example",
  "https:",
  "https://",
  "https://exa mple.com/",
  "https://a.example:99999/",
  "https://[::1]/s.xml",
  "https://[::1/s.xml",
  "file:///s.xml",
  "ws://a.example/",
  "wss://",
  "mailto:a@a.example",
  "urn:a",
  "1a:b",
  "a:",
  ":a",
  "https://a.example/ü é",
  "https://bücher.example/",
  "https://a.example/ https://b.example/",
  "\u00A0https://a.example/",
];

for (const url of URLS) {
  test(`robots-txt: agrees with Lighthouse on the sitemap ${JSON.stringify(url)}`, () =>
    compareText(`Sitemap: ${url}`));
}

for (const status of [200, 204, 400, 401, 403, 404, 410, 429, 451, 500, 503, 599]) {
  test(`robots-txt: agrees with Lighthouse on status ${status}`, () => {
    const content = status < 300 ? "Disallow: /a" : null;
    const product = theirs["robots-txt"].audit({ RobotsTxt: { status, content } });
    const text = content === null ? {} : { text: content };
    const ours = named(robotscope.audits({ robotsTxtFetch: { status, ...text } }), "robots-txt");
    assert.equal(ours.outcome, outcome(product));
  });
}

test("robots-txt: agrees with Lighthouse on a network failure and on an empty text", () => {
  const product = theirs["robots-txt"].audit({ RobotsTxt: { status: null, content: null } });
  const ours = named(robotscope.audits({ robotsTxtFetch: { status: "network-failure" } }), "robots-txt");
  assert.equal(ours.outcome, outcome(product));
  compareText("");
});

const PAGE = "https://a.example/dir/page?q=1";

/**
 * Returns Chromium's log entries for a request and its response. Like Chromium, joins headers with the same name.
 *
 * @param {[string, string][]} headers
 */
function log(headers) {
  const joined = Object.fromEntries(headers.map(([name]) => [name, ""]));
  for (const [name, value] of headers) joined[name] += (joined[name] && "\n") + value;
  const common = { requestId: "1", loaderId: "1", frameId: "1", timestamp: 1, type: "Document" };
  const request = { url: PAGE, method: "GET", headers: {}, initialPriority: "VeryHigh", referrerPolicy: "no-referrer" };
  const response = { url: PAGE, status: 200, statusText: "", headers: joined, mimeType: "text/html", protocol: "h2" };
  return [
    ["requestWillBeSent", { ...common, documentURL: PAGE, request, wallTime: 1, initiator: { type: "other" } }],
    [
      "responseReceived",
      { ...common, timestamp: 2, response: { ...response, encodedDataLength: 1, timing: undefined } },
    ],
    ["loadingFinished", { ...common, timestamp: 3, encodedDataLength: 1 }],
  ].map(([method, params]) => ({ method: `Network.${method}`, params }));
}

/** @param {{ robotsTxt?: string, headers?: [string, string][], metas?: [string, string][] }} given */
async function comparePage({ robotsTxt = "", headers = [], metas = [] }) {
  const artifacts = {
    URL: { mainDocumentUrl: PAGE, finalDisplayedUrl: PAGE, requestedUrl: PAGE },
    RobotsTxt: { status: 200, content: robotsTxt },
    MetaElements: metas.map(([name, content]) => ({ name: name.toLowerCase(), content, node: {} })),
    devtoolsLogs: { defaultPass: log(headers) },
    DevtoolsLog: log(headers),
  };
  const context = { computedCache: new Map(), settings: {}, options: {} };
  const product = await theirs["is-crawlable"].audit(artifacts, context);
  const html = metas.map(([name, content]) => `<meta name="${name}" content="${content}">\n`).join("");
  const audits = robotscope.audits({ url: PAGE, robotsTxt, headers: recordOf(headers), html: `<head>${html}` });
  const ours = named(audits, "is-crawlable");
  assert.equal(ours.outcome, outcome(product));
  const blocked = ours.bots
    .filter((/** @type {any} */ bot) => bot.blocked && bot.name)
    .map((/** @type {any} */ bot) => bot.name);
  const warned = /crawling: (.*)\. The audit/.exec(product.warnings[0] ?? "")?.[1] ?? "";
  if (ours.outcome === "pass") assert.equal(blocked.join(", "), warned);
  const places = product.details.items.map((/** @type {any} */ { source }) => {
    if (typeof source === "string") return "headers";
    return source.type === "source-location" ? `robots-txt ${source.line + 1}` : "html";
  });
  if (ours.outcome === "fail") {
    const found = ours.remarks.map((/** @type {any} */ { place }) =>
      place.source === "robots-txt" ? `robots-txt ${place.span.line}` : place.source,
    );
    assert.deepEqual(found.toSorted(), places.toSorted());
  }
  return ours.outcome;
}

/** Groups header lines by name, keeping their order. @param {[string, string][]} lines */
function recordOf(lines) {
  /** @type {{ [name: string]: string[] }} */
  const record = {};
  for (const [name, value] of lines) record[name] = [...(record[name] ?? []), value];
  return record;
}

const tag = (/** @type {string[]} */ ...values) => ({
  headers: values.map((value) => /** @type {[string, string]} */ (["x-robots-tag", value])),
});
const meta = (/** @type {[string, string][]} */ ...metas) => ({ metas });
const robots = (/** @type {string} */ robotsTxt) => ({ robotsTxt });
const FOUR = ["Googlebot", "bingbot", "DuckDuckBot", "archive.org_bot"];

/** @type {[string, Parameters<typeof comparePage>[0], "pass" | "fail"][]} */
const PAGES = [
  ["a page without directives", {}, "pass"],
  ["noindex in a header", tag("noindex"), "fail"],
  ["none in a list, in capitals", tag("nofollow, NONE"), "fail"],
  ["a bot's name in its usual letter case", tag("Googlebot: noindex"), "pass"],
  ["a bot's name in lower case, which Lighthouse reads as another bot", tag("googlebot: noindex"), "pass"],
  ["bingbot in its usual letter case", tag("bingbot: noindex, nofollow"), "pass"],
  ["a header line for each of the four bots", tag(...FOUR.map((name) => `${name}: noindex`)), "pass"],
  ["max-snippet before noindex, which Lighthouse reads as a bot's name", tag("max-snippet: 20, noindex"), "pass"],
  ["noindex before max-snippet", tag("noindex, max-snippet: 20"), "fail"],
  ["a bot's name after a directive", tag("nofollow, Googlebot: noindex"), "pass"],
  ["several header lines", tag("nofollow", "noindex"), "fail"],
  ["a date in the past", tag("unavailable_after:2010-06-25T15:00:00Z"), "fail"],
  ["a date with a T after a space, which V8 does not parse", tag("unavailable_after: 2010-06-25T15:00:00Z"), "pass"],
  ["a date with a space instead of the T, after a space", tag("unavailable_after: 2010-06-25 15:00:00Z"), "fail"],
  ["a day after a space", tag("unavailable_after: 2010-06-25"), "fail"],
  ["a date in the future", tag("unavailable_after:2999-06-25T15:00:00Z"), "pass"],
  ["a date with a comma, which is not a valid date", tag("unavailable_after: Friday, 25-Jun-10 15:00:00 GMT"), "pass"],
  ["a date without a comma", tag("unavailable_after: 25 Jun 2010 15:00:00 PST"), "fail"],
  ["a date of ISO 8601 without hyphens", tag("unavailable_after: 20100625T150000Z"), "pass"],
  ["a date whose year has two digits", tag("unavailable_after: 25-Jun-10 15:00:00 EST"), "fail"],
  ["a word instead of a date", tag("unavailable_after: tomorrow"), "pass"],
  ["a space before the colon of a date", tag("unavailable_after : 2010-06-25"), "pass"],
  ["directives other than noindex", tag("nofollow, noarchive"), "pass"],
  ["a meta element for robots", meta(["robots", "noindex"]), "fail"],
  ["a meta element for robots in capitals", meta(["ROBOTS", "NOINDEX, FOLLOW"]), "fail"],
  ["two meta elements, of which the first counts", meta(["robots", "index"], ["robots", "noindex"]), "pass"],
  ["a meta element for Googlebot", meta(["googlebot", "noindex"]), "pass"],
  ["a meta element that allows Googlebot", meta(["robots", "noindex"], ["googlebot", "index"]), "pass"],
  [
    "meta elements for the four bots",
    meta(...FOUR.map((name) => /** @type {[string, string]} */ ([name, "noindex"]))),
    "pass",
  ],
  [
    "meta elements for robots and for the four bots",
    meta(["robots", "none"], ...FOUR.map((name) => /** @type {[string, string]} */ ([name, "none"]))),
    "fail",
  ],
  ["a meta element whose name begins with a space", meta([" robots", "noindex"]), "pass"],
  ["a meta element with empty content", meta(["robots", ""]), "pass"],
  ["a meta element with a date in the past", meta(["robots", "unavailable_after: 2010-06-25"]), "fail"],
  ["a robots.txt that blocks all bots", robots("User-agent: *\nDisallow: /"), "fail"],
  ["a robots.txt that blocks Googlebot", robots("User-agent: Googlebot\nDisallow: /"), "pass"],
  [
    "a robots.txt that blocks all bots except Googlebot",
    robots("User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /"),
    "pass",
  ],
  [
    "a robots.txt that blocks each bot by name",
    robots(`User-agent: *\n${FOUR.map((name) => `User-agent: ${name}\n`).join("")}Disallow: /dir/`),
    "fail",
  ],
  [
    "a robots.txt with a crawl delay between groups",
    robots("User-agent: *\nDisallow: /\nUser-agent: bingbot\nCrawl-delay: 5"),
    "pass",
  ],
  ["a robots.txt that names a bot's version", robots("User-agent: Googlebot/2.1\nDisallow: /"), "pass"],
  ["a robots.txt with two rules of equal length", robots("User-agent: *\nDisallow: /dir\nAllow: /dir"), "pass"],
  ["a robots.txt whose pattern contains a query", robots("User-agent: *\nDisallow: /*?q=1$"), "fail"],
  ["a robots.txt whose longest rule decides", robots("User-agent: *\nAllow: /dir/page\nDisallow: /dir/page?q"), "fail"],
  [
    "a header for Googlebot and a robots.txt for the other bots",
    { ...tag("Googlebot: noindex"), ...robots("User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /") },
    "fail",
  ],
  ["a header and a robots.txt for all bots", { ...tag("noindex"), ...robots("User-agent: *\nDisallow: /dir") }, "fail"],
  [
    "a header, a meta element and a robots.txt for all bots",
    { ...tag("none"), ...meta(["robots", "none"]), ...robots("User-agent: *\n\nDisallow: /dir") },
    "fail",
  ],
];

for (const [name, page, expected] of PAGES) {
  test(`is-crawlable: agrees with Lighthouse on ${name}`, async () => assert.equal(await comparePage(page), expected));
}

test("is-crawlable: agrees with Lighthouse on generated texts", async () => {
  for (const text of generatedTexts(500)) await comparePage(robots(text));
});
