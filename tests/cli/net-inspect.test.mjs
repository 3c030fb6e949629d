// Tests the reports of `inspect` as text and JSON, and its exit code.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { folder } from "./command-line.mjs";
import { robotscope, serve } from "./servers.mjs";

const ROBOTS = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nContent-Signal: ai-train=no\nDisallow: /private/\n";
const HTML = '<!doctype html>\n<title>A page</title>\n<meta name="robots" content="max-snippet:50, nofolow">\n<p>Text';
const HTML_HEADERS = { "Content-Type": "text/html; charset=utf-8" };

const SITE = {
  "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS],
  "/old": [301, { Location: "/page", "X-Robots-Tag": "noindex" }],
  "/page": [200, { ...HTML_HEADERS, "X-Robots-Tag": ["bingbot: noindex", "noarchive"] }, HTML],
};

test("inspect prints the report as text", async (context) => {
  const { url } = await serve(context, SITE);
  const { code, stdout, stderr } = await robotscope(["inspect", `${url}/old`]);
  assert.deepEqual([code, stderr], [0, ""]);
  const expected = [
    `Page\n  ${url}/old\n    301, redirects, 0.00 s\n  ${url}/page\n    200, text/html; charset=utf-8, 100 bytes, 0.00 s\n`,
    `robots.txt\n  ${url}/robots.txt\n    200, text/plain, 94 bytes, 0.00 s\n`,
    "crawl       listing   snippet   image     why\nSearch\n  Googlebot        allowed     full      50        unstated  may crawl /page: no rule of its group matches.\n",
    "  bingbot          allowed     hidden    –         –         may not index the page: line 10 of the headers, “noindex”.\n",
    "AI\n",
    `  GPTBot           disallowed  url-only  –         –         on the way, ${url}/old: may not crawl /old: line 2, “Disallow: /”, is the longest match.\n`,
    "Others\n",
    "\nWorth knowing\n",
    "  ! This is not a directive; “nofollow” may be meant: line 3 of the HTML, “nofolow”.\n",
    '    3 │ <meta name="robots" content="max-snippet:50, nofolow">\n      │                                              ^^^^^^^ HTML\n',
    "\nAI signals\n",
    "  content-signal: AI training disallowed (robots.txt, line 5, “ai-train=no”)\n",
    "  product-token: AI training disallowed (robots.txt, line 1, “GPTBot” and 1 more)\n    honoured by GPTBot\n",
  ];
  const timeless = stdout.replace(/\d+\.\d\d s\n/g, "0.00 s\n");
  let from = 0;
  for (const part of expected) {
    const at = timeless.indexOf(part, from);
    assert.ok(at >= 0, `${part}\nis not in, or not in this order:\n${timeless.slice(from)}`);
    from = at + part.length;
  }
  // Output has colours only on request.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters.
  assert.doesNotMatch(stdout, /\x1b/);
  const coloured = await robotscope(["inspect", `${url}/page`], { env: { FORCE_COLOR: "1" } });
  assert.ok(coloured.stdout.includes("\x1b[31mdisallowed\x1b[0m"));
});

test("inspect prints the report as JSON, with the texts to which its positions refer", async (context) => {
  const { url } = await serve(context, SITE);
  const run = await robotscope(["inspect", `${url}/old`, "--json", "--crawler", "Googlebot,bingbot"]);
  const { page, robotsTxt, headers, way, report, ...rest } = await run.json();
  assert.deepEqual(rest, { url: `${url}/old` });
  assert.deepEqual([page.finalUrl, page.status, page.hops.length, page.bytes], [`${url}/page`, 200, 2, HTML.length]);
  assert.deepEqual(page.encoding, { name: "utf-8", source: "content-type", unknownLabels: [] });
  assert.deepEqual([page.hops[0].redirectsTo, page.hops[0].address], [`${url}/page`, "127.0.0.1"]);
  assert.deepEqual([robotsTxt.length, robotsTxt[0].text, robotsTxt[0].fetch.status], [1, ROBOTS, 200]);
  assert.deepEqual([way.length, way[0].verdicts.length], [1, 2]);
  assert.deepEqual(
    report.crawlers.map(({ crawler, appearance }) => [crawler, appearance.listing]),
    [
      ["Googlebot", "full"],
      ["bingbot", "hidden"],
    ],
  );
  const inHeaders = report.directives.filter(({ carrier }) => carrier.kind === "header");
  assert.deepEqual(
    inHeaders.map(({ span }) => headers.slice(span.start, span.end)),
    ["noindex", "noarchive"],
  );
});

const NOINDEX = "<!doctype html>\n<title>Sold</title>\n<meta name=robots content=noindex>\n";

test("inspect --rendered applies the rendered HTML only to crawlers that render pages", async (context) => {
  const { url } = await serve(context, SITE);
  const file = join(await folder(context, { "rendered.html": NOINDEX }), "rendered.html");
  const args = ["inspect", `${url}/page`, "--crawler", "Googlebot,DuckDuckBot"];
  const plain = await robotscope([...args, "--fail-on", "unindexable"]);
  assert.equal(plain.code, 0, plain.stdout);
  const run = await robotscope([...args, "--rendered", file, "--fail-on", "unindexable"]);
  assert.equal(run.code, 1, run.stderr);
  assert.match(
    run.stdout,
    /Googlebot +allowed +hidden .* may not index the page: line 3 of the rendered HTML, “noindex”\.\n/,
  );
  assert.match(run.stdout, /DuckDuckBot +allowed +full /);
  assert.match(
    run.stdout,
    /! Scripts forbid Googlebot to index the page, .*\n {4}3 │ <meta .*\n {6}│ .*\^{7} rendered HTML\n/,
  );
  const { report } = await (await robotscope([...args, "--rendered", file, "--json"])).json();
  const [google] = report.crawlers;
  const { source, span } = report.directives[google.indexing.index.by[0]];
  assert.deepEqual([source, NOINDEX.slice(span.start, span.end)], ["rendered-html", "noindex"]);
});

test("inspect rejects contradictory options for the rendered document, and a missing file", async (context) => {
  const { url, requests } = await serve(context, SITE);
  for (const [options, code, reason] of [
    [["--rendered", "a.html", "--render"], 2, /--rendered and --render cannot be combined/],
    [["--render", "--headers-only"], 2, /--headers-only reads no HTML/],
    [["--rendered", "missing.html"], 3, /missing\.html.*there is no such file/],
  ]) {
    const run = await robotscope(["inspect", `${url}/page`, ...options]);
    assert.deepEqual([run.code, run.stdout], [code, ""], run.stderr);
    assert.match(run.stderr, reason);
  }
  assert.deepEqual(requests, []);
});

test("inspect --render reports how to install a missing browser", async (context) => {
  const { url } = await serve(context, SITE);
  const env = { CHROME_PATH: join(await folder(context), "missing") };
  const run = await robotscope(["inspect", `${url}/page`, "--render"], { env });
  assert.deepEqual([run.code, run.stdout], [3, ""]);
  assert.match(run.stderr, /could not start a browser: install one with “npx playwright-core install chromium”/);
});

test("inspect sets the exit code according to --fail-on", async (context) => {
  const { url } = await serve(context, { ...SITE, "/private/a": SITE["/page"] });
  const code = async (path, crawler, ...args) => {
    return (await robotscope(["inspect", url + path, "--crawler", crawler, ...args])).code;
  };
  assert.equal(await code("/page", "GPTBot"), 0);
  assert.equal(await code("/page", "Googlebot,GPTBot", "--fail-on", "disallowed"), 1);
  assert.equal(await code("/page", "Googlebot,bingbot", "--fail-on", "disallowed"), 0);
  assert.equal(await code("/page", "Googlebot,bingbot", "--fail-on", "unindexable"), 1);
  assert.equal(await code("/page", "Googlebot", "--fail-on", "unindexable"), 0);
  assert.equal(await code("/private/a", "Googlebot", "--fail-on", "unindexable"), 1);
});

test("inspect --fail-on disallowed exits with 1 if robots.txt returns status 503", async (context) => {
  const { url } = await serve(context, { ...SITE, "/robots.txt": [503] });
  const run = await robotscope(["inspect", `${url}/page`, "--crawler", "Googlebot", "--fail-on", "disallowed"]);
  assert.equal(run.code, 1);
  assert.match(
    run.stdout,
    /Googlebot {2}depends {2}depends .*depends on how long robots.txt has been failing: robots\.txt returned status 503/,
  );
});

test("reports that pages with status 404 or 429 are not indexed", async (context) => {
  const { url } = await serve(context, { ...SITE, "/busy": [429, { "Retry-After": "60", ...HTML_HEADERS }, "wait"] });
  for (const [path, status] of [
    ["/none", "404"],
    ["/busy", "429, Retry-After: 60"],
  ]) {
    const run = await robotscope(["inspect", url + path, "--crawler", "Googlebot"]);
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, new RegExp(`${path}\n    ${status}, `));
    assert.match(run.stdout, new RegExp(`! The page returns ${parseInt(status, 10)}, so it is not indexed`));
  }
});

test("treats a page and a robots.txt as unknown if a bot wall answers in place of the site", async (context) => {
  const wall = [403, { ...HTML_HEADERS, "CF-Mitigated": "challenge" }, "<p>Just a moment"];
  const { url } = await serve(context, { ...SITE, "/wall": wall });
  const run = await robotscope(["inspect", `${url}/wall`, "--crawler", "Googlebot", "--fail-on", "unindexable"]);
  const words = "Cloudflare sent a challenge (documented) instead of the page, so the page is unknown";
  assert.equal(run.code, 3);
  assert.ok(run.stderr.includes(`error ${words}.\n`), run.stderr);
  assert.ok(run.stdout.includes(`note: ${words}\n`) && !run.stdout.includes("not indexed"), run.stdout);
  const { page } = await (await robotscope(["inspect", `${url}/wall`, "--json"])).json();
  assert.deepEqual(page.refusal, { kind: "challenge", by: "Cloudflare", certainty: "documented" });
  const walled = await serve(context, { ...SITE, "/robots.txt": wall });
  const args = ["inspect", `${walled.url}/page`, "--crawler", "Googlebot", "--fail-on", "disallowed"];
  const { code, stdout } = await robotscope(args);
  assert.equal(code, 1);
  assert.match(stdout, /instead of robots\.txt, so robots\.txt is unknown\n/);
  assert.match(stdout, /Googlebot +depends/);
});

// Google, "How HTTP status codes affect Google's crawlers": pages with 4xx, except 429, are not indexed. Pages with 5xx or 429 are
// temporarily not indexed. 304 changes nothing, and 204 has no content. Google does not mention 206, so it counts as a success, like 200.
// 301 leads to a page with status 200.
const STATUSES = {
  200: ["full", "processed"],
  204: ["hidden", "not-indexed"],
  206: ["full", "processed"],
  301: ["full", "processed"],
  304: [undefined, "unchanged"],
  401: ["hidden", "not-indexed"],
  403: ["hidden", "not-indexed"],
  404: ["hidden", "not-indexed"],
  410: ["hidden", "not-indexed"],
  429: ["hidden", "unavailable"],
  451: ["hidden", "not-indexed"],
  500: ["hidden", "unavailable"],
  503: ["hidden", "unavailable"],
};

test("reports the effect of a page's status in text, JSON and the exit code", async (context) => {
  const hasBody = (status) => status !== "204" && status !== "304";
  const pages = Object.keys(STATUSES).map((status) => {
    const headers = status === "301" ? { Location: "/page" } : HTML_HEADERS;
    return [`/${status}`, [Number(status), headers, hasBody(status) ? "<title>A page</title>" : ""]];
  });
  const { url } = await serve(context, { ...SITE, ...Object.fromEntries(pages) });
  for (const [status, [listing, effect]] of Object.entries(STATUSES)) {
    const args = ["inspect", `${url}/${status}`, "--crawler", "Googlebot", "--fail-on", "unindexable"];
    const run = await robotscope(args);
    assert.equal(run.code, listing === "full" ? 0 : 1, `${status}: ${run.stdout}${run.stderr}`);
    assert.match(run.stdout, new RegExp(`Googlebot {2}allowed {2}${listing ?? "depends"} `), status);
    if (effect !== "processed") assert.match(run.stdout, new RegExp(`: the status is ${status} \\(documented\\)`));
    const { report } = await (await robotscope([...args, "--json"])).json();
    const [{ appearance, indexing }] = report.crawlers;
    assert.deepEqual([appearance.listing, indexing.status.effect], [listing, effect], status);
    assert.equal(indexing.index.value, listing === "hidden" ? "forbidden" : "allowed", status);
  }
});

test("detects encodings, and reports unknown labels and guessed encodings", async (context) => {
  const meta = (label) => `<meta charset="${label}"><meta name="robots" content="noindex"><p>`;
  const type = (label) => ({ "Content-Type": label ? `text/html; charset=${label}` : "text/html" });
  const pages = {
    "/utf-16": [200, type("utf-8"), Buffer.from(`\ufeff${meta("utf-8")}`, "utf16le")],
    "/latin1": [200, type(), Buffer.from(`${meta("latin1")}\xe9`, "latin1")],
    "/wrong": [200, type("utf-8"), Buffer.from(`${meta("latin1")}\xe9`, "latin1")],
    "/unknown": [200, type("utf-80"), `${meta("")}é`],
    "/none": [200, type(), Buffer.from('<meta name="robots" content="noindex"><p>\xe9', "latin1")],
  };
  const { url } = await serve(context, pages);
  const expected = {
    "/utf-16": ["utf-16le", "byte-order-mark"],
    "/latin1": ["windows-1252", "meta"],
    "/wrong": ["utf-8", "content-type"],
    "/unknown": ["utf-8", "assumed"],
    "/none": ["windows-1252", "assumed"],
  };
  for (const [path, [name, source]] of Object.entries(expected)) {
    const { page, report } = await (
      await robotscope(["inspect", url + path, "--crawler", "Googlebot", "--json"])
    ).json();
    assert.deepEqual([page.encoding.name, page.encoding.source], [name, source], path);
    assert.equal(report.crawlers[0].indexing.index.value, "forbidden", path);
  }
  const unknown = await robotscope(["inspect", `${url}/unknown`]);
  assert.match(unknown.stdout, /note: unknown encoding “utf-80”; read as utf-8/);
  const none = await robotscope(["inspect", `${url}/none`]);
  assert.match(none.stdout, /note: no encoding is declared; windows-1252 is assumed/);
});

test("reads only the headers of a document that is not HTML", async (context) => {
  const { url } = await serve(context, {
    "/a.pdf": [
      200,
      { "Content-Type": "application/pdf", "X-Robots-Tag": "noindex" },
      '<meta name="robots" content="nosnippet">',
    ],
  });
  const { page, report } = await (
    await robotscope(["inspect", `${url}/a.pdf`, "--crawler", "Googlebot", "--json"])
  ).json();
  assert.equal(page.encoding, undefined);
  assert.deepEqual(
    report.directives.map(({ name }) => name),
    ["noindex"],
  );
  assert.equal(report.known.html, true);
});

test("removes control characters in pages and robots.txt from the output", async (context) => {
  const { url } = await serve(context, {
    "/": [200, HTML_HEADERS, '<meta name="robots" content="no\x1b[2Jindex">'],
    "/robots.txt": [200, {}, "User-agent: *\nDisallow: /\x1b]0;title\x07"],
  });
  const { stdout, stderr } = await robotscope(["inspect", url]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters.
  assert.doesNotMatch(stdout + stderr, /[\x07\x1b]/);
});

test("inspects a page for all crawlers, and for an unknown crawler", async (context) => {
  const { url } = await serve(context, SITE);
  const all = await robotscope(["inspect", `${url}/page`, "--crawler", "all", "--json"]);
  assert.ok((await all.json()).report.crawlers.length > 100);
  const unknown = await robotscope(["inspect", `${url}/page`, "--crawler", "MyOwnBot/1.0"]);
  assert.match(unknown.stdout, /Others\n {2}MyOwnBot/);
});

test("--sitemap reports contradictions between the page and a sitemap that lists it", async (context) => {
  const { url } = await serve(context, { ...SITE, "/private/a": [200, HTML_HEADERS, "<p>Text"] });
  const sitemap = (...paths) =>
    `<urlset>${paths.map((path) => `<url><loc>${url}${path}</loc></url>`).join("")}</urlset>`;
  const cwd = await folder(context, { "sitemap.xml": sitemap("/other", "/page"), "other.xml": sitemap("/old") });
  const inspect = (path, file, ...args) =>
    robotscope(["inspect", `${url}${path}`, "-s", file, "-c", "Googlebot,bingbot,GPTBot", ...args], {
      input: sitemap("/private/a"),
    });
  // The sitemap lists /page, to which /old redirects.
  const listed = await inspect("/old", join(cwd, "sitemap.xml"));
  assert.match(listed.stdout, /! A sitemap lists the page, but the page forbids bingbot to index it: .*“noindex”\./);
  const blocked = await inspect("/private/a", "-");
  assert.match(blocked.stdout, /! A sitemap lists the page, but robots\.txt blocks Googlebot and bingbot from it\./);
  const not = await inspect("/page", join(cwd, "other.xml"), "--json");
  const { inSitemap, report } = await not.json();
  assert.deepEqual([inSitemap, report.findings.some(({ kind }) => kind.startsWith("listed-"))], [false, false]);
  const missing = await inspect("/page", join(cwd, "missing.xml"));
  assert.equal(missing.code, 3);
  assert.match(missing.stderr, /there is no such file/);
});

test("--sitemap rejects files and responses that contain no URLs", async (context) => {
  const { url } = await serve(context, { ...SITE, "/nope.xml": [200, {}, "User-agent: *\nDisallow: /private/\n"] });
  const cwd = await folder(context, { "hello.xml": "hello", "empty.xml": "", "none.xml": "<urlset></urlset>" });
  const files = ["hello.xml", "empty.xml", "none.xml"].map((name) => join(cwd, name));
  for (const sitemap of [...files, `${url}/nope.xml`]) {
    const { code, stdout, stderr } = await robotscope(["inspect", `${url}/page`, "-c", "Googlebot", "-s", sitemap]);
    assert.deepEqual([code, stdout], [3, ""], sitemap);
    assert.equal(stderr, `error the sitemap ${sitemap} has no URLs, so no page was compared with it.\n`);
  }
});

test("inspect rejects invalid arguments", async () => {
  const wrong = [
    [["inspect"], /url/],
    [["inspect", "ftp://example.com/"], /“ftp:\/\/example\.com\/” is not a web address/],
    [["inspect", "/page"], /“\/page” is not a web address/],
    [["inspect", "http://127.0.0.1:1/", "--max-bytes", "many"], /--max-bytes must be a positive whole number/],
    [["inspect", "http://127.0.0.1:1/", "--max-bytes", "0"], /--max-bytes must be a positive whole number/],
    [["inspect", "http://127.0.0.1:1/", "--timeout", "soon"], /--timeout must be a number of seconds/],
    [["inspect", "http://127.0.0.1:1/", "--user-agent", "a\nb: c"], /cannot be sent as a User-Agent/],
    [["inspect", "http://127.0.0.1:1/", "--fail-on", "anything"], /disallowed, unindexable/],
  ];
  for (const [args, message] of wrong) {
    const run = await robotscope(args);
    assert.equal(run.code, 2, `${args.join(" ")}: ${run.stderr}`);
    assert.match(run.stderr, message);
    assert.equal(run.stdout, "");
  }
});
