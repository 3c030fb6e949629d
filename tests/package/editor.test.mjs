import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let project;
let robotscope;

before(async () => {
  project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

/** A robots.txt with characters that need more UTF-8 bytes than UTF-16 code units, so offsets in bytes would be wrong. */
const text = "# 🤖 é\nUser-agent: Googlebot/2.1\nDisallow: /é*\nDisalow: /x\n\nUser-agent: googlebot\nDisallow:  /y\n";

function edited(text, edits) {
  const inOrder = [...edits].sort((one, other) => other.span.start - one.span.start);
  return inOrder.reduce(
    (done, { span, replacement }) => done.slice(0, span.start) + replacement + done.slice(span.end),
    text,
  );
}

test("returns an explanation of the text at an offset", () => {
  const found = robotscope.hover(text, text.indexOf("Googlebot") + 3);
  assert.equal(text.slice(found.span.start, found.span.end), "Googlebot");
  assert.equal(found.title, "Googlebot");
  assert.match(found.paragraphs[0], /Google/);
  assert.ok(found.sources.some((source) => source.title === "RFC 9309, 2.2.1" && source.url.startsWith("https://")));
  assert.ok(found.affected.crawlers.some(({ crawler, effect }) => crawler === "Googlebot-Image" && effect === "binds"));
  const rule = robotscope.hover(text, text.indexOf("/é*"));
  assert.equal(text.slice(rule.span.start, rule.span.end), "/é*");
  for (const offset of [0, text.indexOf("\n\n") + 1, text.length, 1e12, -5, 0.5, Infinity]) {
    assert.equal(robotscope.hover(text, offset), undefined, `at ${offset}`);
  }
});

test("returns completions for the word at an offset", () => {
  const at = text.indexOf("Googlebot/") + 4;
  const items = robotscope.complete(text, at);
  assert.equal(text.slice(items[0].span.start, items[0].span.end), "Googlebot/2.1");
  const gptbot = items.find((item) => item.label === "GPTBot");
  assert.equal(gptbot.kind, "crawler");
  assert.match(gptbot.detail, /^OpenAI: /);
  assert.equal(items.at(-1).label, "Googlebot");
  assert.equal(items.at(-1).isUsed, true);
  const fields = robotscope.complete("é\r\n", 3);
  assert.deepEqual(fields[0].span, { start: 3, end: 3 });
  assert.equal(fields[1].insert, "Disallow: ");
});

test("explains, completes and lints _headers files", () => {
  const file = "# é🤖\n/a\n  X-Robots-Tag: googlebot: noindex, max-snippet: 5\n  Cache-Control: no-store\n  X-Rob\n";
  const at = (word) => file.indexOf(word) + 2;
  const found = robotscope.hover(file, at("max-snippet"), "headers-file");
  assert.equal(file.slice(found.span.start, found.span.end), "max-snippet: 5");
  assert.equal(robotscope.hover(file, at("/a"), "headers-file"), undefined);
  assert.equal(robotscope.complete(file, file.lastIndexOf("X-Rob") + 5, "headers-file")[0].insert, "X-Robots-Tag: ");
  assert.deepEqual(robotscope.complete(file, at("no-store"), "headers-file"), []);
  assert.deepEqual(robotscope.complete(file, file.indexOf("/a") + 1, "headers-file"), []);
  throwsRobotscopeError(
    () => robotscope.hover(file, 0, "sitemap"),
    "invalid-argument",
    /one of robots-txt, headers, headers-file, html/,
  );

  const diagnostics = robotscope.lintHeadersFile(`${file}/b\n x-robots-tag: noindex nofollow`);
  assert.deepEqual(
    diagnostics.map(({ code, line, column, source }) => [code, line, column, source]),
    [["missing-comma", 7, 16, "headers"]],
  );
  const options = { severity: { "missing-comma": "off" }, crawlers: ["Googlebot"] };
  assert.deepEqual(robotscope.lintHeadersFile("/b\n x-robots-tag: noindex nofollow", options), []);
  throwsRobotscopeError(() => robotscope.lintHeadersFile(5), "invalid-argument", /text must be/);
});

test("textKind recognizes robots.txt and _headers files", () => {
  assert.equal(robotscope.textKind("<html>", "robots.txt"), "robots-txt");
  assert.equal(robotscope.textKind(new TextEncoder().encode("/a\n b: c")), "headers-file");
  assert.equal(robotscope.textKind("User-agent: *", "notes.md"), "robots-txt");
  assert.equal(robotscope.textKind("# Notes\n\nA User-agent: line names a crawler.", "notes.md"), "unknown");
  throwsRobotscopeError(() => robotscope.textKind("", 5), "invalid-argument", /name must be/);
});

test("explains and completes response headers", () => {
  const headers = "HTTP/1.1 200 OK\r\nX-Note: é🤖\r\nX-Robots-Tag: googlebot: noindex, max-snippet: 5\r\n";
  const found = robotscope.hover(headers, headers.indexOf("max-snippet") + 2, "headers");
  assert.equal(headers.slice(found.span.start, found.span.end), "max-snippet: 5");
  assert.equal(found.title, "max-snippet: 5");
  assert.match(found.paragraphs.join(" "), /at most 5 characters.*Read by Google since October 2019 \(documented\)/);
  assert.ok(found.sources.every((source) => source.url.startsWith("https://")));
  assert.equal(found.affected, undefined);
  assert.match(robotscope.hover(headers, headers.indexOf("googlebot"), "headers").paragraphs[1], /run by Google/);
  assert.equal(robotscope.hover(headers, headers.indexOf("X-Note"), "headers"), undefined);
  assert.match(
    robotscope.hover(headers, headers.indexOf("noindex")).title,
    /^This field/,
    "a robots.txt without a source",
  );

  const items = robotscope.complete(headers, headers.indexOf("noindex") + 2, "headers");
  assert.equal(headers.slice(items[0].span.start, items[0].span.end), "noindex");
  assert.deepEqual([items[0].insert, items[0].kind, items[0].isUsed], ["noindex", "directive", false]);
  assert.deepEqual([items.at(-1).insert, items.at(-1).isUsed], ["max-snippet: ", true]);
  const values = robotscope.complete("X-Robots-Tag: max-image-preview: ", 33, "headers");
  assert.deepEqual(
    values.map((item) => `${item.kind} ${item.insert}`),
    ["value large", "value standard", "value none"],
  );
  const names = robotscope.complete(headers, headers.length, "headers");
  assert.deepEqual([names[0].kind, names[0].insert], ["header", "X-Robots-Tag: "]);
  assert.deepEqual(robotscope.complete(headers, headers.indexOf("\n"), "headers"), []);
});

test("explains and completes HTML", () => {
  const html = '<title>é🤖</title><meta name="bingbot" content="nocache, "><p data-nosnippet>a</p>';
  const found = robotscope.hover(Buffer.from(html), html.indexOf("nocache"), "html");
  assert.equal(html.slice(found.span.start, found.span.end), "nocache");
  assert.match(found.paragraphs.join(" "), /Read by Bing since September 2023/);
  assert.ok(found.sources.some((source) => source.title === "Bing on robots meta tags"));
  assert.equal(robotscope.hover(html, html.indexOf("data-no"), "html").title, "data-nosnippet");
  assert.equal(robotscope.hover(html, 2, "html"), undefined);

  const names = robotscope.complete(html, html.indexOf("bingbot") + 1, "html");
  assert.equal(html.slice(names[0].span.start, names[0].span.end), "bingbot");
  assert.deepEqual([names[0].kind, names[0].insert, names[0].detail], ["bot-name", "robots", "every crawler"]);
  const at = html.indexOf("nocache, ") + 9;
  const directives = robotscope.complete(html, at, "html");
  assert.deepEqual(directives[0].span, { start: at, end: at });
  assert.equal(directives.at(-1).insert, "nocache");
  assert.ok(directives.some((item) => item.insert === "max-snippet:"));
  for (const offset of [0, html.length, 1e12, -5]) {
    assert.deepEqual(robotscope.complete(html, offset, "html"), [], `at ${offset}`);
  }
});

test("returns an outline and folding ranges", () => {
  const outline = robotscope.RobotsTxt.parse(text).symbols();
  assert.deepEqual(
    outline.map((symbol) => [symbol.kind, symbol.name, symbol.children.length]),
    [
      ["group", "Googlebot/2.1", 1],
      ["group", "googlebot", 1],
    ],
  );
  const rule = outline[0].children[0];
  assert.equal(text.slice(rule.nameSpan.start, rule.nameSpan.end), "Disallow: /é*");
  assert.deepEqual(robotscope.RobotsTxt.parse(text).folding(), [
    { kind: "group", firstLine: 2, lastLine: 3 },
    { kind: "group", firstLine: 6, lastLine: 7 },
  ]);
});

test("returns the kinds of tokens for highlighting", () => {
  const kinds = robotscope.tokenKinds();
  const words = (numbers) =>
    Array.from({ length: numbers.length / 3 }, (_, place) => {
      const [start, end, kind] = numbers.subarray(3 * place, 3 * place + 3);
      return `${kinds[kind]} ${text.slice(start, end)}`;
    });
  const all = robotscope.RobotsTxt.parse(text).semanticTokens();
  assert.ok(all instanceof Uint32Array);
  assert.deepEqual(words(all).slice(0, 8), [
    "comment # 🤖 é",
    "field User-agent",
    "separator :",
    "product-token Googlebot",
    "ignored /2.1",
    "field Disallow",
    "separator :",
    "pattern /é",
  ]);
  const line = text.indexOf("Disalow");
  assert.deepEqual(words(robotscope.RobotsTxt.parse(text).semanticTokens({ start: line, end: line + 3 })), [
    "misspelled-field Disalow",
    "separator :",
    "pattern /x",
  ]);
});

test("returns the edits that format a robots.txt", () => {
  const edits = robotscope.RobotsTxt.parse(text).format();
  const formatted = edited(text, edits);
  assert.ok(formatted.endsWith("User-agent: googlebot\nDisallow: /y\n"), formatted);
  assert.deepEqual(robotscope.RobotsTxt.parse(formatted).format(), []);
  assert.deepEqual(robotscope.RobotsTxt.parse(text).format({ start: 0, end: 10 }), []);
});

test("returns code actions for a problem", () => {
  const at = text.indexOf("Disalow");
  const actions = robotscope.RobotsTxt.parse(text).codeActions({ start: at, end: at });
  const fix = actions.find((action) => action.isPreferred);
  assert.equal(fix.code, "misspelled-field");
  assert.equal(fix.kind, "fix");
  assert.match(edited(text, fix.edits), /\nDisallow: \/x\n/);
  const silence = actions.find((action) => action.kind === "silence" && action.code === "misspelled-field");
  assert.match(edited(text, silence.edits), /\n# robotscope: ignore misspelled-field -- reason\nDisalow/);
  const off = robotscope.RobotsTxt.parse(text).codeActions(
    { start: at, end: at },
    { severity: { "misspelled-field": "off" } },
  );
  assert.ok(!off.some((action) => action.code === "misspelled-field"));
});

test("returns the crawlers that a line affects, and inlay hints", () => {
  const affected = robotscope.RobotsTxt.parse(text).affected(4);
  assert.equal(affected.line, 4);
  assert.match(affected.summary, /^Applies to /);
  assert.deepEqual(affected.names, []);
  assert.equal(affected.andOthers, false);
  assert.equal(robotscope.RobotsTxt.parse(text).affected(1), undefined);
  const hints = robotscope.RobotsTxt.parse(text).inlayHints();
  const merged = hints.find((hint) => hint.kind === "merged");
  assert.deepEqual([merged.line, merged.text], [2, "also lines 6–7"]);
  assert.equal(text.slice(0, merged.offset).split("\n").at(-1), "User-agent: Googlebot/2.1");
});

test("returns the same hover and completions for text and parsed text", () => {
  const parsed = robotscope.RobotsTxt.parse(text);
  const at = text.indexOf("/é*");
  assert.deepEqual(parsed.hover(at), robotscope.hover(text, at));
  assert.deepEqual(parsed.complete(at), robotscope.complete(text, at));
});

test("editor functions reject arguments of the wrong type", () => {
  throwsRobotscopeError(() => robotscope.hover(5, 0), "invalid-argument", /text must be a string or a Uint8Array/);
  throwsRobotscopeError(() => robotscope.hover("", "0"), "invalid-argument", /offset must be a number/);
  throwsRobotscopeError(() => robotscope.complete("", NaN), "invalid-argument", /offset must be a number/);
  throwsRobotscopeError(
    () => robotscope.hover("", 0, "css"),
    "invalid-argument",
    /source must be one of robots-txt, headers, headers-file, html/,
  );
  throwsRobotscopeError(
    () => robotscope.complete("", 0, 5),
    "invalid-argument",
    /source must be one of robots-txt, headers, headers-file, html, but it is number/,
  );
  throwsRobotscopeError(
    () => robotscope.complete(5, 0, "html"),
    "invalid-argument",
    /text must be a string or a Uint8Array/,
  );
  throwsRobotscopeError(
    () => robotscope.RobotsTxt.parse("").format({ start: 0 }),
    "invalid-argument",
    /range\.end must be a number/,
  );
  throwsRobotscopeError(
    () => robotscope.RobotsTxt.parse("").codeActions(),
    "invalid-argument",
    /range must be an object/,
  );
});
