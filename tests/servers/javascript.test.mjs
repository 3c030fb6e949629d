// Runs the generated Express code in Express, and loads the generated Next.js module in Node.js.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import express from "express";
import { generate, site, tags, write } from "./support.mjs";

/** Returns a generated module's default export. @param {string} folder @param {string} name @param {string} text */
const imported = async (folder, name, text) => (await import(pathToFileURL(write(folder, name, text)).href)).default;

/** @param {import("node:test").TestContext} t @param {string} files @param {string[]} statements */
async function serve(t, files, ...statements) {
  const folder = site(t);
  const app = express();
  app.use(await imported(folder, "x-robots-tag.mjs", generate("express", files, ...statements)));
  app.use(express.static(join(folder, "site")));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.after(() => server.close());
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return (/** @type {string} */ path) => tags(port, path);
}

test("Express: sends one header per bot, but only for files with the chosen extension", async (t) => {
  const get = await serve(t, "extensions:pdf", "googlebot=nofollow", "otherbot=noindex;unavailable_after: 25 Jun 2010");
  const lines = ["googlebot: nofollow", "otherbot: noindex, unavailable_after: 25 Jun 2010"];
  for (const path of ["/a.pdf", "/b.PDF", "/a.pdf?b"]) assert.deepEqual(await get(path), { status: 200, lines }, path);
  assert.deepEqual(await get("/no.pdf"), { status: 404, lines });
  for (const path of ["/", "/pdf", "/apdf"]) assert.deepEqual(await get(path), { status: 200, lines: [] }, path);
});

test("Express: sends a header for all files, the files in a folder, or one file", async (t) => {
  for (const [files, path] of [
    ["all", "/"],
    ["prefix:/private/", "/private/b.txt"],
    ["path:/a.html", "/a.html"],
  ]) {
    const get = await serve(t, files, "noindex;nofollow");
    assert.deepEqual(await get(path), { status: 200, lines: ["noindex, nofollow"] }, files);
    assert.deepEqual((await get("/photo.jpg")).lines.length, files === "all" ? 1 : 0, files);
  }
});

test("Next.js: the generated module contains one rule with one header value", async (t) => {
  const folder = site(t);
  const read = async (/** @type {string} */ name, /** @type {string} */ files) => {
    const text = generate("next-js", files, "googlebot=nofollow", "noindex;nofollow");
    return (await imported(folder, `${name}/next.config.mjs`, text)).headers();
  };
  const headers = [{ key: "X-Robots-Tag", value: "noindex, nofollow, googlebot: nofollow" }];
  assert.deepEqual(await read("all", "all"), [{ source: "/(.*)", headers }]);
  assert.deepEqual(await read("folder", "prefix:/private/"), [{ source: "/private/(.*)", headers }]);
  assert.deepEqual(await read("file", "path:/a.html"), [{ source: "/a.html", headers }]);
  const [rule, ...others] = await read("images", "extensions:png,jpg,jpeg");
  assert.deepEqual({ ...rule, others }, { source: "/(.*\\.(?:png|jpe?g))", headers, others: [] });
  // A simplification: this test treats the whole source as a regular expression; Next.js treats only the text in parentheses as one.
  const expression = new RegExp(`^${rule.source}$`);
  for (const path of ["/a.png", "/b/c.jpeg", "/b/c.d.jpg"]) assert.match(path, expression);
  for (const path of ["/png", "/apng", "/a.png/b", "/"]) assert.doesNotMatch(path, expression);
});
