// Tests input files in UTF-16, which PowerShell writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/\n";
const NOINDEX = '<meta name="robots" content="noindex">';
const HEADERS = "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n";

const little = (text) => Buffer.from(`\ufeff${text}`, "utf16le");
const big = (text) => little(text).swap16();

for (const [name, encoded] of Object.entries({ "UTF-16LE": little, "UTF-16BE": big })) {
  test(`reads a page's HTML and headers in ${name}`, async (context) => {
    const cwd = await folder(context, {
      "robots.txt": ROBOTS,
      "page.html": encoded(NOINDEX),
      "headers.txt": encoded(HEADERS),
      "plain.html": "<title>A page</title>",
      "page.expect": "Googlebot not-indexable /a\n",
    });
    const page = ["-r", "robots.txt", "--fail-on", "unindexable"];
    for (const files of [
      ["--html", "page.html"],
      ["--headers", "headers.txt"],
      ["--html", "plain.html", "--rendered", "page.html"],
    ]) {
      const { code, stdout } = await run(["explain", "/a", ...page, ...files], { cwd });
      assert.equal(code, 1, files.join(" "));
      assert.match(stdout, /Googlebot may not index the page/);
    }
    for (const files of [
      ["--html", "page.html"],
      ["--headers", "headers.txt"],
    ]) {
      const { code, stderr } = await run(["assert", "page.expect", "-r", "robots.txt", ...files], { cwd });
      assert.deepEqual([code, stderr], [0, ""], files.join(" "));
    }
    const { stdout } = await run(["headers", "headers.txt", "-c", "Googlebot"], { cwd });
    assert.match(stdout, /noindex\n.*\^{7} decides/);
  });

  test(`lints HTML and headers in ${name}, and reports that a robots.txt must be UTF-8`, async (context) => {
    const cwd = await folder(context, {
      "page.html": encoded('<meta name="robots" content="noindx">'),
      "headers.txt": encoded("HTTP/1.1 200 OK\nX-Robots-Tag: noindx\n"),
      "rules.txt": encoded(ROBOTS),
      _headers: encoded("/*\n  X-Robots-Tag: noindex\n"),
    });
    for (const file of ["page.html", "headers.txt"]) {
      const { stdout } = await run(["lint", file], { cwd });
      assert.match(stdout, /“noindx”/, file);
    }
    const robots = await run(["lint", "rules.txt"], { cwd });
    assert.equal(robots.code, 1);
    assert.match(robots.stdout, / utf-16$/m);
    const hosts = await run(["lint", "_headers"], { cwd });
    assert.equal(hosts.code, 3);
    assert.match(hosts.stderr, /^error _headers is in UTF-16, but hosts read _headers files as UTF-8/);
  });

  test(`reads expectations, a configuration and a HAR file in ${name}`, async (context) => {
    const har = { log: { entries: [{ request: { url: "https://e.example/", method: "GET", headers: [] } }] } };
    har.log.entries[0].request.headers.push({ name: "User-Agent", value: "GPTBot/1.2" });
    const cwd = await folder(context, {
      "robots.txt": "User-agent: *\nDisallow: /private/\nCrawl-delay: 5\n",
      "site.expect": encoded("Googlebot disallowed /private/\n"),
      "site.json": encoded('{ "crawlers": ["Googlebot"],\n  "info": tru }'),
      "visit.har": encoded(JSON.stringify(har)),
    });
    const { code, stderr } = await run(["assert", "site.expect", "-r", "robots.txt"], { cwd });
    assert.deepEqual([code, stderr], [0, ""]);
    const configured = await run(["lint", "robots.txt", "--config", "site.json"], { cwd });
    assert.equal(configured.code, 2);
    assert.match(configured.stderr, /site\.json:2:11: /);
    const verified = await run(["verify", "visit.har"], { cwd });
    assert.equal(verified.code, 0);
    assert.match(verified.stdout, /GPTBot/);
  });
}

test("decodes HTML with the charset in the headers, as browsers do", async (context) => {
  const cwd = await folder(context, {
    "robots.txt": ROBOTS,
    "page.html": Buffer.from('<meta name="robots" content="noindex"><p>пример', "utf16le"),
    "headers.txt": "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-16le\n",
  });
  const args = ["explain", "/a", "-r", "robots.txt", "--headers", "headers.txt", "--html", "page.html"];
  const { stdout } = await run(args, { cwd });
  assert.match(stdout, /Googlebot may not index the page/);
});
