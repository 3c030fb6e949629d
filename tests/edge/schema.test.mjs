// Tests that the service's OpenAPI description agrees with the types and with real answers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { openApi, openApiFile } from "../../edge/openapi.mjs";
import { bytes, onNode, onWorkerd, target } from "./support.mjs";

test("edge/openapi.json is up to date with the types", async () => {
  assert.equal(readFileSync(openApiFile, "utf8"), await openApi());
});

const description = JSON.parse(readFileSync(openApiFile, "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(description, "openapi");
/** @param {string} name */
const schema = (name) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
const isEvent = schema("LiveEvent");
const isRefusal = schema("Refusal");

test("the schema LiveEvent rejects invalid events", () => {
  const end = { event: "end", fetches: 1, milliseconds: 2 };
  assert.ok(isEvent(end));
  assert.ok(isEvent({ ...end, crawlers: 4 }));
  for (const wrong of [
    { ...end, event: "other" },
    { ...end, more: 1 },
    { event: "end" },
    { ...end, fetches: "1" },
    null,
  ])
    assert.ok(!isEvent(wrong), JSON.stringify(wrong));
});

for (const [platform, start] of /** @type {const} */ ([
  ["workerd", onWorkerd],
  ["Node.js", onNode],
])) {
  test(`${platform}: answers conform to the schema in edge/openapi.json`, async (test) => {
    const site = await target(test, {
      "/robots.txt": "User-agent: robotscope\nDisallow: /no\n",
      "/a": "<p>",
      "/image": [200, { "Content-Type": "image/png" }, "x"],
      "/to": [302, { Location: "/a" }],
      "/loop": [302, { Location: "/loop" }],
      "/slow": () => {},
    });
    const cut = await bytes(test, (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"));
    const { ask, inspect } = await start(test, { ALLOWED: `${site.host} ${cut.host}`, PER_CLIENT: "12" });
    const paths = ["/a", "/a", "/image", "/to", "/loop", "/no", "/none"].map((path) => site.url + path);
    const seen = new Set();
    for (const url of [...paths, `${cut.url}/`, "http://127.0.0.1/", "http://localhost/", "http://a@example.com/"]) {
      for (const event of (await inspect(url)).events) {
        assert.ok(isEvent(event), `${JSON.stringify(event)}: ${ajv.errorsText(isEvent.errors)}`);
        seen.add(event.event);
      }
    }
    assert.deepEqual(seen, new Set(["hop", "text", "failure", "end"]));
    const responses = [
      ask("ftp://a"),
      ask(site.url, { method: "PUT" }),
      ask(site.url, { headers: { "sec-fetch-site": "cross-site" } }),
    ];
    await ask(site.url);
    const busy = await start(test, { ALLOWED: site.host, INSPECTIONS: "1" });
    const first = await busy.ask(`${site.url}/slow`);
    test.after(() => first.body?.cancel());
    const statuses = (await Promise.all([...responses, ask(site.url), busy.ask(site.url)])).map(async (response) => {
      const refusal = await response.json();
      assert.ok(isRefusal(refusal), JSON.stringify(refusal));
      return response.status;
    });
    const described = Object.keys(description.paths["/api/inspect"].get.responses).map(Number);
    assert.deepEqual(new Set([200, ...(await Promise.all(statuses))]), new Set(described));
  });
}
