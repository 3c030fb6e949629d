// Tests robotscope/test from the packed package with pages, URLs and responses. tests/frameworks runs it in Playwright, Vitest and Jest.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";

/** @type {typeof import("robotscope/test")} */
let matchers;
/** @type {import("node:http").Server} */
let server;
/** @type {string} */
let url;

const HTML = { "content-type": "text/html" };

/** @type {Record<string, [number, import("node:http").OutgoingHttpHeaders, string]>} */
const answers = {
  "/robots.txt": [200, {}, "User-agent: *\nDisallow: /old\n"],
  "/": [200, HTML, "<p>"],
  "/noindex": [200, HTML, "<meta name=robots content=noindex>"],
  "/header": [200, { ...HTML, "x-robots-tag": "noindex" }, "<p>"],
  "/several-lines": [200, { ...HTML, "x-robots-tag": ["bingbot: noindex", "noindex"] }, "<p>"],
  "/pdf": [200, { "content-type": "application/pdf" }, "%PDF"],
  "/old": [301, { location: "/" }, ""],
  "/moved": [301, { location: "/" }, ""],
  "/loop": [302, { location: "/loop" }, ""],
};

before(async () => {
  const folder = join(await installPackage(), "node_modules/robotscope/pkg");
  matchers = await import(pathToFileURL(join(folder, "matchers/index.js")).href);
  server = createServer((request, response) => {
    const [status, headers, body] = answers[request.url ?? ""] ?? [404, HTML, ""];
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
after(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("toBeIndexableBy", () => {
  for (const [path, expected] of /** @type {const} */ ([
    ["/", true],
    ["/noindex", false],
    ["/header", false],
    ["/pdf", true],
    ["/missing", false],
    ["/old", false],
    ["/moved", true],
  ]))
    test(`toBeIndexableBy returns ${expected} for the URL ${path}`, async () => {
      const { pass, message } = await matchers.toBeIndexableBy(url + path, "Googlebot");
      assert.equal(pass, expected, message());
      assert.ok(message().includes(url), message());
    });

  test("a failing matcher's message names the deciding line", async () => {
    const { message } = await matchers.toBeIndexableBy(`${url}/noindex`, "Googlebot");
    assert.match(message(), /^expect\(page\)\.toBeIndexableBy\("Googlebot"\)\n/);
    assert.match(message(), /line 1 of the HTML, “noindex”/);
  });

  test("a passing matcher's message shows the call with .not", async () => {
    const { message } = await matchers.toBeIndexableBy(new URL(url), "Googlebot");
    assert.match(message(), /^expect\(page\)\.not\.toBeIndexableBy/);
  });

  test("toBeIndexableBy leaves the body of a response readable", async () => {
    const response = await fetch(`${url}/noindex`);
    assert.equal((await matchers.toBeIndexableBy(response, "Googlebot")).pass, false);
    assert.match(await response.text(), /noindex/);
  });

  test("the matchers throw for a response of fetch after a redirect, but not for the redirect itself", async () => {
    const followed = await fetch(`${url}/old`);
    await assert.rejects(matchers.toBeIndexableBy(followed, "Googlebot"), /does not return the redirects/);
    await assert.rejects(matchers.toBeBlockedFor(followed, "Googlebot"), /does not return the redirects/);
    const redirect = await fetch(`${url}/old`, { redirect: "manual" });
    assert.equal((await matchers.toBeBlockedFor(redirect, "Googlebot")).pass, true);
  });

  for (const [what, received, message] of /** @type {[string, any, RegExp][]} */ ([
    ["an object without texts", {}, /answer for Googlebot is unknown/],
    ["a page without a robots.txt", { url: "https://a.example/", html: "<p>" }, /answer for Googlebot is unknown/],
    ["a page without HTML", { url: "https://a.example/", robotsTxt: "" }, /answer for Googlebot is unknown/],
    ["a response that no server sent", new Response("<p>"), /no server sent/],
    ["null", null, /received null/],
    ["a number", 1, /received number/],
    ["a text that is not a URL", "example", /Invalid URL/],
    ["an object of another kind", { locator: true }, /locator/],
  ]))
    test(`toBeIndexableBy throws for ${what}`, () =>
      assert.rejects(matchers.toBeIndexableBy(received, "Googlebot"), message));

  test("toBeIndexableBy throws if fetch joined header lines that name a bot", async () => {
    const message = /several header lines may have been joined/i;
    await assert.rejects(matchers.toBeIndexableBy(`${url}/several-lines`, "Googlebot"), message);
    assert.equal((await matchers.toBeBlockedFor(`${url}/several-lines`, "Googlebot")).pass, false);
  });

  test("toBeIndexableBy throws for endless redirects", () =>
    assert.rejects(matchers.toBeIndexableBy(`${url}/loop`, "Googlebot"), /redirects more than 10 times/));

  test("toBeIndexableBy throws for an unknown crawler or option", async () => {
    await assert.rejects(matchers.toBeIndexableBy(url, "Goglebot"), /no crawler “Goglebot”/);
    const options = /** @type {any} */ ({ robots: "" });
    await assert.rejects(matchers.toBeIndexableBy(url, "Googlebot", options), /unknown option “robots”/);
  });
});

describe("toBeBlockedFor", () => {
  test("toBeBlockedFor names the rule that blocks a URL, even if the URL redirects", async () => {
    const { pass, message } = await matchers.toBeBlockedFor(`${url}/old`, "bingbot");
    assert.equal(pass, true);
    assert.match(message(), /line 2, “Disallow: \/old”/);
  });

  test("toBeBlockedFor does not pass for a crawler that acts for users", async () => {
    const page = { url: "https://a.example/", robotsTxt: "User-agent: *\nDisallow: /" };
    assert.equal((await matchers.toBeBlockedFor(page, "ChatGPT-User")).pass, false);
    assert.equal((await matchers.toBeBlockedFor(page, "GPTBot")).pass, true);
  });

  test("toBeBlockedFor uses the robots.txt in its options", async () => {
    const robotsTxt = "User-agent: GPTBot\nDisallow: /";
    assert.equal((await matchers.toBeBlockedFor(url, "GPTBot", { robotsTxt })).pass, true);
    assert.equal((await matchers.toBeBlockedFor(url, "GPTBot")).pass, false);
  });

  test("toBeBlockedFor throws if robots.txt is unknown", async () => {
    await assert.rejects(matchers.toBeBlockedFor({ url: "https://a.example/" }, "GPTBot"), /unknown/);
  });
});
