// Starts the service on workerd or Node.js, and local target sites.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleForNode, bundleWorker } from "../../edge/bundle.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { serveConfiguration, startWorker } from "../support/workerd.mjs";

const MANY = { PER_CLIENT: "1000000", PER_SITE: "1000000", INSPECTIONS: "1000000" };

/** Creates a folder that is removed after the test. @param {import("node:test").TestContext} test */
export async function temporary(test) {
  const folder = await mkdtemp(join(tmpdir(), "robotscope-edge-"));
  test.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts workerd with the published configuration, but lets it connect to this machine instead of the internet.
 *
 * @param {import("node:test").TestContext} test
 * @param {Record<string, string>} [environment]
 * @param {{ authority?: string, isPublished?: boolean, errors?: number }} [options] `authority`: a certificate to trust; `isPublished`: keep
 *   the published network settings; `errors`: an open file for workerd's messages
 */
export async function onWorkerd(test, environment = {}, { authority, isPublished, errors } = {}) {
  const folder = await temporary(test);
  await bundleWorker(inRoot("edge", "worker.ts"), folder);
  // The published configuration reads the settings whose names begin with SIGN from environment variables.
  const isVariable = ([name]) => name.startsWith("SIGN");
  const variables = Object.fromEntries(Object.entries(environment).filter(isVariable));
  const settings = Object.entries({ ...MANY, ...environment }).filter((setting) => !isVariable(setting));
  const bindings = settings.map(([name, text]) => `(name = "${name}", text = "${text}")`);
  const trusted = authority ? `(trustedCertificates = ["${authority.replaceAll("\n", "\\n")}"])` : "()";
  const published = await readFile(inRoot("edge", "workerd.capnp"), "utf8");
  const network = 'allow = ["public"], tlsOptions = (trustBrowserCas = true)';
  const configuration = published
    .replace("127.0.0.1:8787", "127.0.0.1:0")
    .replace(network, isPublished ? network : `allow = ["private"], tlsOptions = ${trusted}`)
    .replace("bindings = [", `bindings = [ ${bindings.join(", ")}, `);
  await writeFile(join(folder, "workerd.capnp"), configuration);
  return started(test, await serveConfiguration(folder, "workerd.capnp", errors, variables));
}

/**
 * Starts workerd and routes its requests for every host to one target.
 *
 * @param {import("node:test").TestContext} test
 * @param {number} port
 */
export async function onWorkerdBefore(test, port, environment = {}) {
  const script = inRoot("edge", "worker.ts");
  return started(test, await startWorker(script, await temporary(test), port, { ...MANY, ...environment }));
}

/** Starts the service on Node.js, in this process. @param {import("node:test").TestContext} test */
export async function onNode(test, environment = {}, settings = {}) {
  const file = join(await temporary(test), "node.mjs");
  await bundleForNode("node.ts", file);
  const { serve } = await import(file);
  const server = await serve(0, "127.0.0.1", { ...MANY, ...environment }, settings);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return started(test, { port: server.address().port, stop });
}

/**
 * Runs the service on Node.js without a server, so that every connection in this process is one that the service opened.
 * @param {import("node:test").TestContext} test
 */
export async function apartOnNode(test, environment = {}, settings = {}) {
  const file = join(await temporary(test), "node.mjs");
  await bundleForNode("node.ts", file);
  const { serviceOnNode } = await import(file);
  const service = serviceOnNode({ ...MANY, ...environment }, settings);
  const ask = (/** @type {string} */ url) =>
    service(new Request(`http://service/api/inspect?url=${encodeURIComponent(url)}`), "somebody");
  return { ask, inspect: async (/** @type {string} */ url) => read(await ask(url)) };
}

/** @param {import("node:test").TestContext} test @param {{ port: number, pid?: number, stop: () => void }} server */
function started(test, { port, pid, stop }) {
  test.after(stop);
  const service = `http://127.0.0.1:${port}/api/inspect`;
  /** @param {string} url @param {RequestInit} [init] */
  const ask = (url, init) => fetch(`${service}?url=${encodeURIComponent(url)}`, init);
  return { port, pid, service, ask, inspect: async (/** @type {string} */ url) => read(await ask(url)) };
}

/**
 * Reads an answer of the service. Returns all events, the events for the page, and the events for robots.txt.
 *
 * @param {Response} response
 */
async function read(response) {
  const text = await response.text();
  if (!response.ok) return { status: response.status, events: [], refusal: JSON.parse(text).failure };
  const events = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const of = (/** @type {string} */ part) => events.filter((event) => event.part === part);
  const page = of("page");
  const text_ = page.find(({ event }) => event === "text");
  const failure = page.find(({ event }) => event === "failure")?.failure ?? text_?.failure;
  return { status: response.status, events, page, robots: of("robots-txt"), text: text_, failure, end: events.at(-1) };
}

/**
 * Starts a target with one page or handler per path. Records each request with its host.
 *
 * @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Handler
 * @param {import("node:test").TestContext} test
 * @param {Record<string, string | [number, import("node:http").OutgoingHttpHeaders | string[], (string | Uint8Array)?] | Handler>} pages
 * @param {{ key: string, cert: string }} [tls]
 */
export async function target(test, pages, tls) {
  /** @type {{ url: string, host: string, headers: import("node:http").IncomingHttpHeaders }[]} */
  const requests = [];
  const handler = (request, response) => {
    response.on("error", () => {});
    const { pathname } = new URL(request.url, "http://a");
    requests.push({ url: request.url, host: request.headers.host, headers: request.headers });
    const page = pages[pathname] ?? pages["*"] ?? [404, {}];
    if (typeof page === "function") return page(request, response);
    const [status, headers, body = ""] = typeof page === "string" ? [200, { "Content-Type": "text/html" }, page] : page;
    response.writeHead(status, headers).end(body);
  };
  const server = tls ? createTlsServer(tls, handler) : createServer(handler);
  return { requests, ...(await listening(test, server)) };
}

/**
 * Starts a target that returns 404 for robots.txt. `answer` responds to all other requests.
 *
 * @param {(socket: import("node:net").Socket) => void} answer
 */
export function bytes(test, answer) {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (question) => {
      if (String(question).startsWith("GET /robots.txt"))
        socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
      else answer(socket);
    });
  });
  return listening(test, server);
}

async function listening(test, server) {
  const sockets = new Set();
  for (const event of ["connection", "secureConnection"]) server.on(event, (socket) => sockets.add(socket));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  test.after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address();
  return { port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, sockets };
}
