// Tests how the recipes in docs/recipes handle failed fetches, several hosts, and errors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import { join } from "node:path";
import { mock, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { blocksOf } from "../docs/examples.mjs";
import { installPackage } from "../support/package.mjs";
import { startWorker } from "../support/workerd.mjs";

const project = await installPackage();
const GPTBOT = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

/** Writes a recipe's first code block to a file in the project, and returns its path. @param {string} name */
async function recipe(name) {
  const block = blocksOf(readFileSync(inRoot("docs", "recipes", name), "utf8")).find(
    ({ language }) => language === "js",
  );
  assert.ok(block);
  const file = join(project, name.replace(".md", ".mjs"));
  await writeFile(file, block.content);
  return file;
}

test("recipe for a Cloudflare worker: caches robots.txt for each host, but no failed fetches", async () => {
  /** Each host's response to the robots.txt request. @type {Record<string, [number, string]>} */
  const answers = {
    "a.example": [503, "User-agent: *\nDisallow: /"],
    "b.example": [200, "User-agent: *\nDisallow: /b/\n"],
    "c.example": [404, "not found"],
  };
  /** @type {string[]} */
  const hosts = [];
  const site = createServer(({ url, headers }, response) => {
    const host = String(headers.host);
    if (url === "/robots.txt") hosts.push(host);
    const [status, text] = url === "/robots.txt" ? (answers[host] ?? [500, ""]) : [200, `a page of ${host}`];
    if (status === 0) response.destroy();
    else response.writeHead(status).end(text);
  });
  await new Promise((resolve) => site.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = site.address();
  assert.ok(address && typeof address === "object");
  const worker = await startWorker(await recipe("cloudflare-worker.md"), join(project, "recipe"), address.port);
  /** @param {string} host @param {string} path @param {string} [userAgent] @returns {Promise<number | undefined>} */
  const visit = (host, path, userAgent = GPTBOT) =>
    new Promise((resolve, reject) => {
      const headers = { host, "user-agent": userAgent };
      ask({ port: worker.port, path, headers }, (response) => resolve(response.resume().statusCode))
        .on("error", reject)
        .end();
    });
  try {
    // While the fetch of robots.txt fails, no crawler is blocked, and each visit fetches robots.txt again.
    assert.equal(await visit("a.example", "/a/"), 200);
    answers["a.example"] = [0, ""];
    assert.equal(await visit("a.example", "/a/"), 200);
    answers["a.example"] = [200, "User-agent: *\nDisallow: /a/\n"];
    assert.equal(await visit("a.example", "/a/"), 403);
    // From here on, robots.txt is cached. The number of earlier requests varies, because workerd retries a broken connection.
    const before = hosts.length;
    assert.ok(before >= 3, hosts.join());
    assert.equal(await visit("a.example", "/b/"), 200);
    assert.equal(hosts.length, before);

    assert.equal(await visit("b.example", "/a/"), 200);
    assert.equal(await visit("b.example", "/b/"), 403);
    assert.equal(await visit("c.example", "/a/"), 200);
    assert.deepEqual(hosts.slice(before), ["b.example", "c.example"]);
    assert.equal(await visit("b.example", "/b/", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"), 200);
    const together = await Promise.all(["a", "b", "a", "b"].map((name) => visit(`${name}.example`, "/a/")));
    assert.deepEqual(together, [403, 200, 403, 200]);
  } finally {
    worker.stop();
    site.close().closeAllConnections();
  }
});

test("recipe for a crawler: fetches robots.txt again daily, or hourly after a failed fetch", async () => {
  mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 22) });
  let status = 503;
  /** @type {string[]} */
  const urls = [];
  const fetched = mock.method(globalThis, "fetch", async (/** @type {string} */ url) => {
    urls.push(url);
    if (status === 0) throw new TypeError("fetch failed");
    return new Response(url.includes("other") ? "" : "User-agent: *\nDisallow: /private/", { status });
  });
  try {
    const crawler = await import(pathToFileURL(await recipe("crawler.md")).href);
    const isAllowed = async (/** @type {string} */ url) => (await crawler.ask(url)).isAllowed;
    assert.equal(await isAllowed("https://example.com/a"), false);
    assert.equal(await isAllowed("https://example.com/a"), false);
    assert.equal(urls.length, 1);
    mock.timers.tick(61 * 60_000);
    status = 0;
    assert.equal(await isAllowed("https://example.com/a"), false);
    mock.timers.tick(61 * 60_000);
    status = 200;
    assert.deepEqual(
      await Promise.all(["a", "private/a", "b"].map((path) => isAllowed(`https://example.com/${path}`))),
      [true, false, true],
    );
    mock.timers.tick(23 * 60 * 60_000);
    const before = urls.length;
    assert.equal(await isAllowed("https://example.com/private/a"), false);
    assert.equal(urls.length, before);
    assert.equal(await isAllowed("https://other.example/private/a"), true);
    mock.timers.tick(2 * 60 * 60_000);
    await isAllowed("https://example.com/a");
    assert.deepEqual(urls.slice(before), ["https://other.example/robots.txt", "https://example.com/robots.txt"]);
  } finally {
    fetched.mock.restore();
    mock.timers.reset();
  }
});

test("recipe for Vite: passes errors on to Vite", async () => {
  const { robots } = await import(pathToFileURL(await recipe("vite.md")).href);
  /** @param {string} file @param {string} url */
  const handedOn = async (file, url) => {
    /** @type {Function | undefined} */
    let middleware;
    robots(file).configureServer({
      middlewares: { use: (/** @type {string} */ _path, /** @type {Function} */ given) => (middleware = given) },
    });
    return new Promise((resolve) => middleware?.({ url }, { setHeader() {}, end: () => resolve("answered") }, resolve));
  };
  const file = join(project, "robots-of-vite.txt");
  await writeFile(file, "User-agent: *\nDisallow: /");
  assert.equal(await handedOn(file, "/?url=/a"), "answered");
  assert.equal((await handedOn(join(project, "missing.txt"), "/?url=/a")).code, "ENOENT");
  assert.equal((await handedOn(file, "/?url=no%20url")).code, "neither-url-nor-path");
});
