// Tests the findings and the AI signals that `evaluate` returns in the packed npm package.
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

test("warns about a bot name's scope in joined header lines, not in separate lines", () => {
  const kinds = (headers) => robotscope.evaluate({ headers }).findings.map((finding) => finding.kind);
  const joined = new Headers([
    ["X-Robots-Tag", "googlebot: nosnippet"],
    ["X-Robots-Tag", "noindex"],
  ]);
  // [rfc9110-field-lines]: `fetch` joins the two lines, so that the noindex seems to apply only to Googlebot.
  assert.ok(kinds(joined).includes("leaked-scope"));
  assert.equal(reportFor(robotscope, "bingbot", { headers: joined }).indexing.index.value, "allowed");
  const lines = { "x-robots-tag": ["googlebot: nosnippet", "noindex"] };
  assert.ok(!kinds(lines).includes("leaked-scope"));
  assert.equal(reportFor(robotscope, "bingbot", { headers: lines }).indexing.index.value, "forbidden");
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
  const parts = (finding) => finding.places.map(({ source, span }) => textAt(sources[source], span));
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
      places.map(({ source, span }) => textAt(sources[source], span)),
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
  assert.match(textAt(headers, entry.by[0].span), /train-ai=n/);
  assert.ok(training.entries.some(({ signal }) => signal === "noai"));
  assert.ok(report.crawlers.every(({ indexing }) => indexing.index.value === "allowed"));
});
