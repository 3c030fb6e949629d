// Tests how many redirects `inspect` follows, and to which targets.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { folder } from "./command-line.mjs";
import { CERTIFICATE, robotscope, serve, serveTls } from "./servers.mjs";

const to = (location, status = 302) => [status, { Location: location }];
const END = [200, { "Content-Type": "text/html" }, "the end"];

async function inspect(url, ...args) {
  const run = await robotscope(["inspect", url, "--crawler", "Googlebot", "--json", ...args]);
  assert.notEqual(run.code, 70, run.stderr);
  return { ...run, ...(await run.json()) };
}

/** Starts a server with `length` redirects in a chain. */
function chain(context, length, more = {}) {
  const pages = { ...more };
  for (let at = 0; at < length; at++) pages[`/${at}`] = to(`/${at + 1}`, [301, 302, 303, 307, 308][at % 5]);
  pages[`/${length}`] = END;
  return serve(context, pages);
}

test("follows ten redirects, but not twenty", async (context) => {
  const { url } = await chain(context, 10);
  const ten = await inspect(`${url}/0`);
  assert.deepEqual([ten.code, ten.page.hops.length, ten.page.finalUrl], [0, 11, `${url}/10`]);
  assert.equal(ten.way.length, 10);
  const { url: far, requests } = await chain(context, 20);
  const twenty = await inspect(`${far}/0`);
  assert.deepEqual([twenty.code, twenty.page.failure.kind, twenty.page.hops.length], [3, "too-many-redirects", 11]);
  assert.equal(requests.filter((question) => question.url !== "/robots.txt").length, 11);
});

test("reports a redirect loop", async (context) => {
  const { url } = await serve(context, { "/a": to("/b"), "/b": to("/c#x"), "/c": to("/a"), "/self": to("") });
  const run = await inspect(`${url}/a`);
  assert.deepEqual([run.code, run.page.failure.kind, run.page.failure.location], [3, "redirect-loop", `${url}/a`]);
  assert.match(run.stderr, /the redirects form a loop, back to/);
  assert.ok(run.seconds < 10);
  assert.equal((await inspect(`${url}/self`)).page.failure.kind, "redirect-loop");
});

test("reports redirects to schemes other than http and https, and to invalid URLs", async (context) => {
  const { url } = await serve(context, {
    "/file": to("file:///etc/passwd"),
    "/ftp": to("ftp://example.com/"),
    "/data": to("data:text/html,x"),
    "/script": to("javascript:alert(1)"),
    "/nowhere": to("http://"),
    "/port": to("http://example.com:99999/"),
  });
  for (const path of ["/file", "/ftp", "/data", "/script"]) {
    const run = await inspect(url + path);
    assert.deepEqual([run.code, run.page.failure.kind], [3, "unsupported-protocol"], path);
  }
  for (const path of ["/nowhere", "/port"])
    assert.equal((await inspect(url + path)).page.failure.kind, "bad-redirect", path);
});

test("stops at a redirect without Location, and ignores Location in responses that are not redirects", async (context) => {
  const { url } = await serve(context, {
    "/a": [302],
    "/b": [201, { Location: "/c" }],
    "/c": END,
    "/d": [304, { Location: "/c" }],
  });
  for (const path of ["/a", "/b", "/d"]) {
    const run = await inspect(url + path);
    assert.deepEqual([run.code, run.page.hops.length, run.page.failure], [0, 1, undefined], path);
  }
});

test("refuses redirects into private networks, including by host name and in unusual notations", async (context) => {
  const secret = await serve(context, { "/": END });
  const places = {
    "/metadata": "http://169.254.169.254/latest/meta-data/",
    "/number": `http://2130706433:${secret.port}/`,
    "/hex": `http://0x7f.1:${secret.port}/`,
    "/octal": `http://0177.0.0.01:${secret.port}/`,
    "/mapped": `http://[::ffff:127.0.0.1]:${secret.port}/`,
    "/loopback": `http://[::1]:${secret.port}/`,
    "/zero": `http://0.0.0.0:${secret.port}/`,
    "/ten": "http://10.0.0.1/",
    "/wide": "http://127.0.0.1%E3%80%82:1/",
    "/next": "http://127.0.0.2/",
  };
  const pages = Object.entries(places).map(([path, place]) => [path, to(place)]);
  const { url, named } = await serve(context, { "/name": to(`${secret.named}/`), ...Object.fromEntries(pages) });
  for (const start of [`${url}/name`, ...Object.keys(places).map((path) => named + path)]) {
    const run = await inspect(start, "--timeout", "5");
    assert.deepEqual([run.code, run.page.failure?.kind, run.page.hops.length], [3, "private-address", 1], start);
    assert.match(run.stderr, /Redirects into private networks are followed with --allow-private\./);
  }
  assert.equal(secret.requests.length, 0, "the private server got no request, not even for robots.txt");
  const allowed = await inspect(`${url}/name`, "--allow-private");
  assert.deepEqual([allowed.code, allowed.page.finalUrl], [0, `${secret.named}/`]);
});

test("follows redirects to other ports of a private host that the user typed", async (context) => {
  const other = await serve(context, { "/": END, "/robots.txt": [200, {}, "User-agent: *\nDisallow: /"] });
  const { url } = await serve(context, { "/": to(`${other.url}/`) });
  const run = await inspect(url);
  assert.deepEqual([run.code, run.page.finalUrl], [0, `${other.url}/`]);
  assert.equal(run.report.crawlers[0].crawl.access, "disallowed");
});

test("reports a crawler as disallowed if it may not fetch a URL in a chain of redirects", async (context) => {
  const end = await serve(context, { "/": END, "/robots.txt": [200, {}, "User-agent: *\nAllow: /"] });
  const { url } = await serve(context, {
    "/": to(`${end.named}/`),
    "/robots.txt": [200, {}, "User-agent: Googlebot\nDisallow: /"],
  });
  const args = ["inspect", url, "--allow-private", "--crawler", "Googlebot,bingbot"];
  const run = await robotscope(args);
  assert.match(
    run.stdout,
    /Googlebot\s+disallowed\s+url-only .*on the way, http:\/\/127\.0\.0\.1:\d+\/: may not crawl \/: line 2/,
  );
  assert.match(run.stdout, /bingbot\s+allowed\s+full/);
  const { robotsTxt, way, page } = await (await robotscope([...args, "--json"])).json();
  assert.deepEqual(
    robotsTxt.map((robots) => robots.url),
    [`${url}/robots.txt`, `${end.named}/robots.txt`],
  );
  assert.deepEqual(
    way.map((step) => [step.url, ...step.verdicts.map((verdict) => verdict.access)]),
    [[`${url}/`, "disallowed", "allowed"]],
  );
  assert.equal(page.finalUrl, `${end.named}/`);
  assert.equal((await robotscope([...args, "--fail-on", "disallowed"])).code, 1);
});

test("reports a redirect from https to http", async (context) => {
  const file = join(await folder(context, { "certificate.pem": CERTIFICATE }), "certificate.pem");
  const end = await serve(context, { "/": END });
  const { url } = await serveTls(context, { "/": to(`${end.url}/`) });
  const run = await robotscope(["inspect", url], { env: { NODE_EXTRA_CA_CERTS: file } });
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /302, redirects from https to http, /);
});

test("follows a Location that contains non-ASCII letters and a fragment", async (context) => {
  const { url, requests } = await serve(context, {
    "/a": (_request, response) => response.writeHead(302, { Location: Buffer.from("/ü#x").toString("latin1") }).end(),
    "/%C3%BC": END,
  });
  const run = await inspect(`${url}/a`);
  assert.deepEqual([run.code, run.page.finalUrl], [0, `${url}/%C3%BC`]);
  assert.equal(requests.at(-1).url.includes("#"), false);
});
