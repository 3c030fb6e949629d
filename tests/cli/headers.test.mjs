import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const CURL = `HTTP/1.1 301 Moved Permanently
Location: https://example.com/new
X-Robots-Tag: noindex

HTTP/2 200
content-type: application/pdf
x-robots-tag: googlebot: nosnippet, nofolow
x-robots-tag: max-snippet: 20

`;

test("prints every response, and the effect of each directive on each crawler", async (context) => {
  const cwd = await folder(context, { "headers.txt": CURL });
  const { code, stdout } = await run(["headers", "headers.txt", "-c", "Googlebot,bingbot"], { cwd });
  assert.equal(code, 0);
  assert.match(stdout, /^ {3}HTTP\/1\.1 301 Moved Permanently {2}hop\n▸ {2}HTTP\/2 200 +this one counts$/m);
  // Directives in a redirect's headers do not apply to the page.
  assert.doesNotMatch(stdout, /noindex/);
  assert.match(
    stdout,
    /^7 │ x-robots-tag: googlebot: nosnippet, nofolow\n {2}│ {26}\^{9} decides for Googlebot; does not apply for bingbot$/m,
  );
  assert.match(stdout, /“nofollow” may be meant/);
});

test("reads header lines without a status line, and X-Robots-Tag values, from stdin", async () => {
  for (const input of ["X-Robots-Tag: noindex\n", "noindex"]) {
    const { code, stdout } = await run(["headers", "-c", "Googlebot"], { input });
    assert.equal(code, 0);
    assert.match(stdout, /noindex\n.*\^{7} decides for all$/m);
    assert.match(stdout, /^Googlebot\n {2}- It must not be shown in results/m);
  }
});

test("reports that the headers contain no directive", async () => {
  const { stdout } = await run(["headers"], { input: "HTTP/1.1 200 OK\nContent-Type: text/html\n" });
  assert.match(stdout, /^No directive for robots\.$/m);
});

test("--json prints the responses and the whole report", async () => {
  const { json } = await run(["headers", "-", "--json", "-c", "Googlebot"], { input: CURL });
  const { file, responses, counting, report } = json();
  assert.deepEqual([file, responses.length, counting], ["stdin", 2, 1]);
  assert.deepEqual(
    report.crawlers.map(({ crawler }) => crawler),
    ["Googlebot"],
  );
});

test("exits with 3 if the input contains no headers", async () => {
  for (const input of ["", "\n\n", "<!doctype html><title>a</title>"]) {
    const { code, stdout, stderr } = await run(["headers"], { input });
    assert.deepEqual([code, stdout], [3, ""]);
    assert.match(stderr, /stdin is .*: nothing was checked/);
  }
});

// Cloudflare's “Markdown for Agents” documents that the Content-Signal header has the same values as the record in robots.txt.
test("explains a Content-Signal header even if the response has no directive", async () => {
  const { code, stdout } = await run(["headers", "-c", "GPTBot"], {
    input: "Content-Signal: ai-train=no, search=yes\n",
  });
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^AI signals\n(.*\n)* {2}content-signal-header: AI training disallowed \(headers, line 1, “ai-train=no”\)$/m,
  );
});
