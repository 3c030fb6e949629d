// Tests that `check` reads sitemaps from files, stdin and the web, including gzipped, nested, broken and very long sitemaps.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { robotscope, serve } from "./servers.mjs";

let folder;
let robots;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "robotscope-sitemap-"));
  robots = join(folder, "robots.txt");
  await writeFile(robots, "User-agent: *\nDisallow: /no");
});
after(() => rm(folder, { recursive: true, force: true }));

const site = (path) => `https://example.com/${path}`;
const urlset = (urls) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join("\n")}</urlset>`;
const index = (urls) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<sitemap><loc> ${url} </loc></sitemap>`).join("")}</sitemapindex>`;

async function read(source, input, ...args) {
  const run = await robotscope(["check", "--robots", robots, "--sitemap", source, "--json", ...args], { input });
  assert.notEqual(run.code, 70, run.stderr);
  const urls = run.stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line).url);
  return { ...run, urls };
}

test("reads every sitemap format", async () => {
  const urls = [site("a"), site("b?c=d&e"), site("ü")];
  const escaped = urls.map((url) => url.replaceAll("&", "&amp;"));
  const extended = `<?xml version="1.0"?><!-- made --><s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">
    <s:url><s:loc><![CDATA[${urls[0]}]]></s:loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></s:url>
    <s:url><s:lastmod>2026</s:lastmod><s:loc>
      ${escaped[1]}
    </s:loc></s:url><s:url><s:loc/></s:url><s:url><s:loc>https://example.com/&#xfc;</s:loc></s:url></s:urlset>`;
  const rss = `<rss version="2.0"><channel><link>https://example.com/</link>${escaped.map((url) => `<item><link>${url}</link></item>`).join("")}</channel></rss>`;
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.com/"/>${escaped.map((url) => `<entry><link rel="self" href="https://example.com/self"/><link href="${url}"/></entry>`).join("")}</feed>`;
  const forms = {
    urlset: urlset(escaped),
    extended,
    rss,
    atom,
    lines: `\ufeff${urls.join("\r\n")}\r\n\r\n`,
    "one line": `${urls.join("\n")}`,
    "with a mark": `\ufeff${urlset(escaped)}`,
    "UTF-16": Buffer.from(`\ufeff${urlset(escaped)}`, "utf16le"),
    "Latin-1": Buffer.from(urlset(escaped).replace("UTF-8", "ISO-8859-1"), "latin1"),
    zipped: gzipSync(urlset(escaped)),
    "zipped lines": gzipSync(urls.join("\n")),
  };
  for (const [form, input] of Object.entries(forms)) {
    const run = await read("-", input);
    assert.deepEqual([run.code, run.urls], [0, urls], `${form}: ${run.stderr}`);
  }
  assert.deepEqual((await read("-", "")).urls, []);
});

test("reads sitemap files, and reports missing files", async () => {
  const file = join(folder, "sitemap.xml.gz");
  await writeFile(file, gzipSync(urlset([site("a"), site("no")])));
  const run = await read(file);
  assert.deepEqual([run.code, run.urls], [1, [site("a"), site("no")]]);
  const missing = await read(join(folder, "none.xml"));
  assert.equal(missing.code, 3);
  assert.match(missing.stderr, /none\.xml/);
  assert.equal((await read("http://")).code, 2);
});

test("reads each sitemap in nested sitemap indexes once, and reports unreadable sitemaps", async (context) => {
  const pages = {};
  const server = await serve(context, pages);
  const at = (path) => `${server.url}/${path}`;
  const plain = [200, { "Content-Type": "application/xml" }];
  pages["/index.xml"] = [
    ...plain,
    index([at("a.xml"), at("nested.xml"), at("a.xml"), at("gone.xml"), "b.xml.gz", "ftp://x/"]),
  ];
  pages["/nested.xml"] = [...plain, index([at("index.xml"), at("nested.xml"), at("c.txt")])];
  pages["/a.xml"] = [...plain, urlset([site("a")])];
  pages["/b.xml.gz"] = [
    200,
    { "Content-Type": "application/gzip", "Content-Encoding": "gzip" },
    gzipSync(gzipSync(urlset([site("b")]))),
  ];
  pages["/c.txt"] = (_request, response) => response.writeHead(302, { Location: "/d.txt" }).end();
  pages["/d.txt"] = [200, {}, site("c")];
  const run = await read(at("index.xml"));
  assert.deepEqual([run.code, run.urls], [3, [site("a"), site("b"), site("c")]]);
  assert.match(run.stderr, /gone\.xml: the server returned status 404/);
  assert.match(run.stderr, /“ftp:\/\/x\/” as a sitemap, which is not a URL/);
  assert.match(run.stderr, /1 of the 5 sitemaps in .*index\.xml could not be read completely/);
  const paths = server.requests.map(({ url }) => url);
  assert.deepEqual(paths, [...new Set(paths)]);
});

test("reads nested sitemap indexes down to a maximum depth", async (context) => {
  const pages = {};
  const server = await serve(context, pages);
  const xml = { "content-type": "application/xml" };
  for (let at = 0; at < 9; at++) {
    const further = `<sitemap><loc>${server.url}/i${at + 1}</loc></sitemap></sitemapindex>`;
    pages[`/i${at}`] = [200, xml, index([`${server.url}/s${at}`]).replace("</sitemapindex>", further)];
    pages[`/s${at}`] = [200, xml, urlset([`${server.url}/page${at}`])];
  }
  pages["/robots.txt"] = [200, {}, `Sitemap: ${server.url}/i0`];
  const run = await read(`${server.url}/i0`);
  assert.deepEqual([run.code, run.urls], [3, [0, 1, 2].map((at) => `${server.url}/page${at}`)]);
  assert.match(run.stderr, /\/i3 names sitemaps behind more than 3 indexes, which are not read/);
  const cwd = await mkdtemp(join(tmpdir(), "robotscope-"));
  context.after(() => rm(cwd, { recursive: true, force: true }));
  const site = await robotscope(["site", server.url, "-c", "Googlebot", "--json", "--out", join(cwd, "out")]);
  const { findings, listed } = JSON.parse(site.stdout);
  assert.equal(listed, 3);
  assert.match(site.stderr, /\/i3 was not read completely: it names sitemaps behind more than 3 indexes/);
  assert.ok(findings.some(({ kind, cause }) => kind === "sitemap-unreadable" && cause.includes("/i3")));
  assert.equal(
    server.requests.some(({ url }) => url === "/i4"),
    false,
  );
});

test("does not follow a sitemap index into a private network", async (context) => {
  const secret = await serve(context, { "/a.xml": [200, {}, urlset([site("a")])] });
  const { named } = await serve(context, { "/index.xml": [200, {}, index([`${secret.url}/a.xml`])] });
  const run = await read(`${named}/index.xml`);
  assert.deepEqual([run.code, run.urls, secret.requests.length], [3, [], 0]);
  assert.match(run.stderr, /private address/);
  assert.deepEqual((await read(`${named}/index.xml`, "", "--allow-private")).urls, [site("a")]);
});

test("reads a broken sitemap up to the error and reports the error's position", async () => {
  const good = urlset([site("a"), site("b")]);
  const broken = {
    "a tag without its end": [good.replace("</urlset>", "<url><loc>https://example.com/c"), /unclosed tag/],
    "tags that cross": [good.replace("<url><loc>https://example.com/b", "$&</url>"), /3:\d+: unexpected close tag/],
    "an entity that is none": [
      good.replace("</urlset>", "<url><loc>https://example.com/?c&d</loc></url></urlset>"),
      /3:\d+/,
    ],
    "a zip that is cut": [gzipSync(good + " ".repeat(100)).subarray(0, -9), /cannot be decompressed/],
  };
  for (const [name, [text, message]] of Object.entries(broken)) {
    const run = await read("-", text);
    assert.equal(run.code, 3, name);
    assert.deepEqual(run.urls, [site("a"), site("b")], `${name}: ${run.stderr}`);
    assert.match(run.stderr, message, name);
  }
});

test("reports a file that is not a sitemap", async () => {
  const texts = {
    "<!doctype html><title>Not found</title>": /stdin is not a sitemap but an HTML page/,
    "<html></html>": /stdin is not a sitemap but an HTML page/,
    "<svg xmlns='http://www.w3.org/2000/svg'/>": /its root is <svg>/,
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR": /neither XML nor text/,
    [`<urlset>${"<a>".repeat(200)}`]: /nested more than 100 deep/,
    ["x".repeat(5_000_000)]: /a line without an end/,
    [`<urlset><!-- ${"x".repeat(9_000_000)}`]: /no tag in four million characters/,
  };
  for (const [text, message] of Object.entries(texts)) {
    const run = await read("-", Buffer.from(text, "latin1"));
    assert.equal(run.code, 3, run.stderr);
    assert.match(run.stderr, message);
    assert.ok(run.megabytes < 300, `${run.megabytes} MB`);
  }
});

test("reports a truncated sitemap, and a sitemap with an error status", async (context) => {
  const text = urlset([site("a"), site("b")]);
  const { url } = await serve(context, {
    "/cut.xml": (_request, response) => {
      response
        .writeHead(200, { "Content-Length": "9999" })
        .write(text.slice(0, -20), () => setTimeout(() => response.destroy(), 50));
    },
    "/503.xml": [503, {}, text],
  });
  const cut = await read(`${url}/cut.xml`);
  assert.deepEqual([cut.code, cut.urls[0]], [3, site("a")]);
  assert.match(cut.stderr, /was not read completely: .* in the middle of the body/);
  assert.match((await read(`${url}/503.xml`)).stderr, /returned status 503/);
});

test("reads a sitemap with a million URLs in little memory, and reports that it exceeds the limit", async () => {
  const file = join(folder, "long.xml.gz");
  const urls = Array.from({ length: 1_000_000 }, (_, at) => site(`page-${at}`));
  await writeFile(file, gzipSync(urlset(urls)));
  const run = await robotscope(["check", "--robots", robots, "--sitemap", file, "--summary", "--json"]);
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /1000000/);
  assert.match(run.stderr, /more than 50,000 entries/);
  assert.match(run.stderr, /larger than 50 MB/);
  assert.ok(run.megabytes < 300, `${run.megabytes} MB`);
  assert.ok(run.seconds < 60, `${run.seconds} s`);
});
