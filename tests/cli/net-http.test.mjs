// Tests `inspect` with faulty servers: the command must report a clear error quickly, and use little memory.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { folder } from "./command-line.mjs";
import { bomb, CERTIFICATE, robotscope, serve, serveBytes, serveTls } from "./servers.mjs";

const HTML = '<!doctype html><meta name="robots" content="noindex">';
const PAGE = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${HTML.length}\r\n\r\n${HTML}`;

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

async function inspect(url, ...args) {
  const run = await robotscope(["inspect", url, "--crawler", "Googlebot", "--json", ...args]);
  assert.notEqual(run.code, 70, run.stderr);
  assert.notEqual(run.code, 2, run.stderr);
  const { page, report, robotsTxt } = JSON.parse(run.stdout);
  return { ...run, page, robotsTxt, googlebot: report.crawlers[0], failure: page.failure };
}

/** Starts a server with a custom response to every request except robots.txt. */
const serveAnswer = (context, answer) => {
  return serveBytes(context, (socket, question) => {
    if (question.startsWith("GET /robots.txt")) socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    else answer(socket);
  });
};

test("reports a server that never sends headers", async (context) => {
  const { url } = await serveAnswer(context, () => {});
  const run = await inspect(url, "--timeout", "1");
  assert.equal(run.code, 3);
  assert.deepEqual([run.failure.kind, run.failure.phase, run.page.hops.length], ["timeout", "first-byte", 0]);
  assert.match(
    run.stderr,
    /^error cannot fetch http:\/\/127\.0\.0\.1:\d+\/: no answer from .* in 1 second\.\n.*--timeout/,
  );
  assert.ok(run.seconds < 10, `${run.seconds} s`);
});

test("reports a timeout for a slow body, and evaluates the received part", async (context) => {
  const { url } = await serve(context, {
    "/": (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).write(HTML);
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    },
  });
  const run = await inspect(url, "--timeout", "1");
  assert.equal(run.code, 3);
  assert.deepEqual([run.failure.kind, run.failure.phase], ["timeout", "whole"]);
  assert.equal(run.page.status, 200);
  assert.ok(run.page.bytes > HTML.length);
  assert.equal(run.googlebot.indexing.index.value, "forbidden");
  assert.ok(run.seconds < 10, `${run.seconds} s`);
});

test("reads an endless body only up to the size limit", async (context) => {
  const { url } = await serve(context, {
    "/": (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).write(HTML);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65536)));
      };
      response.on("drain", more);
      more();
    },
  });
  const run = await inspect(url, "--max-bytes", "100000");
  assert.deepEqual([run.code, run.page.bytes, run.page.truncated, run.failure], [0, 100_000, true, undefined]);
  assert.equal(run.googlebot.indexing.index.value, "forbidden");
  assert.ok(run.seconds < 10, `${run.seconds} s`);
  const { stdout } = await robotscope(["inspect", url, "--max-bytes", "100000"]);
  assert.match(stdout, /note: only the first 100 kB were read \(--max-bytes\); what follows is unknown/);
});

test("does not report a document of exactly --max-bytes as truncated", async (context) => {
  const { url } = await serve(context, { "/": [200, { "Content-Type": "text/html" }, HTML] });
  const run = await inspect(url, "--max-bytes", String(HTML.length));
  assert.deepEqual([run.page.bytes, run.page.truncated], [HTML.length, false]);
  const shorter = await inspect(url, "--max-bytes", String(HTML.length - 1));
  assert.deepEqual([shorter.page.bytes, shorter.page.truncated], [HTML.length - 1, true]);
});

test("reports endless headers", async (context) => {
  const { url } = await serveAnswer(context, (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    const more = () => {
      while (!socket.destroyed && socket.write(`X-Robots-Tag: ${"noindex, ".repeat(50)}\r\n`));
    };
    socket.on("drain", more);
    more();
  });
  const run = await inspect(url);
  assert.deepEqual([run.code, run.failure.kind], [3, "headers-too-large"]);
  assert.ok(run.seconds < 10 && run.megabytes < 200, `${run.seconds} s, ${run.megabytes} MB`);
});

test("reports an endless series of interim responses", async (context) => {
  const { url } = await serveAnswer(context, (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write("HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n"));
    };
    socket.on("drain", more);
    more();
  });
  const run = await inspect(url, "--timeout", "10");
  assert.deepEqual([run.code, run.failure.kind], [3, "headers-too-large"]);
  assert.ok(run.seconds < 10 && run.megabytes < 200, `${run.seconds} s, ${run.megabytes} MB`);
});

test("prints the headers of interim responses, and does not apply them", async (context) => {
  const hints = "HTTP/1.1 103 Early Hints\r\nX-Robots-Tag: noindex\r\n\r\n";
  const final = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Robots-Tag: noarchive\r\nContent-Length: 2\r\n\r\n";
  const { url } = await serveAnswer(context, (socket) => socket.end(`${hints}${hints}${final}ok`));
  const run = await inspect(url);
  assert.equal(run.page.hops[0].headers, hints + hints + final);
  assert.equal(run.googlebot.indexing.index.value, "allowed");
});

test("truncates a body that decompresses to ten gigabytes", async (context) => {
  const { url } = await serve(context, { "/": bomb });
  const run = await inspect(url);
  assert.deepEqual([run.code, run.page.truncated, run.page.bytes], [0, true, 15 * 1024 * 1024]);
  assert.ok(run.page.received < 1024 * 1024, `${run.page.received} bytes were received`);
  assert.ok(run.seconds < 10 && run.megabytes < 400, `${run.seconds} s, ${run.megabytes} MB`);
});

test("truncates compression bombs in robots.txt, and in a page with Brotli inside gzip", async (context) => {
  const nested = gzipSync(brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), FAST));
  const { url } = await serve(context, {
    "/robots.txt": bomb,
    "/": [200, { "Content-Encoding": "br, gzip", "Content-Type": "text/html" }, nested],
  });
  const run = await inspect(url);
  assert.deepEqual([run.robotsTxt[0].truncated, run.robotsTxt[0].bytes], [true, 5_120_000]);
  assert.deepEqual([run.page.truncated, run.page.bytes], [true, 15 * 1024 * 1024]);
  assert.ok(run.seconds < 10 && run.megabytes < 400, `${run.seconds} s, ${run.megabytes} MB`);
});

test("decodes every supported Content-Encoding", async (context) => {
  const answers = {
    "/gzip": ["gzip", gzipSync(HTML)],
    "/x-gzip": ["X-GZIP", gzipSync(HTML)],
    "/members": ["gzip", Buffer.concat([gzipSync(HTML.slice(0, 20)), gzipSync(HTML.slice(20))])],
    "/br": ["br", brotliCompressSync(HTML)],
    "/zlib": ["deflate", deflateSync(HTML)],
    "/bare": ["deflate", deflateRawSync(HTML)],
    "/twice": ["gzip, br", brotliCompressSync(gzipSync(HTML))],
    "/identity": ["identity", HTML],
    "/empty": ["gzip", ""],
  };
  const pages = Object.entries(answers).map(([path, [encoding, body]]) => {
    return [path, [200, { "Content-Type": "text/html", "Content-Encoding": encoding }, body]];
  });
  const { url } = await serve(context, Object.fromEntries(pages));
  for (const path of Object.keys(answers)) {
    const run = await inspect(url + path);
    assert.equal(run.failure, undefined, path);
    assert.equal(run.page.bytes, path === "/empty" ? 0 : HTML.length, path);
  }
});

test("reports a body that cannot be decoded", async (context) => {
  const zipped = gzipSync(`${HTML}${Math.random()}`.repeat(100));
  const broken = Buffer.from(gzipSync(HTML + "x".repeat(200_000)));
  broken.fill(0xff, broken.length - 40);
  const answers = {
    "/cut": ["gzip", zipped.subarray(0, -20), /unexpected end of file/],
    "/broken": ["gzip", broken, /broken \(gzip/],
    "/none": ["gzip", HTML, /broken \(gzip: incorrect header check\)/],
    "/zstd": ["zstd", HTML, /the encoding “zstd”, which the request does not accept/],
    "/deep": ["gzip, gzip, gzip, gzip, gzip", HTML, /5 nested encodings/],
  };
  const pages = Object.entries(answers).map(([path, [encoding, body]]) => {
    return [path, [200, { "Content-Type": "text/html", "Content-Encoding": encoding }, body]];
  });
  const { url } = await serve(context, Object.fromEntries(pages));
  for (const [path, [, , message]] of Object.entries(answers)) {
    const run = await inspect(url + path);
    assert.deepEqual([run.code, run.failure?.kind], [3, "bad-encoding"], path);
    assert.match(run.failure.message, message);
  }
  // The part before the decoding error is still evaluated.
  assert.equal((await inspect(`${url}/cut`)).googlebot.indexing.index.value, "forbidden");
});

test("reports a body shorter than Content-Length, and ignores bytes beyond Content-Length", async (context) => {
  const { url: great } = await serveAnswer(context, (socket) => socket.end(PAGE.replace(/: \d+/, ": 9999")));
  const cut = await inspect(great);
  assert.deepEqual([cut.code, cut.failure.kind, cut.page.bytes], [3, "cut-off", HTML.length]);
  assert.equal(cut.googlebot.indexing.index.value, "forbidden");
  const { url: small } = await serveAnswer(context, (socket) => socket.end(PAGE.replace(/: \d+/, ": 15")));
  const short = await inspect(small);
  assert.deepEqual([short.code, short.page.bytes], [0, 15]);
});

test("reports broken connections", async (context) => {
  const { url: before } = await serveAnswer(context, (socket) => socket.destroy());
  assert.equal((await inspect(before)).failure.kind, "reset");
  const { url: within } = await serveAnswer(context, (socket) =>
    socket.write(PAGE.slice(0, -5), () => socket.resetAndDestroy()),
  );
  const run = await inspect(within);
  assert.deepEqual([run.code, run.failure.kind, run.page.bytes], [3, "cut-off", HTML.length - 5]);
  const { url: headers } = await serveAnswer(context, (socket) => socket.end("HTTP/1.1 200 OK\r\nX-Robots"));
  assert.equal((await inspect(headers)).failure.kind, "reset");
});

test("ignores trailers, and reports invalid chunked encoding", async (context) => {
  const head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\nTrailer: X-Robots-Tag\r\n\r\n";
  const chunk = `${HTML.length.toString(16)}\r\n${HTML}\r\n`;
  const { url } = await serveAnswer(context, (socket) =>
    socket.end(`${head}2\r\nok\r\n0\r\nX-Robots-Tag: noindex\r\n\r\n`),
  );
  const run = await inspect(url);
  assert.deepEqual([run.code, run.page.bytes, run.googlebot.indexing.index.value], [0, 2, "allowed"]);
  const { url: brokenUrl } = await serveAnswer(context, (socket) => socket.end(`${head}${chunk}nonsense\r\n`));
  const broken = await inspect(brokenUrl);
  assert.deepEqual([broken.code, broken.failure.kind, broken.page.bytes], [3, "bad-response", HTML.length]);
  assert.match(broken.failure.message, /in the middle of the body$/);
});

test("reads HTTP/1.0, bare line feeds and a space before a colon, and prints headers unchanged", async (context) => {
  const { url: old } = await serveAnswer(context, (socket) =>
    socket.end(`HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n${HTML}`),
  );
  const run = await inspect(old);
  assert.deepEqual([run.code, run.page.status, run.page.bytes], [0, 200, HTML.length]);
  const lax =
    "HTTP/1.1 200 Fine\nContent-Type: text/html\nX-ROBOTS-Tag \t: nosnippet\nwhat is this\nx-robots-tag:noarchive\nx-robots-tag:  nofollow\n\n";
  const { url } = await serveAnswer(context, (socket) => socket.end(lax + HTML));
  const { page, code, googlebot } = await inspect(url);
  assert.equal(code, 0);
  assert.equal(page.hops[0].headers, lax);
  assert.deepEqual([googlebot.indexing.snippet.value, googlebot.indexing.follow.value], [0, "forbidden"]);
});

test("reports a response that is not HTTP", async (context) => {
  const { url } = await serveAnswer(context, (socket) => socket.end("220 mail.example.com ESMTP\r\n"));
  const run = await inspect(url);
  assert.deepEqual([run.code, run.failure.kind], [3, "bad-response"]);
  assert.match(run.stderr, /the response of 127\.0\.0\.1:\d+ is not HTTP/);
});

test("reports a refused connection and an unknown host name", async (context) => {
  const { port } = await serve(context, {});
  const free = port === 65535 ? port - 1 : port + 1;
  const refused = await inspect(`http://127.0.0.1:${free}/`);
  assert.deepEqual(
    [refused.code, refused.failure.kind, refused.robotsTxt[0].fetch.status],
    [3, "refused", "network-failure"],
  );
  const unknown = await inspect("http://no-such-host.invalid/");
  assert.deepEqual([unknown.code, unknown.failure.kind], [3, "dns"]);
  assert.match(unknown.stderr, /no-such-host\.invalid/);
});

test("reports an untrusted certificate and a server without TLS, and accepts a trusted certificate", async (context) => {
  const { url, port } = await serveTls(context, { "/": [200, { "Content-Type": "text/html" }, HTML] });
  const run = await inspect(url);
  assert.deepEqual([run.code, run.failure.kind, run.failure.code], [3, "tls", "DEPTH_ZERO_SELF_SIGNED_CERT"]);
  assert.match(
    run.stderr,
    /no secure connection to 127\.0\.0\.1:\d+: self-signed certificate\.\n.*NODE_EXTRA_CA_CERTS/,
  );
  const file = join(await folder(context, { "certificate.pem": CERTIFICATE }), "certificate.pem");
  const trusted = await robotscope(["inspect", url, "--json"], { env: { NODE_EXTRA_CA_CERTS: file } });
  assert.equal(trusted.code, 0, trusted.stderr);
  const { url: plain } = await serve(context, {});
  assert.equal((await inspect(plain.replace("http:", "https:"))).failure.kind, "tls");
  assert.equal((await inspect(`http://127.0.0.1:${port}/`)).code, 3);
});

test("--headers-only does not read the document", async (context) => {
  const { url } = await serve(context, {
    "/": [200, { "Content-Type": "text/html", "X-Robots-Tag": "nosnippet" }, HTML],
  });
  const run = await inspect(url, "--headers-only");
  assert.deepEqual([run.code, run.page.bytes, run.googlebot.indexing.index.value], [0, 0, "allowed"]);
  assert.deepEqual([run.googlebot.indexing.index.isSettled, run.googlebot.indexing.snippet.value], [false, 0]);
});

test("sends the chosen User-Agent, and sends credentials only to their host", async (context) => {
  const other = await serve(context, {});
  const { url, requests } = await serve(context, {
    "/": [302, { Location: "/there" }],
    "/there": [302, { Location: `${other.url}/` }],
  });
  await inspect(url.replace("//", "//name:p%40ss@"), "--allow-private");
  const authorization = `Basic ${Buffer.from("name:p@ss").toString("base64")}`;
  assert.deepEqual(
    requests.map(({ headers }) => headers.authorization),
    [authorization, authorization, authorization],
  );
  assert.ok(other.requests.length > 0 && other.requests.every(({ headers }) => headers.authorization === undefined));
  assert.match(requests[0].headers["user-agent"], /^robotscope\/\d+\.\d+\.\d+ \(\+https:/);

  const run = await robotscope(["inspect", url.replace("//", "//name:secret@")]);
  assert.ok(!`${run.stdout}${run.stderr}`.includes("secret"), "a password is never shown");
  await inspect(other.url, "--user-agent", "googlebot");
  assert.match(other.requests.at(-1).headers["user-agent"], /Mozilla\/5\.0.*Googlebot\/2\.1/);
  await inspect(other.url, "--user-agent", "MyTool/1.0");
  assert.equal(other.requests.at(-1).headers["user-agent"], "MyTool/1.0");
});
