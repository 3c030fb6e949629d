// Tests modules that the command `robotscope site` and the import `robotscope/site` share.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { build } from "esbuild";
import { evaluate } from "robotscope";
import { siteRecords } from "robotscope/site";
import { inRoot } from "../../scripts/lib/paths.mjs";

let PageReader;
let OriginRobots;
let StoredUrls;
let UrlTable;

before(async () => {
  ({ PageReader } = await load("page-reader.ts"));
  ({ OriginRobots } = await load("origin-robots.ts"));
  ({ StoredUrls, UrlTable } = await load("url-table.ts"));
});

/** @param {string} file */
async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [inRoot("web", "site", file)],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    alias: { robotscope: inRoot("web", "pkg", "node.js") },
    plugins: [
      {
        name: "engine",
        setup: ({ onResolve }) => onResolve({ filter: /pkg\/node\.js$/ }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

const crawlers = ["Googlebot", "bingbot", "GPTBot", "YandexBot", "unknownbot"];

/** Returns a function that returns a pseudo-random integer below its argument. The same seed yields the same sequence. */
function random(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test("reuses verdicts only for pages that would get equal verdicts in a separate evaluation", () => {
  const now = Date.UTC(2026, 10, 1);
  const next = random(7);
  const pick = (list) => list[next(list.length)];
  const origin = "https://example.com";
  const text =
    "User-agent: *\nDisallow: /a/\nUser-agent: bingbot\nAllow: /a/b\nDisallow: /*?\nUser-agent: GPTBot\nDisallow: /\n";
  const texts = [{ status: 200, text }, { status: 503 }, { status: 404 }, { status: "network-failure" }];
  const readers = texts.map(() => new PageReader({ crawlers, now }));
  const distinct = new Set();
  const robotsTxts = texts.map((answer) => new OriginRobots({ record: "robots", origin, redirects: 0, ...answer }));
  for (let round = 0; round < 300; round += 1) {
    const at = next(8) > 0 ? 0 : next(texts.length);
    const robots = robotsTxts[at];
    const url = `${origin}${pick(["/a/x", "/a/b/x", "/c", "/c?d=1", "/"])}${next(50)}`;
    const fields = [
      pick([
        "",
        "Content-Type: text/html\r\n",
        "Content-Type: application/pdf\r\n",
        "Server: x\r\nContent-Type: text/html; charset=utf-8\r\n",
      ]),
      pick(["", "", "X-Robots-Tag: noindex\r\n", "X-Robots-Tag: bingbot: none\r\nX-Robots-Tag: nosnippet\r\n"]),
      pick(["", "X-Robots-Tag: unavailable_after: 2026-10-01\r\n", "X-Robots-Tag: unavailable_after: 2027-01-01\r\n"]),
    ];
    const status = pick([200, 200, 200, 200, 200, 200, 404, 500, 304]);
    const headers = `HTTP/1.1 ${status} X\r\n${fields.join("")}\r\n`;
    const head = [
      pick([
        "",
        "<meta name=robots content=noindex>",
        "<meta name=GoogleBot content='none'>",
        "<META NAME=robots CONTENT='index,max-snippet:5'>",
      ]),
      pick(["", "\n", `<title>${next(1000)}</title>`]),
      pick([
        "",
        "<noscript><meta name=robots content=noindex></noscript>",
        "</head><body><meta name=robots content=noindex>",
      ]),
    ];
    const html = `<!doctype html>${head.join("")}`;
    const page = { url, discovery: "list", redirects: [], response: { url, status, headers, body: Buffer.from(html) } };
    const shared = readers[at].read(page, robots).record;
    const alone = new PageReader({ crawlers, now }).read(page, robots).record;
    assert.deepEqual(shared, alone);
    const isHtml = !headers.includes("pdf");
    const fetch = { ...robots.fetch, ...(status < 500 && { restOfSite: "available" }) };
    const report = evaluate({ url, robotsTxtFetch: fetch, headers, ...(isHtml && { html }), now, crawlers });
    const expected = report.crawlers.map(({ crawl, appearance, explanation }) => [
      crawl.answer.value,
      appearance.listing,
      explanation.summary,
    ]);
    assert.deepEqual(
      shared.verdicts.map(({ crawl, listing, summary }) => [crawl, listing, summary]),
      expected,
      headers + html,
    );
    distinct.add(shared.verdicts);
  }
  assert.ok(distinct.size < 280, `${distinct.size} of 300 pages share their verdicts with no other`);
});

test("stores a hundred thousand URLs with their values", () => {
  const table = new UrlTable();
  const urlOf = (at) => `https://example.com/a/${at}?b=${at % 7}`;
  for (let at = 0; at < 100_000; at += 1) assert.equal(table.set(urlOf(at), at % 1000), true);
  for (let at = 0; at < 100_000; at += 1) assert.equal(table.get(urlOf(at)), at % 1000);
  for (let at = 0; at < 100_000; at += 1) assert.equal(table.get(`https://example.com/b/${at}`), undefined);
  assert.equal(table.set(urlOf(5), 0), false);
  assert.equal(table.get(urlOf(5)), 0);
  assert.equal(table.size, 100_000);
});

test("records which URLs were read, and the alphabetically first sitemap that lists each URL", async () => {
  const urls = new StoredUrls();
  assert.deepEqual(urls.membership("https://example.com/a"), {});
  assert.equal(urls.read("https://example.com/a"), true);
  async function* parts() {
    for (const [name, ...paths] of [["z", "a", "b"], ["m", "b", "c"], ["empty"], ["n", "c"]]) {
      const sitemap = `https://example.com/${name}.xml`;
      for (const path of paths) yield { sitemap, urls: [`https://example.com/${path}`] };
      yield { record: { record: "sitemap", url: sitemap, urls: paths.length }, isUnavailable: false };
    }
  }
  for await (const { urls: number } of urls.list(parts())) assert.ok(number <= 2);
  const names = ["z", "m", "empty", "n"].map((name) => `https://example.com/${name}.xml`);
  assert.deepEqual(urls.sitemaps, names);
  const [z, m] = names;
  const found = ["a", "b", "c"].map((path) => urls.sitemapOf(`https://example.com/${path}`));
  assert.deepEqual(found, [z, m, m]);
  assert.deepEqual(urls.membership("https://example.com/b"), { inSitemap: true, sitemap: m });
  assert.deepEqual(urls.membership("https://example.com/d"), { inSitemap: false });
  assert.deepEqual(
    ["a", "b"].map((path) => urls.isRead(`https://example.com/${path}`)),
    [true, false],
  );
  assert.equal(urls.read("https://example.com/a"), false);
  assert.equal(urls.read("https://example.com/b"), true);
  assert.equal(urls.read("https://example.com/b"), false);
  assert.equal(urls.sitemapOf("https://example.com/b"), m);
});

/** Returns a replacement for `fetch` that serves pages, and the array to which it adds each requested URL. */
function serving(pages) {
  const requests = [];
  const fetching = async (url) => {
    requests.push(String(url));
    const [status, headers, body] = pages[url] ?? [404, {}, ""];
    return new Response(body, { status, headers });
  };
  return { fetching, requests };
}

test("robotscope/site yields the records of a site that the caller's fetch function serves", async () => {
  const html = { "Content-Type": "text/html" };
  const { fetching, requests } = serving({
    "https://example.com/robots.txt": [
      200,
      {},
      "User-agent: *\nDisallow: /secret\nSitemap: https://example.com/s.xml\n",
    ],
    "https://example.com/s.xml": [
      200,
      {},
      "<urlset><url><loc>https://example.com/a</loc></url><url><loc>https://example.com/secret</loc></url></urlset>",
    ],
    "https://example.com/": [200, html, "<title>Home</title>"],
    "https://example.com/a": [301, { Location: "/b" }, ""],
    "https://example.com/b": [200, { ...html, "X-Robots-Tag": "noindex" }, "<title>B</title>"],
  });
  const records = [];
  for await (const record of siteRecords("https://example.com", { fetch: fetching, crawlers: ["Googlebot"], now: 0 }))
    records.push(record);
  assert.equal(records[0].record, "run");
  const origins = records.filter(({ record }) => record === "robots").map(({ origin }) => origin);
  assert.deepEqual(origins, [
    "https://example.com",
    "http://example.com",
    "https://www.example.com",
    "http://www.example.com",
  ]);
  const pages = Object.fromEntries(
    records.filter(({ record }) => record === "page").map((page) => [new URL(page.url).pathname, page]),
  );
  assert.deepEqual(Object.keys(pages), ["/a", "/secret", "/"]);
  assert.deepEqual(pages["/a"].redirects, [
    { url: "https://example.com/a", status: 301, target: "https://example.com/b" },
  ]);
  assert.deepEqual(pages["/a"].robotsHeaders, ["x-robots-tag: noindex"]);
  assert.deepEqual(pages["/secret"].verdicts[0].cause.rule, "Disallow: /secret");
  assert.equal(requests.includes("https://example.com/secret"), false);
  assert.equal(pages["/"].verdicts[0].listing, "full");
});

test("robotscope/site reports a sitemap on a host whose robots.txt is unreachable", async () => {
  const sitemap = "https://cdn.example.com/s.xml";
  const { fetching } = serving({
    "https://example.com/robots.txt": [200, {}, `Sitemap: ${sitemap}\n`],
    "https://cdn.example.com/robots.txt": [503, {}, ""],
  });
  const sitemaps = [];
  for await (const record of siteRecords("https://example.com", { fetch: fetching }))
    if (record.record === "sitemap") sitemaps.push(record);
  const failure = "the robots.txt of its host is unreachable";
  assert.deepEqual(sitemaps, [{ record: "sitemap", url: sitemap, urls: 0, failure }]);
});

test("robotscope/site treats robots.txt as unknown if a bot wall answers in its place", async () => {
  const fetching = async (url) =>
    String(url).endsWith("/robots.txt")
      ? new Response("Just a moment", { status: 403, headers: { "CF-Mitigated": "challenge" } })
      : new Response("<title>a</title>", { headers: { "Content-Type": "text/html" } });
  const found = [];
  for await (const record of siteRecords("https://example.com", { fetch: fetching, urls: ["https://example.com/a"] }))
    found.push(record);
  const [robots, page] = ["robots", "page"].map((kind) => found.find(({ record }) => record === kind));
  assert.deepEqual([robots.status, robots.wall, robots.text], [403, "Cloudflare", undefined]);
  assert.equal(page.verdicts[0].crawl, undefined);
});

test("robotscope/site skips Sitemap lines that are not web addresses", async () => {
  const lines = [
    "htps://example.com/s.xml",
    "Sitemap: https://example.com/s.xml",
    "localhost:3000/s.xml",
    "ftp://x/s.xml",
  ];
  const text = [...lines, "/s.xml#x"].map((url) => `Sitemap: ${url}\n`).join("");
  const { fetching } = serving({
    "https://example.com/robots.txt": [200, {}, text],
    "https://example.com/s.xml": [200, {}, "<urlset><url><loc>https://example.com/a</loc></url></urlset>"],
  });
  const sitemaps = [];
  for await (const record of siteRecords("https://example.com", { fetch: fetching }))
    if (record.record === "sitemap") sitemaps.push(record);
  assert.deepEqual(sitemaps, [{ record: "sitemap", url: "https://example.com/s.xml", urls: 1 }]);
});

test("robotscope/site does not evaluate a page whose body is not received completely", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("cut off")) });
  const { fetching } = serving({ "https://example.com/a": [200, { "Content-Type": "text/html" }, body] });
  const pages = [];
  const urls = ["https://example.com/a"];
  for await (const record of siteRecords("https://example.com", { fetch: fetching, urls, crawlers: ["Googlebot"] }))
    if (record.record === "page") pages.push(record);
  const [{ failure, status, verdicts }] = pages;
  const [{ crawl, listing }] = verdicts;
  assert.deepEqual([failure.message, status, crawl, listing], ["cut off", undefined, "allowed", undefined]);
});

test("robotscope/site reads only the beginning of long bodies, and nothing of archives and media", async () => {
  const pieces = {};
  const long = (name) => {
    pieces[name] = 0;
    return new ReadableStream({
      pull(controller) {
        pieces[name] += 1;
        if (pieces[name] === 100) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
      },
    });
  };
  const { fetching } = serving({
    "https://example.com/robots.txt": [200, {}, long("robots.txt")],
    "https://example.com/page": [200, { "Content-Type": "text/html" }, long("page")],
    "https://example.com/a.zip": [200, { "Content-Type": "application/zip" }, long("a.zip")],
  });
  const urls = ["https://example.com/page", "https://example.com/a.zip"];
  const statuses = [];
  for await (const record of siteRecords("https://example.com", { fetch: fetching, urls }))
    if (record.record === "page") statuses.push(record.status);
  assert.deepEqual(statuses, [200, 200]);
  // A stream reads one piece in advance.
  assert.ok(pieces["robots.txt"] <= 6 && pieces.page <= 16 && pieces["a.zip"] <= 1, JSON.stringify(pieces));
});

test("robotscope/site starts no timer that is longer than the platform allows, whatever the Crawl-delay", async (context) => {
  const delays = [];
  context.mock.method(globalThis, "setTimeout", (_, delay) => delays.push(delay));
  const { fetching } = serving({
    "https://example.com/robots.txt": [200, {}, "User-agent: *\nCrawl-delay: 99999999\n"],
  });
  const urls = ["https://example.com/a", "https://example.com/b"];
  for await (const { record } of siteRecords("https://example.com", { fetch: fetching, urls }))
    if (record === "page") break;
  assert.ok(delays.length > 0 && delays.every((delay) => delay < 2 ** 31), delays.join());
});

test("robotscope/site sends no request after the caller stops reading", async () => {
  const { fetching, requests } = serving({});
  const urls = Array.from({ length: 20 }, (_, number) => `https://example.com/${number}`);
  for await (const { record } of siteRecords("https://example.com", { fetch: fetching, urls, rate: 20 }))
    if (record === "page") break;
  const sent = requests.length;
  await delay(300);
  assert.equal(requests.length, sent);
});

test("robotscope/site reads lists of URLs, obeys limits, and rejects invalid options", async () => {
  const { fetching } = serving({ "https://example.com/1": [200, { "Content-Type": "text/html" }, ""] });
  const urls = ["https://example.com/1", "https://example.com/1#x", "https://example.com/2", "https://example.com/3"];
  const all = async (site, options) => {
    const found = [];
    for await (const record of siteRecords(site, { fetch: fetching, ...options }))
      if (record.record === "page") found.push(record.url);
    return found;
  };
  assert.deepEqual(await all("https://example.com", { urls, limit: 2 }), [
    "https://example.com/1",
    "https://example.com/2",
  ]);
  await assert.rejects(all("example", {}), /is not a URL such as/);
  await assert.rejects(all("https://example.com", { limit: -1 }), /limit must be a positive number, not -1/);
  await assert.rejects(all("https://example.com", { urls, depth: 1 }), /pass either urls or depth/);
  await assert.rejects(all("https://example.com", { crawler: ["GPTBot"] }), /unknown option “crawler”/);
});

test("robotscope/site sends a URL's credentials only to the URL's origin, and writes them to no record", async () => {
  const sent = [];
  const fetching = async (url, { headers }) => {
    sent.push([String(url), headers.Authorization]);
    return new Response("", { status: String(url).endsWith("/robots.txt") ? 404 : 200 });
  };
  const records = async (site, options) => {
    const found = [];
    for await (const record of siteRecords(site, { fetch: fetching, ...options })) found.push(record);
    return found;
  };
  const named = "https://user:pa55word@staging.example.com/";
  const urls = [`${named}a`, "https://www.example.com/b"];
  const all = [...(await records(named, {})), ...(await records("https://example.com", { urls }))];
  assert.equal(all[0].source, "https://staging.example.com/");
  assert.ok(!JSON.stringify(all).includes("pa55word"), JSON.stringify(all));
  // The format of Basic authentication (RFC 7617, 2): https://www.rfc-editor.org/rfc/rfc7617#section-2
  const basic = `Basic ${Buffer.from("user:pa55word").toString("base64")}`;
  for (const [url, authorization] of sent) {
    assert.ok(!url.includes("pa55word"), url);
    assert.equal(authorization, url.startsWith("https://staging.example.com/") ? basic : undefined, url);
  }
  const requested = sent.map(([url]) => url);
  for (const path of ["", "a", "robots.txt"])
    assert.ok(requested.includes(`https://staging.example.com/${path}`), path);
});

test("robotscope/site fetches nothing if some entries in the list are not web addresses", async () => {
  const { fetching, requests } = serving({});
  const urls = ["https://example.com/", "/about", "mailto:a@example.com", "ftp://u:pa55word@example.com", "x"];
  const run = async () => {
    for await (const record of siteRecords("https://example.com", { fetch: fetching, urls }))
      assert.equal(record.record, "run");
  };
  await assert.rejects(run, {
    name: "TypeError",
    message:
      "urls must contain only URLs such as https://example.com/page, not “/about”, “mailto:a@example.com”, “ftp://example.com” and 1 more",
  });
  assert.deepEqual(requests, []);
});
