// Local servers, some of them faulty, and a runner for the command line in a separate process.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { gzipSync } from "node:zlib";
import { commandLine, environment } from "./command-line.mjs";

/**
 * Starts a server that serves `pages` until the test ends. A page is a status with headers and a body, or a function that writes the
 * response. All other paths return 404.
 *
 * @typedef {[status: number, headers?: import("node:http").OutgoingHttpHeaders, body?: string | Uint8Array]} Page
 * @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Handler
 * @param {import("node:test").TestContext} test
 * @param {Record<string, Page | Handler>} pages
 */
export function serve(test, pages) {
  return start(test, createServer(handlerOf(pages)), "http");
}

/**
 * Starts a server that serves `pages` over TLS with an untrusted certificate.
 *
 * @param {import("node:test").TestContext} test
 * @param {Record<string, Page | Handler>} pages
 * @param {string} [cert] a certificate for `KEY`
 */
export function serveTls(test, pages, cert = CERTIFICATE) {
  return start(test, createTlsServer({ key: KEY, cert }, handlerOf(pages)), "https");
}

/**
 * Starts a server that responds with the bytes that `answer` writes.
 *
 * @param {import("node:test").TestContext} test
 * @param {(socket: import("node:net").Socket, question: string) => void} answer
 */
export function serveBytes(test, answer) {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    let question = "";
    socket.on("data", (bytes) => {
      const isNew = !question.includes("\r\n\r\n");
      question += bytes.toString("latin1");
      if (isNew && question.includes("\r\n\r\n")) answer(socket, question);
    });
  });
  return start(test, server, "http");
}

/** @param {Record<string, Page | Handler>} pages */
function handlerOf(pages) {
  return (request, response) => {
    response.on("error", () => {});
    const page = pages[request.url];
    if (typeof page === "function") return page(request, response);
    const [status, headers = {}, body = ""] = page ?? [404];
    response.writeHead(status, headers).end(body);
  };
}

async function start(test, server, scheme) {
  const sockets = new Set();
  const requests = [];
  for (const event of ["connection", "secureConnection"]) server.on(event, (socket) => sockets.add(socket));
  server.on("request", ({ url, headers }) => requests.push({ url, headers }));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address();
  return {
    port,
    url: `${scheme}://127.0.0.1:${port}`,
    /** The server's URL with the host name `localhost` instead of an address. */
    named: `${scheme}://localhost:${port}`,
    /** The received requests, in order. */
    requests,
  };
}

/** Sends a body of ten megabytes that expands to ten gigabytes of zeros. @type {Handler} */
export function bomb(_request, response) {
  const member = gzipSync(Buffer.alloc(1024 * 1024));
  response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" });
  let left = 10 * 1024;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(member)) return void response.once("drain", write);
    }
    response.end();
  };
  write();
}

// Writes the peak memory use of the process, in kilobytes, to file descriptor 3 when the process exits.
const MEASURE = `import { writeSync } from "node:fs";
process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/**
 * Runs the command line until it exits.
 *
 * @param {string[]} args
 * @param {{ input?: string | Uint8Array, env?: Record<string, string> }} [options]
 */
export async function robotscope(args, { input = "", env = {} } = {}) {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(MEASURE)}`, commandLine, ...args],
    {
      stdio: ["pipe", "pipe", "pipe", "pipe"],
      env: environment(env),
    },
  );
  const [stdout, stderr, kilobytes] = [1, 2, 3].map((at) => textOf(child.stdio[at]));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  return {
    code,
    stdout: await stdout,
    stderr: await stderr,
    async json() {
      return JSON.parse(await stdout);
    },
    seconds: (performance.now() - started) / 1000,
    megabytes: Number(await kilobytes) / 1000,
  };
}

async function textOf(stream) {
  const pieces = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

// A self-signed certificate for localhost and 127.0.0.1, valid for a hundred years. Its private key is intentionally public, because it
// protects nothing.
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmaLNfEQ1OhLomuCh
yLQ0OwdoDDgsjPvvTgokUNtmmVyhRANCAAQamFnx2rMold9tUsSi+fZ24o3WsUwo
grIUx2Jtoim/7+n6nSbnK5RLyt4qQIiHpudbXJJBa40FwUvsuPSNjwSj
-----END PRIVATE KEY-----
`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUWxR+hvgaaY9QFMFvsytuAsFRhnUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE3Mjk1NFoYDzIxMjYxMDI4
MTcyOTU0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQamFnx2rMold9tUsSi+fZ24o3WsUwogrIUx2Jtoim/7+n6nSbnK5RL
yt4qQIiHpudbXJJBa40FwUvsuPSNjwSjo28wbTAdBgNVHQ4EFgQUzKyvb0HkG4BY
/1MWVjk4OcgFzlAwHwYDVR0jBBgwFoAUzKyvb0HkG4BY/1MWVjk4OcgFzlAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgZYHT5813DZZMWhOugQItSoeybZMTKyGk/p8K6JZV7nECIQDI
/3J0hY7cjMCFDISHDnUOlUIWTbzMK3TqLOEEHYBPqg==
-----END CERTIFICATE-----
`;
