// Tests a page's report for every crawler in the packed npm package.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError, typeCheck } from "./checks.mjs";

let project;
let robotscope;
/** The exports of the WebAssembly module, which the package does not expose. */
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

function reportFor(crawler, input) {
  return robotscope.evaluate({ ...input, crawlers: [crawler] }).crawlers[0];
}

const text = (source, { start, end }) => source.slice(start, end);

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
    assert.deepEqual(reportFor(crawler, page()).indexing, indexing, crawler);
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
  assert.equal(text(HEADERS, nosnippet.span), "nosnippet");
  assert.equal(nosnippet.scope.text, "googlebot");
  assert.equal(text(HEADERS, nosnippet.scope), "googlebot");
  assert.equal(text(HTML, maxSnippet.span), "max-snippet:50");
  assert.equal(text(HTML, maxSnippet.nameSpan), "max-snippet");
  assert.deepEqual(maxSnippet.value, { kind: "limit", limit: 50 });
  assert.equal(text(HTML, index.carrier.span), '<meta name="yandex" content="index">');
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

test("counts columns in UTF-16 code units after characters outside the basic plane", () => {
  const html = "<p>🤖é</p><meta name=robots content=noindex>";
  const [directive] = robotscope.evaluate({ html }).directives;
  assert.equal(text(html, directive.span), "noindex");
  assert.deepEqual([directive.span.line, directive.span.column], [1, html.indexOf("noindex") + 1]);
  const bytes = robotscope.evaluate({ html: Buffer.from(html) });
  assert.deepEqual(bytes.directives, [directive]);
});

test("treats an omitted text as unknown, and an empty text as empty", () => {
  const nothing = robotscope.evaluate({});
  assert.deepEqual(nothing.known, {
    url: false,
    robotsTxt: false,
    headers: false,
    html: false,
    renderedHtml: false,
    now: true,
  });
  const google = (input) => reportFor("Googlebot", input);
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

// [google-javascript]: Google renders pages, and scripts may add a robots meta element. [commoncrawl-faq]: CCBot executes no scripts.
test("for crawlers that render pages, evaluates the rendered document in addition to the served one", () => {
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
    assert.equal(text(renderedHtml, span), "noindex");
    assert.equal(text(renderedHtml, carrier.span), "<meta name=robots content=noindex>");
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

test("a rendered document that equals the served one changes nothing else in the report", () => {
  const { known, ...same } = robotscope.evaluate({ ...page(), renderedHtml: HTML });
  const { known: _, ...report } = robotscope.evaluate(page());
  assert.equal(known.renderedHtml, true);
  assert.deepEqual(same, report);
  throwsRobotscopeError(() => robotscope.evaluate({ renderedHtml: 1 }), "invalid-argument", /page\.renderedHtml/);
});

test("accepts robots.txt as text, bytes, a RobotsTxt object or the result of a fetch", () => {
  const blocked = "User-agent: *\nDisallow: /";
  const robots = robotscope.RobotsTxt.parse(blocked);
  const { visibility, crawl } = reportFor("GPTBot", { url: "/a", robotsTxt: blocked });
  assert.equal(visibility, "unseen");
  for (const robotsTxt of [robots, Buffer.from(blocked)]) {
    assert.deepEqual(reportFor("GPTBot", { url: "/a", robotsTxt }).crawl, crawl);
  }
  // `evaluate` does not free the caller's object.
  assert.equal(robots.isAllowed("/a", "GPTBot"), false);
  const fetched = { status: 200, text: blocked };
  assert.deepEqual(reportFor("GPTBot", { url: "/a", robotsTxtFetch: fetched }).crawl, crawl);
  // [yandex-robots-txt]: for Yandex, any status other than 200 means no robots.txt. [google-robots-txt]: Google stops crawling for 12
  // hours.
  const down = { url: "/a", robotsTxtFetch: { status: 503, unreachableFor: 3600 } };
  assert.equal(reportFor("YandexBot", down).visibility, "seen");
  assert.equal(reportFor("Googlebot", down).visibility, "unseen");
  assert.equal(reportFor("Googlebot", { url: "/a", robotsTxtFetch: { status: 503 } }).visibility, "unknown");
  const moved = { url: "/a", robotsTxt: robots, robotsTxtFetch: { status: 203 } };
  assert.deepEqual(
    ["Googlebot", "YandexBot"].map((token) => reportFor(token, moved).visibility),
    ["unseen", "seen"],
  );
  robots.free();
});

test("accepts headers in every supported form", () => {
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
    assert.equal(text(source, directive.span), "noindex", name);
    assert.equal(report.headersText === undefined, typeof headers === "string" || headers instanceof Uint8Array, name);
  }
  assert.equal(robotscope.evaluate({ headers: "noindex, nofollow" }).headerForm, "values");
});

test("warns about joined header lines that may extend a bot name's scope, but not about separate lines", () => {
  const kinds = (headers) => robotscope.evaluate({ headers }).findings.map((finding) => finding.kind);
  const joined = new Headers([
    ["X-Robots-Tag", "googlebot: nosnippet"],
    ["X-Robots-Tag", "noindex"],
  ]);
  // [rfc9110-field-lines]: `fetch` joins the two lines, so that the noindex seems to apply only to Googlebot.
  assert.ok(kinds(joined).includes("leaked-scope"));
  assert.equal(reportFor("bingbot", { headers: joined }).indexing.index.value, "allowed");
  const lines = { "x-robots-tag": ["googlebot: nosnippet", "noindex"] };
  assert.ok(!kinds(lines).includes("leaked-scope"));
  assert.equal(reportFor("bingbot", { headers: lines }).indexing.index.value, "forbidden");
});

test("uses the status field if the headers contain no status", () => {
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

// Google, "How HTTP status codes affect Google's crawlers"; Yandex, "Server response check": a page with a status other than 200 is
// excluded.
test("evaluates the status of a page for each engine, whatever the page contains", () => {
  const page = { url: "https://example.com/a", robotsTxt: "", html: "<meta name=robots content=index>" };
  const listing = (status, crawler, headers = {}) => {
    return reportFor(crawler, { ...page, headers, status }).appearance.listing;
  };
  for (const status of [204, 301, 401, 403, 404, 410, 429, 451, 500, 503]) {
    for (const crawler of ["Googlebot", "bingbot", "YandexBot", "GPTBot"]) {
      const { appearance, indexing } = reportFor(crawler, { ...page, headers: {}, status });
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

  const { indexing, explanation } = reportFor("Googlebot", { ...page, headers: {}, status: 404 });
  const { sources, ...status } = indexing.status;
  assert.deepEqual(status, { code: 404, effect: "not-indexed", certainty: "documented" });
  assert.match(sources[0].url, /^https:\/\/developers\.google\.com\/.*http-status-codes$/);
  assert.equal(explanation.summary, "Googlebot does not index the page: the status is 404 (documented).");
  assert.ok(
    explanation.steps.some((step) => step.startsWith("The page returns 404, so it is not indexed (documented; ")),
  );
  // The status decides, so the unknown headers cannot change the answer.
  const alone = reportFor("Googlebot", { status: 404 }).indexing;
  assert.deepEqual([alone.index.value, alone.index.isSettled, alone.status.code], ["forbidden", true, 404]);
  const fine = reportFor("Googlebot", { status: 200 }).indexing;
  assert.deepEqual([fine.index.value, fine.index.isSettled], ["allowed", false]);
  // Only headers as text can contain a status line.
  const gone = reportFor("Googlebot", { ...page, headers: "HTTP/2 410\n" });
  assert.deepEqual([gone.appearance.listing, gone.indexing.status.code], ["hidden", 410]);
  assert.equal(reportFor("Googlebot", { ...page, headers: {} }).indexing.status, undefined);
});

test("a line break in a header value does not start another header", () => {
  // [rfc9110-field-values]
  const report = robotscope.evaluate({ headers: [["X-A", "b\r\nX-Robots-Tag: noindex"]] });
  assert.deepEqual(report.directives, []);
  assert.equal(report.headersText, "X-A: b  X-Robots-Tag: noindex\n");
});

test("accepts a Date, a number, a text or null as `now`, and uses the current time by default", () => {
  const html = '<meta name="robots" content="unavailable_after: 2027-01-01T00:00:00Z">';
  const google = (now) => reportFor("Googlebot", now === undefined ? { html } : { html, now });
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

test("accepts product tokens and User-Agent strings, including unknown ones", () => {
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

test("returns findings with their positions and crawlers", () => {
  const html = `<!-- 🤖 --><meta name=robots content="noindxe, max-snippet: many"><link rel=canonical href=/other>`;
  const robotsTxt = "# é\nUser-agent: *\nDisallow: /a";
  const input = { url: "/a", robotsTxt, html, headers: "X-Robots-Tag: index, noindex, noodp", now: null };
  const report = robotscope.evaluate({ ...input, crawlers: ["Googlebot", "bingbot"] });
  const sources = { "robots-txt": robotsTxt, headers: input.headers, html };
  const findings = Object.fromEntries(
    report.findings.map((finding) => [`${finding.kind} ${finding.fault ?? ""}`.trim(), finding]),
  );
  const parts = (finding) => finding.places.map(({ source, span }) => text(sources[source], span));
  // [google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta], [google-canonical]
  assert.deepEqual(parts(findings.unseen).slice(0, 1), ["/a"]);
  assert.deepEqual(findings.unseen.crawlers, [0, 1]);
  assert.deepEqual(parts(findings.contradiction), ["index", "noindex"]);
  assert.ok(parts(findings["canonical-with-noindex"]).includes("<link rel=canonical href=/other>"));
  assert.deepEqual(parts(findings["fault unknown-word"]), ["noindxe"]);
  assert.equal(findings["fault unknown-word"].suggestion, "noindex");
  assert.deepEqual(parts(findings["fault not-a-limit"]), ["max-snippet: many"]);
  assert.equal(findings["no-effect"].outcome, "retired");
  for (const finding of report.findings) assert.match(finding.explanation, /\S.*\.$/, finding.kind);
  const [place] = findings["fault unknown-word"].places;
  assert.deepEqual([place.span.line, place.span.column], [1, html.indexOf("noindxe") + 1]);
});

test("reports contradictions with a sitemap, and page resources that crawlers may not fetch", () => {
  const robotsTxt = "User-agent: *\nDisallow: /assets/\nDisallow: /de/\n";
  const html =
    "<!-- 🤖 --><link rel=canonical href=/b><script src=/assets/a.js></script><link rel=alternate hreflang=de href=/de/a>";
  const input = { url: "https://example.com/a", robotsTxt, crawlers: ["Googlebot", "bingbot"] };
  const { findings } = robotscope.evaluate({ ...input, html, headers: "", inSitemap: true });
  const sources = { "robots-txt": robotsTxt, html };
  assert.deepEqual(
    findings.map(({ kind, places, crawlers }) => [
      kind,
      places.map(({ source, span }) => text(sources[source], span)),
      crawlers,
    ]),
    [
      ["canonical-elsewhere", ["<link rel=canonical href=/b>"], []],
      // [google-localized-versions]: crawlers must be able to read each language version.
      ["blocked-alternate", ["/de/", "/de/a"], [0, 1]],
      // [google-javascript], [bing-user-agents]: both crawlers render pages.
      ["blocked-resource", ["/assets/", "/assets/a.js"], [0, 1]],
    ],
  );
  for (const { kind, explanation, sources } of findings) {
    assert.match(explanation, /\S.*\.$/, kind);
    assert.ok(sources.length > 0, kind);
  }
  // RFC 9309, 2.2.2: access is evaluated for each URI, including a redirect's target.
  const redirect = "HTTP/2 301\nlocation: /de/a\n\nHTTP/2 200\n";
  const redirected = robotscope.evaluate({ ...input, headers: redirect });
  assert.deepEqual(
    redirected.findings.map(({ kind, crawlers }) => [kind, crawlers]),
    [["blocked-redirect", [0, 1]]],
  );
  assert.equal(redirected.crawlers[0].appearance.listing, "url-only");
  const kinds = (page) => robotscope.evaluate({ ...input, ...page }).findings.map(({ kind }) => kind);
  const noindex = { headers: "X-Robots-Tag: noindex" };
  assert.deepEqual(kinds({ ...noindex, inSitemap: true }), ["listed-with-noindex"]);
  assert.deepEqual(kinds({ url: "https://example.com/de/a", inSitemap: true }), ["listed-but-blocked"]);
  assert.deepEqual([kinds(noindex), kinds({ ...noindex, inSitemap: false })], [[], []]);
  throwsRobotscopeError(
    () => robotscope.evaluate({ inSitemap: "yes" }),
    "invalid-argument",
    /^page\.inSitemap must be a boolean/,
  );
});

test("reports AI signals separately from the verdicts", () => {
  const headers = "HTTP/1.1 200 OK\nContent-Usage: train-ai=n\nX-Robots-Tag: noai";
  const report = robotscope.evaluate({ headers, crawlers: ["Googlebot", "GPTBot"] });
  assert.deepEqual(
    report.aiSignals.map((table) => [table.class, table.crawlers]),
    [
      ["search", [0]],
      ["ai-training", [1]],
    ],
  );
  // [img2dataset-readme], [aipref-attach]: neither document describes these crawlers' behaviour.
  const [, training] = report.aiSignals;
  const entry = training.entries.find(({ signal }) => signal === "content-usage-header");
  assert.deepEqual([entry.usage, entry.stance], ["ai-training", "disallowed"]);
  assert.match(text(headers, entry.by[0].span), /train-ai=n/);
  assert.ok(training.entries.some(({ signal }) => signal === "noai"));
  assert.ok(report.crawlers.every(({ indexing }) => indexing.index.value === "allowed"));
});

test("names the invalid field of a page in its errors", () => {
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

test("decodes a document in UTF-16, and treats a document that cannot be decoded as unknown", () => {
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

test("evaluates hostile texts in little time", () => {
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

test("needs no more memory for ten thousand pages than for one", () => {
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

test("reports have TypeScript types", async () => {
  await writeFile(
    join(project, "evaluate.ts"),
    `import { type CrawlerReport, type DirectiveValue, type Page, type Report, evaluate } from "robotscope";
     const page: Page = { url: "/a", headers: new Headers(), html: new Uint8Array(), now: new Date(), crawlers: ["Googlebot"] as const };
     const inputs: Page["headers"][] = ["", new Map([["a", "b"]]), [["a", "b"]], { a: "b", c: ["d"], e: undefined }, new Uint8Array()];
     const report: Report = evaluate(page);
     const crawler: CrawlerReport | undefined = report.crawlers[0];
     const limit: number | "unlimited" | "unstated" | undefined = crawler?.indexing.snippet.value;
     const until: string | undefined = crawler?.appearance.until;
     const by: number[] | undefined = crawler?.indexing.index.by;
     function show(value: DirectiveValue): string {
       switch (value.kind) {
         case "limit": return String(value.limit);
         case "image-preview": return value.preview;
         case "date": return value.moment;
         case "invalid": return value.fault;
         case "none": return "";
       }
     }
     for (const { carrier, value } of report.directives) {
       if (carrier.kind === "meta") console.log(carrier.places.withScripting?.location, show(value));
       // @ts-expect-error: a header has no location in a document
       if (carrier.kind === "header") console.log(carrier.places);
     }
     // @ts-expect-error: there is no such field
     evaluate({ robotstxt: "" });
     // @ts-expect-error: these are lines, not pairs
     evaluate({ headers: ["x-robots-tag", "noindex"] });
     // @ts-expect-error: a Response does not count as headers
     evaluate({ headers: new Response() });
     console.log(limit, until, by, inputs);`,
  );
  await typeCheck(project, "evaluate.ts");
});
