import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

// Only Google's parser accepts “Dissallow” (google/robotstxt, robots.cc). Googlebot ignores Crawl-delay ([google-robots-txt],
// [google-unsupported-rules]); bingbot obeys it ([bing-robots-txt]).
const TEXT = "User-agent: Googlebot\nCrawl-delay: 5\nDissallow: /admin/\n";

const found = ({ stdout }) => JSON.parse(stdout)[0].diagnostics.map(({ code, severity }) => `${severity} ${code}`);

const lint = (cwd, ...args) => run(["lint", "--json", "--info", ...args], { cwd, input: TEXT });

test("applies the robotscope.json in the input's folder or the nearest parent folder", async (context) => {
  const cwd = await folder(context, {
    "robotscope.json": '{ "severity": { "misspelled-field": "warning", "crawl-delay-ignored": "off" } }',
    "public/robots.txt": TEXT,
    "other/robotscope.json": '\ufeff{ "$schema": "x", "severity": { "crawl-delay-ignored": "error" } }',
    "other/deep/robots.txt": TEXT,
  });
  assert.deepEqual(found(await lint(cwd, "public/robots.txt")), ["warning misspelled-field"]);
  assert.deepEqual(found(await lint(join(cwd, "other"), "../public/robots.txt")), ["warning misspelled-field"]);
  assert.deepEqual(found(await lint(cwd, "other/deep/robots.txt")), [
    "error crawl-delay-ignored",
    "error misspelled-field",
  ]);
  // For stdin, the search for robotscope.json starts in the current folder.
  assert.deepEqual(found(await lint(cwd, "-")), ["warning misspelled-field"]);
});

test("lints each file with the robotscope.json in its folder", async (context) => {
  const cwd = await folder(context, {
    "a/robotscope.json": '{ "severity": { "misspelled-field": "off" } }',
    "a/robots.txt": TEXT,
    "b/robots.txt": TEXT,
  });
  const [a, b] = (await lint(cwd, "a/robots.txt", "b/robots.txt")).json();
  assert.ok(!a.diagnostics.some(({ code }) => code === "misspelled-field"));
  assert.ok(b.diagnostics.some(({ code }) => code === "misspelled-field"));
});

test("--config reads another configuration, --no-config reads none, and options override the configuration", async (context) => {
  const cwd = await folder(context, {
    "robotscope.json": '{ "severity": { "misspelled-field": "off", "crawl-delay-ignored": "off" } }',
    "google.json": '{ "crawlers": ["Googlebot"] }',
    "robots.txt": TEXT,
  });
  assert.deepEqual(found(await lint(cwd, "robots.txt")), []);
  const without = ["info crawl-delay-ignored", "error misspelled-field"];
  assert.deepEqual(found(await lint(cwd, "robots.txt", "--no-config")), without);
  assert.deepEqual(found(await lint(cwd, "robots.txt", "--config", "google.json")), ["info crawl-delay-ignored"]);
  assert.deepEqual(found(await lint(cwd, "robots.txt", "--severity", "misspelled-field=info")), [
    "info misspelled-field",
  ]);
  const bing = ["--config", "google.json", "-c", "bingbot"];
  assert.deepEqual(found(await lint(cwd, "robots.txt", ...bing)), ["error misspelled-field"]);
  assert.equal((await lint(cwd, "robots.txt", "--config", "missing.json")).code, 3);
});

test("robotscope.json accepts the same crawler names as --crawler, and the package's dialect names", async (context) => {
  const cwd = await folder(context, {
    "operator.json": '{ "crawlers": ["operator:Microsoft"] }',
    "both.json": '{ "crawlers": ["Googlebot"], "dialects": ["google", "bing"] }',
  });
  assert.deepEqual(found(await lint(cwd, "-", "--config", "operator.json")), ["error misspelled-field"]);
  assert.deepEqual(found(await lint(cwd, "-", "--config", "both.json")), [
    "info crawl-delay-ignored",
    "error misspelled-field",
  ]);
});

test("reports all errors in robotscope.json with positions and suggestions, and exits with 2", async (context) => {
  const wrong = `{
  "crawler": ["Googlebot"],
  "colour": 1,
  "dialects": ["googel", 7],
  "severity": { "misspelled-fiel": "off", "dead-rule": "loud", "empty-allow": ["off"] },
  "severity": "off"
}`;
  const others = {
    "none.json": '{ "crawlers": [] }',
    "dialects.json": '{ "dialects": [] }',
    "comma.json": '{ "crawlers": ["search, GPTBot"] }',
    "list.json": "[]",
  };
  const cwd = await folder(context, { "robotscope.json": wrong, ...others });
  const { code, stdout, stderr } = await lint(cwd, "-");
  assert.deepEqual([code, stdout], [2, ""]);
  const lines = [
    "robotscope.json:6:3: “severity” occurs twice",
    "robotscope.json:2:3: there is no field “crawler”; did you mean crawlers?",
    "robotscope.json:3:3: there is no field “colour”; the fields are crawlers, dialects, severity, info and watch",
    "robotscope.json:4:16: there is no dialect “googel”; did you mean google?",
    'robotscope.json:4:26: dialects must be a list of names, such as ["google"]',
    "robotscope.json:5:17: there is no code “misspelled-fiel”; did you mean misspelled-field?",
    "robotscope.json:5:56: dead-rule can be off, info, warning or error, not “loud”",
    "robotscope.json:5:79: empty-allow can be off, info, warning or error, not “a list”",
    "robotscope.json:6:15: severity must be an object: {}",
  ];
  assert.equal(stderr.trimEnd(), `error ${lines.join("\n")}`);
  assert.match((await lint(cwd, "-", "--config", "none.json")).stderr, /none\.json:1:15: crawlers is empty/);
  assert.match((await lint(cwd, "-", "--config", "dialects.json")).stderr, /dialects\.json:1:15: dialects is empty/);
  const comma = /comma\.json:1:16: “search, GPTBot” contains a comma; write each crawler as a separate string/;
  assert.match((await lint(cwd, "-", "--config", "comma.json")).stderr, comma);
  assert.match((await lint(cwd, "-", "--config", "list.json")).stderr, /list\.json:1:1: the file must be an object/);
});

test("reports the position of a JSON syntax error in robotscope.json", async (context) => {
  for (const [text, message] of [
    ['{\n  "crawlers": ["Googlebot",]\n}\n', "2:28: this is not JSON: value expected at “]”"],
    ['{\n  "info": tru }', "2:11: this is not JSON: invalid symbol at “tru”"],
    ["{ // all\n}", "1:3: this is not JSON: invalid comment token at “// all”"],
    ["{", "1:2: this is not JSON: close brace expected"],
    ["", "1:1: this is not JSON: value expected"],
    ["[".repeat(100_000), "1:1: the JSON is nested too deeply"],
  ]) {
    const cwd = await folder(context, { "robotscope.json": text });
    const { code, stderr } = await lint(cwd, "-");
    assert.deepEqual([code, stderr], [2, `error robotscope.json:${message}\n`]);
  }
});
