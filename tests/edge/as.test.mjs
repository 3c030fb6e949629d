// Tests requests with the User-Agents of crawlers. The service's operator must permit them, and the service's limits apply to them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onNode, onWorkerd, target } from "./support.mjs";

const PAGES = {
  "/robots.txt": "User-agent: *\nAllow: /\n",
  "/a": (request, response) => {
    const agent = request.headers["user-agent"];
    response.writeHead(/GPTBot/.test(agent) ? 403 : 200, { "Content-Type": "text/html" }).end(agent);
  },
  "/to": (request, response) =>
    response.writeHead(302, { Location: /bingbot/.test(request.headers["user-agent"]) ? "/b" : "/a" }).end(),
  "/b": "<p>for Bing",
};

/** @param {{ service: string }} started @param {string} url @param {string} as */
async function ask({ service }, url, as) {
  const response = await fetch(`${service}?url=${encodeURIComponent(url)}&as=${encodeURIComponent(as)}`);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  return { status: response.status, events: lines.map((line) => JSON.parse(line)) };
}

for (const [platform, start, environment] of [
  ["workerd with AS_CRAWLERS", onWorkerd, { AS_CRAWLERS: "on" }],
  ["Node.js without AS_CRAWLERS", onNode, {}],
]) {
  test(`${platform}: refuses to fetch a page under a crawler's name`, async (test) => {
    const site = await target(test, PAGES);
    const started = await start(test, { ...environment, ALLOWED: site.host });
    const { status, events } = await ask(started, `${site.url}/a`, "GPTBot");
    assert.deepEqual([status, events[0].failure.kind, site.requests.length], [403, "as-off", 0]);
  });
}

const ON = { AS_CRAWLERS: "on" };
const SOON = { limits: { pause: 10 } };

test("fetches a page as robotscope first, and then as each crawler", async (test) => {
  const site = await target(test, PAGES);
  const started = await onNode(test, { ...ON, ALLOWED: site.host }, SOON);
  const { events } = await ask(started, `${site.url}/a`, "gptbot, Googlebot,GPTBot");
  const received = events
    .filter(({ part }) => part === "page")
    .map(({ event, as, status, text }) => [event, as, status, text]);
  const ours = received[1][3];
  assert.match(ours, /^robotscope\//);
  assert.deepEqual(
    received.map(([event, as, status]) => [event, as, status]),
    [
      ["hop", undefined, 200],
      ["text", undefined, 200],
      ["hop", "GPTBot", 403],
      ["text", "GPTBot", 403],
      ["hop", "Googlebot", 200],
      ["text", "Googlebot", 200],
    ],
  );
  assert.match(received[3][3], /GPTBot\/\d/);
  assert.match(received[5][3], /Googlebot\/2\.1/);
  assert.ok(!received[5][3].includes("W.X.Y.Z"));
  assert.deepEqual([events.at(-1).fetches, events.at(-1).crawlers], [6, 4]);
  const robots = site.requests.filter(({ url }) => url === "/robots.txt").map(({ headers }) => headers["user-agent"]);
  assert.deepEqual(
    robots.map((agent) => /robotscope|GPTBot|Googlebot/.exec(agent)?.[0]),
    ["robotscope", "GPTBot", "Googlebot"],
  );
  assert.deepEqual(
    events.filter(({ event, part }) => event === "text" && part === "robots-txt").map(({ as, site }) => [as, site]),
    [undefined, "GPTBot", "Googlebot"].map((as) => [as, site.url]),
  );
  // The second request is answered from the cache, which has a separate entry for each crawler's name.
  const again = await ask(started, `${site.url}/a`, "GPTBot");
  assert.equal(
    again.events.find(({ event, part, as }) => event === "text" && part === "page" && as === "GPTBot").status,
    403,
  );
  assert.equal(again.events.find(({ event, as, part }) => event === "text" && part === "page" && !as).status, 200);
  assert.equal(site.requests.filter(({ url }) => url === "/robots.txt").length, 3);
});

test("fetches robots.txt as the crawler from every origin on the crawler's redirect path", async (test) => {
  const other = await target(test, { "/robots.txt": "User-agent: *\nDisallow: /b\n", "/b": "<p>elsewhere" });
  const site = await target(test, {
    "/robots.txt": ({ headers }, response) =>
      response.end(
        /GPTBot/.test(headers["user-agent"]) ? "User-agent: GPTBot\nDisallow: /" : "User-agent: *\nAllow: /",
      ),
    "/a": ({ headers }, response) =>
      /GPTBot/.test(headers["user-agent"])
        ? response.writeHead(302, { Location: `${other.url}/b` }).end()
        : response.end("<p>here"),
  });
  const started = await onNode(test, { ...ON, ALLOWED: `${site.host} ${other.host}` }, SOON);
  const { events } = await ask(started, `${site.url}/a`, "GPTBot");
  assert.deepEqual(
    events.filter(({ event }) => event === "text").map(({ part, as, url }) => [part, as, url]),
    [
      ["robots-txt", undefined, `${site.url}/robots.txt`],
      ["page", undefined, `${site.url}/a`],
      ["robots-txt", "GPTBot", `${site.url}/robots.txt`],
      ["robots-txt", undefined, `${other.url}/robots.txt`],
      ["robots-txt", "GPTBot", `${other.url}/robots.txt`],
      ["page", "GPTBot", `${other.url}/b`],
    ],
  );
  assert.equal(events.find(({ event, as }) => event === "text" && as).text, "User-agent: GPTBot\nDisallow: /");
});

for (const [platform, start] of [
  ["workerd", onWorkerd],
  ["Node.js", onNode],
])
  test(`${platform}: offers no crawlers' names if the service refuses them`, async (test) => {
    const site = await target(test, PAGES);
    const { inspect } = await start(test, { ALLOWED: site.host, ...(platform === "workerd" && ON) });
    const { end } = await inspect(`${site.url}/b`);
    assert.deepEqual([end.event, end.crawlers], ["end", undefined]);
  });

test("follows a crawler's redirect even if the site redirects robotscope to a different page", async (test) => {
  const site = await target(test, PAGES);
  const started = await onNode(test, { ...ON, ALLOWED: site.host }, SOON);
  const { events } = await ask(started, `${site.url}/to`, "bingbot");
  assert.deepEqual(
    events.filter(({ event, part }) => event === "text" && part === "page").map(({ url, as }) => [url, as]),
    [
      [`${site.url}/a`, undefined],
      [`${site.url}/b`, "bingbot"],
    ],
  );
});

test("pauses before each crawler, limits crawlers and requests, and obeys a site's opt-out", async (test) => {
  const site = await target(test, PAGES);
  const started = await onNode(test, { ...ON, ALLOWED: site.host });
  const begun = performance.now();
  await ask(started, `${site.url}/b`, "Googlebot,GPTBot");
  assert.ok(performance.now() - begun >= 2000);
  for (const [names, status] of [
    ["Googlebot,GPTBot,bingbot,CCBot,ClaudeBot", 400],
    ["Nobody", 400],
    ["Mozilla/5.0 (evil)", 400],
    ["", 200],
  ])
    assert.equal((await ask(started, `${site.url}/b`, names)).status, status, names);
  // `fetches: 2` permits two requests for each name, here robots.txt and the redirect, but not the target of the redirect.
  const few = await onNode(test, { ...ON, ALLOWED: site.host }, { limits: { pause: 10, fetches: 2 } });
  const { events } = await ask(few, `${site.url}/to`, "Googlebot,bingbot");
  assert.equal(events.at(-1).fetches, 6);
  assert.deepEqual(
    events.filter(({ event }) => event === "failure").map(({ as, failure }) => [as, failure.kind]),
    [
      [undefined, "too-many-fetches"],
      ["Googlebot", "too-many-fetches"],
      ["bingbot", "too-many-fetches"],
    ],
  );

  const out = await target(test, { ...PAGES, "/robots.txt": "User-agent: robotscope\nDisallow: /\n" });
  const refused = await onNode(test, { ...ON, ALLOWED: out.host }, SOON);
  const answer = await ask(refused, `${out.url}/a`, "Googlebot");
  assert.deepEqual(
    answer.events.filter(({ event }) => event === "failure").map(({ as, failure }) => [as, failure.kind]),
    [
      [undefined, "opted-out"],
      ["Googlebot", "opted-out"],
    ],
  );
  assert.deepEqual(
    out.requests.map(({ url }) => url),
    ["/robots.txt"],
  );
});

test("stops requests when the client disconnects", async (test) => {
  const site = await target(test, PAGES);
  const started = await onNode(test, { ...ON, ALLOWED: site.host }, { limits: { pause: 500 } });
  const leaving = new AbortController();
  const url = `${started.service}?url=${encodeURIComponent(`${site.url}/b`)}&as=Googlebot,GPTBot`;
  const response = await fetch(url, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await ask(started, `${site.url}/a`, "Googlebot,bingbot");
  assert.ok(site.requests.filter(({ url }) => url === "/b").length <= 1, JSON.stringify(site.requests));
});
