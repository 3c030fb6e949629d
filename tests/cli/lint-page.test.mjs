import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

// Two directives with only a space between them are one unknown word ([html-meta]). Typographic quotes do not delimit attribute values
// ([html-attributes]).
const HTML =
  "<!DOCTYPE html>\r\n<title>é😀</title>\r\n<!-- 😀 --> <meta name=“robots” content=“noindex”>\r\n<meta name=googlebot content='noindex nofollow'>\r\n";
const MENDED = HTML.replace(/[“”]/g, '"').replace("noindex nofollow", "noindex, nofollow");
const HEADERS = "HTTP/2 200\r\nContent-Type: text/html\r\nX-Robots-Tag: noindex nofollow\r\n\r\n";

test("reports problems in an HTML file with positions, codes and fixes", async (context) => {
  const cwd = await folder(context, { "index.html": HTML });
  const { code, stdout } = await run(["lint", "index.html"], { cwd });
  assert.equal(code, 1);
  assert.match(stdout, /^index\.html:3:13 error .* stray-quotes\n {2}3 │ <!-- 😀 --> <meta .*\n(.*\n)*? {2}--fix: /m);
  assert.match(stdout, /^index\.html:4:31 error .* missing-comma\n {2}4 │ <meta /m);
  assert.match(stdout, /\n2 errors; can be fixed: 2 with --fix\.\n$/);
});

test("--fix fixes the problems in HTML and headers, and changes nothing else", async (context) => {
  const cwd = await folder(context, { "index.html": HTML, "response.txt": HEADERS });
  const { code, stdout } = await run(["lint", "index.html", "response.txt", "--fix"], { cwd });
  assert.deepEqual([code, stdout], [0, "No problems in index.html and response.txt; 3 problems fixed.\n"]);
  assert.equal(await readFile(join(cwd, "index.html"), "utf8"), MENDED);
  assert.equal(
    await readFile(join(cwd, "response.txt"), "utf8"),
    HEADERS.replace("noindex nofollow", "noindex, nofollow"),
  );
});

test("recognizes headers and HTML by name or by content", async (context) => {
  const robots = "User-agent: *\nDisallow: /a\n";
  const cwd = await folder(context, {
    "page.xhtml": MENDED,
    "curl.out": HEADERS,
    "robots.txt": "<!DOCTYPE html>\n<title>404</title>\n",
    "staging-robots.txt": robots,
  });
  const codes = async (args, input) => {
    const result = await run(["lint", "--json", ...args], { cwd, input });
    return result.json().flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  };
  assert.deepEqual(await codes(["page.xhtml"]), []);
  assert.deepEqual(await codes(["curl.out"]), ["missing-comma"]);
  assert.deepEqual(await codes(["robots.txt"]), ["html-document"]);
  assert.deepEqual(await codes(["staging-robots.txt"]), []);
  assert.deepEqual(await codes(["-"], HTML), ["stray-quotes", "missing-comma"]);
  assert.deepEqual(await codes(["-"], "x-robots-tag: noindex nofollow\n"), ["missing-comma"]);
  assert.deepEqual(await codes(["-"], robots), []);
  assert.deepEqual(await codes(["-", "--as", "headers"], "noindex, noindx"), ["unknown-directive"]);
  assert.deepEqual(await codes(["-", "--as", "robots"], HTML), ["html-document"]);
});

test("rejects unknown values of --as, and --as html for a URL", async () => {
  assert.equal((await run(["lint", "-", "--as", "css"], { input: "" })).code, 2);
  const { code, stderr } = await run(["lint", "https://example.com/", "--as", "html"]);
  assert.equal(code, 2);
  assert.match(stderr, /robotscope inspect https:\/\/example\.com\//);
});

test("applies --crawler, --severity and robotscope.json to pages", async (context) => {
  const cwd = await folder(context, {
    "index.html": "<meta name=robots content='noindex, noarchive'>\n<body>\n<meta name=robots content=nofollow>\n",
    "robotscope.json": '{ "severity": { "directive-in-body": "error" } }',
  });
  const severities = async (...args) => {
    const { json } = await run(["lint", "index.html", "--json", "--info", ...args], { cwd });
    return json()[0].diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  };
  assert.deepEqual(await severities(), ["error directive-in-body"]);
  assert.deepEqual(await severities("--severity", "directive-in-body=off"), []);
  // [google-robots-meta]: Google also reads meta elements in the body, and no longer supports noarchive.
  assert.deepEqual(await severities("-c", "Googlebot"), ["info retired-directive"]);
});

test("reports problems in a page as GitHub annotations and SARIF", async (context) => {
  const cwd = await folder(context, { "index.html": HTML });
  const { stdout } = await run(["lint", "index.html", "--format", "github"], { cwd });
  assert.match(stdout, /^::error file=index\.html,line=4,col=31,endColumn=47,title=missing-comma::/m);
  const [{ tool, results }] = (await run(["lint", "index.html", "--format", "sarif"], { cwd })).json().runs;
  const [, comma] = results;
  assert.equal(tool.driver.rules[comma.ruleIndex].id, "missing-comma");
  const [{ physicalLocation }] = comma.locations;
  assert.deepEqual(physicalLocation.region, { startLine: 4, startColumn: 31, endLine: 4, endColumn: 47 });
  const [{ artifactChanges }] = comma.fixes;
  assert.deepEqual(artifactChanges[0].replacements, [
    {
      deletedRegion: { startLine: 4, startColumn: 38, endLine: 4, endColumn: 39 },
      insertedContent: { text: ", " },
    },
  ]);
});
