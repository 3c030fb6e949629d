// Tests the output formats of `robotscope site`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const html = (title, head = "", body = "") =>
  `<!doctype html>\n<title>${title}</title>\n${head}\n<body>${body}</body>\n`;

const urlset = (...urls) => `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

/** Returns the locations of the findings of a kind as "file:line", once from SARIF and once from JUnit. */
async function placesOf(context, files, kind) {
  const cwd = await folder(context, files);
  const args = ["site", "dist", "--base", "https://example.com", "-c", "Googlebot,bingbot", "--out", "o.ndjson"];
  const sarif = await run([...args, "--format", "sarif"], { cwd });
  assert.equal(sarif.code, 0, sarif.stderr);
  const results = sarif.json().runs[0].results.filter(({ ruleId }) => ruleId === kind);
  const inSarif = results.map(({ locations, relatedLocations }) =>
    [...locations, ...relatedLocations].map(
      ({ physicalLocation: { artifactLocation, region } }) => `${artifactLocation.uri}:${region.startLine}`,
    ),
  );
  const { stdout } = await run([...args, "--format", "junit"], { cwd });
  return { inSarif, inJunit: junitPlaces(stdout, kind) };
}

/** Returns the locations in each JUnit test of a kind as "file:line": that of the test, then those in its details. */
function junitPlaces(xml, kind) {
  const cases = [...xml.matchAll(/<testcase ([^>]*)>([\s\S]*?)<\/testcase>/g)];
  return cases
    .filter(([, attributes]) => attributes.includes(`name="${kind}: `))
    .map(([, attributes, inside]) => {
      const [, file, line] = / file="([^"]*)"(?: line="(\d+)")?/.exec(attributes) ?? [];
      const details = inside.replace(/<[^>]*>/g, "").split("&#10;");
      return [
        `${file}:${line}`,
        ...details.filter((text) => /^(?!https?:)\S+:\d+$/.test(text.trim())).map((text) => text.trim()),
      ];
    });
}

test("writes JSON, JUnit, SARIF and CSV, and escapes CSV cells that a spreadsheet would run", async (context) => {
  const cwd = await folder(context, {
    "dist/index.html": html("=HYPERLINK(&quot;http://a.example&quot;)"),
    "dist/b.html": html("@SUM(1)"),
    "dist/robots.txt": "",
  });
  const args = ["site", "dist", "--base", "https://example.com", "--out", "o.ndjson"];
  const csv = await run([...args, "--format", "csv"], { cwd });
  assert.equal(csv.code, 0, csv.stderr);
  const rows = csv.stdout.trimEnd().split("\r\n");
  assert.equal(rows.length, 3);
  assert.match(rows[0], /^url,found by,in sitemap,.*Googlebot listing,Googlebot cause,/);
  assert.match(csv.stdout, /,"'=HYPERLINK\(""http:\/\/a\.example""\)",/);
  assert.match(csv.stdout, /,"'@SUM\(1\)",/);
  const json = await run([...args, "--json"], { cwd });
  assert.equal(json.json().pages, 2);
  assert.equal(json.json().file, "o.ndjson");
  const junit = await run([...args, "--format", "junit"], { cwd });
  assert.match(junit.stdout, /^<\?xml[\s\S]*<testsuite name="dist --base https:\/\/example\.com\/"/);
  const sarif = await run([...args, "--format", "sarif"], { cwd });
  assert.equal(sarif.json().version, "2.1.0");
  const report = await run([...args, "--report", "site.html"], { cwd });
  assert.equal(report.code, 0);
  assert.match(await readFile(join(cwd, "site.html"), "utf8"), /^<!doctype html>/i);
});

test("CSV states why robots.txt forbids a page", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [200, {}, "User-agent: *\nDisallow: /a\n"], "/": [200] });
  const unreachable = await serve(context, { "/robots.txt": [503] });
  const cwd = await folder(context, { "list.csv": `page\n${url}/\n${url}/a\n${unreachable.url}/b\n` });
  const args = ["site", "--urls", "list.csv", "--allow-private", "--out", "o.ndjson", "--format", "csv"];
  const { stdout } = await run(args, { cwd });
  assert.match(stdout, /\/a,.*,"robots\.txt, line 2",/);
  assert.match(stdout, /\/b,.*,robots\.txt is unreachable,/);
});

test("locates findings in SARIF and JUnit at the lines that cause them", async (context) => {
  const pages = { "dist/index.html": html("Home"), "dist/a/x.html": html("X"), "dist/a/y.html": html("Y") };
  const noindex = { key: "X-Robots-Tag", value: "noindex" };
  const vercel = {
    headers: [
      { source: "/none", headers: [] },
      { source: "/a/:page", headers: [noindex] },
    ],
  };
  const cases = {
    "robots.txt": [
      { "dist/robots.txt": "# A comment\nUser-agent: *\nDisallow: /a/\n" },
      "pages-blocked",
      ["dist/robots.txt:3", "dist/a/x.html:1", "dist/a/y.html:1"],
    ],
    _headers: [
      {
        "dist/_headers":
          "/none\n  X-Frame-Options: DENY\n# Drafts\n/a/*\n  Cache-Control: no-store\n  x-robots-tag: noindex\n",
      },
      "pages-noindex",
      ["dist/_headers:6", "dist/a/x.html:1", "dist/a/y.html:1"],
    ],
    "netlify.toml": [
      {
        "netlify.toml":
          '[[headers]]\nfor = "/none"\n[headers.values]\nA = "b"\n\n[[headers]]\nfor = "/a/*"\n[headers.values]\n"X-Robots-Tag" = "noindex"\n',
      },
      "pages-noindex",
      ["netlify.toml:9", "dist/a/x.html:1", "dist/a/y.html:1"],
    ],
    "vercel.json": [
      { "vercel.json": JSON.stringify({ cleanUrls: true, ...vercel }, null, 1) },
      "pages-noindex",
      // Line 11 contains the `{` before the header's key.
      ["vercel.json:11", "dist/a/x.html:1", "dist/a/y.html:1"],
    ],
    meta: [
      {
        "dist/a/x.html": html("X", '<meta name="robots" content="noindex">'),
        "dist/a/y.html": html("Y", '\n\n<meta name="robots" content="noindex">'),
      },
      "pages-noindex",
      ["dist/a/x.html:3", "dist/a/y.html:5"],
    ],
    canonical: [
      { "dist/a/x.html": html("X", '\n<link rel="canonical" href="http://example.com/a/x.html">') },
      "canonical-to-http",
      ["dist/a/x.html:4"],
    ],
    redirect: [
      {
        "dist/_redirects": "# Moved\n/old / 301\n",
        "dist/sitemap.xml": urlset("https://example.com/old"),
        "netlify.toml": "",
      },
      "sitemap-redirected",
      ["dist/_redirects:2"],
    ],
  };
  for (const [name, [files, kind, places]] of Object.entries(cases))
    assert.deepEqual(
      await placesOf(context, { ...pages, ...files }, kind),
      { inSarif: [places], inJunit: [places] },
      name,
    );
});

test("JUnit locates findings about a server's pages by the URL and line that cause them", async (context) => {
  const pages = {
    "/draft": [200, { "Content-Type": "text/html" }, html("Draft", '<meta name="robots" content="noindex">')],
  };
  const { url } = await serve(context, pages);
  pages["/robots.txt"] = [200, {}, `User-agent: *\nAllow: /\nDisallow: /hidden\nSitemap: ${url}/sitemap.xml\n`];
  pages["/sitemap.xml"] = [200, {}, urlset(`${url}/hidden`, `${url}/draft`)];
  const cwd = await folder(context);
  const { stdout } = await run(["site", url, "-c", "Googlebot", "--out", "o.ndjson", "--format", "junit"], { cwd });
  assert.deepEqual(junitPlaces(stdout, "sitemap-blocked"), [[`${url}/robots.txt:3`]], stdout);
  assert.deepEqual(junitPlaces(stdout, "sitemap-noindex"), [[`${url}/draft:3`]], stdout);
});

test("text, JSON, JUnit and the HTML report state that pages beyond the limit were not read", async (context) => {
  const html = { "content-type": "text/html" };
  const paths = ["/a", "/b", "/c", "/d"];
  const { url } = await serve(context, {
    "/": [200, html, paths.map((path) => `<a href=${path}>x</a>`).join("")],
    ...Object.fromEntries(paths.map((path) => [path, [200, html, "<title>x</title>"]])),
  });
  const files = { "dist/index.html": "<title>x</title>", "dist/a.html": "<title>x</title>" };
  const cwd = await folder(context, files);
  const site = (...args) => run(["site", "-c", "Googlebot", "--out", "out", ...args], { cwd });
  const words = /ended at the limit of 2 pages: 3 other pages that it found were not read/;
  const flat = (text) => text.replace(/\s+/g, " ");
  assert.match(flat((await site(url, "--crawl", "--limit", "2")).stdout), words);
  const found = await site(url, "--crawl", "--limit", "2", "--json", "--report", "report.html");
  assert.deepEqual(found.json().limited, { limit: 2, left: 3 });
  assert.match(flat(found.stderr), words);
  assert.match(await readFile(join(cwd, "report.html"), "utf8"), words);
  assert.match(flat((await site(url, "--crawl", "--limit", "2", "--format", "junit")).stderr), words);
  const whole = await site(url, "--crawl", "--limit", "5", "--json");
  assert.deepEqual([whole.json().limited, whole.stderr], [undefined, ""]);
  const base = ["dist", "--base", "https://example.com"];
  assert.match((await site(...base, "--limit", "1")).stdout, /limit of 1 page: others were not read/);
  assert.doesNotMatch((await site(...base, "--limit", "2")).stdout, /limit/);
});

test("reports in each format that URLs could not be evaluated", async (context) => {
  const cwd = await folder(context, {
    "dist/index.html": html("Home"),
    "dist/_redirects": "/shop https://shop.example.net 200\n",
    "only/functions/index.js": "",
    "only/dist/index.html": html("Home"),
    "behind/functions/_middleware.js": "",
    "behind/dist/index.html": html("Home"),
  });
  const site = (name, ...args) =>
    run(["site", name, "--base", "https://example.com", "-c", "Googlebot", "--out", "out", ...args], { cwd });
  const flat = (text) => text.replace(/\s+/g, " ");
  const words =
    /1 URL could not be evaluated\. For 1 URL, such as https:\/\/example\.com\/shop, _redirects, line 1, fetches the content from https:\/\/shop\.example\.net\./;
  assert.match(flat((await site("dist")).stdout), words);
  const json = await site("dist", "--json", "--report", "report.html");
  assert.deepEqual(json.json().unevaluated, [
    {
      reason: "_redirects, line 1, fetches the content from https://shop.example.net",
      urls: 1,
      examples: ["https://example.com/shop"],
    },
  ]);
  assert.equal(json.json().pages, 1);
  assert.match(await readFile(join(cwd, "report.html"), "utf8"), words);
  for (const format of ["csv", "junit", "sarif"])
    assert.match(flat((await site("dist", "--format", format)).stderr), words, format);
  const behind = await site("behind/dist");
  assert.match(
    flat(behind.stdout),
    /1 page is evaluated as the file in the folder, but functions\/_middleware\.js runs first and may answer differently/,
  );
  const only = await site("only/dist");
  assert.equal(only.code, 3);
  assert.match(flat(only.stderr), /none of the 1 URL in .* could be evaluated: functions\/index\.js answers/);
});
