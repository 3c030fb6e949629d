// Tests how PoliteClient treats hosts, with responses from memory, because a test cannot serve thousands of hosts.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { load } from "./load.mjs";

let PoliteClient;
before(async () => {
  ({ PoliteClient } = await load("polite.ts"));
});

/** Returns a client whose responses come from `respond`, and the times of its requests to slow.example, with its warnings. */
function slowClient(respond = () => ({}), isSlow = (origin) => origin.includes("slow.example")) {
  const [times, warnings] = [[], []];
  const note = (url) => url.includes("//slow.example") && times.push(performance.now());
  const client = new PoliteClient({
    warn: (message) => warnings.push(message),
    transport: {
      async request(url) {
        note(url);
        return { status: 200, headers: [], body: new Uint8Array(), ...respond(url, times.length) };
      },
      async robots(origin) {
        note(origin);
        if (origin === "http://slow.example") await delay(300);
        return { origin, status: 200, redirects: 0, text: isSlow(origin) ? "User-agent: *\nCrawl-delay: 1\n" : "" };
      },
    },
  });
  const gaps = () => times.slice(1).map((time, place) => time - times[place]);
  return { client, warnings, gaps };
}

test("obeys a Crawl-delay even after visits to thousands of other hosts", async () => {
  const { client, warnings, gaps } = slowClient();
  const visit = (from, length) =>
    Promise.all(Array.from({ length }, (_, number) => client.fetch(`https://host${from + number}.example/`)));
  await visit(0, 1000);
  await client.fetch("https://slow.example/a");
  await delay(1100);
  // These hosts exceed the maximum, so the client drops idle hosts. The robots.txt of the slow host stays in the cache.
  await visit(1000, 1100);
  await Promise.all([client.fetch("https://slow.example/b"), client.fetch("https://slow.example/c")]);
  // The first gap is between robots.txt and the first page, before the delay is known.
  assert.ok(
    gaps()
      .slice(1)
      .every((gap) => gap > 950),
    `${gaps()}`,
  );
  assert.equal(warnings.length, 1);
});

test("obeys a Crawl-delay between the robots.txt files of a host", async () => {
  const { client, gaps } = slowClient();
  await client.robots("https://slow.example");
  await client.robots("http://slow.example");
  await client.fetch("https://slow.example/a");
  assert.ok(
    gaps()
      .slice(1)
      .every((gap) => gap > 950),
    `${gaps()}`,
  );
});

test("resumes after Retry-After even if the system's clock is set back during the pause", async (context) => {
  const { now } = Date;
  context.after(() => {
    Date.now = now;
  });
  const refusals = new Set(["https://slow.example/a"]);
  const respond = (url) => {
    if (!refusals.delete(url)) return {};
    setTimeout(() => {
      Date.now = () => now() - 3_600_000;
    }, 200);
    return { status: 429, retryAfter: "1" };
  };
  const { client, gaps } = slowClient(respond, () => false);
  await client.fetch("https://slow.example/a");
  assert.ok(gaps()[1] > 950 && gaps()[1] < 3000, `${gaps()}`);
});

test("waits as Retry-After requires, even if a Crawl-delay becomes known in the meantime", {
  timeout: 20_000,
}, async () => {
  const refusals = new Set(["https://slow.example/a"]);
  const respond = (url) => (refusals.delete(url) ? { status: 429, retryAfter: "2" } : {});
  const { client, gaps } = slowClient(respond, (origin) => origin === "http://slow.example");
  // The robots.txt with the delay arrives while the host's requests are paused.
  const robots = client.robots("http://slow.example");
  const refused = client.fetch("https://slow.example/a");
  await robots;
  await Promise.all([refused, client.fetch("http://slow.example/b")]);
  assert.equal(gaps().length, 4);
  assert.ok(gaps()[2] > 1900, `${gaps()}`);
});
