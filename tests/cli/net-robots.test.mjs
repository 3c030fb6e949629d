// Tests the verdicts for different responses to the request for robots.txt.
import assert from "node:assert/strict";
import { test } from "node:test";
import { robotscope, serve, serveBytes } from "./servers.mjs";

const PAGE = [200, { "Content-Type": "text/html" }, "<p>page"];
const CLOSED = "User-agent: *\nDisallow: /";

/** Runs `inspect` on a site with these pages. Returns the crawlers' access to `/`, and the robots.txt that the command read. */
async function verdicts(context, pages, crawlers = "Googlebot,YandexBot,ExampleBot") {
  const { url, requests } = await serve(context, { "/": PAGE, ...pages });
  const run = await robotscope(["inspect", url, "--crawler", crawlers, "--json"]);
  assert.equal(run.code, 0, run.stderr);
  const { robotsTxt, report } = await run.json();
  const { fetch } = robotsTxt[0];
  return {
    access: report.crawlers.map(({ crawl }) => crawl.access ?? "depends"),
    fetch,
    requests,
    robotsTxt: robotsTxt[0],
    url,
  };
}

test("obeys a robots.txt with status 200, and ignores the body of a 404 response", async (context) => {
  const closed = await verdicts(context, { "/robots.txt": [200, {}, CLOSED] });
  assert.deepEqual(closed.access, ["disallowed", "disallowed", "disallowed"]);
  assert.equal(closed.robotsTxt.text, CLOSED);
  const missing = await verdicts(context, { "/robots.txt": [404, {}, CLOSED] });
  assert.deepEqual(missing.access, ["allowed", "allowed", "allowed"]);
});

test("applies each crawler's rules if robots.txt has status 429 or 503", async (context) => {
  // [rfc9309-access], [google-robots-txt], [yandex-robots-txt]. Other URLs on the site are reachable.
  const busy = await verdicts(context, { "/robots.txt": [429, { "Retry-After": "120" }, CLOSED] });
  assert.deepEqual([busy.fetch.status, ...busy.access], [429, "depends", "allowed", "allowed"]);
  const down = await verdicts(context, { "/robots.txt": [503, {}, CLOSED] });
  assert.deepEqual([down.fetch.status, ...down.access], [503, "depends", "allowed", "depends"]);
  const { stdout } = await robotscope(["inspect", busy.url]);
  assert.match(stdout, /\n {4}429, Retry-After: 120, no Content-Type, 25 bytes, /);
});

test("follows five redirects for robots.txt, but not six", async (context) => {
  // RFC 9309, 2.3.1.2; [rfc9309-access], [google-robots-txt].
  const chain = (length) => {
    const redirects = Array.from({ length }, (_, at) => [
      at === 0 ? "/robots.txt" : `/${at}`,
      [301, { Location: `/${at + 1}` }],
    ]);
    return { ...Object.fromEntries(redirects), [`/${length}`]: [200, {}, CLOSED] };
  };
  const five = await verdicts(context, chain(5));
  assert.deepEqual(
    [five.fetch, ...five.access],
    [{ status: 200, redirects: 5 }, "disallowed", "disallowed", "disallowed"],
  );
  const six = await verdicts(context, chain(6));
  assert.deepEqual([six.fetch, six.access[0]], [{ status: 301, redirects: 5 }, "allowed"]);
  assert.equal(six.requests.filter(({ url }) => url !== "/").length, 6);
});

test("treats a redirect loop for robots.txt as too many redirects", async (context) => {
  const { fetch, access } = await verdicts(context, { "/robots.txt": [302, { Location: "/robots.txt" }] });
  assert.deepEqual([fetch, access[0]], [{ status: 302, redirects: 5 }, "allowed"]);
});

test("treats robots.txt as unknown if it redirects into a private network", async (context) => {
  const { fetch, access, robotsTxt } = await verdicts(context, {
    "/robots.txt": [301, { Location: "http://169.254.169.254/robots.txt" }],
  });
  assert.deepEqual([fetch, robotsTxt.failure.kind], [{ status: 301, redirects: 0 }, "private-address"]);
  assert.deepEqual(access, ["depends", "depends", "depends"]);
});

test("treats a truncated robots.txt as a network failure", async (context) => {
  // [google-robots-txt]: connection resets and invalid chunked encoding are network failures.
  const { url } = await serveBytes(context, (socket, question) => {
    if (question.startsWith("GET / ")) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    else socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n${CLOSED}`);
  });
  const { robotsTxt, report } = await (await robotscope(["inspect", url, "--crawler", "Googlebot", "--json"])).json();
  assert.deepEqual([robotsTxt[0].fetch.status, robotsTxt[0].failure.kind], ["network-failure", "cut-off"]);
  assert.equal(report.crawlers[0].crawl.access, undefined);
});

test("ignores a rule after 500 KiB for Google and Yandex, and returns “depends” for other crawlers", async (context) => {
  // [rfc9309-limits], [google-robots-txt], [yandex-robots-txt].
  const text = `${"# filler\n".repeat(57_000)}\n${CLOSED}`;
  assert.ok(text.length > 500 * 1024);
  const { access, robotsTxt } = await verdicts(context, { "/robots.txt": [200, {}, text] });
  assert.deepEqual([robotsTxt.bytes, robotsTxt.truncated], [text.length, false]);
  assert.deepEqual(access, ["allowed", "allowed", "depends"]);
});

test("stops reading an endless robots.txt after five megabytes", async (context) => {
  const endless = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write("Disallow: /x\n".repeat(5000)));
    };
    response.on("drain", more);
    more();
  };
  const { robotsTxt } = await verdicts(context, { "/robots.txt": endless });
  assert.deepEqual([robotsTxt.bytes, robotsTxt.truncated], [5_120_000, true]);
});

test("check fetches a site's robots.txt once for thousands of URLs", async (context) => {
  const { url, requests } = await serve(context, { "/robots.txt": [200, {}, "User-agent: *\nDisallow: /b"] });
  const run = await robotscope(["check", "-", "--crawler", "Googlebot", "--json"], {
    input: Array.from({ length: 5000 }, (_, at) => `${url}/${at % 2 ? "a" : "b"}${at}`).join("\n"),
  });
  assert.equal(run.code, 1, run.stderr);
  assert.equal(run.stdout.trim().split("\n").length, 5000);
  assert.equal(requests.length, 1);
});
