// Tests `inspect --share`, which prints a link that opens the fetched texts on the page. tests/page/texts-in.test.mjs opens such a link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { robotscope, serve } from "./servers.mjs";

const ROBOTS = "User-agent: *\nDisallow: /private/ # ü\n";
const HTML = '<!doctype html>\n<title>Ü</title>\n<meta name="robots" content="nosnippet">\n';
const SITE = {
  "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS],
  "/old": [301, { Location: "/it's$(x)" }],
  "/it's$(x)": [200, { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" }, HTML],
  "/a.pdf": [200, { "Content-Type": "application/pdf" }, "%PDF-"],
};

/** Returns the texts in a link, decompressed with Node's zlib. */
function textsIn(link) {
  const [, data] = /^[^#]+#v=1\.([\w-]+)\n$/.exec(link) ?? [];
  assert.ok(data, link);
  return JSON.parse(inflateRawSync(Buffer.from(data, "base64url")).toString());
}

const share = (...args) => robotscope(["inspect", ...args, "--share"]);

test("the link contains the final URL, robots.txt, all headers and the document", async (context) => {
  const { url } = await serve(context, SITE);
  const { code, stdout, stderr } = await share(`${url}/old`, "--page", "http://localhost:5173/tester/");
  assert.deepEqual([code, stderr], [0, ""]);
  assert.ok(stdout.startsWith("http://localhost:5173/tester/#v=1."), stdout);
  const { u, s, r, h, m, ...others } = textsIn(stdout);
  assert.deepEqual([u, s, r, m, others], [`${url}/it's$(x)`, "", ROBOTS, HTML, {}]);
  assert.match(h, /^HTTP\/1\.1 301 [\s\S]*^HTTP\/1\.1 200 [\s\S]*^X-Robots-Tag: noindex\r?$/m);
});

test("the link omits texts that were not fetched, and contains the status of robots.txt", async (context) => {
  const { url } = await serve(context, { ...SITE, "/robots.txt": [503, {}, "<p>busy"] });
  const pdf = textsIn((await share(`${url}/a.pdf`)).stdout);
  assert.deepEqual([pdf.s, pdf.r, pdf.sr, "m" in pdf, "h" in pdf], ["503", "", "available", false, true]);
  const headers = textsIn((await share(`${url}/old`, "--headers-only")).stdout);
  assert.deepEqual(["m" in headers, "h" in headers], [false, true]);
  // Nothing listens on port 9 (the discard protocol) of this machine, so the fetch fails.
  const gone = "http://127.0.0.1:9";
  const down = await share(`${gone}/page`);
  assert.equal(down.code, 3);
  assert.match(down.stderr, /cannot fetch/);
  assert.deepEqual(textsIn(down.stdout), { u: `${gone}/page`, s: "none", r: "" });
});

test("the link omits texts that a bot wall replaced", async (context) => {
  const wall = [403, { "Content-Type": "text/html", "CF-Mitigated": "challenge" }, "<p>Just a moment"];
  const { url } = await serve(context, { "/": wall, "/robots.txt": wall });
  assert.deepEqual(textsIn((await share(`${url}/`)).stdout), { u: `${url}/` });
});

test("--share works with --json, --fail-on and --max-bytes", async (context) => {
  const { url } = await serve(context, SITE);
  const page = `${url}/old`;
  const run = await share(page, "--json", "--crawler", "Googlebot", "--fail-on", "unindexable", "--max-bytes", "20");
  assert.equal(run.code, 1);
  assert.match(run.stderr, /only the beginning of the document/);
  const { link, report } = await run.json();
  assert.deepEqual([textsIn(`${link}\n`).m, report.crawlers.length], [HTML.slice(0, 20), 1]);
  const other = await robotscope(["inspect", page, "--json"]);
  assert.equal("link" in (await other.json()), false);
});

test("links to the default page that --help names, and rejects invalid options", async (context) => {
  const { url } = await serve(context, SITE);
  const { stdout: help } = await robotscope(["help", "inspect"]);
  const [, named] = /\(default:\s+(https:\/\/\S+)\)/.exec(help) ?? [];
  assert.ok(named, help);
  const { stdout } = await share(`${url}/a.pdf`);
  assert.ok(stdout.startsWith(`${new URL(named)}#v=1.`), stdout);
  for (const [args, message] of [
    [["--page", "http://localhost"], /needs --share/],
    [["--share", "--page", "ftp://x"], /“ftp:\/\/x” is not a web address/],
  ]) {
    const run = await robotscope(["inspect", `${url}/a.pdf`, ...args]);
    assert.equal(run.code, 2);
    assert.match(run.stderr, message);
  }
});

test("warns about a link that is too long for some browsers", async (context) => {
  const bytes = new Uint32Array(400_000);
  // Random bytes hardly compress, so the link is long.
  let state = 1;
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state;
  }
  const text = Buffer.from(bytes.buffer).toString("base64");
  const { url } = await serve(context, { ...SITE, "/large": [200, { "Content-Type": "text/html" }, text] });
  const { stdout, stderr } = await share(`${url}/large`);
  assert.ok(stdout.length > 1_048_576);
  assert.match(stderr, /longer than 1,048,576 characters/);
});
