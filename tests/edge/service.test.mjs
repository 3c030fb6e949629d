// Tests the service's answers on workerd and on Node.js. In these tests, the platforms differ only in how they report header lines.
import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { apartOnNode, onNode, onWorkerd, target } from "./support.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private\n";
const HTML = "<!doctype html><meta name=robots content=noindex><p>ü";

/** @type {["workerd" | "Node.js", typeof onWorkerd][]} */
const platforms = [
  ["workerd", onWorkerd],
  ["Node.js", onNode],
];

for (const [platform, start] of platforms) {
  const isNode = platform === "Node.js";

  test(`${platform}: streams a page, its headers and its robots.txt`, async (test) => {
    const site = await target(test, {
      "/robots.txt": [200, { "Content-Type": "text/plain" }, `\ufeff${ROBOTS}`],
      // Keep the order of these header lines: another line separates the two lines with the same name.
      "/a": [
        200,
        [
          "X-Robots-Tag",
          "otherbot: nofollow",
          "content-TYPE",
          "text/html",
          "X-Robots-Tag",
          "noindex",
          "Set-Cookie",
          "a=1",
        ],
        HTML,
      ],
    });
    const { inspect } = await start(test, { ALLOWED: site.host });
    const { status, events, page, robots, text, end } = await inspect(`${site.url}/a?b#c`);
    assert.equal(status, 200);
    assert.deepEqual(
      events.map(({ event, part }) => [event, part]),
      [
        ["hop", "robots-txt"],
        ["text", "robots-txt"],
        ["hop", "page"],
        ["text", "page"],
        ["end", undefined],
      ],
    );
    assert.deepEqual([robots[1].text, robots[1].site], [`\ufeff${ROBOTS}`, site.url]);
    const { headers, fieldLines, url } = page[0];
    assert.equal(url, `${site.url}/a?b`);
    assert.deepEqual(
      [text.text, text.encoding, text.encodingSource, text.truncated],
      [HTML, "utf-8", "assumed", false],
    );
    assert.equal(text.bytes, Buffer.byteLength(HTML));
    assert.equal(end.fetches, 2);
    if (isNode) {
      assert.equal(fieldLines, "as-sent");
      assert.match(
        headers,
        /^HTTP\/1\.1 200 OK\r\nX-Robots-Tag: otherbot: nofollow\r\ncontent-TYPE: text\/html\r\nX-Robots-Tag: noindex\r\n/,
      );
    } else {
      // workerd joins header lines with the same name, except for Set-Cookie.
      assert.equal(fieldLines, "joined");
      assert.match(headers, /^HTTP\/1\.1 200 OK\r\n[\s\S]*x-robots-tag: otherbot: nofollow, noindex\r\n/);
    }
    assert.match(headers, /\r\n\r\n$/);
  });

  test(`${platform}: sends robotscope's User-Agent to the site, and forwards no private headers of the client`, async (test) => {
    const site = await target(test, { "/a": [200, { "Set-Cookie": "a=1", "Content-Type": "text/html" }, ""] });
    const { ask, inspect } = await start(test, { ALLOWED: site.host, CONTACT: "https://robots.example/about" });
    await (
      await ask(`${site.url}/a`, { headers: { cookie: "secret=1", authorization: "Basic abc", referer: "http://x/" } })
    ).text();
    await inspect(`${site.url}/a?2`);
    for (const { headers } of site.requests) {
      assert.match(
        headers["user-agent"],
        /^robotscope\/\d+\.\d+\.\d+ \(\+https:\/\/robots\.example\/about; on behalf of a user\)$/,
      );
      for (const name of ["cookie", "authorization", "referer", "from", "origin"])
        assert.equal(headers[name], undefined);
    }
  });

  test(`${platform}: reports every redirect, including redirects to other origins`, async (test) => {
    const last = await target(test, { "/robots.txt": ROBOTS, "/end": HTML });
    const first = await target(test, {
      "/robots.txt": [301, { Location: "/other.txt" }],
      "/other.txt": "User-agent: a\nDisallow:\n",
      "/a": [302, { Location: "b" }],
      "/b": [308, { Location: `${last.url}/end#part` }],
    });
    const { inspect } = await start(test, { ALLOWED: `${first.host} ${last.host}` });
    const { page, robots, text, end } = await inspect(`${first.url}/a`);
    const hops = page
      .filter(({ event }) => event === "hop")
      .map(({ status, url, redirectsTo }) => [status, url, redirectsTo]);
    assert.deepEqual(hops, [
      [302, `${first.url}/a`, `${first.url}/b`],
      [308, `${first.url}/b`, `${last.url}/end`],
      [200, `${last.url}/end`, undefined],
    ]);
    assert.deepEqual([text.text, text.url], [HTML, `${last.url}/end`]);
    const texts = robots.filter(({ event }) => event === "text").map(({ site, url }) => [site, url]);
    assert.deepEqual(texts, [
      [first.url, `${first.url}/other.txt`],
      [last.url, `${last.url}/robots.txt`],
    ]);
    assert.equal(end.fetches, 6);
  });

  test(`${platform}: reports redirect chains that never reach a page`, async (test) => {
    const site = await target(test, {
      "/robots.txt": ({ url }, response) => response.writeHead(301, { Location: "/robots.txt?1" }).end(url),
      "/loop": [302, { Location: "/loop" }],
      "/ftp": [302, { Location: "ftp://example.com/" }],
      "/bad": [302, { Location: "http://[" }],
      "/more": ({ url }, response) =>
        response.writeHead(302, { Location: `/more?${Number(url.split("?")[1] ?? 0) + 1}` }).end(),
    });
    const { inspect } = await start(test, { ALLOWED: site.host });
    const kindOf = async (path) => (await inspect(site.url + path)).failure.kind;
    assert.equal(await kindOf("/loop"), "redirect-loop");
    assert.equal(await kindOf("/ftp"), "unsupported-protocol");
    assert.equal(await kindOf("/bad"), "bad-redirect");
    const { robots, failure, end } = await inspect(`${site.url}/more`);
    assert.equal(robots.at(-1).failure.kind, "redirect-loop");
    assert.deepEqual([failure.kind, end.fetches], ["too-many-fetches", 8]);
    // The first eight redirects are in the cache now and need no fetch, so the redirect limit is reached before the fetch limit.
    assert.equal(await kindOf("/more"), "too-many-redirects");
  });

  test(`${platform}: does not fetch a page if its site disallows robotscope in robots.txt`, async (test) => {
    const site = await target(test, {
      "/robots.txt": "User-agent: *\nDisallow: /\n\nUser-agent: RobotScope\nDisallow: /no\n",
      "/no": HTML,
      "/yes": HTML,
      "/to": [302, { Location: "/no" }],
    });
    const { inspect } = await start(test, { ALLOWED: site.host });
    const { failure, robots } = await inspect(`${site.url}/no`);
    assert.equal(failure.kind, "opted-out");
    assert.match(robots.find(({ event }) => event === "text").text, /RobotScope/);
    assert.equal((await inspect(`${site.url}/to`)).failure.kind, "opted-out");
    assert.equal((await inspect(`${site.url}/yes`)).text.text, HTML);
    assert.ok(!site.requests.some(({ url }) => url === "/no"));
  });

  test(`${platform}: caches complete responses, but not responses that are cut off`, async (test) => {
    let count = 0;
    const site = await target(test, {
      "/robots.txt": ROBOTS,
      "/a": (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(`${++count}`),
      "/cut": (_, response) =>
        response.writeHead(200, { "Content-Length": "10" }).write("abc", () => response.destroy()),
    });
    const { inspect } = await start(test, { ALLOWED: site.host });
    const first = await inspect(`${site.url}/a`);
    const second = await inspect(`${site.url}/a`);
    assert.deepEqual(
      [first.page[0].age, second.page[0].age, first.text.text, second.text.text],
      [undefined, 0, "1", "1"],
    );
    assert.deepEqual([first.end.fetches, second.end.fetches], [2, 0]);
    for (const _ of "12") assert.deepEqual((await inspect(`${site.url}/cut`)).failure.kind, "cut-off");
    assert.equal(site.requests.filter(({ url }) => url === "/cut").length, 2);
  });

  test(`${platform}: limits requests per client and per site`, async (test) => {
    const site = await target(test, { "*": HTML });
    const environment = { ALLOWED: site.host, CLIENT_HEADER: "X-Forwarded-For" };
    const { ask } = await start(test, { ...environment, PER_CLIENT: "2" });
    const from = async (address) => (await ask(`${site.url}/a`, { headers: { "x-forwarded-for": address } })).status;
    const v6 = ["1.1.1.1, 2001:db8::1", "2001:db8::2", "2001:0db8:0:0:ffff::3"];
    assert.deepEqual([await from(v6[0]), await from(v6[1]), await from(v6[2])], [200, 200, 429]);
    assert.deepEqual([await from("192.0.2.1"), await from("2001:db8:0:1::1")], [200, 200]);
    const refused = await ask(`${site.url}/a`, { headers: { "x-forwarded-for": v6[0] } });
    const { failure } = await refused.json();
    assert.equal(failure.kind, "client-limit");
    assert.equal(refused.headers.get("retry-after"), String(failure.retryAfter));
    assert.ok(failure.retryAfter > 0 && failure.retryAfter <= 30);

    const { inspect } = await start(test, { ...environment, PER_SITE: "3" });
    assert.equal((await inspect(`${site.url}/b`)).text.text, HTML);
    assert.equal((await inspect(`${site.url}/c`)).text.text, HTML);
    const limited = await inspect(`${site.url}/d`);
    assert.deepEqual([limited.failure.kind, limited.failure.retryAfter], ["site-limit", 20]);
  });

  test(`${platform}: refuses requests from unlisted origins, methods other than GET, and invalid URLs`, async (test) => {
    const site = await target(test, { "*": HTML });
    const { ask, service } = await start(test, { ALLOWED: site.host, ORIGINS: "https://a.example https://b.example" });
    const askWith = (headers, method = "GET") => ask(`${site.url}/a`, { headers, method });
    assert.equal((await askWith({ "sec-fetch-site": "cross-site" })).status, 403);
    assert.equal((await askWith({ "sec-fetch-site": "same-site", origin: "https://c.example" })).status, 403);
    assert.equal(site.requests.length, 0);
    const open = await askWith({ "sec-fetch-site": "cross-site", origin: "https://b.example" });
    assert.deepEqual([open.status, open.headers.get("access-control-allow-origin")], [200, "https://b.example"]);
    assert.deepEqual([open.headers.get("vary"), open.headers.get("cache-control")], ["origin", "no-store"]);
    assert.equal(open.headers.get("content-type"), "application/x-ndjson; charset=utf-8");
    assert.equal((await askWith({ "sec-fetch-site": "same-origin" })).headers.get("access-control-allow-origin"), null);
    assert.equal((await askWith({}, "POST")).status, 405);
    assert.equal((await askWith({}, "DELETE")).status, 405);
    assert.equal((await fetch(service.replace("inspect", "other"))).status, 404);
    assert.equal((await fetch(service)).status, 400);
    assert.equal((await ask(`http://a.example.com/${"a".repeat(8192)}`)).status, 400);
    for (const response of [await fetch(service), await askWith({ "sec-fetch-site": "cross-site" })])
      assert.equal((await response.json()).failure.url, "");
  });

  test(`${platform}: decodes text responses, reads only their first 5 MiB, and reads no images`, async (test) => {
    const site = await target(test, {
      "/robots.txt": [200, { "Content-Type": "image/png" }, gzipSync(Buffer.alloc(1)).subarray(0, 0)],
      "/image": [200, { "Content-Type": "image/png" }, "\x89PNG"],
      "/latin": [200, { "Content-Type": "text/html; charset=iso-8859-1" }, Buffer.from("é", "latin1")],
      "/gzip": [200, { "Content-Type": "text/html", "Content-Encoding": "gzip" }, gzipSync(HTML)],
      "/long": [200, { "Content-Type": "text/html" }, "a".repeat(6 * 1024 * 1024)],
    });
    const { inspect } = await start(test, { ALLOWED: site.host });
    const { text } = await inspect(`${site.url}/image`);
    assert.deepEqual([text.status, text.text, text.bytes], [200, undefined, 0]);
    const latin = (await inspect(`${site.url}/latin`)).text;
    assert.deepEqual([latin.text, latin.encoding, latin.encodingSource], ["é", "windows-1252", "content-type"]);
    assert.equal((await inspect(`${site.url}/gzip`)).text.text, HTML);
    const long = (await inspect(`${site.url}/long`)).text;
    assert.deepEqual([long.text.length, long.bytes, long.truncated], [5 * 1024 * 1024, 5 * 1024 * 1024, true]);
  });

  test(`${platform}: sends robots.txt before the page has loaded, and stops fetching when the client disconnects`, async (test) => {
    let closed;
    const left = new Promise((resolve) => (closed = resolve));
    const site = await target(test, {
      "/robots.txt": ROBOTS,
      "/slow": (_, response) => void once(response, "close").then(closed),
    });
    const { ask } = await start(test, { ALLOWED: site.host });
    const started = performance.now();
    const reader = (await ask(`${site.url}/slow`)).body.getReader();
    let text = "";
    while (!text.includes("Disallow: /private")) text += new TextDecoder().decode((await reader.read()).value);
    assert.ok(performance.now() - started < 3000);
    await reader.cancel();
    await Promise.race([left, sleep(5000).then(() => assert.fail("the page is still being fetched"))]);
  });
}

test("accepts a limit below one request per minute", async (test) => {
  const site = await target(test, { "*": HTML });
  const { inspect } = await apartOnNode(test, { ALLOWED: site.host, PER_CLIENT: "0.5" });
  assert.equal((await inspect(`${site.url}/a`)).status, 200);
  const { retryAfter } = (await inspect(`${site.url}/a`)).refusal;
  assert.ok(retryAfter > 60 && retryAfter <= 120, String(retryAfter));
});

test("rejects a limit that is not a number, and uses the platform's rate limiters", async (test) => {
  await assert.rejects(apartOnNode(test, { PER_SITE: "many" }), /PER_SITE must be a number greater than 0, not “many”/);
  const keys = [];
  const limiter = { limit: async ({ key }) => ({ success: keys.push(key) < 3 }) };
  const site = await target(test, { "*": HTML });
  const { inspect } = await apartOnNode(test, { ALLOWED: site.host, SITE_LIMITER: limiter, CLIENT_LIMITER: limiter });
  const { failure } = await inspect(`${site.url}/a`);
  assert.deepEqual([failure.kind, failure.retryAfter], ["site-limit", 60]);
  assert.deepEqual(keys, ["somebody", "127.0.0.1", "127.0.0.1"]);
});
