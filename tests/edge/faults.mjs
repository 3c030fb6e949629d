// Faults of target sites, simulated on the connection.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
export const MEGABYTE = 1024 * 1024;

/** A gigabyte of zeros, compressed to less than a megabyte. */
export const gzipBomb = Buffer.concat(Array(64).fill(gzipSync(Buffer.alloc(16 * MEGABYTE))));
const brotliBomb = brotliCompressSync(Buffer.alloc(256 * MEGABYTE), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
});

/**
 * For each fault: a function that responds with it, the kind of failure that the service must report on workerd, the kind on Node.js, and
 * the beginning of the text that the service must report.
 *
 * @type {Record<string, [(socket: import("node:net").Socket) => void, string | undefined, string | undefined, string?]>}
 */
export const FAULTS = {
  "it resets the connection": [(socket) => socket.resetAndDestroy(), "unreachable", "reset"],
  "it closes without a response": [(socket) => socket.end(), "unreachable", "reset"],
  "it does not speak HTTP": [
    (socket) => socket.end("220 mail.example.com ESMTP\r\n\r\n"),
    "unreachable",
    "bad-response",
  ],
  "it sends less than its Content-Length": [
    (socket) => socket.end(`${HEAD}Content-Length: 9\r\n\r\nabc`),
    "cut-off",
    "cut-off",
    "abc",
  ],
  "it sends more than its Content-Length": [
    (socket) => socket.end(`${HEAD}Content-Length: 3\r\n\r\nabcdef`),
    undefined,
    undefined,
    "abc",
  ],
  "it resets in the middle": [
    (socket) =>
      socket.write(`${HEAD}Content-Length: 9\r\n\r\nabc`, () => setTimeout(() => socket.resetAndDestroy(), 200)),
    "cut-off",
    "cut-off",
    "abc",
  ],
  "its chunks are broken": [
    (socket) => socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nxyz\r\n`),
    "cut-off",
    "bad-response",
    "abc",
  ],
  "its compression is broken": [
    (socket) => socket.end(`${HEAD}Content-Encoding: gzip\r\n\r\nnothing of it is compressed`),
    "bad-encoding",
    "bad-encoding",
    "",
  ],
  "its headers are too large": [
    (socket) => socket.end(`${HEAD}X: ${"a".repeat(300_000)}\r\n\r\nabc`),
    "headers-too-large",
    "headers-too-large",
  ],
  "it never answers": [() => {}, "timeout", "timeout"],
  "it sends one byte a second": [
    (socket) => {
      socket.write(`${HEAD}\r\n`);
      const timer = setInterval(() => socket.write("a"), 1000);
      socket.on("close", () => clearInterval(timer));
    },
    "timeout",
    "timeout",
    "aaaaaaa",
  ],
  "its headers take one byte a second": [
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nX: ");
      const timer = setInterval(() => socket.write("a"), 1000);
      socket.on("close", () => clearInterval(timer));
    },
    "timeout",
    "timeout",
  ],
  "it endlessly sends gzip that decompresses to nothing": [
    (socket) => {
      const members = Buffer.concat(Array(10_000).fill(gzipSync("")));
      socket.write(`${HEAD}Content-Encoding: gzip\r\n\r\n`);
      const write = () => {
        while (!socket.destroyed && socket.write(members));
        if (!socket.destroyed) socket.once("drain", write);
      };
      write();
    },
    "timeout",
    "bad-encoding",
    "",
  ],
  "it sends a compression bomb in gzip": [
    (socket) => socket.end(Buffer.concat([Buffer.from(`${HEAD}Content-Encoding: gzip\r\n\r\n`), gzipBomb])),
    undefined,
    undefined,
    "\0".repeat(1000),
  ],
  "it sends a compression bomb in Brotli": [
    (socket) => socket.end(Buffer.concat([Buffer.from(`${HEAD}Content-Encoding: br\r\n\r\n`), brotliBomb])),
    undefined,
    undefined,
    "\0".repeat(1000),
  ],
};
