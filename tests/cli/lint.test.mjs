import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { SaxesParser } from "saxes";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const { homepage } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const DIAGNOSTICS = readFileSync(inRoot("docs", "DIAGNOSTICS.md"), "utf8");

const GOOD = "User-agent: *\nDisallow: /admin/\n\nSitemap: https://example.com/sitemap.xml\n";
// Only Google's parser accepts “Dissallow” (google/robotstxt, robots.cc). A pattern must begin with a slash (RFC 9309, 2.2.2).
const BROKEN = "# 😀 é\r\nUser-agent: *\r\nDissallow: /admin/\r\nDisallow: private/\r\n";

test("lint exits with 0 for a file without problems", async () => {
  const { code, stdout } = await run(["lint", "-"], { input: GOOD });
  assert.deepEqual([code, stdout], [0, "No problems in stdin.\n"]);
});

test("lint exits with 1 for problems, and prints position, code, line and fix", async (context) => {
  const cwd = await folder(context, { "robots.txt": BROKEN });
  const { code, stdout } = await run(["lint", "robots.txt"], { cwd });
  assert.equal(code, 1);
  assert.match(
    stdout,
    /^robots\.txt:3:1 error “Dissallow” .* misspelled-field\n {2}3 │ Dissallow: \/admin\/\n {4}│ \^{9}\n(.*\n)*? {2}--fix: /m,
  );
  assert.match(
    stdout,
    /^robots\.txt:4:11 error .* pattern-without-slash\n {2}4 │ Disallow: private\/\n {4}│ {11}\^{8}\n(.*\n)*? {2}--fix-unsafe: /m,
  );
  assert.match(stdout, /\n2 errors; can be fixed: 1 with --fix, 1 with --fix-unsafe\.\n$/);
});

test("--fix applies safe fixes, and --fix-unsafe also applies unsafe ones", async (context) => {
  const cwd = await folder(context, { "robots.txt": BROKEN });
  const safe = await run(["lint", "robots.txt", "--fix"], { cwd });
  assert.equal(safe.code, 1);
  assert.match(safe.stdout, /1 error; 1 problem fixed; can be fixed: 1 with --fix-unsafe\.\n$/);
  assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), BROKEN.replace("Dissallow", "Disallow"));
  const unsafe = await run(["lint", "robots.txt", "--fix-unsafe"], { cwd });
  assert.equal(unsafe.code, 0);
  assert.equal(
    await readFile(join(cwd, "robots.txt"), "utf8"),
    BROKEN.replace("Dissallow", "Disallow").replace("private/", "/private/"),
  );
  assert.equal((await run(["lint", "robots.txt"], { cwd })).code, 0);
});

test("--fix with stdin writes the fixed text to stdout, and the report to stderr", async () => {
  const { code, stdout, stderr } = await run(["lint", "-", "--fix"], { input: `\ufeff${BROKEN}` });
  assert.equal(code, 1);
  assert.match(stdout, /^\ufeff?# 😀 é\r\nUser-agent: \*\r\nDisallow: \/admin\/\r\nDisallow: private\/\r\n$/);
  assert.match(stderr, /pattern-without-slash/);
});

test("--fix refuses URLs and files that are not UTF-8", async (context) => {
  const latin = Buffer.from("User-agent: *\nDissallow: /caf\xe9\n", "latin1");
  const cwd = await folder(context, { "latin.txt": latin });
  const { code, stderr } = await run(["lint", "latin.txt", "--fix"], { cwd });
  assert.equal(code, 2);
  assert.match(stderr, /latin\.txt is not fixed, because it is not UTF-8/);
  assert.deepEqual(await readFile(join(cwd, "latin.txt")), latin);
  const { url } = await serve(context, { "/robots.txt": [200, {}, BROKEN] });
  assert.equal((await run(["lint", url, "--fix"])).code, 2);
});

test("rejects --fix for stdin if the report goes to stdout as well", async () => {
  for (const format of ["json", "sarif", "github"]) {
    const { code, stdout, stderr } = await run(["lint", "-", "--fix", "--format", format], { input: BROKEN });
    assert.deepEqual([code, stdout], [2, ""]);
    assert.match(stderr, /to stdout/);
  }
});

test("lints a robots.txt on the web, but not an error page", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, BROKEN] });
  const { code, stdout } = await run(["lint", url]);
  assert.equal(code, 1);
  assert.ok(stdout.startsWith(`${url}:3:1 error `));
  const { url: without } = await serve(context, {});
  const missing = await run(["lint", without]);
  assert.equal(missing.code, 3);
  assert.match(missing.stderr, /cannot be linted: robots\.txt returned status 404/);
});

test("--fail-on and --severity determine the exit code", async () => {
  const code = async (...args) => (await run(["lint", "-", ...args], { input: BROKEN })).code;
  assert.equal(await code("--fail-on", "never"), 0);
  assert.equal(await code("--severity", "misspelled-field=warning", "--severity", "pattern-without-slash=off"), 0);
  assert.equal(
    await code(
      "--severity",
      "misspelled-field=warning",
      "--severity",
      "pattern-without-slash=off",
      "--fail-on",
      "warning",
    ),
    1,
  );
  for (const [given, message] of [
    ["misspelt-field=off", /there is no code “misspelt-field”/],
    ["misspelled-fiel=off", /did you mean misspelled-field\?/],
    ["misspelled-field=loud", /can be off, info, warning or error/],
    ["misspelled-field", /such as dead-rule=off/],
  ]) {
    const { code: wrong, stderr } = await run(["lint", "-", "--severity", given], { input: BROKEN });
    assert.equal(wrong, 2);
    assert.match(stderr, message);
  }
});

test("--crawler limits the report to problems that affect the chosen crawlers", async () => {
  // Google accepts the misspelled field, so Googlebot has no problem.
  const { stdout } = await run(["lint", "-", "-c", "Googlebot"], { input: "User-agent: *\nDissallow: /admin/\n" });
  assert.doesNotMatch(stdout, /misspelled-field/);
});

test("obeys “robotscope: ignore” comments", async () => {
  const text = BROKEN.replace("Dissallow", "# robotscope: ignore misspelled-field -- old\r\nDissallow");
  const { stdout } = await run(["lint", "-"], { input: text });
  assert.doesNotMatch(stdout, /misspelled-field\n/);
  assert.match(stdout, /pattern-without-slash\n/);
});

test("reports problems in several files as JSON", async (context) => {
  const cwd = await folder(context, { "a.txt": GOOD, "b.txt": BROKEN });
  const { code, json } = await run(["lint", "a.txt", "b.txt", "--json"], { cwd });
  assert.equal(code, 1);
  const [good, broken] = json();
  assert.deepEqual(good, { file: "a.txt", diagnostics: [] });
  const [first] = broken.diagnostics;
  assert.deepEqual([broken.file, first.code, first.line, first.column], ["b.txt", "misspelled-field", 3, 1]);
  assert.equal(BROKEN.slice(first.span.start, first.span.end), "Dissallow");
});

test("reports problems as GitHub annotations", async (context) => {
  const cwd = await folder(context, { "public/robots, old.txt": BROKEN });
  const { code, stdout } = await run(["lint", "public/robots, old.txt", "--format", "github"], { cwd });
  assert.equal(code, 1);
  const [first, second, ...others] = stdout.split("\n");
  assert.deepEqual(others, [""]);
  assert.match(
    first,
    /^::error file=public\/robots%2C old\.txt,line=3,col=1,endColumn=10,title=misspelled-field::“Dissallow” .*%0A/,
  );
  assert.match(
    second,
    /^::error file=public\/robots%2C old\.txt,line=4,col=11,endColumn=19,title=pattern-without-slash::/,
  );
});

test("reports problems as SARIF 2.1.0", async (context) => {
  const cwd = await folder(context, { "public/my robots.txt": BROKEN });
  const { code, json } = await run(["lint", "public/my robots.txt", "--format", "sarif"], { cwd });
  assert.equal(code, 1);
  const log = json();
  assert.equal(log.version, "2.1.0");
  const [{ tool, columnKind, results }] = log.runs;
  assert.equal(columnKind, "utf16CodeUnits");
  assert.equal(tool.driver.name, "robotscope");
  // SARIF 3.19.23: no two rules may have the same id.
  const ids = tool.driver.rules.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(results.length, 2);
  const lines = BROKEN.split("\r\n");
  for (const result of results) {
    // SARIF 3.27.5, 3.27.6: ruleIndex is the index of the rule `ruleId`.
    assert.equal(ids[result.ruleIndex], result.ruleId);
    assert.ok(["error", "warning", "note"].includes(result.level));
    assert.ok(result.message.text.length > 0);
    const [{ physicalLocation }] = result.locations;
    assert.equal(physicalLocation.artifactLocation.uri, "public/my%20robots.txt");
    const { startLine, startColumn, endLine, endColumn } = physicalLocation.region;
    assert.equal(startLine, endLine);
    assert.ok(["Dissallow", "private/"].includes(lines[startLine - 1].slice(startColumn - 1, endColumn - 1)));
    for (const { artifactChanges, description } of result.fixes) {
      assert.ok(description.text.length > 0);
      for (const { deletedRegion, insertedContent } of artifactChanges[0].replacements) {
        const line = lines[deletedRegion.startLine - 1];
        const fixed =
          line.slice(0, deletedRegion.startColumn - 1) + insertedContent.text + line.slice(deletedRegion.endColumn - 1);
        assert.match(fixed, /^Disallow: \/?(admin|private)\/$/);
      }
    }
  }
  onlyKnownProperties(log);
});

test("SARIF messages do not list the affected crawlers and dialects", async () => {
  const input = `User-agent: *\n${"Crawl-delay: 5\nUser-agent: a\n".repeat(50)}Disallow: /x\n${"Dissallow: /y\n".repeat(50)}`;
  const { json } = await run(["lint", "-", "--format", "sarif"], { input });
  const texts = json().runs[0].results.map(({ message }) => message.text);
  assert.ok(texts.length >= 2);
  for (const text of texts) assert.doesNotMatch(text, /Affected dialects|Affected crawlers/);
});

/** Parses XML strictly. Returns the elements with their attributes and text, and fails on invalid XML. */
function readXml(text) {
  const found = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => found.push({ tag: name, ...attributes, text: "" }));
  parser.on("text", (content) => {
    if (found.length > 0) found.at(-1).text += content;
  });
  parser.write(text).close();
  return found;
}

test("writes one JUnit suite per file, and one failure per problem that reaches --fail-on", async (context) => {
  const evil = 'Dissallow: /"<&>]]>\u0007\ufffe\n';
  const cwd = await folder(context, {
    "a.txt": BROKEN,
    "b & c.txt": evil,
    "fine.txt": "User-agent: *\nDisallow: /a\n",
  });
  const args = ["lint", "a.txt", "b & c.txt", "fine.txt", "--as", "robots", "--format"];
  const { code, stdout } = await run([...args, "junit"], { cwd });
  assert.equal(code, 1);
  const all = readXml(stdout);
  const those = (name) => all.filter(({ tag }) => tag === name);
  const inJson = (await run([...args, "json"], { cwd })).json();
  const diagnostics = inJson.flatMap((file) => file.diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [total] = those("testsuites");
  assert.deepEqual([Number(total.tests), Number(total.failures)], [diagnostics.length + 1, errors.length]);
  assert.deepEqual(
    those("testsuite").map((suite) => [suite.name, Number(suite.failures)]),
    inJson.map((file) => [file.file, file.diagnostics.filter(({ severity }) => severity === "error").length]),
  );
  assert.deepEqual(
    those("failure").map(({ type, message }) => [type, message.replaceAll("\ufffd", "?")]),
    errors.map(({ code, message }) => [code, message.replace(/\p{Cc}|\ufffe/gu, "?")]),
  );
  for (const { name, classname, file, line } of those("testcase")) {
    assert.ok(name && Number(line) >= 1);
    assert.ok(["a.txt", "b & c.txt", "fine.txt"].includes(classname) && file === classname);
  }
  assert.ok(those("testcase").some(({ classname, name }) => classname === "fine.txt" && name === "no problems"));
  const never = readXml((await run([...args, "junit", "--fail-on", "never"], { cwd })).stdout);
  assert.equal(never.filter(({ tag }) => tag === "failure").length, 0);
});

/**
 * Checks that every object has all required properties, and only properties in the SARIF schema.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
 */
function onlyKnownProperties(log) {
  const check = (object, required, optional = []) => {
    const names = Object.keys(object);
    for (const name of required) assert.ok(names.includes(name), `${name} is missing in ${JSON.stringify(object)}`);
    for (const name of names)
      assert.ok([...required, ...optional].includes(name), `${name} in ${JSON.stringify(object)}`);
  };
  const text = (message) => check(message, ["text"]);
  const region = (place) => {
    check(place, ["startLine", "startColumn", "endLine", "endColumn"]);
    for (const number of Object.values(place)) assert.ok(Number.isInteger(number) && number >= 1);
  };
  const location = (place, required = []) => {
    check(place, ["physicalLocation", ...required], ["message"]);
    check(place.physicalLocation, ["artifactLocation", "region"]);
    region(place.physicalLocation.region);
  };
  check(log, ["version", "runs"], ["$schema"]);
  for (const of of log.runs) {
    check(of, ["tool"], ["results", "columnKind"]);
    check(of.tool, ["driver"]);
    check(of.tool.driver, ["name"], ["semanticVersion", "informationUri", "rules"]);
    for (const rule of of.tool.driver.rules) {
      check(rule, ["id"], ["shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration"]);
      text(rule.shortDescription);
      text(rule.fullDescription);
      check(rule.help, ["text"], ["markdown"]);
      check(rule.defaultConfiguration, [], ["level", "enabled"]);
      assert.ok(["error", "warning", "note", "none"].includes(rule.defaultConfiguration.level));
      // SARIF 3.49.12: helpUri is an absolute URI. In robotscope, it leads to a section in docs/DIAGNOSTICS.md.
      assert.equal(rule.helpUri, `${homepage}/blob/main/docs/DIAGNOSTICS.md#${rule.id}`);
      assert.ok(DIAGNOSTICS.includes(`\n## ${rule.id}\n`) || DIAGNOSTICS.includes(`\n### ${rule.id}\n`), rule.id);
    }
    for (const result of of.results) {
      check(result, ["message"], ["ruleId", "ruleIndex", "level", "locations", "relatedLocations", "fixes"]);
      text(result.message);
      for (const place of result.locations) location(place);
      for (const place of result.relatedLocations) {
        location(place, ["id"]);
        text(place.message);
      }
      for (const fix of result.fixes) {
        check(fix, ["artifactChanges"], ["description"]);
        for (const change of fix.artifactChanges) {
          check(change, ["artifactLocation", "replacements"]);
          assert.ok(change.replacements.length > 0);
          for (const replacement of change.replacements) {
            check(replacement, ["deletedRegion"], ["insertedContent"]);
            region(replacement.deletedRegion);
            text(replacement.insertedContent);
          }
        }
      }
    }
  }
}

test("--list prints the codes and severities of lints", async () => {
  const { code, stdout } = await run(["lint", "--list"]);
  assert.equal(code, 0);
  assert.match(stdout, /^misspelled-field +error +\S/m);
  const all = (await run(["lint", "--list", "--json"])).json();
  assert.ok(all.length >= 20);
});

test("--fix --json reports the number of fixed problems in each file", async (context) => {
  const cwd = await folder(context, { "a.txt": "User-agent: *\nDissallow: /a/\n", "b.txt": GOOD });
  const fixed = await run(["lint", "a.txt", "b.txt", "--fix", "--json"], { cwd });
  assert.deepEqual(
    fixed.json().map(({ file, fixed }) => [file, fixed]),
    [
      ["a.txt", 1],
      ["b.txt", 0],
    ],
  );
  const again = await run(["lint", "a.txt", "--json"], { cwd });
  assert.deepEqual(again.json(), [{ file: "a.txt", diagnostics: [] }]);
});
