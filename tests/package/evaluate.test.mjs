// Tests the report that `evaluate` in the packed npm package returns for a page and every crawler.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { reportFor, textAt, throwsRobotscopeError } from "./checks.mjs";

let project;
let robotscope;
/** The WebAssembly module's exports. The package does not expose them, so `before` captures them. */
let engine;

before(async () => {
  project = await installPackage();
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...parameters) {
      super(...parameters);
      engine = this.exports;
    }
  };
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
  // The first call starts the engine.
  robotscope.version();
  WebAssembly.Instance = Instance;
});

const ROBOTS = `
User-agent: GPTBot
Disallow: /private/
`;

const HEADERS = `HTTP/2 301
location: https://example.com/private/a
x-robots-tag: noindex

HTTP/2 200
content-type: text/html; charset=utf-8
x-robots-tag: googlebot: nosnippet
x-robots-tag: bingbot: noindex
`;

const HTML = `<!doctype html>
<!-- é 🤖 -->
<title>A page</title>
<meta name="robots" content="max-snippet:50, noarchive">
<meta name="yandex" content="noindex"><meta name="yandex" content="index">
`;

const page = () => ({
  url: "https://example.com/private/a",
  robotsTxt: ROBOTS,
  headers: HEADERS,
  html: HTML,
  now: null,
});

test("evaluates a page for every crawler", () => {
  const report = robotscope.evaluate(page());
  assert.deepEqual(report.known, {
    url: true,
    robotsTxt: true,
    headers: true,
    html: true,
    renderedHtml: false,
    now: false,
  });
  assert.deepEqual(
    report.crawlers.map((crawler) => crawler.crawler),
    robotscope.crawlers().map((crawler) => crawler.token),
  );
  const of = (token) => report.crawlers.find((crawler) => crawler.crawler === token);
  // [mdn-x-robots-tag], [google-robots-meta]: among all directives for Googlebot, the most restrictive one wins.
  assert.equal(of("Googlebot").indexing.index.value, "allowed");
  assert.equal(of("Googlebot").indexing.snippet.value, 0);
  assert.equal(of("Googlebot").appearance.listing, "full");
  // [rfc9110-informational]: the noindex in the redirect's headers applies to a different URL.
  assert.equal(of("bingbot").indexing.index.value, "forbidden");
  assert.equal(of("bingbot").appearance.listing, "hidden");
  // [yandex-robots-meta]: among contradicting directives for Yandex, the permissive one counts.
  assert.equal(of("YandexBot").indexing.index.value, "allowed");
  assert.equal(of("YandexBot").indexing.index.isContradictory, true);
  // [google-robots-meta-old], [google-robots-intro]: a crawler that may not fetch the page does not see its directives. An engine may still
  // list the URL.
  assert.equal(of("GPTBot").crawl.access, "disallowed");
  assert.equal(of("GPTBot").visibility, "unseen");
  assert.equal(of("GPTBot").appearance.listing, "url-only");
  assert.equal(of("GPTBot").indexing.snippet.value, 50);
  // The crawl verdicts equal those of `checkAll`.
  const fetched = new robotscope.Fetched({ status: 200, text: ROBOTS });
  assert.deepEqual(
    report.crawlers.map((crawler) => crawler.crawl),
    fetched.checkAll("https://example.com/private/a"),
  );
  assert.match(of("GPTBot").explanation.summary, /^GPTBot may not fetch the page/);
  assert.ok(of("bingbot").explanation.steps.some((step) => step.includes("“noindex”")));
});

test("crawlers that read a page in the same way share one verdict object", () => {
  const report = robotscope.evaluate(page());
  const verdicts = new Set(report.crawlers.map((crawler) => crawler.indexing));
  assert.ok(verdicts.size < 30, `${verdicts.size} verdicts for ${report.crawlers.length} crawlers`);
  const of = (token) => report.crawlers.find((crawler) => crawler.crawler === token).indexing;
  assert.equal(of("GPTBot"), of("CCBot"));
  assert.notEqual(of("Googlebot"), of("bingbot"));
  for (const { crawler, indexing } of report.crawlers) {
    assert.deepEqual(reportFor(robotscope, crawler, page()).indexing, indexing, crawler);
    assert.equal(indexing.directiveOutcomes.length, report.directives.length);
  }
});

test("returns the positions of directives in UTF-16 code units", () => {
  const { directives, crawlers } = robotscope.evaluate({ ...page(), crawlers: ["Googlebot"] });
  assert.deepEqual(
    directives.map(({ name, carrier, audience, span }) => [name, carrier.kind, audience, span.line]),
    [
      ["nosnippet", "header", "googlebot", 7],
      ["noindex", "header", "bingbot", 8],
      ["max-snippet", "meta", undefined, 4],
      ["noarchive", "meta", undefined, 4],
      ["noindex", "meta", "yandex", 5],
      ["index", "meta", "yandex", 5],
    ],
  );
  const [nosnippet, , maxSnippet, , , index] = directives;
  assert.equal(textAt(HEADERS, nosnippet.span), "nosnippet");
  assert.equal(nosnippet.scope.text, "googlebot");
  assert.equal(textAt(HEADERS, nosnippet.scope), "googlebot");
  assert.equal(textAt(HTML, maxSnippet.span), "max-snippet:50");
  assert.equal(textAt(HTML, maxSnippet.nameSpan), "max-snippet");
  assert.deepEqual(maxSnippet.value, { kind: "limit", limit: 50 });
  assert.equal(textAt(HTML, index.carrier.span), '<meta name="yandex" content="index">');
  assert.equal(index.carrier.key, "name");
  const inTheHead = { location: "head", context: "document" };
  assert.deepEqual(index.carrier.places, { withoutScripting: inTheHead, withScripting: inTheHead });
  assert.equal(index.span.column, HTML.split("\n")[4].indexOf('"index"') + 2);
  // [google-robots-meta]: Google no longer supports noarchive.
  assert.deepEqual(crawlers[0].indexing.directiveOutcomes, [
    "decides",
    "for-others",
    "overruled",
    "retired",
    "for-others",
    "for-others",
  ]);
  assert.deepEqual([crawlers[0].indexing.snippet.by, crawlers[0].indexing.snippet.overruled], [[0], [2]]);
});

test("counts columns in UTF-16 code units, even after characters outside the Basic Multilingual Plane", () => {
  const html = "<p>🤖é</p><meta name=robots content=noindex>";
  const [directive] = robotscope.evaluate({ html }).directives;
  assert.equal(textAt(html, directive.span), "noindex");
  assert.deepEqual([directive.span.line, directive.span.column], [1, html.indexOf("noindex") + 1]);
  const bytes = robotscope.evaluate({ html: Buffer.from(html) });
  assert.deepEqual(bytes.directives, [directive]);
});

// [google-javascript]: Google renders pages, and scripts may add a robots meta element. [commoncrawl-faq]: CCBot executes no scripts.
test("applies the directives of a rendered document only to crawlers that render pages", () => {
  const html = "<title>é</title>\n<meta name=robots content=nofollow>";
  const renderedHtml = "<title>é 🤖</title>\n<meta name=robots content='nofollow'><meta name=robots content=noindex>";
  const crawlers = ["Googlebot", "DuckDuckBot", "CCBot"];
  for (const rendered of [renderedHtml, Buffer.from(renderedHtml)]) {
    const report = robotscope.evaluate({ html, renderedHtml: rendered, crawlers });
    assert.equal(report.known.renderedHtml, true);
    assert.deepEqual(
      report.directives.map(({ source, name, carrier }) => [source, name, carrier.kind]),
      [
        ["html", "nofollow", "meta"],
        ["rendered-html", "noindex", "meta"],
      ],
    );
    const { span, carrier } = report.directives[1];
    assert.equal(textAt(renderedHtml, span), "noindex");
    assert.equal(textAt(renderedHtml, carrier.span), "<meta name=robots content=noindex>");
    assert.equal(span.line, 2);
    assert.deepEqual(
      report.crawlers.map(({ indexing: { index, directiveOutcomes } }) => [
        index.value,
        index.by,
        index.certainty,
        directiveOutcomes[1],
      ]),
      [
        ["forbidden", [1], "documented", "decides"],
        ["allowed", [], "assumed", "rendering-unknown"],
        ["allowed", [], "assumed", "not-rendered"],
      ],
    );
    assert.deepEqual(
      report.findings.map(({ kind, outcome, crawlers, places }) => [kind, outcome, crawlers, places[0].source]),
      [
        ["rendered-noindex", undefined, [0], "rendered-html"],
        ["rendered-only", "not-rendered", [2], "rendered-html"],
        ["rendered-only", "rendering-unknown", [1], "rendered-html"],
      ],
    );
    assert.ok(report.findings.every(({ sources }) => sources.some(({ url }) => url.includes("javascript-seo-basics"))));
  }
  const [diagnostic, ...others] = robotscope.lintPage({ html, renderedHtml, crawlers });
  assert.deepEqual([diagnostic.code, diagnostic.source, others], ["rendered-noindex", "rendered-html", []]);
});

test("a rendered document that equals the served document changes only `known` in the report", () => {
  const { known, ...same } = robotscope.evaluate({ ...page(), renderedHtml: HTML });
  const { known: _, ...report } = robotscope.evaluate(page());
  assert.equal(known.renderedHtml, true);
  assert.deepEqual(same, report);
  throwsRobotscopeError(() => robotscope.evaluate({ renderedHtml: 1 }), "invalid-argument", /page\.renderedHtml/);
});

// Google, "How HTTP status codes affect Google's crawlers"; Yandex, "Server response check": a page with a status other than 200 is
// excluded.
test("evaluates the status of a page for each engine, regardless of directives", () => {
  const page = { url: "https://example.com/a", robotsTxt: "", html: "<meta name=robots content=index>" };
  const listing = (status, crawler, headers = {}) => {
    return reportFor(robotscope, crawler, { ...page, headers, status }).appearance.listing;
  };
  for (const status of [204, 301, 401, 403, 404, 410, 429, 451, 500, 503]) {
    for (const crawler of ["Googlebot", "bingbot", "YandexBot", "GPTBot"]) {
      const { appearance, indexing } = reportFor(robotscope, crawler, { ...page, headers: {}, status });
      assert.deepEqual([appearance.listing, indexing.index.value], ["hidden", "forbidden"], `${status} ${crawler}`);
      assert.deepEqual(indexing.directiveOutcomes, ["unprocessed"]);
    }
  }
  assert.deepEqual(
    [listing(200, "Googlebot"), listing(206, "Googlebot"), listing(206, "YandexBot")],
    ["full", "full", "hidden"],
  );
  assert.equal(listing(304, "Googlebot"), undefined);
  assert.equal(listing(200, "Googlebot", { "x-robots-tag": "noindex" }), "hidden");

  const { indexing, explanation } = reportFor(robotscope, "Googlebot", { ...page, headers: {}, status: 404 });
  const { sources, ...status } = indexing.status;
  assert.deepEqual(status, { code: 404, effect: "not-indexed", certainty: "documented" });
  assert.match(sources[0].url, /^https:\/\/developers\.google\.com\/.*http-status-codes$/);
  assert.equal(explanation.summary, "Googlebot does not index the page: the status is 404 (documented).");
  assert.ok(
    explanation.steps.some((step) => step.startsWith("The page returns 404, so it is not indexed (documented; ")),
  );
  // The status decides, so the unknown headers cannot change the answer.
  const alone = reportFor(robotscope, "Googlebot", { status: 404 }).indexing;
  assert.deepEqual([alone.index.value, alone.index.isSettled, alone.status.code], ["forbidden", true, 404]);
  const fine = reportFor(robotscope, "Googlebot", { status: 200 }).indexing;
  assert.deepEqual([fine.index.value, fine.index.isSettled], ["allowed", false]);
  // Only headers as text can contain a status line.
  const gone = reportFor(robotscope, "Googlebot", { ...page, headers: "HTTP/2 410\n" });
  assert.deepEqual([gone.appearance.listing, gone.indexing.status.code], ["hidden", 410]);
  assert.equal(reportFor(robotscope, "Googlebot", { ...page, headers: {} }).indexing.status, undefined);
});

test("evaluates hostile texts of up to 10 MB", () => {
  const MB = 1_000_000;
  const fill = (part, length = MB) => part.repeat(Math.ceil(length / part.length));
  const pages = {
    "10 MB of HTML": { html: fill("<p>hello <b>world</b></p>\n", 10 * MB) },
    "10 MB of open tags": { html: fill("<div>", 10 * MB) },
    "10 MB in one attribute": { html: `<meta name=robots content="${fill("a", 10 * MB)}">` },
    "10 MB in one header": { headers: `X-Robots-Tag: ${fill("a b", 10 * MB)}` },
    "10 MB of words": { headers: `X-Robots-Tag: ${fill("foo,", 10 * MB)}` },
    "1 MB of directives": { headers: `X-Robots-Tag: ${fill("noindex,max-snippet:7,")}` },
    "1 MB of names": { headers: Array.from({ length: 40_000 }, (_, n) => `X-Robots-Tag: bot${n}: noindex`).join("\n") },
    "1 MB of meta elements": { html: fill("<meta name=robots content=noindex><meta name=GPTBot content=none>") },
    "1 MB of references": { html: `<meta name=robots content="${fill("&#110;")}oindex">` },
    "a lone surrogate": { html: "<meta name=robots content='\ud83e noindex'>", headers: "X-Robots-Tag: \udd16" },
    bytes: { html: Uint8Array.from({ length: MB }, (_, index) => (index * 7919) % 256) },
  };
  for (const [name, input] of Object.entries(pages)) {
    const report = robotscope.evaluate({ url: "/", robotsTxt: "", ...input });
    assert.equal(report.crawlers.length, robotscope.crawlers().length, name);
    assert.ok(report.findings.length < 20_000, name);
    const [{ indexing }] = report.crawlers;
    assert.equal(indexing.directiveOutcomes.length, report.directives.length, name);
  }
});

test("uses no more memory for ten thousand pages than for a hundred", () => {
  const robotsTxt = robotscope.RobotsTxt.parse(ROBOTS);
  const input = { ...page(), robotsTxt, crawlers: ["Googlebot", "GPTBot", "bingbot"] };
  // The memory of the module and its table of JavaScript values never shrink, so a leak would make them larger.
  const { memory, __wbindgen_externrefs: table } = engine;
  const size = () => [memory.buffer.byteLength, table.length];
  const some = (count) => {
    for (let round = 0; round < count; round++) {
      robotscope.evaluate(input);
      assert.throws(() => robotscope.evaluate({ ...input, now: "never" }));
    }
  };
  some(100);
  const first = size();
  some(10_000);
  assert.deepEqual(size(), first);
});
