// Tests each kind of input of `robotscope site`: folders, sitemaps, crawls, URL lists, WARC and HAR files.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { WARCRecord, WARCSerializer } from "warcio";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const html = (title, head = "", body = "") =>
  `<!doctype html>\n<title>${title}</title>\n${head}\n<body>${body}</body>\n`;

const urlset = (...urls) => `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

/** Runs `robotscope site`. Returns the records that it writes, and the page records keyed by path. */
async function records(cwd, args) {
  const result = await run(["site", "--out", "out.ndjson", ...args], { cwd });
  assert.equal(result.code, 0, result.stderr);
  const lines = (await readFile(join(cwd, "out.ndjson"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const pages = Object.fromEntries(
    lines
      .filter(({ record }) => record === "page")
      .map((page) => [new URL(page.url).pathname + new URL(page.url).search, page]),
  );
  return { ...result, lines, pages };
}

const verdict = (page, crawler) => page.verdicts.find((one) => one.crawler === crawler);

test("evaluates a folder as a host that applies _headers would serve it", async (context) => {
  const cwd = await folder(context, {
    "dist/index.html": html("Home", '<link rel="canonical" href="/?a=1&amp;b=2#top">'),
    "dist/drafts/a.html": html("Draft"),
    "dist/old/b.html": html("Old", '<meta name="Robots" content="noindex, nofollow">'),
    "dist/files/report.pdf": "%PDF",
    "dist/about.html": html("About"),
    "dist/logo.png": "png",
    "dist/404.html": html("Not found"),
    "dist/_headers":
      "/drafts/*\n  X-Robots-Tag: noindex\n  X-Robots-Tag: otherbot: nofollow\n/logo.png\n  X-Robots-Tag: noindex\n",
    "dist/robots.txt": "User-agent: *\n# a comment\nDisallow: /old/ # gone\nSitemap: https://example.com/map.xml\n",
    "dist/map.xml": urlset("https://example.com/", "https://example.com/about", "https://example.com/drafts/a.html"),
  });
  const { lines, pages } = await records(cwd, ["dist", "--base", "https://example.com"]);
  assert.deepEqual(Object.keys(pages).sort(), [
    "/",
    "/about",
    "/drafts/a.html",
    "/files/report.pdf",
    "/logo.png",
    "/old/b.html",
  ]);
  assert.equal(lines[0].record, "run");
  assert.deepEqual(
    lines.find(({ record }) => record === "sitemap"),
    {
      record: "sitemap",
      url: "https://example.com/map.xml",
      urls: 3,
    },
  );
  assert.deepEqual(pages["/"].canonical, { url: "https://example.com/?a=1&b=2", from: "html", line: 3 });
  assert.equal(pages["/"].inSitemap, true);
  assert.equal(pages["/old/b.html"].inSitemap, false);
  const draft = verdict(pages["/drafts/a.html"], "Googlebot");
  assert.deepEqual([draft.crawl, draft.listing], ["allowed", "hidden"]);
  assert.deepEqual(draft.cause, { text: "header", line: "X-Robots-Tag: noindex, otherbot: nofollow" });
  assert.deepEqual(pages["/old/b.html"].robotsMetas, [{ name: "Robots", content: "noindex, nofollow", line: 3 }]);
  assert.deepEqual(verdict(pages["/old/b.html"], "bingbot").cause, {
    text: "robots-txt",
    origin: "https://example.com",
    line: 3,
    rule: "Disallow: /old/",
  });
  assert.equal(pages["/logo.png"].contentType, "image/png");
});

test("applies netlify.toml and vercel.json beside the folder", async (context) => {
  const cwd = await folder(context, {
    "netlify/netlify.toml": '[[headers]]\nfor = "/a/*"\n[headers.values]\nX-Robots-Tag = "noindex"\n',
    "netlify/dist/a/x.html": html("X"),
    "netlify/dist/b/y.html": html("Y"),
    "vercel/vercel.json": JSON.stringify({
      cleanUrls: true,
      headers: [
        {
          source: "/(.*)",
          has: [{ type: "host", value: ".*\\.preview\\.example" }],
          headers: [{ key: "X-Robots-Tag", value: "noindex" }],
        },
        { source: "/docs/:slug/print", headers: [{ key: "X-Robots-Tag", value: "none" }] },
        {
          source: "/:path*",
          has: [{ type: "cookie", key: "a" }],
          headers: [{ key: "X-Robots-Tag", value: "noindex" }],
        },
      ],
    }),
    "vercel/dist/docs/a/print.html": html("P"),
    "vercel/dist/docs/a/read.html": html("R"),
  });
  const netlify = await records(cwd, ["netlify/dist", "--base", "https://example.com"]);
  assert.deepEqual(netlify.pages["/a/x.html"].robotsHeaders, ["X-Robots-Tag: noindex"]);
  assert.deepEqual(netlify.pages["/b/y.html"].robotsHeaders, []);
  const production = await records(cwd, ["vercel/dist", "--base", "https://www.example.com"]);
  assert.deepEqual(production.pages["/docs/a/print"].robotsHeaders, ["X-Robots-Tag: none"]);
  assert.deepEqual(production.pages["/docs/a/read"].robotsHeaders, []);
  assert.match(
    production.stderr.replace(/\s+/g, " "),
    /vercel\.json: 1 header rule is left out because of conditions on the request: “\/:path\*” in line 1/,
  );
  const preview = await records(cwd, ["vercel/dist", "--base", "https://pr-1.preview.example"]);
  assert.deepEqual(preview.pages["/docs/a/read"].robotsHeaders, ["X-Robots-Tag: noindex"]);
});

test("does not apply a folder's robots.txt if --base is not the root of its host", async (context) => {
  const cwd = await folder(context, { "dist/a.html": html("A"), "dist/robots.txt": "User-agent: *\nDisallow: /\n" });
  const { lines, pages, stderr } = await records(cwd, ["dist", "--base", "https://example.com/project"]);
  assert.equal(
    lines.some(({ record }) => record === "robots"),
    false,
  );
  assert.equal("crawl" in pages["/project/a.html"].verdicts[0], false);
  assert.match(
    stderr.replace(/\s+/g, " "),
    /unknown whether crawlers may fetch 1 page, .* not read the robots\.txt files .*, such as https:\/\/example\.com\/robots\.txt/,
  );
});

test("reads sitemaps from robots.txt and a sitemap index, and follows redirects of pages", async (context) => {
  const pages = {
    "/": [200, { "Content-Type": "text/html" }, html("Home")],
    "/a": [
      200,
      { "Content-Type": "text/html", "X-Robots-Tag": ["googlebot: noindex", "otherbot: nofollow"] },
      html("A"),
    ],
    "/b": [301, { Location: "/a" }],
    "/c": [404, { "Content-Type": "text/html" }, html("Gone")],
  };
  const { url } = await serve(context, pages);
  pages["/robots.txt"] = [200, {}, `Sitemap: ${url}/index.xml\nSitemap: ${url}/missing.xml\n`];
  pages["/index.xml"] = [200, {}, `<sitemapindex><sitemap><loc>${url}/one.xml.gz</loc></sitemap></sitemapindex>`];
  pages["/one.xml.gz"] = [
    200,
    { "Content-Type": "application/gzip" },
    gzipSync(urlset(`${url}/a`, `${url}/b#x`, `${url}/c`)),
  ];
  const cwd = await folder(context);
  const result = await records(cwd, [url]);
  assert.deepEqual(Object.keys(result.pages), ["/a", "/b", "/c", "/"]);
  const { "/a": a, "/b": b, "/c": c } = result.pages;
  assert.deepEqual(a.robotsHeaders, ["X-Robots-Tag: googlebot: noindex", "X-Robots-Tag: otherbot: nofollow"]);
  assert.equal(verdict(a, "Googlebot").listing, "hidden");
  assert.equal(verdict(a, "bingbot").listing, "full");
  assert.deepEqual([a.discovery, a.sitemap], ["sitemap", `${url}/one.xml.gz`]);
  assert.deepEqual(b.redirects, [{ url: `${url}/b`, status: 301, target: `${url}/a` }]);
  assert.deepEqual([b.status, b.title], [200, "A"]);
  assert.deepEqual(verdict(b, "Googlebot").cause, { text: "redirect", target: `${url}/a` });
  assert.deepEqual(verdict(c, "bingbot").cause, { text: "status", status: 404 });
  assert.match(result.stderr, /missing\.xml was not read completely: the status is 404/);
});

test("--crawl follows internal links down to --depth, and fetches no page that robots.txt disallows", async (context) => {
  const link = (...to) => [
    200,
    { "Content-Type": "text/html" },
    html("P", "", to.map((href) => `<a href="${href}">x</a>`).join("")),
  ];
  const { url, requests } = await serve(context, {
    "/robots.txt": [200, {}, "User-agent: robotscope\nDisallow: /private\n"],
    "/": link("/one", "/private", "http://203.0.113.1/", "mailto:a@example.com"),
    "/one": link("two", "/#top", "/one?x=1#y"),
    "/one?x=1": link(),
    "/two": link("/three"),
    "/three": link(),
  });
  const cwd = await folder(context);
  const { pages } = await records(cwd, [url, "--crawl", "--depth", "2"]);
  assert.deepEqual(Object.keys(pages), ["/", "/one", "/private", "/two", "/one?x=1"]);
  assert.deepEqual(pages["/private"].notFetched, { origin: url, line: 2 });
  assert.equal("status" in pages["/private"], false);
  // Googlebot may fetch the page, but the page's directives are unknown: robotscope did not fetch it.
  assert.deepEqual(
    [verdict(pages["/private"], "Googlebot").crawl, "listing" in verdict(pages["/private"], "Googlebot")],
    ["allowed", false],
  );
  assert.deepEqual([pages["/two"].depth, pages["/two"].linkedFrom], [2, `${url}/one`]);
  assert.equal(
    requests.some(({ url }) => url === "/private" || url === "/three"),
    false,
  );
  assert.match(requests[0].headers["user-agent"], /^robotscope\//);
});

test("warns if the start page redirects to another host, whose links are not followed", async (context) => {
  const type = { "content-type": "text/html" };
  const pages = { "/home": [200, type, html("Home", "", "<a href=/a>a</a>")], "/a": [200, type, html("A")] };
  const { url, named } = await serve(context, pages);
  pages["/"] = [301, { location: `${url}/home` }];
  const cwd = await folder(context);
  const site = (start) =>
    run(["site", start, "--crawl", "--allow-private", "--out", "out", "-c", "Googlebot"], { cwd });
  const other = await site(`${named}/`);
  assert.match(other.stdout, /^1 page on/);
  const warning = `${named}/ redirects to another host, .* To check its pages, pass ${url}/home\\.`;
  assert.match(other.stderr.replace(/\s+/g, " "), new RegExp(warning));
  const same = await site(`${url}/`);
  assert.match(same.stdout, /^3 pages on/);
  assert.doesNotMatch(same.stderr, /another host/);
});

test("reads sitemaps up to 50 MB, whatever their Content-Type", async (context) => {
  const { url } = await serve(context, {
    "/robots.txt": (_request, response) =>
      response.end(["a.xml.gz", "long.xml", "longer.xml"].map((name) => `Sitemap: ${url}/${name}\n`).join("")),
    "/a.xml.gz": (_request, response) =>
      response.writeHead(200, { "Content-Type": "application/x-download" }).end(gzipSync(urlset(`${url}/a`))),
    "/long.xml": (_request, response) => response.end(padded(16)),
    "/longer.xml": (_request, response) => response.end(padded(51)),
  });
  const padded = (megabytes) =>
    urlset(`${url}/${megabytes}`).replace("<url>", `${`<url>${" ".repeat(1024 * 1024)}</url>`.repeat(megabytes)}<url>`);
  const { lines, stderr } = await records(await folder(context), [url]);
  const sitemaps = lines.filter(({ record }) => record === "sitemap");
  assert.deepEqual(
    sitemaps.map(({ urls, failure }) => [urls, failure]),
    [
      [1, undefined],
      [1, undefined],
      [0, "it cannot be read: it is larger than 50 MB"],
    ],
  );
  assert.match(stderr.replace(/\s+/g, " "), /longer\.xml was not read completely: it cannot be read: it is larger/);
});

test("does not evaluate a page whose body cannot be read completely, unless its status is an error", async (context) => {
  const type = { "Content-Type": "text/html" };
  const { url } = await serve(context, {
    "/": [200, type, html("Home", "", '<a href="/cut">x</a><a href="/encoded">x</a><a href="/gone">x</a>')],
    "/cut": (_request, response) =>
      response
        .writeHead(200, { ...type, "Content-Length": "9999" })
        .write(html("Cut"), () => setTimeout(() => response.destroy(), 50)),
    "/encoded": [200, { ...type, "Content-Encoding": "zstd" }, "x"],
    "/gone": [404, { ...type, "Content-Encoding": "zstd" }, "x"],
  });
  const cwd = await folder(context);
  const { pages } = await records(cwd, [url, "--crawl"]);
  for (const [path, kind] of [
    ["/cut", "cut-off"],
    ["/encoded", "bad-encoding"],
  ]) {
    const { failure, status, verdicts } = pages[path];
    assert.deepEqual([failure.kind, status, verdicts[0].listing], [kind, undefined, undefined], path);
  }
  assert.deepEqual([pages["/gone"].status, pages["/gone"].verdicts[0].cause.text], [404, "status"]);
  const { code, stderr } = await run(["site", `${url}/encoded`], { cwd });
  assert.equal(code, 3, stderr);
  assert.match(stderr.replace(/\s+/g, " "), /the only page could not be fetched: the body has the encoding “zstd”/);
});

test("reads lists of URLs, and fetches private addresses in them only with --allow-private", async (context) => {
  const { url, requests } = await serve(context, {
    "/a": [200, { "Content-Type": "text/html" }, html("A")],
    "/robots.txt": [404],
  });
  const cwd = await folder(context, { "list.csv": `page,visits\n${url}/a,5\n${url}/a,6\n` });
  const { pages } = await records(cwd, ["--urls", "list.csv", "--allow-private"]);
  assert.deepEqual(Object.keys(pages), ["/a"]);
  assert.equal(pages["/a"].discovery, "list");
  const before = requests.length;
  const refused = await run(["site", "--urls", "list.csv", "--out", "other.ndjson"], { cwd });
  assert.equal(refused.code, 3);
  assert.equal(requests.length, before);
});

/** Returns a WARC record of a response, or of another type that has HTTP headers. */
async function warcRecord(url, statusline, httpHeaders, body = "", gzip = true, type = "response") {
  const options = {
    url,
    date: "2026-11-01T00:00:00Z",
    type,
    statusline,
    httpHeaders,
    keepHeadersCase: true,
  };
  const content = (async function* () {
    yield Buffer.from(body);
  })();
  return WARCSerializer.serialize(WARCRecord.create(options, content), { gzip });
}

test("reads several X-Robots-Tag lines in a WARC file as separate headers", async (context) => {
  const cwd = await folder(context);
  const page = gzipSync(html("Archived"));
  const ok = "HTTP/1.1 200 OK";
  // warcio would join two header lines with the same name, so write the second line as a part of the first line's value.
  const robotsTag = "googlebot: noindex\r\nX-Robots-Tag: bingbot: nofollow";
  const archive = [
    await warcRecord(
      "https://example.com/",
      ok,
      { "Content-Type": "text/html", "Content-Encoding": "gzip", "X-Robots-Tag": robotsTag },
      page,
    ),
    await warcRecord("https://example.com/moved", "HTTP/1.1 302 Found", { Location: "/" }),
    await warcRecord("https://example.com/style.css", ok, { "Content-Type": "text/css" }, "a{}"),
    await warcRecord(
      "https://example.com/robots.txt",
      ok,
      { "Content-Type": "text/plain" },
      "User-agent: GPTBot\nDisallow: /\n",
    ),
  ];
  await writeFile(join(cwd, "site.warc.gz"), Buffer.concat(archive));
  const { pages } = await records(cwd, ["site.warc.gz"]);
  assert.deepEqual(Object.keys(pages), ["/", "/moved"]);
  assert.equal(pages["/"].title, "Archived");
  assert.equal(pages["/"].robotsHeaders.length, 2);
  assert.equal(verdict(pages["/"], "Googlebot").listing, "hidden");
  assert.deepEqual(verdict(pages["/"], "GPTBot").cause.rule, "Disallow: /");
  assert.deepEqual(pages["/moved"].redirects, [
    { url: "https://example.com/moved", status: 302, target: "https://example.com/" },
  ]);
  await writeFile(join(cwd, "no.warc"), "hello\nworld\n");
  const broken = await run(["site", "no.warc"], { cwd });
  assert.equal(broken.code, 3, broken.stderr);
});

test("treats robots.txt in an archive as unknown if it is from a bot wall", async (context) => {
  const cwd = await folder(context);
  const archive = [
    await warcRecord("https://example.com/robots.txt", "HTTP/1.1 403 Forbidden", { "CF-Mitigated": "challenge" }),
    await warcRecord("https://example.com/", "HTTP/1.1 200 OK", { "Content-Type": "text/html" }, html("A")),
  ];
  await writeFile(join(cwd, "site.warc.gz"), Buffer.concat(archive));
  const { lines, pages } = await records(cwd, ["site.warc.gz"]);
  assert.equal(lines.find(({ record }) => record === "robots").wall, "Cloudflare");
  assert.equal(verdict(pages["/"], "Googlebot").crawl, undefined);
  // A browser records the site's robots.txt after the challenge.
  const rules = "User-agent: *\nDisallow: /\n";
  archive.push(await warcRecord("https://example.com/robots.txt", "HTTP/1.1 200 OK", {}, rules));
  await writeFile(join(cwd, "later.warc.gz"), Buffer.concat(archive));
  const later = await records(cwd, ["later.warc.gz"]);
  assert.equal(verdict(later.pages["/"], "Googlebot").crawl, "disallowed");
});

test("does not evaluate a page in a WARC file whose encoding is not supported", async (context) => {
  const cwd = await folder(context);
  const headers = { "Content-Type": "text/html", "Content-Encoding": "zstd" };
  // A zstd frame begins with these bytes: https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1
  const frame = Buffer.from("28b52ffd0058", "hex");
  const archive = [
    await warcRecord("https://example.com/encoded", "HTTP/1.1 200 OK", headers, frame),
    await warcRecord("https://example.com/decoded", "HTTP/1.1 200 OK", headers, html("Decoded")),
  ];
  await writeFile(join(cwd, "site.warc.gz"), Buffer.concat(archive));
  const { lines, pages } = await records(cwd, ["site.warc.gz"]);
  assert.deepEqual(Object.keys(pages), ["/decoded"]);
  assert.equal(pages["/decoded"].title, "Decoded");
  assert.deepEqual(
    lines.filter(({ record }) => record === "unevaluated").map(({ url }) => url),
    ["https://example.com/encoded"],
  );
});

test("does not evaluate a page whose only record in a WARC file is a revisit", async (context) => {
  const cwd = await folder(context);
  const type = { "Content-Type": "text/html" };
  const [ok, notModified] = ["HTTP/1.1 200 OK", "HTTP/1.1 304 Not Modified"];
  const revisit = (path, status = ok) => warcRecord(`https://example.com${path}`, status, type, "", true, "revisit");
  const archive = [
    await revisit("/robots.txt", notModified),
    await warcRecord("https://example.com/robots.txt", ok, {}, "User-agent: *\nDisallow: /a\n"),
    await revisit("/a"),
    await warcRecord("https://example.com/a", ok, type, html("A")),
    await revisit("/b"),
    await revisit("/c", notModified),
  ];
  await writeFile(join(cwd, "site.warc.gz"), Buffer.concat(archive));
  const { lines, pages } = await records(cwd, ["site.warc.gz"]);
  assert.deepEqual(Object.keys(pages), ["/a"]);
  assert.equal(verdict(pages["/a"], "Googlebot").crawl, "disallowed");
  assert.deepEqual(
    lines.filter(({ record }) => record === "unevaluated").map(({ url }) => url),
    ["https://example.com/b"],
  );
});

test("reads HAR files", async (context) => {
  const entry = (url, status, headers, text, encoding) => ({
    request: { method: "GET", url },
    response: {
      status,
      statusText: "",
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      content: { text, encoding },
    },
  });
  const type = { "content-type": "text/html; charset=iso-8859-1" };
  const cwd = await folder(context, {
    "a.har": JSON.stringify({
      log: {
        entries: [
          entry("https://example.com/é", 200, type, html("Käse", '<meta name="robots" content="noindex">')),
          entry(
            "https://example.com/b",
            200,
            { ...type, "x-robots-tag": "none" },
            Buffer.from(html("B")).toString("base64"),
            "base64",
          ),
          entry("https://example.com/i.png", 200, { "content-type": "image/png" }, ""),
        ],
      },
    }),
  });
  const { pages } = await records(cwd, ["a.har"]);
  assert.deepEqual(Object.keys(pages), ["/%C3%A9", "/b"]);
  assert.equal(pages["/%C3%A9"].title, "Käse");
  assert.deepEqual(verdict(pages["/%C3%A9"], "bingbot").cause, {
    text: "meta",
    name: "robots",
    content: "noindex",
    line: 3,
  });
});

test("exits with 2 or 3 if nothing was checked, and explains the reason", async (context) => {
  const { url } = await serve(context, { "/robots.txt": [503] });
  const cwd = await folder(context, { "empty/x.txt": "x", "list.txt": "# nothing\n", "a.html": html("A") });
  const cases = [
    [["site"], 2, /pass one source/],
    [["site", "empty"], 2, /needs --base/],
    [["site", "empty", "--base", "https://example.com"], 3, /has no pages: nothing was checked/],
    [["site", "--urls", "list.txt"], 3, /has no URLs/],
    [["site", "missing.warc", "--base", "https://example.com"], 3, /is not a folder/],
    [["site", url], 3, /the only page could not be fetched: .*robots\.txt is unreachable/],
    [["site", url, "--depth", "2"], 2, /--depth needs --crawl/],
    [["site", url, "--format", "sarif"], 2, /needs a folder/],
    [["site", url, "--limit", "none"], 2, /--limit must be a positive whole number/],
    [["site", url, "--rate", "0"], 2, /--rate must be a number of requests per second/],
  ];
  for (const [args, code, message] of cases) {
    const result = await run(args, { cwd });
    assert.deepEqual([result.code, result.stdout], [code, ""], `${args.join(" ")}: ${result.stderr}`);
    assert.match(result.stderr, message);
  }
});

test("does not report a private host as unreachable or broken if its robots.txt was not requested", async (context) => {
  const html = { "content-type": "text/html" };
  const { url, named, requests } = await serve(context, { "/away": [200, html, "<title>x</title>"] });
  const pages = { "/": [200, html, "<a href=/redirect>x</a>"], "/redirect": [302, { location: `${named}/away` }] };
  const { url: start } = await serve(context, pages);
  pages["/sitemap.xml"] = [
    200,
    {},
    `<urlset><url><loc>${named}/away</loc></url><url><loc>${start}/redirect</loc></url></urlset>`,
  ];
  const cwd = await folder(context);
  const result = await run(["site", "--urls", "list", "--json", "--out", "out"], {
    cwd: await folder(context, { list: url }),
  });
  assert.equal(result.code, 3);
  assert.match(result.stderr, /127\.0\.0\.1 is a private address/);
  const { stderr, json } = await run(["site", start, "-c", "Googlebot", "--json", "--out", "out"], { cwd });
  assert.match(
    stderr.replace(/\s+/g, " "),
    /robots\.txt was not requested: localhost has the private address .*--allow-private/,
  );
  assert.equal(requests.length, 0);
  assert.deepEqual(
    json().findings.filter(({ kind }) => /^robots-unreachable|broken/.test(kind)),
    [],
  );
  assert.doesNotMatch(await readFile(join(cwd, "out"), "utf8"), /"line":0/);
});

test("reports a robots.txt in UTF-16", async (context) => {
  const text = "User-agent: *\nDisallow: /\n";
  const little = Buffer.from(`\ufeff${text}`, "utf16le");
  for (const bytes of [little, Buffer.from(little).swap16(), Buffer.from(text, "utf16le")]) {
    const cwd = await folder(context, { "dist/robots.txt": bytes, "dist/index.html": html("x") });
    const { stdout } = await run(["site", "dist", "--base", "https://example.com", "-c", "Googlebot"], { cwd });
    assert.match(stdout, /^error Crawlers find no rules in robots\.txt: it is in UTF-16/m);
  }
});

test("rejects a truncated WARC file", async (context) => {
  const ok = "HTTP/1.1 200 OK";
  const type = { "Content-Type": "text/html" };
  const archive = (gzip) =>
    Promise.all(["a", "b", "c"].map((name) => warcRecord(`https://example.com/${name}`, ok, type, html(name), gzip)));
  const plain = Buffer.concat(await archive(false));
  const members = await archive(true);
  const cut = (bytes, length) => bytes.subarray(0, bytes.length - length);
  const single = gzipSync(plain);
  const cwd = await folder(context, {
    "whole.warc": plain,
    "whole.warc.gz": Buffer.concat(members),
    "single.warc.gz": single,
    "body.warc": cut(plain, 20),
    "head.warc": cut(plain, Math.floor(plain.length / 3) - 30),
    "members.warc.gz": cut(Buffer.concat(members), 40),
    "cut.warc.gz": cut(single, 40),
  });
  const site = (name) => run(["site", name, "--out", "out", "-c", "Googlebot"], { cwd });
  for (const name of ["whole.warc", "whole.warc.gz", "single.warc.gz"])
    assert.match((await site(name)).stdout, /^3 pages/, name);
  for (const name of ["body.warc", "head.warc", "members.warc.gz", "cut.warc.gz"]) {
    const { code, stderr } = await site(name);
    assert.equal(code, 3, name);
    assert.match(stderr, /it ends in the middle of a record/, name);
  }
});

test("names the lines of a list that are not URLs, and exits with 2", async (context) => {
  const { url } = await serve(context, { "/a": [200, { "Content-Type": "text/html" }, html("A")] });
  const cwd = await folder(context, { list: `${url}/a\n/rel\nnot a url\nmailto:x@example.com\n` });
  const { code, stdout, stderr } = await run(["site", "--urls", "list", "--allow-private", "--out", "out"], { cwd });
  assert.equal(code, 2);
  assert.match(stdout, /^1 page/);
  for (const text of ["/rel", "not a url", "mailto:x@example.com"])
    assert.ok(stderr.includes(`“${text}” in list`), stderr);
});

test("treats a name without a dot as a folder, not as a host", async (context) => {
  const { code, stderr } = await run(["site", "dist"], { cwd: await folder(context) });
  assert.equal(code, 3);
  assert.match(stderr, /there is no folder “dist”\. If it is a host, write http:\/\/dist\./);
});

test("does not report an unlinked start page as missing from the sitemap", async (context) => {
  const type = { "content-type": "text/html" };
  const pages = { "/": [200, type, html("Home")], "/a": [200, type, html("A")] };
  const { url } = await serve(context, pages);
  pages["/sitemap.xml"] = [200, {}, `<urlset><url><loc>${url}/a</loc></url></urlset>`];
  const cwd = await folder(context);
  const { pages: read } = await records(cwd, [url, "-c", "Googlebot"]);
  assert.deepEqual([read["/"].discovery, read["/a"].discovery], ["start", "sitemap"]);
  const { findings } = (await run(["site", url, "-c", "Googlebot", "--out", "other", "--json"], { cwd })).json();
  assert.deepEqual(
    findings.filter(({ kind }) => kind === "sitemap-omits-pages"),
    [],
  );
});
