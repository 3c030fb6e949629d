// Tests that a user name and a password in a URL are sent with all requests to the URL's origin, and that no output contains the password.
import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";
import { serve } from "./servers.mjs";

const PASSWORD = "pa55word";
const BASIC = `Basic ${Buffer.from(`user:${PASSWORD}`).toString("base64")}`;

/**
 * Starts a site that requires a password for every path. Returns the site's URL, the URL with the password (`named`), a folder with `files`
 * (`cwd`), the received requests, and a function that returns `true` if every request contains the password.
 *
 * @param {import("node:test").TestContext} context
 * @param {Record<string, string>} [files]
 */
async function start(context, files = {}) {
  const texts = {
    "/robots.txt": (url) => `User-agent: *\nDisallow: /shop/\nSitemap: ${url}/index.xml\n`,
    "/index.xml": (url) => `<sitemapindex><sitemap><loc>${url}/sitemap.xml</loc></sitemap></sitemapindex>`,
    "/sitemap.xml": (url) => `<urlset><url><loc>${url}/</loc></url><url><loc>${url}/shop/</loc></url></urlset>`,
    "/": () => "<title>Home</title><a href=/about>About</a>",
    "/about": () => "<title>About</title>",
  };
  const answer = (path) => (request, response) => {
    if (request.headers.authorization !== BASIC) return response.writeHead(401).end();
    response.setHeader("content-type", path.endsWith(".xml") ? "application/xml" : "text/html");
    response.end(texts[path](url));
  };
  const { url, requests } = await serve(
    context,
    Object.fromEntries(Object.keys(texts).map((path) => [path, answer(path)])),
  );
  const named = url.replace("://", `://user:${PASSWORD}@`);
  const cwd = await folder(context, files);
  const isSent = () => requests.every(({ headers }) => headers.authorization === BASIC);
  return { url, named, cwd, requests, isSent };
}

/** Fails if the output or a file in `cwd` contains the password. Ignores robotscope.json, because a test writes the password to it. */
async function assertSecret({ stdout, stderr }, cwd) {
  const files = (await readdir(cwd, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files
      .filter(({ name }) => name !== "robotscope.json")
      .map(({ parentPath, name }) => readFile(join(parentPath, name))),
  );
  for (const text of [stdout, stderr, ...texts]) assert.ok(!String(text).includes(PASSWORD), String(text));
}

test("check and explain fetch a page's robots.txt with the credentials from the page's URL", async (context) => {
  const { named, cwd, isSent } = await start(context);
  for (const args of [
    ["check", `${named}/shop/`],
    ["check", `${named}/shop/`, "--json"],
    ["check", "-u", "-"],
    ["explain", `${named}/shop/`, "--fail-on", "disallowed"],
    ["explain", `${named}/shop/`, "--fail-on", "disallowed", "--json"],
  ]) {
    const result = await run(args, { cwd, input: `${named}/shop/\n` });
    assert.equal(result.code, 1, args.join(" "));
    assert.match(result.stdout, /Disallow: \/shop\//);
    await assertSecret(result, cwd);
  }
  assert.ok(isSent());
});

test("check fetches sitemaps and robots.txt with the credentials from the sitemap index's URL", async (context) => {
  const { named, url, cwd, isSent } = await start(context);
  const result = await run(["check", "--sitemap", `${named}/index.xml`], { cwd });
  assert.equal(result.code, 1, result.stderr);
  assert.ok(result.stdout.includes(`${url}/shop/`));
  assert.ok(isSent());
  await assertSecret(result, cwd);
});

test("inspect sends the credentials in the page's URL for --as and for a sitemap on the same host", async (context) => {
  const { named, url, cwd, isSent } = await start(context);
  const args = ["inspect", `${named}/`, "--as", "Googlebot", "--delay", "0", "--sitemap", `${url}/index.xml`];
  const result = await run([...args, "--json"], { cwd });
  assert.equal(result.code, 0, result.stderr);
  const { as, inSitemap } = result.json();
  assert.deepEqual([as.crawlers[0].differences, inSitemap], [[], true]);
  assert.ok(isSent());
  await assertSecret(result, cwd);
});

test("assert and verify send the credentials in the --site URL", async (context) => {
  const access = '1.2.3.4 - - [28/Nov/2026:10:00:00 +0000] "GET /shop/ HTTP/1.1" 200 5 "-" "Googlebot/2.1"\n';
  const files = { "a.expect": "Googlebot allowed /shop/\nGooglebot indexable /about\n", "access.log": access };
  const { named, cwd, isSent } = await start(context, files);
  const asserted = await run(["assert", "a.expect", "--site", `${named}/`], { cwd });
  assert.equal(asserted.code, 1, asserted.stderr);
  assert.match(asserted.stdout, /1 of 2 expectations failed/);
  await assertSecret(asserted, cwd);
  const verified = await run(["verify", "access.log", "--site", named, "--fail-on", "disobeyed"], { cwd });
  assert.equal(verified.code, 1, verified.stderr);
  await assertSecret(verified, cwd);
  assert.ok(isSent());
});

for (const format of ["text", "json", "csv", "junit"]) {
  test(`site --format ${format} sends credentials and writes no password`, async (context) => {
    const { named, cwd, isSent } = await start(context);
    const args = ["site", `${named}/`, "--crawl", "-c", "Googlebot", "--out", "out", "--report", "report.html"];
    const result = await run([...args, "--format", format], { cwd });
    assert.equal(result.code, 0, result.stderr);
    const records = (await readFile(join(cwd, "out"), "utf8")).trimEnd().split("\n").map(JSON.parse);
    const pages = records.filter(({ record }) => record === "page");
    assert.equal(pages.find(({ url }) => url.endsWith("/shop/")).verdicts[0].cause.line, 2);
    assert.equal(pages.find(({ url }) => url.endsWith("/about")).status, 200);
    assert.ok(isSent());
    await assertSecret(result, cwd);
  });
}

test("site fetches pages with the credentials from the URLs in a list", async (context) => {
  const { named, cwd, isSent } = await start(context);
  const result = await run(["site", "--urls", "-", "--allow-private", "--out", "out"], {
    cwd,
    input: `${named}/\n${named}/about\n`,
  });
  assert.equal(result.code, 0, result.stderr);
  assert.match(result.stdout, /status 200: 2/);
  assert.ok(isSent());
  await assertSecret(result, cwd);
});

test("site does not send credentials to another origin", async (context) => {
  const { requests, url } = await serve(context, {
    "/away": [200, { "content-type": "text/html" }, "<title>x</title>"],
  });
  const { named } = await serve(context, { "/": [302, { location: `${url}/away` }] });
  const cwd = await folder(context);
  const own = named.replace("://", `://user:${PASSWORD}@`);
  const { code, stderr } = await run(["site", own, "--allow-private", "--out", "out"], { cwd });
  assert.equal(code, 0, stderr);
  assert.ok(requests.some(({ url }) => url === "/away"));
  assert.ok(requests.every(({ headers }) => headers.authorization === undefined));
});

test("watch sends credentials, but does not print or save the password", async (context) => {
  const { named, cwd, isSent } = await start(context, { "a.expect": "Googlebot disallowed /shop/\n" });
  const site = { url: named, crawl: true, expect: "a.expect" };
  await writeFile(join(cwd, "robotscope.json"), JSON.stringify({ watch: { sites: [site] } }));
  for (const args of [["watch"], ["watch", "--json"]]) {
    const result = await run(args, { cwd });
    assert.equal(result.code, 0, result.stdout + result.stderr);
    await assertSecret(result, cwd);
  }
  assert.ok(isSent());
});

test("no command prints the password in a URL without a scheme", async (context) => {
  const robots = "User-agent: *\nDisallow: /shop/\n";
  const cwd = await folder(context, { "robots.txt": robots, "access.log": "" });
  for (const text of [`user:${PASSWORD}@example.com/shop/`, `//user:${PASSWORD}@example.com/shop/`]) {
    for (const args of [
      ["check", text],
      ["check", text, "--json"],
      ["check", text, "--summary"],
      ["check", text, "--robots", text],
      ["explain", text],
      ["explain", text, "--json"],
      ["inspect", text],
      ["headers", text],
      ["lint", text],
      ["diff", text, "robots.txt"],
      ["site", text, "--rate", "x"],
      ["verify", "access.log", "--site", text],
    ]) {
      const { stdout, stderr } = await run(args, { cwd });
      assert.ok(!(stdout + stderr).includes(PASSWORD), `${args.join(" ")}\n${stdout}${stderr}`);
    }
  }
});
