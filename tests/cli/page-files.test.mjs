// Tests that --headers, --html and --rendered refuse files of the wrong kind. robotscope would find no directives in such files, so every
// page would seem indexable.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, run } from "./command-line.mjs";

const FILES = {
  "robots.txt": "User-agent: *\nContent-Signal: search=yes\nDisallow: /private/\n",
  "page.html": '<meta name="robots" content="noindex">',
  "headers.txt": "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n",
  "response.txt": 'HTTP/1.1 200 OK\nContent-Type: text/html\n\n<!doctype html><meta name="robots" content="noindex">',
  "zeros.bin": Buffer.alloc(50),
  "curl.txt": "curl: (6) Could not resolve host: foo\n",
  "words.txt": "x-robots-tag=noindex\n",
  "empty.txt": "",
  "page.expect": "Googlebot indexable /a\n",
};

const NO_HEADERS = [
  ["page.html", /^error page\.html is an HTML page without response headers.* --html/m],
  ["zeros.bin", /^error zeros\.bin has no response headers \(it is a binary file\)/m],
  ["curl.txt", /^error curl\.txt has no response headers: .*curl -sI/m],
  ["words.txt", /^error words\.txt has no response headers/m],
  ["robots.txt", /^error robots\.txt has no response headers \(it is a robots\.txt\)/m],
  ["empty.txt", /^error empty\.txt is empty: nothing was checked/m],
];

const NO_HTML = [
  ["headers.txt", /^error headers\.txt begins with response headers.* --headers/m],
  ["response.txt", /^error response\.txt begins with response headers/m],
  ["zeros.bin", /^error zeros\.bin has no HTML \(it is a binary file\)/m],
  ["curl.txt", /^error curl\.txt has no HTML: .*curl -s/m],
  ["robots.txt", /^error robots\.txt has no HTML \(it is a robots\.txt\)/m],
  ["empty.txt", /^error empty\.txt is empty: nothing was checked/m],
];

test("--headers refuses files that contain no headers", async (context) => {
  const cwd = await folder(context, FILES);
  for (const [file, message] of NO_HEADERS) {
    for (const args of [
      ["explain", "/a", "-r", "robots.txt", "--headers", file, "--fail-on", "unindexable"],
      ["assert", "page.expect", "-r", "robots.txt", "--headers", file],
      ["headers", file],
    ]) {
      const { code, stdout, stderr } = await run(args, { cwd });
      assert.deepEqual([code, stdout], [3, ""], args.join(" "));
      assert.match(stderr, message);
    }
  }
});

test("--html and --rendered refuse files that contain no HTML", async (context) => {
  const cwd = await folder(context, FILES);
  for (const [file, message] of NO_HTML) {
    for (const args of [
      ["explain", "/a", "-r", "robots.txt", "--html", file, "--fail-on", "unindexable"],
      ["explain", "/a", "-r", "robots.txt", "--html", "page.html", "--rendered", file],
      ["assert", "page.expect", "-r", "robots.txt", "--html", file],
      ["inspect", "http://127.0.0.1:9/", "--rendered", file],
    ]) {
      const { code, stdout, stderr } = await run(args, { cwd });
      assert.deepEqual([code, stdout], [3, ""], args.join(" "));
      assert.match(stderr, message);
    }
  }
});

test("accepts header lines, directives, and HTML that begins with text or a comment", async (context) => {
  const headers = [
    "noindex",
    "googlebot: noindex",
    "< HTTP/2 200\n< x-robots-tag: noindex\n",
    "X-Robots-Tag: noindex\n",
  ];
  const html = ["<!-- built --><meta name=robots content=noindex>", "Hello <meta name=robots content=noindex>"];
  const cwd = await folder(context, FILES);
  for (const [option, texts] of Object.entries({ "--headers": headers, "--html": html })) {
    for (const input of texts) {
      const { code, stdout } = await run(["explain", "/a", "-r", "robots.txt", option, "-"], { cwd, input });
      assert.equal(code, 0, input);
      assert.match(stdout, /Googlebot may not index the page/, input);
    }
  }
});
