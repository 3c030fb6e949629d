import assert from "node:assert/strict";
import { test } from "node:test";
import { serveUpstream, withUpstream } from "./server.mjs";

const at = (/** @type {string} */ path) => `https://example.com/${path}`;

test("sends the given User-Agent, and requests a page only once, even with different fragments", async () => {
  await withUpstream({ [at("a")]: "text" }, async (read, { requests }) => {
    await Promise.all([read(at("a#one")), read(at("a#two"))]);
    assert.deepEqual(requests, [{ url: at("a"), agent: "robotscope-test" }]);
  });
});

test("sends requests to one host in sequence, and to different hosts in parallel", async () => {
  const replies = (/** @type {string[]} */ urls) =>
    Object.fromEntries(urls.map((url) => [url, { body: "x", wait: 50 }]));
  const same = [at("a"), at("b"), at("c")];
  await withUpstream(replies(same), async (read, server) => {
    await Promise.all(same.map(read));
    assert.equal(server.mostAtOnce(), 1);
  });
  const others = ["https://one.example/", "https://two.example/"];
  await withUpstream(replies(others), async (read, server) => {
    await Promise.all(others.map(read));
    assert.equal(server.mostAtOnce(), 2);
  });
});

test("pauses between two requests to a host", async () => {
  await withUpstream({ [at("a")]: "x", [at("b")]: "x" }, async (_, { reader }) => {
    const { read } = reader({ pause: 200 });
    const start = performance.now();
    await Promise.all([read(at("a")), read(at("b"))]);
    // Timers may fire one millisecond early.
    assert.ok(performance.now() - start >= 199);
  });
});

test("follows redirects, including those to other hosts, up to a limit", async () => {
  const replies = {
    [at("a")]: { status: 302, location: "https://www.example.com/b" },
    "https://www.example.com/b": "text",
    [at("loop")]: { status: 302, location: "/loop" },
    [at("mail")]: { status: 302, location: "mailto:a@example.com" },
  };
  await withUpstream(replies, async (read) => {
    assert.deepEqual(await read(at("a")), {
      ...{ url: "https://www.example.com/b", text: "text", type: "text/html; charset=utf-8" },
    });
    assert.deepEqual(await read(at("loop")), { reason: "more than 5 redirects" });
    assert.deepEqual(await read(at("mail")), { reason: "redirect to mailto:" });
  });
});

test("reports a response that is too long or too late as unread", async () => {
  const replies = { [at("long")]: "x".repeat(101), [at("late")]: { body: "x", wait: 1000 } };
  await withUpstream(replies, async (_, { reader }) => {
    const { read } = reader({ limit: 100, timeout: 300 });
    assert.deepEqual(await read(at("long")), { reason: "more than 100 bytes" });
    assert.deepEqual(await read(at("late")), { reason: "no answer within 0.3 s" });
  });
});

test("sends no more requests to a host after two failed connections", async () => {
  const server = await serveUpstream({});
  await server.close();
  const { read } = server.reader();
  const reasons = [];
  for (const path of ["a", "b", "c"]) {
    const answer = await read(at(path));
    reasons.push("reason" in answer ? answer.reason : "read");
  }
  assert.match(reasons[0] ?? "", /^no connection: ECONNREFUSED$/);
  assert.match(reasons[1] ?? "", /^no connection/);
  assert.equal(reasons[2], "example.com did not answer 2 requests before");
});

test("decodes a text with the encoding in the Content-Type header", async () => {
  // The server writes “é” as two bytes of UTF-8, which are two letters in Latin-1.
  const replies = { [at("latin")]: { type: "text/html; charset=iso-8859-1", body: "é" } };
  await withUpstream(replies, async (read) => {
    const answer = await read(at("latin"));
    assert.equal("text" in answer && answer.text, "Ã©");
  });
});
