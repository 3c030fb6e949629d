// Tests decisions before and after a fetch: allowed addresses, pauses for Retry-After, URLs from typed text, and the decoding of documents.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

let Patience;
let isPrivate;
let decodeHtml;
let webAddress;

before(async () => {
  ({ Patience } = await load("cli/net/patience.ts"));
  ({ isPrivate } = await load("net/address.ts"));
  ({ decodeHtml } = await load("net/charset.ts"));
  ({ webAddress } = await load("net/url.ts"));
});

/** @param {string} file */
async function load(file) {
  const entryPoints = [inRoot("web", file)];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: "node", format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

test("classifies special-purpose addresses as private", () => {
  // Addresses from special-purpose blocks (RFC 6890 and IANA's registries), often the first and the last of a block. Others are not
  // public either, such as 168.63.129.16 in Azure.
  const refused = `0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255
    169.254.0.0 169.254.169.254 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.1 192.168.0.0
    192.168.255.255 198.18.0.0 198.19.255.255 198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
    168.63.129.16 :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 4000::1 5f00::1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 2001::1 2001:db8::1
    2002:7f00:1:: 2002:a00:1::1 2002:a9fe:a9fe::1 fc00::1 fdff:ffff::1 fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 ff0e::1`;
  for (const address of refused.split(/\s+/)) assert.equal(isPrivate(address), true, address);
  const open = `1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
    172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255 8.8.8.8
    2606:4700:4700::1111 2001:4860:4860::8888 2a00:1450:4001:80b::200e 64:ff9b::808:808 2002:808:808::1`;
  for (const address of open.split(/\s+/)) assert.equal(isPrivate(address), false, address);
  assert.equal(isPrivate("no address"), true);
});

test("limits and reports waits for Retry-After: 60 seconds each, 180 seconds in all", () => {
  const notes = [];
  const patience = new Patience((text) => notes.push(text));
  const waits = ["1", "10", "86400", "86400", "86400", "86400", "Sun, 06 Nov 1994 08:49:37 GMT", undefined, "-1"];
  assert.deepEqual(
    waits.map((retryAfter) => patience.waitFor(retryAfter, "e.example")),
    [1000, 10_000, 60_000, 60_000, 49_000, 0, 0, 0, 0],
  );
  assert.equal(notes.length, 5);
  assert.equal(notes[0], "e.example asks for a pause of 10 seconds (Retry-After): waiting 10 seconds.");
  assert.equal(
    notes[1],
    "e.example asks for a pause of 86400 seconds (Retry-After), but robotscope waits at most 60 seconds at a time and " +
      "180 seconds in all: waiting 60 seconds.",
  );
});

test("waits until the date in Retry-After", () => {
  const wait = new Patience().waitFor(new Date(Date.now() + 30_000).toUTCString(), "e.example");
  assert.ok(wait > 25_000 && wait <= 30_000, String(wait));
});

test("adds a missing scheme to typed URLs, and rejects texts that are not web addresses", () => {
  const meant = {
    "example.com": "https://example.com/",
    "example.com/a?b": "https://example.com/a?b",
    "HTTP://Example.com": "http://example.com/",
    "localhost:3000/a": "http://localhost:3000/a",
    "app.localhost": "http://app.localhost/",
    "192.168.0.1": "http://192.168.0.1/",
    "[::1]:8080": "http://[::1]:8080/",
    "8.8.8.8": "https://8.8.8.8/",
    "https://localhost": "https://localhost/",
    "ftp://example.com/": undefined,
    "http://": undefined,
    "/path": undefined,
    "": undefined,
    "a b": undefined,
  };
  for (const [text, url] of Object.entries(meant)) assert.equal(webAddress(text)?.href, url, text);
});

const latin1 = (text) => Buffer.from(text, "latin1");
const utf16be = (text) => Buffer.from(text, "utf16le").swap16();

/** Returns a document's encoding and the detection method. */
function encoding(bytes, charset) {
  const { encoding, source } = decodeHtml(typeof bytes === "string" ? latin1(bytes) : bytes, charset);
  return `${encoding} ${source}`;
}

test("prefers a byte order mark to Content-Type and the meta element", () => {
  const meta = '<meta charset="koi8-r">é';
  assert.equal(encoding(Buffer.from(`\ufeff${meta}`), "latin1"), "utf-8 byte-order-mark");
  assert.equal(encoding(Buffer.from(`\ufeff${meta}`, "utf16le"), "utf-8"), "utf-16le byte-order-mark");
  assert.equal(encoding(utf16be(`\ufeff${meta}`), "utf-8"), "utf-16be byte-order-mark");
  assert.equal(decodeHtml(utf16be(`\ufeff${meta}`), undefined).text, meta);
});

test("detects the encoding from Content-Type, the meta element, the XML declaration or the bytes", () => {
  const meta = '<meta charset="koi8-r">';
  const xml = '<?xml version="1.0" encoding="iso-8859-2"?>';
  assert.equal(encoding(meta, "ISO-8859-1"), "windows-1252 content-type");
  assert.equal(encoding(meta, ' "nonsense"'), "koi8-r meta");
  assert.equal(encoding(xml + meta), "koi8-r meta");
  assert.equal(encoding(xml), "iso-8859-2 xml-declaration");
  assert.equal(encoding("<p>"), "utf-8 assumed");
  assert.equal(encoding(Buffer.from("<p>é")), "utf-8 assumed");
  assert.equal(encoding("<p>\xe9"), "windows-1252 assumed");
  // A document that is cut off inside a multi-byte character is still recognised as UTF-8.
  assert.equal(encoding(Buffer.from("<p>éééé").subarray(0, -1)), "utf-8 assumed");
});

test("decodes documents labelled Latin-1 as windows-1252", () => {
  // https://encoding.spec.whatwg.org/index-windows-1252.txt
  const { text } = decodeHtml(Uint8Array.of(0x80, 0x82, 0x8e, 0x92, 0x99, 0x9f, 0x81, 0xa0, 0xff), "latin1");
  assert.equal(text, "€‚Ž’™Ÿ\u0081\u00a0ÿ");
});

test("reports unknown encoding labels", () => {
  const { encoding, unknownLabels } = decodeHtml(latin1('<meta charset="utf-80">'), "none-such");
  assert.deepEqual([encoding, unknownLabels], ["utf-8", ["none-such", "utf-80"]]);
  assert.deepEqual(decodeHtml(latin1("<p>"), "").unknownLabels, []);
});

test("finds the encoding in meta elements as the HTML standard prescribes", () => {
  const cases = {
    "<META CharSet = koi8-r >": "koi8-r",
    "<meta\ncharset='koi8-r'/>": "koi8-r",
    "<meta/charset=koi8-r>": "koi8-r",
    "<meta charset=koi8-r": "koi8-r",
    '<meta charset="koi8-r': undefined,
    "<metadata charset=koi8-r>": undefined,
    '<meta name=a charset="koi8-r" charset="big5">': "koi8-r",
    '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">': "koi8-r",
    "<meta content=\"text/html; charset = 'koi8-r'\" http-equiv=content-type>": "koi8-r",
    '<meta http-equiv="content-type" content="charset charset=koi8-r;x">': "koi8-r",
    '<meta http-equiv="content-type" content="text/html; charset=\'koi8-r">': undefined,
    '<meta http-equiv="refresh" content="text/html; charset=koi8-r">': undefined,
    '<meta content="text/html; charset=koi8-r">': undefined,
    "<!-- <meta charset=koi8-r> --><p>": undefined,
    "<!-- > <meta charset=koi8-r>": undefined,
    "<!--><meta charset=koi8-r>": "koi8-r",
    "<!---><meta charset=koi8-r>": "koi8-r",
    '<!doctype html "<meta charset=big5>"><meta charset=koi8-r>': "koi8-r",
    '<p title="<meta charset=big5>"><meta charset=koi8-r>': "koi8-r",
    '</p title="<meta charset=big5>"><meta charset=koi8-r>': "koi8-r",
    "<?php <meta charset=big5><meta charset=koi8-r>": "koi8-r",
    "<meta charset=unknown><meta charset=koi8-r>": "koi8-r",
    "<meta charset=utf-16le>\xe9": "utf-8",
    "<meta charset=x-user-defined>": "windows-1252",
  };
  for (const [html, expected] of Object.entries(cases)) {
    const { encoding, source } = decodeHtml(latin1(html), undefined);
    assert.equal(source === "meta" ? encoding : undefined, expected, html);
  }
});

test("searches only the first 1024 bytes for an encoding, and takes little time for hostile documents", () => {
  const meta = "<meta charset=koi8-r>";
  assert.equal(encoding(" ".repeat(1024 - meta.length) + meta), "koi8-r meta");
  assert.equal(encoding(" ".repeat(1024) + meta), "utf-8 assumed");
  const started = performance.now();
  for (const unit of ["<", "<!--", "<a ", "<meta ", "<meta a=", "<a b='", "<!", "<?xml ", "=", "\0"]) {
    encoding(unit.repeat(5_000_000 / unit.length));
  }
  assert.ok(performance.now() - started < 5000);
});
