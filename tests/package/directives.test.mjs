// Tests directive values and their meaning for each engine in the packed npm package.
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

test("parses a header value into directives", () => {
  const value =
    "noindex, é🤖, BadBot/2.1: max-snippet: -1, max-image-preview: huge, unavailable_after: Wednesday, 25-Jun-10 15:00:00 PST";
  const { directives, scopes, faults } = robotscope.parseDirectives(value, { kind: "header" });
  // [mdn-x-robots-tag]: a bot's name applies to all directives after it. [mdn-x-robots-tag], [rfc5322-dates], [rfc9110-dates],
  // [google-robots-meta]: forms of dates.
  assert.deepEqual(
    directives.map(({ name, scope }) => [name, scope?.text]),
    [
      ["noindex", undefined],
      ["max-snippet", "BadBot"],
      ["max-image-preview", "BadBot"],
      ["unavailable_after", "BadBot"],
    ],
  );
  const [noindex, snippet, preview, after] = directives;
  assert.deepEqual(noindex, {
    name: "noindex",
    value: { kind: "none" },
    scope: undefined,
    scopeMeant: undefined,
    span: { start: 0, end: 7, line: 1, column: 1 },
    nameSpan: { start: 0, end: 7 },
  });
  assert.deepEqual(snippet.value, { kind: "limit", limit: "unlimited" });
  assert.equal(text(value, snippet.span), "max-snippet: -1");
  assert.equal(snippet.span.column, snippet.span.start + 1);
  assert.deepEqual(preview.value, { kind: "invalid", fault: "not-an-image-preview" });
  assert.equal(after.value.moment, "2010-06-25T23:00:00Z");
  assert.equal(after.value.form, "rfc-850");
  assert.deepEqual(
    after.value.notes.map(({ kind, span }) => [kind, text(value, span)]),
    [
      ["wrong-weekday", "Wednesday"],
      ["two-digit-year", "10"],
    ],
  );
  assert.deepEqual(
    scopes.map((scope) => [scope.text, text(value, scope)]),
    [["BadBot", "BadBot"]],
  );
  assert.deepEqual(
    faults.map(({ kind, span }) => [kind, text(value, span)]),
    [
      ["unknown-word", "é🤖"],
      ["not-an-image-preview", "max-image-preview: huge"],
    ],
  );
});

test("does not parse words in a meta element's content as bot names", () => {
  // [html-meta]
  const { directives, faults } = robotscope.parseDirectives("NOINDEX,googlebot: none, no-follow", { kind: "meta" });
  assert.deepEqual(
    directives.map(({ name }) => name),
    ["noindex"],
  );
  assert.deepEqual(
    faults.map(({ kind, suggestion }) => [kind, suggestion]),
    [
      ["scope-in-meta", undefined],
      ["unknown-word", "nofollow"],
    ],
  );
});

test("lists the meaning of each directive for each engine", () => {
  const table = robotscope.directives();
  assert.equal(table.length, 25);
  const dialects = [
    "general",
    "google",
    "bing",
    "yandex",
    "apple",
    "amazon",
    "mojeek",
    "baidu",
    "seznam",
    "naver",
    "openai",
    "img2dataset",
  ];
  for (const { name, standings } of table) {
    assert.deepEqual(
      standings.map(({ dialect }) => dialect),
      dialects,
      name,
    );
    for (const { source } of standings) assert.ok(source.length > 0, name);
    const { directives } = robotscope.parseDirectives(name, { kind: "meta" });
    assert.deepEqual(
      directives.map((directive) => directive.name),
      [name],
    );
  }
  const of = (name, engine) =>
    table.find((entry) => entry.name === name).standings.find(({ dialect }) => dialect === engine);
  // [google-robots-meta], [bing-chat], [yandex-robots-meta]
  assert.equal(of("noarchive", "google").status, "retired");
  assert.deepEqual([of("noarchive", "bing").meaning, of("noarchive", "bing").since], ["no-ai-answers", "2023-09"]);
  assert.deepEqual([of("noyaca", "yandex").status, of("noyaca", "yandex").carriers], ["live", "meta-only"]);
  assert.equal(of("noindex", "google").certainty, "documented");
  const kinds = Object.fromEntries(table.map(({ name, value }) => [name, value]));
  assert.equal(kinds["max-snippet"], "limit");
  assert.equal(kinds["max-image-preview"], "image-preview");
  assert.equal(kinds.unavailable_after, "date");
  assert.equal(kinds.noindex, "none");
});

test("lists the page dialect and the meta names of crawlers", () => {
  const dialects = Object.fromEntries(robotscope.crawlers().map(({ token, pageDialect }) => [token, pageDialect]));
  assert.deepEqual(dialects.Googlebot, { value: "google", certainty: "documented" });
  assert.equal(dialects.bingbot.value, "bing");
  assert.equal(dialects.YandexBot.value, "yandex");
  // [google-robots-meta]
  const image = robotscope.crawlers().find(({ token }) => token === "Googlebot-News");
  assert.deepEqual(image.metaNames.value, ["googlebot-news", "googlebot"]);
});

test("parseDirectives accepts long and malformed texts", () => {
  const MB = 1_000_000;
  const fill = (part, length = 10 * MB) => part.repeat(Math.ceil(length / part.length));
  const values = [
    "",
    ",".repeat(10 * MB),
    fill(":"),
    fill("a"),
    fill("a:", MB),
    fill("noindex,", MB),
    fill("unavailable_after: Fri,", MB),
  ];
  for (const value of [...values, "\ud83e", "\0"]) {
    for (const kind of ["header", "meta"])
      assert.ok(robotscope.parseDirectives(value, { kind }).directives.length >= 0);
  }
});

test("parseDirectives names the invalid argument in its errors", () => {
  const bad = (value, options, message) =>
    throwsRobotscopeError(() => robotscope.parseDirectives(value, options), "invalid-argument", message);
  bad(7, { kind: "header" }, /^value must be a string, but it is number$/);
  bad("", undefined, /^options must be an object, but it is undefined$/);
  bad("", {}, /^options\.kind must be "header" or "meta", but it is undefined$/);
  bad("", { kind: "html" }, /^options\.kind/);
  bad("", { kind: "meta", name: "robots" }, /^options has no field “name”; known fields: kind$/);
});
