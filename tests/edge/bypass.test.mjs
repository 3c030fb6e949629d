// Tests that the service never connects to forbidden addresses, neither for a user's input nor for a redirect.
import assert from "node:assert/strict";
import dns from "node:dns";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { apartOnNode, onWorkerdBefore, target } from "./support.mjs";

const CONTROL = { "\\t": "\t", "\\r": "\r", "\\n": "\n" };
const attempts = readFileSync(join(import.meta.dirname, "bypass.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.replace(/\\[trn]/g, (written) => CONTROL[written]));
/** The attempts that a Location header can contain: those without line breaks. */
const locations = attempts.filter((attempt) => !/[\r\n]/.test(attempt));

const REFUSED = ["private-address", "private-name", "port", "credentials"];

test("the list of forbidden addresses has at least 200 different entries", () => {
  assert.ok(attempts.length >= 200, String(attempts.length));
  assert.equal(new Set(attempts).size, attempts.length);
});

/** @param {{ inspect: (url: string) => Promise<any> }} service */
async function refusesAll({ inspect }) {
  const passed = [];
  for (const attempt of attempts) {
    const { status, refusal, events, failure } = await inspect(attempt);
    const isRefused =
      status === 400 ? refusal.kind === "bad-url" : events.length === 2 && REFUSED.includes(failure?.kind);
    if (!isRefused) passed.push([attempt, status, events]);
  }
  assert.deepEqual(passed, []);
}

/** The pages of the target. `/to?N` redirects to the attempt with index N in `locations`. */
const REDIRECTING = {
  "/to": ({ url }, response) => {
    const attempt = locations[Number(url.split("?")[1])];
    response.writeHead(302, { Location: Buffer.from(attempt).toString("latin1") }).end();
  },
};

test("workerd: does not connect to a forbidden address in a typed URL", async (test) => {
  const { port, requests } = await target(test, {});
  const service = await onWorkerdBefore(test, port);
  await refusesAll(service);
  assert.deepEqual(requests, []);
  assert.equal((await service.inspect("http://b.example.com/")).text.status, 404);
  assert.deepEqual(
    requests.map(({ host }) => host),
    ["b.example.com", "b.example.com"],
  );
});

test("workerd: does not connect to a forbidden address after a redirect", async (test) => {
  const { port, requests } = await target(test, REDIRECTING);
  const { inspect } = await onWorkerdBefore(test, port);
  for (const index of locations.keys()) {
    const { page } = await inspect(`http://a.example.com/to?${index}`);
    assert.equal(page[0].status, 302, locations[index]);
  }
  assert.equal(requests.filter(({ url }) => url.startsWith("/to?")).length, locations.length);
  assert.deepEqual(new Set(requests.map(({ host }) => host)), new Set(["a.example.com"]));
});

/**
 * Runs the service in this process and records the addresses to which it connects. All host names resolve to this machine.
 *
 * @param {import("node:test").TestContext} test
 */
async function apart(test, environment = {}) {
  const connected = [];
  const connect = Socket.prototype.connect;
  test.mock.method(Socket.prototype, "connect", function (...args) {
    this.on("connectionAttempt", (address, port) => connected.push(`${address}:${port}`));
    return connect.apply(this, args);
  });
  test.mock.method(dns, "lookup", (_name, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]));
  syncBuiltinESMExports();
  test.after(() => {
    test.mock.restoreAll();
    syncBuiltinESMExports();
  });
  return { connected, ...(await apartOnNode(test, environment)) };
}

test("Node.js: does not connect to a forbidden address in a typed URL", async (test) => {
  const { connected, inspect } = await apart(test);
  await refusesAll({ inspect });
  assert.deepEqual(connected, []);
});

test("Node.js: does not connect to a forbidden address after a redirect", async (test) => {
  const { host, requests, url } = await target(test, REDIRECTING);
  const { connected, inspect } = await apart(test, { ALLOWED: host });
  for (const index of locations.keys()) {
    const { page } = await inspect(`${url}/to?${index}`);
    assert.equal(page[0].status, 302, locations[index]);
  }
  assert.equal(requests.filter(({ url }) => url.startsWith("/to?")).length, locations.length);
  assert.deepEqual(new Set(connected), new Set([host]));
});

test("Node.js: does not connect to a public name that resolves to a private address", async (test) => {
  const { connected, inspect } = await apart(test);
  for (const name of ["127.0.0.1.nip.io", "rebinding.example.com"]) {
    const { failure } = await inspect(`http://${name}/`);
    assert.deepEqual([failure.kind, failure.address], ["private-address", "127.0.0.1"]);
  }
  assert.deepEqual(connected, []);
});
