// Tests how PoliteClient treats hosts, with responses from memory, because a test cannot serve thousands of hosts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

test("obeys a Crawl-delay even after visits to thousands of other hosts", async () => {
  const { PoliteClient } = await load("polite.ts");
  const times = [];
  const client = new PoliteClient({
    transport: {
      async request(url) {
        if (url.startsWith("https://slow.example/")) times.push(performance.now());
        return { status: 200, headers: [], body: new Uint8Array() };
      },
      async robots(origin) {
        const text = origin === "https://slow.example" ? "User-agent: *\nCrawl-delay: 1\n" : "";
        return { origin, status: 200, redirects: 0, text };
      },
    },
  });
  const visit = (from, length) =>
    Promise.all(Array.from({ length }, (_, number) => client.fetch(`https://host${from + number}.example/`)));
  await visit(0, 1000);
  await client.fetch("https://slow.example/a");
  // These hosts exceed the client's maximum number of hosts, so it drops idle ones. The slow host's robots.txt stays cached.
  await visit(1000, 1100);
  await Promise.all([client.fetch("https://slow.example/b"), client.fetch("https://slow.example/c")]);
  const [first, second, third] = times;
  assert.ok(second - first > 950, `${second - first} ms`);
  assert.ok(third - second > 950, `${third - second} ms`);
});
