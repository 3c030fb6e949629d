// Tests which files a command loads: loading the bundles of other commands would slow its start.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

/** Returns the package's files that Node.js loads for a command, according to its coverage data. @param {string[]} args */
async function loaded(context, args) {
  const cwd = await folder(context, { "robots.txt": "User-agent: *\nDisallow: /a\n" });
  const coverage = join(cwd, "coverage");
  await run(args, { cwd, env: { NODE_V8_COVERAGE: coverage } });
  const lists = await Promise.all((await readdir(coverage)).map((name) => readFile(join(coverage, name), "utf8")));
  const urls = lists.flatMap((list) => JSON.parse(list).result.map(({ url }) => url));
  return [...new Set(urls.filter((url) => url.startsWith("file:")).map((url) => basename(url)))].sort();
}

test("loads the bundles of lsp, mcp and site only for these commands", async (context) => {
  const servers = async (/** @type {string[]} */ ...args) =>
    (await loaded(context, args)).filter((file) => ["lsp.js", "mcp.js", "site.js"].includes(file));
  assert.deepEqual(await servers("check", "/a", "-r", "robots.txt"), []);
  assert.deepEqual(await servers("lint", "robots.txt"), []);
  assert.deepEqual(await servers("lsp", "--stdio"), ["lsp.js"]);
  assert.deepEqual(await servers("mcp"), ["mcp.js"]);
  assert.deepEqual(await servers("site", ".", "--base", "https://example.com"), ["site.js"]);
});
