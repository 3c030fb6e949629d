/**
 * Measures the service under load on this machine: `npm run bench -- --live`.
 *
 * autocannon sends requests as fast as the service answers, first only for correct pages, then also for targets with faults. The script
 * checks that each answer is complete and contains only the requested page.
 *
 * The service, the targets and autocannon share the processors, so the service would be faster on a machine of its own.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { bundleForNode, bundleWorker } from "../../edge/bundle.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { ensureLoadTools, ensureRuntimes } from "../../scripts/lib/runtimes.mjs";
import { serveConfiguration } from "../../tests/support/workerd.mjs";

/** @typedef {{ port: number, pid: number | undefined, stop: () => void }} Started */
/** @typedef {{ good: string, faults: { name: string, url: string }[] }} Targets */
/** @typedef {{ url: string, number?: number, name?: string }} Query */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "600" },
    clients: { type: "string", default: "32" },
    platform: { type: "string", default: "workerd,node" },
    // The rows to measure, in order. “fetched” runs again after “faults”, to show whether the service has freed its memory.
    rows: { type: "string", default: "fetched,kept,faults,fetched" },
  },
});
const [seconds, clients] = [Number(values.seconds), Number(values.clients)];

await ensureRuntimes();
await ensureLoadTools();
const { default: autocannon } = await import(import.meta.resolve("autocannon"));

const child = fork(new URL("targets.mjs", import.meta.url), { stdio: "inherit" });
/** @type {[Targets]} */
const [targets] = /** @type {any} */ (await once(child, "message"));
const folder = mkdtempSync(join(tmpdir(), "robotscope-load-"));
const hosts = targets.faults
  .filter(({ name }) => name !== "its address is private")
  .map(({ url }) => new URL(url).host);
const environment = {
  ALLOWED: [targets.good, ...hosts].join(" "),
  PER_CLIENT: "100000000",
  PER_SITE: "100000000",
  INSPECTIONS: "1000",
};

/** @type {Record<string, () => Promise<Started>>} */
const platforms = {
  async workerd() {
    await bundleWorker(inRoot("edge", "worker.ts"), folder);
    const texts = Object.entries(environment).map(([name, text]) => `(name = "${name}", text = "${text}"), `);
    const configuration = readFileSync(inRoot("edge", "workerd.capnp"), "utf8")
      .replace("127.0.0.1:8787", "127.0.0.1:0")
      .replace('allow = ["public"]', 'allow = ["private"]')
      .replace("bindings = [", `bindings = [ ${texts.join("")}`);
    writeFileSync(join(folder, "workerd.capnp"), configuration);
    return serveConfiguration(folder, "workerd.capnp", "ignore");
  },
  async node() {
    await bundleForNode("node-main.ts", join(folder, "node.mjs"));
    const env = { ...process.env, ...environment, PORT: "18787" };
    const server = spawn(process.execPath, [join(folder, "node.mjs")], { env, stdio: ["ignore", "pipe", "inherit"] });
    await once(server.stdout, "data");
    return { port: 18_787, pid: server.pid, stop: () => server.kill() };
  },
};

/** Returns a process's current memory in MB; 0 if the system does not report it. @param {number | undefined} pid */
function megabytes(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
  } catch {
    return 0;
  }
}

/**
 * The maximum time for an answer, in milliseconds. The service needs at most 20 seconds, but a busy client reads the answer later.
 */
const LONGEST = 40_000;

/**
 * The maximum length, in characters, of an answer that is checked completely. Longer answers are checked only at the beginning and the
 * end: a compression bomb's JSON is 30 MB, and a complete check would slow down the service.
 */
const LONG = 1024 * 1024;

/**
 * Returns the first fault found in an answer; `undefined` if the answer is correct.
 * @param {Query} query
 * @param {number} status
 * @param {string} answer
 */
function fault({ number, url }, status, answer) {
  if (status !== 200) return `status ${status}`;
  const body = answer.length > LONG ? `${answer.slice(0, LONG / 8)}\n${answer.slice(-LONG / 8)}` : answer;
  const events = body.split("\n").filter((line) => line !== "");
  if (!events.at(-1)?.startsWith('{"event":"end"')) return "it breaks off";
  const titles = [...body.matchAll(/<title>page (\d*)</g)].map(([, title]) => title);
  const wanted = number === undefined ? [] : [String(number)];
  if (titles.join() !== wanted.join()) return `pages ${titles.join()} instead of ${wanted.join()}`;
  const origins = new Set([...body.matchAll(/"url":"([^"]+)"/g)].map(([, address]) => new URL(address ?? "").host));
  origins.delete(new URL(url).host);
  return origins.size > 0 ? `it contains URLs of ${[...origins].join()}` : undefined;
}

/** @param {string} name @param {Started} server @param {(count: number) => Query} next @param {number} connections */
async function measure(name, { port, pid }, next, connections) {
  const wrong = /** @type {Map<string, number>} */ (new Map());
  const times = /** @type {number[]} */ ([]);
  const open = /** @type {Set<{ query: Query, started: number }>} */ (new Set());
  let [count, answered] = [0, 0];
  const note = (/** @type {string} */ what) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  const before = megabytes(pid);
  const memory = [before];
  const watch = setInterval(() => memory.push(megabytes(pid)), 1000);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    // More than twice the longest possible answer time, so that a busy client's delay does not count as a lost answer.
    timeout: 120,
    requests: [
      {
        setupRequest(request, context) {
          context.query = next(++count);
          context.started = performance.now();
          context.pending = { query: context.query, started: context.started };
          open.add(context.pending);
          return { ...request, path: `/api/inspect?url=${encodeURIComponent(context.query.url)}` };
        },
        onResponse(status, body, context) {
          answered += 1;
          open.delete(context.pending);
          const what = fault(context.query, status, body);
          if (what !== undefined) note(`${context.query.name ?? "a page"}: ${what}`);
          if (context.query.number !== undefined) times.push(performance.now() - context.started);
        },
      },
    ],
  });
  clearInterval(watch);
  const late = [...open].filter(({ started }) => performance.now() - started > LONGEST);
  for (const { query } of late) note(`${query.name ?? "a page"}: no answer in ${LONGEST / 1000} s`);
  await sleep(15_000);
  const after = megabytes(pid);
  times.sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => `${times[Math.floor(times.length * part)]?.toFixed(0)} ms`;
  const when = (/** @type {number} */ part) => `${memory[Math.floor((memory.length - 1) * part)]}`;
  const lost = result.errors + result.timeouts + [...wrong.values()].reduce((sum, number) => sum + number, 0);
  const over = [0, 0.1, 0.5, 1].map(when).join(", ");
  const cells = [
    name,
    answered,
    Math.round(answered / seconds),
    at(0.5),
    at(0.99),
    lost,
    over,
    Math.max(...memory),
    after,
  ];
  console.log(`| ${cells.join(" | ")} |`);
  if (result.errors + result.timeouts > 0)
    console.log(`  ${result.errors} errors, ${result.timeouts} without an answer`);
  for (const [what, number] of wrong) console.log(`  ${number} times ${what}`);
  return lost;
}

const page = (/** @type {number} */ number) => ({ url: `http://${targets.good}/page?${number}`, number });
const mixed = (/** @type {number} */ count) =>
  count % 2 === 0 ? page(count) : /** @type {Query} */ (targets.faults[((count - 1) / 2) % targets.faults.length]);

console.log(
  `${clients} clients (twice as many with faults), ${seconds} s each, on ${cpus().length} processors; memory in MB\n`,
);
const titles = ["", "responses", "per second", "p50", "p99", "lost or wrong"];
console.log(`| ${[...titles, "memory at 0, 10, 50, 100 % (MB)", "peak", "after 15 s"].join(" | ")} |`);
console.log(`|${" --- |".repeat(9)}`);
/**
 * Each row's title, requests and number of simultaneous clients.
 *
 * @type {Record<string, [string, (count: number) => Query, number]>}
 */
const rows = {
  fetched: ["each page fetched", page, clients],
  kept: ["page from the cache", () => page(0), clients],
  faults: ["half of the targets misbehave", mixed, 2 * clients],
};
let lost = 0;
for (const platform of values.platform.split(",")) {
  const start = platforms[platform];
  if (!start) throw new Error(`unknown platform “${platform}”; use workerd or node`);
  const server = await start();
  for (const name of values.rows.split(",")) {
    const row = rows[name];
    if (!row) throw new Error(`unknown row “${name}”; use one of: ${Object.keys(rows).join(", ")}`);
    lost += await measure(`${platform}, ${row[0]}`, server, row[1], row[2]);
  }
  server.stop();
}
child.disconnect();
rmSync(folder, { recursive: true, force: true });
// Exit explicitly: connections that the faulty targets leave open would keep the process running.
process.exit(lost > 0 ? 1 : 0);
