import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let robotscope;

before(async () => {
  const project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const text = (source, { start, end }) => source.slice(start, end);

test("finds meta elements, links and other HTML that crawlers read, with their positions", () => {
  const html = `<!doctype html><!-- é 🤖 -->
<title><meta name=robots content=all></title>
<meta name="Robots" content="no&#105;ndex, nofollow">
<meta http-equiv="X-Robots-Tag" content=none><meta name=a>
<link rel="canonical" href="/a?b&amp;c">
<link rel=license type=application/rsl+xml href=/l.xml>
<script type="application/rsl+xml"><rsl></rsl></script>
<noscript><meta name=robots content=nosnippet></noscript>
<template><meta name=robots content=none></template>
<p><a rel="nofollow UGC" href=/b>b</a><span data-nosnippet>secret</span><p data-nosnippet>seen
<meta name=robots content=noarchive>`;
  const found = robotscope.parseHtml(html);
  assert.deepEqual(
    found.metas.map(({ key, name, content, span }) => [key, name.text, content?.text, span.line]),
    [
      ["name", "Robots", "noindex, nofollow", 3],
      ["http-equiv", "X-Robots-Tag", "none", 4],
      ["name", "a", undefined, 4],
      ["name", "robots", "nosnippet", 8],
      ["name", "robots", "none", 9],
      ["name", "robots", "noarchive", 11],
    ],
  );
  const [robots, httpEquiv, , noscript, template, body] = found.metas;
  assert.equal(text(html, robots.span), html.split("\n")[2]);
  assert.equal(text(html, robots.name), "Robots");
  assert.equal(text(html, robots.content), "no&#105;ndex, nofollow");
  assert.deepEqual(
    [httpEquiv.span.column, found.metas[2].span.column],
    [1, html.split("\n")[3].indexOf("<meta name=a") + 1],
  );
  // [html-parsing]: with scripting, noscript's content is text. A template's content is outside the document.
  assert.deepEqual(noscript.places.withoutScripting, { location: "head", context: "noscript" });
  assert.equal(noscript.places.withScripting, undefined);
  assert.equal(template.places.withScripting.context, "template");
  assert.equal(body.places.withoutScripting.location, "body");
  assert.deepEqual(
    found.links.map(({ kind, href }) => [kind, href.text]),
    [
      ["canonical", "/a?b&c"],
      ["license", "/l.xml"],
    ],
  );
  assert.equal(text(html, found.licenseScripts[0].content), "<rsl></rsl>");
  const [link] = found.qualifiedLinks;
  assert.deepEqual([link.rel.text, link.isNofollow, link.isSponsored, link.isUgc], ["nofollow UGC", true, false, true]);
  // [google-robots-meta]
  assert.deepEqual(
    found.noSnippets.map(({ element, isValid, isClosed }) => [element.text, isValid, isClosed]),
    [
      ["span", true, true],
      ["p", false, false],
    ],
  );
  assert.equal(text(html, found.noSnippets[0].content), "secret");
  assert.deepEqual([found.headEnd.withoutScripting.kind, found.headEnd.withoutScripting.name.text], ["element", "p"]);
  assert.equal(found.rest.withScripting, undefined);
  assert.equal(found.charset, "ascii-based");
});

test("reports an unclosed comment that contains the rest of the document", () => {
  const html = "<title>é</title><!-- 🤖\n<meta name=robots content=noindex>";
  const { metas, rest } = robotscope.parseHtml(html);
  assert.deepEqual(metas, []);
  assert.equal(rest.withScripting.kind, "comment");
  assert.deepEqual([rest.withScripting.span.line, rest.withScripting.span.column], [1, html.indexOf("<!--") + 1]);
});

test("decodes bytes as browsers do, and does not decode strings", () => {
  const html = "<title>é</title><meta name=robots content=noindex>";
  const utf16 = Buffer.from(`\ufeff${html}`, "utf16le");
  const found = robotscope.parseHtml(utf16);
  assert.deepEqual([found.charset, found.metas[0].content.text], ["utf-16le", "noindex"]);
  assert.deepEqual(found.metas, robotscope.parseHtml(html).metas);
  assert.equal(robotscope.parseHtml(utf16.subarray(2)).charset, "undeclared-utf-16");

  const isNowhere = "<meta charset=iso-2022-jp><meta name=robots content=noindex>";
  assert.deepEqual(robotscope.parseHtml(Buffer.from(isNowhere)).metas, []);
  assert.equal(robotscope.parseHtml(isNowhere).metas.at(-1).content.text, "noindex");
});

test("reports broken attributes", () => {
  // [html-attributes]
  const [twice, quotes] = robotscope.parseHtml(
    "<meta name=robots name=b content=noindex><meta name=“robots” content=noindex>",
  ).metas;
  assert.deepEqual([twice.name.text, twice.repeatsAttribute], ["robots", true]);
  assert.equal(quotes.hasTypographicQuotes, true);
});

test("returns spans as UTF-16 offsets, even for bytes that are not UTF-8", () => {
  const bytes = Buffer.from([
    ...Buffer.from("<p>"),
    0xff,
    0xe3,
    0x83,
    ...Buffer.from("🤖<meta name=robots content='é'>"),
  ]);
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const [meta] = robotscope.parseHtml(bytes).metas;
  assert.equal(text(decoded, meta.span), "<meta name=robots content='é'>");
  assert.equal(text(decoded, meta.content), "é");
});

test("parseHtml accepts empty, long and malformed texts", () => {
  const MB = 1_000_000;
  const fill = (part, length = 10 * MB) => part.repeat(Math.ceil(length / part.length));
  const texts = {
    empty: "",
    "open tags": fill("<div>"),
    "open comments": fill("<!--"),
    "open formatting": fill("<a><b><table>", MB),
    "half a tag": fill("<meta name="),
    "attributes of one tag": `<meta ${fill("a=b ", MB)}>`,
    references: `<meta name=robots content="${fill("&notit;&#x110000;", MB)}">`,
    "elements that are found": fill("<meta name=robots content=noindex>", MB),
    "nested notes": fill("<div data-nosnippet>", MB),
    "noscript in noscript": fill("<noscript><meta name=robots content=none>", MB),
  };
  for (const [name, html] of Object.entries(texts)) assert.ok(robotscope.parseHtml(html).metas.length >= 0, name);
});

test("parseHtml names the invalid argument in its errors", () => {
  const bad = (html, message) => throwsRobotscopeError(() => robotscope.parseHtml(html), "invalid-argument", message);
  bad(undefined, /^html must be a string or a Uint8Array, but it is undefined$/);
  bad({}, /object$/);
});
