import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** The path of the compiled `core/examples/server_config.rs`. */
const program = compiled("server_config");

/**
 * Compiles an example in core/examples. Selects the whole workspace, as the Rust tests do: another selection would have other features and
 * recompile the dependencies.
 *
 * @param {string} name
 * @returns {string} the path of the compiled example
 */
function compiled(name) {
  const cargo = ["build", "--quiet", "--locked", "--workspace", "--example", name, "--message-format", "json"];
  const { status, stdout, stderr } = spawnSync("cargo", cargo, { cwd: inRoot(), encoding: "utf8", maxBuffer: 2 ** 26 });
  assert.equal(status, 0, stderr);
  const messages = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return messages.find(({ executable, target }) => executable && target.name === name).executable;
}

/** @param {string[]} args @param {Buffer} [input] */
function example(args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * Generates a server configuration that sends X-Robots-Tag headers.
 *
 * @param {string} server
 * @param {string} files the files whose responses have the headers, such as "extensions:pdf"
 * @param {string[]} statements the values of the headers
 */
export const generate = (server, files, ...statements) => example(["generate", server, files, ...statements]);

/**
 * Requests a path and parses the response with the engine. Returns the status and the X-Robots-Tag values.
 *
 * @param {number} port
 * @param {string} path
 */
export async function tags(port, path) {
  const [status, ...lines] = example(["tags"], await request(port, path))
    .trimEnd()
    .split("\n");
  return { status: Number(status), lines };
}

/** Returns the whole response to a request as bytes. @param {number} port @param {string} path @returns {Promise<Buffer>} */
function request(port, path) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const parts = [];
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no response for ${path}`)));
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => resolve(Buffer.concat(parts)));
    socket.on("error", reject);
  });
}

/**
 * Returns a server's response without decoding its body.
 *
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [fields]
 * @returns {Promise<{ status: number | undefined, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function get(port, path, fields = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, path, host: "127.0.0.1", headers: fields, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.setTimeout(10_000, () => request.destroy(new Error(`no response for ${path}`)));
    request.on("error", reject);
  });
}

/** @param {import("node:test").TestContext} t */
export function folderFor(t) {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-servers-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // Let all users read the folder: if root starts a server, the server reads the folder as a different user.
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a folder whose subfolder `site` contains the files of a website. @param {import("node:test").TestContext} t */
export function site(t) {
  const folder = folderFor(t);
  for (const path of [
    "index.html",
    "a.html",
    "a.pdf",
    "b.PDF",
    "pdf",
    "apdf",
    "photo.jpg",
    "photo.jpeg",
    "private/index.html",
    "private/b.txt",
  ]) {
    write(folder, join("site", path), `<p>${path}\n`);
  }
  return folder;
}

/** Writes a file, and returns its path. @param {string} folder @param {string} path @param {string} text */
export function write(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Returns a free port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server in the foreground, and waits until it responds.
 *
 * @param {import("node:test").TestContext} t
 * @param {number} port
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function start(t, port, program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = new Promise((resolve) => child.on("close", resolve));
  t.after(async () => {
    child.kill();
    await ended;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    assert.equal(child.exitCode, null, `${program} ended:\n${output}`);
    if (await request(port, "/").catch(() => undefined)) return;
    await sleep(100);
  }
  assert.fail(`${program} does not respond:\n${output}`);
}
