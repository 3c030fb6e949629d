import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";

let robotscope;

before(async () => {
  const project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const codes = (found) => found.map(({ line, code }) => `${line} ${code}`);

test("returns diagnostics as plain objects with UTF-16 offsets", () => {
  const text = "# é😀\r\nUser-agent: * # 😀\r\nDisallow /a\r\n";
  const found = robotscope.lint(text);
  assert.deepEqual(codes(found), ["3 missing-colon"]);
  const [colon] = JSON.parse(JSON.stringify(found));
  assert.equal(text.slice(colon.span.start, colon.span.end), "Disallow /a");
  assert.equal(colon.severity, "error");
  assert.deepEqual([colon.column, colon.endLine, colon.endColumn], [1, 3, 12]);
  assert.equal(colon.message, "The colon is missing in “Disallow /a”.");
  assert.match(colon.explanation, /Only Google’s parser .* Affected dialects: RFC 9309, /);
  assert.match(colon.url, /docs\/DIAGNOSTICS\.md#missing-colon$/);
  assert.deepEqual(colon.crawlers, []);
  assert.ok(colon.dialects.includes("yandex") && !colon.dialects.includes("google"));
  assert.deepEqual([colon.labels, colon.more], [[], 0]);
  const at = text.indexOf(" /a");
  assert.deepEqual(colon.fixes, [
    { title: "Insert “:”", applicability: "safe", edits: [{ span: { start: at, end: at }, replacement: ":" }] },
  ]);
});

test("returns labels with a position and a text", () => {
  // [selfhtml-robots-txt]: the second rule is redundant.
  const text = "User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/\n";
  const [redundant] = robotscope.lint(text, { severity: { "redundant-rule": "info" } });
  assert.equal(redundant.code, "redundant-rule");
  const [label] = redundant.labels;
  assert.equal(text.slice(label.span.start, label.span.end), "Disallow: /fotos/");
  assert.deepEqual([label.line, label.column, label.endLine, label.endColumn], [2, 1, 2, 18]);
  assert.equal(label.message, "this rule decides");
});

test("returns the same diagnostics for text, bytes and parsed text", () => {
  const text = "\uFEFFUser-agent: *\nDisalow: /é\n";
  const expected = JSON.stringify(robotscope.lint(text));
  const robots = robotscope.RobotsTxt.parse(text);
  assert.equal(JSON.stringify(robotscope.lint(Buffer.from(text))), expected);
  assert.equal(JSON.stringify(robotscope.lint(robots)), expected);
  assert.equal(JSON.stringify(robots.diagnostics()), expected);
  assert.deepEqual(codes(JSON.parse(expected)), ["1 byte-order-mark", "2 misspelled-field"]);
});

test("lints for the chosen crawlers and with the chosen severities", () => {
  const text = "User-agent: *\nDisallow: /\nFoo: bar\nDisalow: /b\n";
  assert.deepEqual(codes(robotscope.lint(text)), ["2 blocks-everything", "3 unknown-field", "4 misspelled-field"]);
  // Google accepts the misspelled field, and AdsBot-Google is not a search engine, so only the unknown field is reported.
  assert.deepEqual(codes(robotscope.lint(text, { crawlers: ["AdsBot-Google"] })), ["3 unknown-field"]);
  assert.deepEqual(codes(robotscope.lint(text, { crawlers: ["AdsBot-Google"], dialects: ["yandex"] })), [
    "3 unknown-field",
    "4 misspelled-field",
  ]);
  const options = { severity: { "blocks-everything": "off", "unknown-field": "error", "misspelled-field": undefined } };
  assert.deepEqual(
    robotscope.lint(text, options).map(({ code, severity }) => [code, severity]),
    [
      ["unknown-field", "error"],
      ["misspelled-field", "error"],
    ],
  );
});

test("obeys comments that ignore a lint code", () => {
  const text = "User-agent: *\nDisallow: /a\n# robotscope: ignore unknown-field -- our own bot reads it\nFoo: bar\n";
  assert.deepEqual(robotscope.lint(text), []);
  assert.deepEqual(codes(robotscope.lint(text.replace("Foo: bar\n", ""))), ["3 useless-ignore"]);
});

test("applies safe fixes, and unsafe fixes only if allowed", () => {
  const text = "# 😀\nUseragent: *\nDisallow /a # é\nDisallow: b\n";
  const found = robotscope.lint(text);
  const safe = robotscope.applyFixes(text, found);
  assert.equal(safe, "# 😀\nUser-agent: *\nDisallow: /a # é\nDisallow: b\n");
  const all = robotscope.applyFixes(text, robotscope.lint(text, {}), { unsafe: true });
  assert.equal(robotscope.applyFixes(all, robotscope.lint(all), { unsafe: true }).includes("Disallow: /b"), true);
  assert.equal(robotscope.applyFixes(text, []), text);
  // A lone surrogate, which UTF-8 cannot encode, stays unchanged.
  assert.equal(robotscope.applyFixes("\uD800", []), "\uD800");
});

test("applying fixes repeatedly removes all fixable problems", () => {
  let text = "Useragent: *\nDisallow /a\nDisallow: /a\nDisallow: /a/b\nNoindex: /c\nDisallow: /%c3%a9\n";
  const lint = () => robotscope.lint(text, { severity: { "redundant-rule": "info", "lower-case-escape": "info" } });
  for (let round = 0; round < 9; round++) text = robotscope.applyFixes(text, lint());
  assert.equal(text, "User-agent: *\nDisallow: /a\nDisallow: /%C3%A9\n");
  assert.equal(robotscope.applyFixes(text, lint()), text);
});

const inPage = (found) => found.map(({ source, line, code }) => `${source} ${line} ${code}`);

test("diagnostics for a page have a source, a position and a fix", () => {
  // [html-meta]: a space does not separate directives. [html-attributes]: typographic quotes do not delimit values.
  const html = "<title>é😀</title>\n<!-- 😀 --><meta name=robots content='noindex nofollow'>\n";
  const headers = "X-Robots-Tag: noindx\n";
  const found = robotscope.lintPage({ headers, html });
  assert.deepEqual(inPage(found), ["headers 1 unknown-directive", "html 2 missing-comma"]);
  const [word, comma] = JSON.parse(JSON.stringify(found));
  assert.equal(headers.slice(word.span.start, word.span.end), "noindx");
  assert.equal(word.message, "“noindx” is not a directive; “noindex” may be meant.");
  assert.equal(html.slice(comma.span.start, comma.span.end), "noindex nofollow");
  assert.deepEqual([comma.column, comma.endLine, comma.endColumn], [39, 2, 55]);
  assert.deepEqual([comma.crawlers, comma.dialects, comma.labels, comma.more], [[], [], [], 0]);
  assert.equal(robotscope.applyFixes(html, [found[1]]), html.replace("noindex nofollow", "noindex, nofollow"));
  assert.equal(robotscope.applyFixes(headers, [found[0]], { unsafe: true }), "X-Robots-Tag: noindex\n");
  assert.equal(JSON.stringify(robotscope.lintPage({ headers, html: Buffer.from(html) })), JSON.stringify(found));
});

test("a diagnostic for a page can have labels in robots.txt", () => {
  // [google-robots-meta], [mdn-x-robots-tag]: a crawler that may not fetch a page sees none of its directives.
  const robotsTxt = "User-agent: *\nDisallow: /p\n";
  const page = { url: "https://example.com/p", robotsTxt, headers: "X-Robots-Tag: noindex" };
  const [unseen, ...others] = robotscope.lintPage(page, { crawlers: ["Googlebot"] });
  assert.deepEqual([unseen.code, others], ["unseen-directive", []]);
  const [{ source, line, span }] = unseen.labels;
  assert.deepEqual([source, line, robotsTxt.slice(span.start, span.end)], ["robots-txt", 2, "/p"]);
});

test("lints a page for a given time and the chosen crawlers, with the chosen severities", () => {
  const headers = "X-Robots-Tag: unavailable_after: 25 Jun 2020 15:00:00 GMT, noarchive";
  const lint = (now, options) => inPage(robotscope.lintPage({ headers, now }, options));
  assert.deepEqual(lint(undefined), ["headers 1 expired-unavailable-after"]);
  assert.deepEqual(lint(null), []);
  assert.deepEqual(lint("2020-01-01"), []);
  // [google-robots-meta]: Google no longer supports noarchive; other engines do.
  assert.deepEqual(lint(null, { crawlers: ["Googlebot"], dialects: ["google"] }), ["headers 1 retired-directive"]);
  const options = { severity: { "expired-unavailable-after": "off" } };
  assert.deepEqual(lint("2026-01-01", options), []);
});

test("reports nothing for a page without problems", () => {
  const head =
    '<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1">';
  assert.deepEqual(robotscope.lintPage({ html: head, headers: "Content-Type: text/html" }), []);
  assert.deepEqual(robotscope.lintPage({}), []);
});

test("lists the lints, each with a unique code, a severity and an explanation", () => {
  const lints = robotscope.lints();
  assert.ok(lints.length > 50);
  assert.equal(new Set(lints.map(({ code }) => code)).size, lints.length);
  for (const { code, severity, when, once, subject, explanation, url } of lints) {
    assert.ok(["always", "readers-named", "configured"].includes(when) && typeof once === "boolean", when);
    assert.ok(["robots-txt", "page"].includes(subject), subject);
    assert.match(code, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.ok(["info", "warning", "error"].includes(severity), severity);
    assert.ok(explanation.endsWith(".") && url.endsWith(`#${code}`));
  }
});

test("the schema of robotscope.json contains every lint", async () => {
  const project = await installPackage();
  const file = join(project, "node_modules/robotscope/robotscope.schema.json");
  const { properties } = JSON.parse(await readFile(file, "utf8"));
  const severities = Object.entries(properties.severity.properties).map(([code, one]) => [code, one.default]);
  assert.deepEqual(
    severities,
    robotscope.lints().map(({ code, severity, when }) => [code, when === "always" ? severity : "off"]),
  );
  for (const dialect of properties.dialects.items.enum) robotscope.lint("", { dialects: [dialect] });
});

test("the package's documentation has a section for each lint", async () => {
  const project = await installPackage();
  const page = await readFile(join(project, "node_modules/robotscope/docs/DIAGNOSTICS.md"), "utf8");
  for (const { code } of robotscope.lints()) assert.ok(page.includes(`\n## ${code}\n`), code);
});

test("the errors of the lint functions name the invalid argument", () => {
  const failure = (message, code = "invalid-argument") => ({ name: "RobotscopeError", code, message });
  assert.throws(
    () => robotscope.lint(1),
    failure("text must be a string, a Uint8Array or a RobotsTxt, but it is number"),
  );
  assert.throws(
    () => robotscope.lint("", { crawler: [] }),
    failure("options has no field “crawler”; known fields: crawlers, dialects, severity, language"),
  );
  assert.throws(
    () => robotscope.lint("", { crawlers: "Googlebot" }),
    failure("options.crawlers must be an array of strings, but it is string"),
  );
  assert.throws(
    () => robotscope.lint("", { dialects: ["altavista"] }),
    /^RobotscopeError: options\.dialects\[0\] must be one of rfc9309, .* “altavista”$/,
  );
  assert.throws(() => robotscope.lint("", { severity: { "dead-rules": "off" } }), /options\.severity has no field/);
  assert.throws(
    () => robotscope.lint("", { severity: { "dead-rule": "bad" } }),
    failure('options.severity.dead-rule must be "off", "info", "warning" or "error", but it is string'),
  );
  assert.throws(() => robotscope.lintPage(1), failure("page must be an object, but it is number"));
  assert.throws(() => robotscope.lintPage({ text: "" }), /page has no field “text”/);
  assert.throws(
    () => robotscope.lintPage({}, { crawler: [] }),
    failure("options has no field “crawler”; known fields: crawlers, dialects, severity, language"),
  );
  assert.throws(() => robotscope.applyFixes(1, []), failure("text must be a string, but it is number"));
  for (const diagnostics of [
    undefined,
    [1],
    [{ fixes: 1 }],
    [{ fixes: [{ applicability: "sure", edits: [] }] }],
    [{ fixes: [{ applicability: "safe", edits: [{}] }] }],
  ]) {
    assert.throws(() => robotscope.applyFixes("", diagnostics), { code: "invalid-argument" });
  }
  assert.throws(
    () => robotscope.applyFixes("", [], { unsafe: 1 }),
    failure("options.unsafe must be a boolean, but it is number"),
  );
});
