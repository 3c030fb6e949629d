// Tests the limits that several instances in workerd share through a Durable Object, and each instance's limit for simultaneous answers.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { bundleWorker } from "../../edge/bundle.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { serveConfiguration } from "../support/workerd.mjs";
import { apartOnNode, onNode, onWorkerd, target, temporary } from "./support.mjs";

/**
 * Starts two service instances at one address. A request with “two” in its query goes to the second instance. If `isShared` is `true`, both
 * use the same Durable Objects.
 *
 * @param {import("node:test").TestContext} test
 * @param {Record<string, string>} environment
 * @param {{ isShared: boolean }} options
 */
async function twoInstances(test, environment, { isShared }) {
  const folder = await temporary(test);
  const engines = await bundleWorker(inRoot("edge", "worker.ts"), folder);
  const modules = `modules = [ (name = "worker.js", esModule = embed "worker.js"), ${engines
    .map((name) => `(name = "./${name}", wasm = embed "${name}")`)
    .join(", ")} ], compatibilityDate = "2026-01-01"`;
  const texts = Object.entries(environment).map(([name, text]) => `(name = "${name}", text = "${text}")`);
  const objects =
    'durableObjectNamespaces = [(className = "LimiterObject", uniqueKey = "limits")], durableObjectStorage = (inMemory = void)';
  const instance = (/** @type {string} */ binding) =>
    `( ${modules}, ${objects}, bindings = [ ${[...texts, ...(isShared ? [binding] : [])].join(", ")} ] )`;
  const router = `export default { fetch: (request, { ONE, TWO }) => (new URL(request.url).searchParams.has("two") ? TWO : ONE).fetch(request) }`;
  await writeFile(join(folder, "router.js"), router);
  await writeFile(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "router", worker = ( modules = [ (name = "router.js", esModule = embed "router.js") ], compatibilityDate = "2026-01-01",
      bindings = [ (name = "ONE", service = "one"), (name = "TWO", service = "two") ] )),
    (name = "one", worker = .one),
    (name = "two", worker = .two),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "router") ]
);
const one :Workerd.Worker = ${instance('(name = "LIMITER_OBJECTS", durableObjectNamespace = "LimiterObject")')};
const two :Workerd.Worker = ${instance('(name = "LIMITER_OBJECTS", durableObjectNamespace = (className = "LimiterObject", serviceName = "one"))')};
`,
  );
  const { port, stop } = await serveConfiguration(folder, "config.capnp");
  test.after(stop);
  return async (/** @type {string} */ url, /** @type {"one" | "two"} */ which) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/inspect?url=${encodeURIComponent(url)}&${which}`);
    const lines = (await response.text()).split("\n").filter((line) => line !== "");
    return { status: response.status, events: lines.map((line) => JSON.parse(line)) };
  };
}

const kindsOf = (/** @type {{ events: any[] }} */ { events }) => events.flatMap(({ failure }) => failure?.kind ?? []);

test("counts a client's requests across all instances", async (test) => {
  const site = await target(test, { "/a": "fine" });
  const environment = { ALLOWED: site.host, PER_CLIENT: "3", PER_SITE: "1000" };
  const ask = await twoInstances(test, environment, { isShared: true });
  const statuses = [];
  for (const which of /** @type {const} */ (["one", "two", "one", "two", "one"]))
    statuses.push((await ask(`${site.url}/a`, which)).status);
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  const refused = await ask(`${site.url}/a`, "two");
  assert.ok(refused.events[0].failure.retryAfter >= 1 && refused.events[0].failure.retryAfter <= 20);

  // Without a shared Durable Object, each instance counts separately.
  const alone = await twoInstances(test, environment, { isShared: false });
  const apart = [];
  for (const which of /** @type {const} */ (["one", "two", "one", "two", "one", "two", "one"]))
    apart.push((await alone(`${site.url}/a`, which)).status);
  assert.deepEqual(apart, [200, 200, 200, 200, 200, 200, 429]);
});

test("counts the requests to each site across all instances", async (test) => {
  const [site, other] = [await target(test, { "*": "fine" }), await target(test, { "*": "fine" })];
  // This machine has two host names, which count as two sites.
  const [first, second] = [site.url, other.url.replace("127.0.0.1", "localhost")];
  const hosts = [first, second].map((url) => new URL(url).host).join(" ");
  const ask = await twoInstances(test, { ALLOWED: hosts, PER_CLIENT: "1000", PER_SITE: "5" }, { isShared: true });
  // Each instance also requests robots.txt once, so five requests include only three pages.
  assert.deepEqual(kindsOf(await ask(`${first}/1`, "one")), []);
  for (const [page, which] of /** @type {const} */ ([
    [2, "two"],
    [3, "one"],
  ]))
    assert.deepEqual(kindsOf(await ask(`${first}/${page}`, which)), [], String(page));
  assert.deepEqual(kindsOf(await ask(`${first}/4`, "two")), ["site-limit"]);
  assert.deepEqual(kindsOf(await ask(`${second}/1`, "two")), []);
  assert.equal(site.requests.length, 5);
});

test("ends the response to a slow client only if another client needs its slot", async (test) => {
  const site = await target(test, { "*": "fine" });
  const { ask } = await apartOnNode(test, { ALLOWED: site.host, INSPECTIONS: "1" });
  test.mock.timers.enable({ apis: ["Date", "setInterval"], now: Date.now() });
  const slow = await ask(`${site.url}/a`);
  test.mock.timers.tick(600_000);
  assert.match(await slow.text(), /"event":"end"/);

  const slower = (await ask(`${site.url}/a`)).body.getReader();
  test.mock.timers.tick(59_000);
  assert.equal((await ask(`${site.url}/a`)).status, 503);
  test.mock.timers.tick(2000);
  const other = await ask(`${site.url}/a`);
  assert.equal(other.status, 200);
  test.mock.timers.tick(1000);
  await assert.rejects(slower.closed, /another client needs the slot/);
  assert.match(await other.text(), /"event":"end"/);
});

for (const [platform, start] of /** @type {const} */ ([
  ["workerd", onWorkerd],
  ["Node.js", onNode],
])) {
  test(`${platform}: refuses requests above the limit of simultaneous requests`, async (test) => {
    /** @type {(() => void)[]} */
    const waiting = [];
    const site = await target(test, {
      "/slow": (_request, response) => void waiting.push(() => response.end("late")),
      "*": "fine",
    });
    const { ask, inspect } = await start(test, { ALLOWED: site.host, INSPECTIONS: "2" });
    const slow = [inspect(`${site.url}/slow?1`), inspect(`${site.url}/slow?2`)];
    while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const refused = await ask(`${site.url}/a`);
    assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "5"]);
    assert.equal((await refused.json()).failure.kind, "busy");
    for (const answer of waiting) answer();
    for (const { text } of await Promise.all(slow)) assert.equal(text.text, "late");
    assert.equal((await inspect(`${site.url}/a`)).text.text, "fine");

    // A client that disconnects frees its slot, too.
    waiting.length = 0;
    const leaving = new AbortController();
    const gone = [3, 4].map((number) => ask(`${site.url}/slow?${number}`, { signal: leaving.signal }).catch(() => {}));
    while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await Promise.all(gone);
    let status = 503;
    for (const until = performance.now() + 15_000; status === 503 && performance.now() < until; )
      status = (await inspect(`${site.url}/b`)).status;
    assert.equal(status, 200);
  });
}
