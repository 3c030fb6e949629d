import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { throwsRobotscopeError } from "./checks.mjs";

let robotscope;

before(async () => {
  const project = await installPackage();
  robotscope = await import(pathToFileURL(join(project, "node_modules/robotscope/pkg/node.js")).href);
});

const text = (source, { start, end }) => source.slice(start, end);

test("parses the output of curl -iL", () => {
  const output = [
    "HTTP/1.1 200 Connection established\r\n\r\n",
    "HTTP/1.1 301 Moved Permanently\r\nLocation: /é\r\n\r\n",
    "HTTP/2 103\r\nlink: </a.css>; rel=preload\r\n\r\n",
    "HTTP/2 200\r\ncontent-type: text/html; charset=UTF-8\r\nX-Robots-Tag: noindex,\r\n  nofollow\r\n",
    'link: <https://example.com/l.xml>; rel="license next"; type="application/rsl+xml"\r\nno field\r\n\r\n<p>🤖',
  ].join("");
  const { responses, counting, body, origin, text: made } = robotscope.parseHeaders(output);
  // [rfc9110-informational]
  assert.deepEqual(
    responses.map(({ role, status }) => [role, status.code]),
    [
      ["tunnel", 200],
      ["hop", 301],
      ["interim", 103],
      ["counting", 200],
    ],
  );
  assert.equal(counting, 3);
  assert.equal(text(output, body), "<p>🤖");
  assert.deepEqual([origin, made], ["text", undefined]);
  const response = responses[counting];
  assert.deepEqual(response.status, {
    code: 200,
    version: { start: output.lastIndexOf("HTTP/2 200"), end: output.lastIndexOf("HTTP/2 200") + 6, text: "HTTP/2" },
    reason: { start: output.lastIndexOf("HTTP/2 200") + 10, end: output.lastIndexOf("HTTP/2 200") + 10, text: "" },
    span: { start: output.lastIndexOf("HTTP/2 200"), end: output.lastIndexOf("HTTP/2 200") + 10 },
  });
  assert.deepEqual([response.contentType.essence.text, response.contentType.charset.text], ["text/html", "UTF-8"]);
  const [, tag] = response.fields;
  assert.equal(tag.name.text, "X-Robots-Tag");
  // [rfc9112-fields]: a folded value continues on the next line.
  assert.equal(text(output, tag.value), "noindex,\r\n  nofollow");
  assert.equal(text(output, tag.name), "X-Robots-Tag");
  assert.equal(tag.line, output.slice(0, tag.value.start).split("\r\n").length);
  assert.deepEqual(
    response.faults.map(({ kind, line }) => [kind, line]),
    [["folded", tag.line + 1]],
  );
  assert.deepEqual(
    response.stray.map((stray) => stray.span.text),
    ["no field"],
  );
  const [link] = response.links;
  assert.deepEqual(
    [link.target.text, link.relations.map((relation) => relation.text), link.mediaType.text, link.anchor],
    ["https://example.com/l.xml", ["license", "next"], "application/rsl+xml", undefined],
  );
  assert.equal(text(output, link.target), link.target.text);
});

test("parses header lines without a status line, and the output of curl -v", () => {
  const [lines] = robotscope.parseHeaders(":status: 404\nc : d\ne:\0").responses;
  assert.equal(lines.status.code, 404);
  assert.deepEqual(
    lines.faults.map(({ kind }) => kind),
    ["space-before-colon", "nul"],
  );
  assert.deepEqual(robotscope.parseHeaders("").counting, undefined);
  const verbose = robotscope.parseHeaders("> GET / HTTP/2\n< HTTP/2 200\n< x-robots-tag: noindex\n");
  assert.equal(verbose.responses[verbose.counting].fields[0].value.text, "noindex");
});

test("converts header pairs to text", () => {
  const {
    text: made,
    origin,
    responses,
  } = robotscope.parseHeaders(new Headers({ "X-Robots-Tag": "é: noindex", A: "b" }));
  assert.equal(origin, "pairs");
  assert.equal(made, "a: b\nx-robots-tag: é: noindex\n");
  assert.equal(text(made, responses[0].fields[1].value), "é: noindex");
  const long = robotscope.parseHeaders([["a", `b\0${"c".repeat(9000)}`]]).responses[0];
  // [rfc9110-field-values]
  assert.deepEqual(
    long.faults.map(({ kind }) => kind),
    ["replaced", "too-long"],
  );
});

test("returns spans as UTF-16 offsets, even for bytes that are not UTF-8", () => {
  const bytes = Buffer.from([...Buffer.from("a: "), 0xff, 0xe3, 0x83, ...Buffer.from("🤖\r\nb: c")]);
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const [a, b] = robotscope.parseHeaders(bytes).responses[0].fields;
  assert.equal(text(decoded, a.value), a.value.text);
  assert.equal(text(decoded, b.value), "c");
});

test("parseHeaders accepts long and malformed texts", () => {
  const MB = 1_000_000;
  const texts = [
    "a: b\n".repeat(MB / 5),
    "HTTP/1.1 200 OK\n\n".repeat(MB / 17),
    "a".repeat(10 * MB),
    `a: ${"b, ".repeat(3 * MB)}`,
  ];
  for (const headers of [...texts, "\r".repeat(10 * MB), `Link: ${"<".repeat(MB)}`, "\ud83e: \udd16"]) {
    const { responses } = robotscope.parseHeaders(headers);
    assert.ok(responses.length > 0 || headers.trim() === "");
  }
});

test("parseHeaders names the invalid argument in its errors", () => {
  const bad = (headers, message) =>
    throwsRobotscopeError(() => robotscope.parseHeaders(headers), "invalid-argument", message);
  bad(undefined, /^headers must be a string, a Uint8Array, pairs of strings or a plain object, but it is undefined$/);
  bad(7, /number$/);
  bad(new Date(0), /^headers must be/);
  bad(() => {}, /function$/);
  bad([1], /^headers\[0\] must be a pair of strings, but it is number$/);
});
