/**
 * The service under load on this machine: `node benches/node/service.mjs --seconds 30 --clients 32`, upon the package that was built last. workerd or
 * Node.js, a target of our own and the clients share the processors, so the figures are a lower bound.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleForNode, bundleWorker } from "../../scripts/lib/edge.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { serveConfiguration } from "../../tests/support/workerd.mjs";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "30" }, clients: { type: "string", default: "32" } },
});
const [seconds, clients] = [Number(values.seconds), Number(values.clients)];

const HTML = `<!doctype html><meta name="robots" content="noindex">${"<p>A line of text in a page of usual size.".repeat(700)}`;
const target = createServer((request, response) => {
  const isRobots = request.url === "/robots.txt";
  response.writeHead(200, { "Content-Type": isRobots ? "text/plain" : "text/html", "X-Robots-Tag": "noarchive" });
  response.end(isRobots ? "User-agent: *\nDisallow: /private\n" : HTML);
});
await new Promise((resolve) => target.listen(0, "127.0.0.1", () => resolve(undefined)));
const host = `127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (target.address()).port}`;
const environment = { ALLOWED: host, PER_CLIENT: "100000000", PER_SITE: "100000000" };
const folder = mkdtempSync(join(tmpdir(), "robotscope-load-"));

async function startWorkerd() {
  await bundleWorker(inRoot("edge", "worker.ts"), folder);
  const texts = Object.entries(environment).map(([name, text]) => `(name = "${name}", text = "${text}"), `);
  const configuration = readFileSync(inRoot("edge", "workerd.capnp"), "utf8")
    .replace("127.0.0.1:8787", "127.0.0.1:0")
    .replace('allow = ["public"]', 'allow = ["private"]')
    .replace("bindings = [", `bindings = [ ${texts.join("")}`);
  writeFileSync(join(folder, "workerd.capnp"), configuration);
  return serveConfiguration(folder, "workerd.capnp");
}

async function startNode() {
  await bundleForNode("node-main.ts", join(folder, "node.mjs"));
  const port = 18_787;
  const env = { ...process.env, ...environment, PORT: String(port) };
  const server = spawn(process.execPath, [join(folder, "node.mjs")], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return { port, pid: server.pid, stop: () => server.kill() };
}

const megabytes = (/** @type {number | undefined} */ pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/** @param {string} name @param {(number: number) => string} path @param {() => ReturnType<typeof startWorkerd>} start */
async function measure(name, path, start) {
  const { port, pid, stop } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const before = megabytes(pid);
  const times = /** @type {number[]} */ ([]);
  let [asked, failed, most] = [0, 0, 0];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      asked += 1;
      const started = performance.now();
      const url = encodeURIComponent(`http://${host}${path(asked)}`);
      const text = await new Promise((resolve) => {
        get(`http://127.0.0.1:${port}/api/inspect?url=${url}`, { agent }, async (response) => {
          const parts = [];
          for await (const part of response) parts.push(part);
          resolve(Buffer.concat(parts).toString());
        }).on("error", () => resolve(""));
      });
      if (!text.includes('"text":"<!doctype') || !text.includes('"event":"end"')) failed += 1;
      times.push(performance.now() - started);
    }
  };
  const watch = setInterval(() => {
    most = Math.max(most, megabytes(pid));
  }, 500);
  await Promise.all(Array.from({ length: clients }, client));
  clearInterval(watch);
  agent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const after = megabytes(pid);
  stop();
  times.sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => `${times[Math.floor(times.length * part)]?.toFixed(0)} ms`;
  const cells = [
    name,
    Math.round(times.length / seconds),
    at(0.5),
    at(0.99),
    failed,
    `${before} MB`,
    `${most} MB`,
    `${after} MB`,
  ];
  console.log(`| ${cells.join(" | ")} |`);
}

console.log(`${clients} clients, ${seconds} s each, a page of ${Math.round(HTML.length / 1024)} kB\n`);
console.log(
  "| | answers a second | p50 | p99 | failed | memory before | at most | 5 s later |\n| --- | --- | --- | --- | --- | --- | --- | --- |",
);
const always = () => "/page";
const never = (/** @type {number} */ number) => `/page?${number}`;
await measure("workerd, each page fetched", never, startWorkerd);
await measure("workerd, page kept from before", always, startWorkerd);
await measure("Node.js, each page fetched", never, startNode);
await measure("Node.js, page kept from before", always, startNode);
target.closeAllConnections();
target.close();
rmSync(folder, { recursive: true, force: true });
