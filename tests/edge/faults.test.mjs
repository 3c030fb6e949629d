// Tests what the service reports about faulty targets, on workerd and on Node.js. The service must keep running.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { describe, test } from "node:test";
import { CERTIFICATE, KEY } from "../cli/servers.mjs";
import { FAULTS, gzipBomb, MEGABYTE } from "./faults.mjs";
import { bytes, onNode, onWorkerd, target } from "./support.mjs";

/** Returns a process's memory in megabytes, or `undefined` if the system does not report it. @param {number} pid */
function megabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** @type {[string, typeof onWorkerd | typeof onNode][]} */
const PLATFORMS = [
  ["workerd", onWorkerd],
  ["Node.js", onNode],
];

// The service waits 10 seconds for some of the sites, so test both platforms at the same time.
describe("many faulty sites", { concurrency: true }, () => {
  for (const [platform, start] of PLATFORMS) {
    test(`${platform}: reports the faults of many sites at the same time, and answers the next request`, async (test) => {
      const entries = Object.entries(FAULTS);
      const targets = await Promise.all(entries.map(([, [answer]]) => bytes(test, answer)));
      const good = await target(test, { "/a": "fine" });
      const { inspect } = await start(test, { ALLOWED: [good, ...targets].map(({ host }) => host).join(" ") });
      await Promise.all(
        entries.map(async ([name, [, onEdge, onNode, begin]], index) => {
          const started = performance.now();
          const { text, failure, end } = await inspect(`${targets[index].url}/a`);
          assert.equal(failure?.kind, platform === "workerd" ? onEdge : onNode, name);
          assert.ok(begin === undefined ? text === undefined : text.text.startsWith(begin), name);
          assert.ok((text?.bytes ?? 0) <= 5 * MEGABYTE, name);
          if (begin?.startsWith("\0")) assert.deepEqual([text.bytes, text.truncated], [5 * MEGABYTE, true], name);
          assert.equal(end.event, "end", name);
          assert.ok(performance.now() - started < 15_000, name);
        }),
      );
      const { events, text } = await inspect(`${good.url}/a`);
      assert.equal(text.text, "fine");
      assert.ok(!JSON.stringify(events).includes(targets[0].host));
      for (const { sockets } of targets)
        assert.ok([...sockets].every((socket) => socket.destroyed || socket.readableEnded));
    });
  }
});

for (const [platform, start] of PLATFORMS) {
  test(`${platform}: reports a refused connection, an unknown name and an untrusted certificate`, async (test) => {
    const secret = await target(test, { "*": "secret" }, { key: KEY, cert: CERTIFICATE });
    const unused = createServer();
    await new Promise((resolve) => unused.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = unused.address();
    await new Promise((resolve) => unused.close(resolve));
    const { inspect } = await start(test, { ALLOWED: `${secret.host} 127.0.0.1:${port}` });
    const kindOf = async (url) => (await inspect(url)).failure.kind;
    const isNode = platform === "Node.js";
    assert.equal(await kindOf(`https://${secret.host}/`), isNode ? "tls" : "unreachable");
    assert.equal(await kindOf(`http://127.0.0.1:${port}/`), isNode ? "refused" : "unreachable");
    assert.equal(await kindOf("http://no-such-name.example.com/"), isNode ? "dns" : "unreachable");
    assert.equal(secret.requests.length, 0);
  });
}

test("workerd: accepts a certificate that the operator has configured as trusted", async (test) => {
  const secret = await target(test, { "/a": "secret" }, { key: KEY, cert: CERTIFICATE });
  const { inspect } = await onWorkerd(test, { ALLOWED: secret.host }, { authority: CERTIFICATE });
  assert.equal((await inspect(`https://${secret.host}/a`)).text.text, "secret");
});

test("workerd: does not connect to a private address, even if robotscope's own check allows it", async (test) => {
  // Uses the published configuration: `ALLOWED` makes robotscope's own check accept 127.0.0.1, but workerd's network setting forbids it.
  const site = await target(test, { "*": "secret" });
  const { inspect } = await onWorkerd(test, { ALLOWED: site.host }, { isPublished: true });
  assert.equal((await inspect(`${site.url}/`)).failure.kind, "unreachable");
  assert.equal(site.sockets.size, 0);
});

test("workerd: needs little memory for a body that decompresses to a gigabyte", async (test) => {
  const site = await target(test, {
    "*": (_, response) =>
      response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" }).end(gzipBomb),
  });
  const { pid, inspect } = await onWorkerd(test, { ALLOWED: site.host });
  const before = megabytes(pid);
  for (let round = 0; round < 10; round += 1)
    assert.equal((await inspect(`${site.url}/${round}`)).text.truncated, true);
  const after = megabytes(pid);
  if (before !== undefined && after !== undefined) assert.ok(after - before < 256, `${before} MB, then ${after} MB`);
});
