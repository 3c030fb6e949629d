import assert from "node:assert/strict";
import { createServer } from "node:http";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "../support/package.mjs";
import { onNode, onWorkerd, target } from "./support.mjs";

let live;
before(async () => {
  const project = await installPackage();
  live = await import(pathToFileURL(join(project, "node_modules", "robotscope", "pkg", "live", "index.js")).href);
});

/** @param {string} url @param {object} options */
async function eventsOf(url, options) {
  const events = [];
  for await (const event of live.inspect(url, options)) events.push(event);
  return events;
}

describe("robotscope/live", { concurrency: true }, () => {
  for (const [platform, start] of /** @type {const} */ ([
    ["workerd", onWorkerd],
    ["Node.js", onNode],
  ])) {
    test(`${platform}: robotscope/live yields the events of the service, can be aborted, and throws for refusals`, async (test) => {
      const site = await target(test, {
        "/robots.txt": "User-agent: *\nDisallow:\n",
        // The text is longer than one chunk. It arrives late, so the service sends empty lines before it.
        "/a": (_, response) =>
          void setTimeout(
            () => response.writeHead(200, { "Content-Type": "text/html" }).end("a😀".repeat(100_000)),
            2500,
          ),
        "/never": () => {},
      });
      const { service, port } = await start(test, { ALLOWED: site.host });
      const events = await eventsOf(`${site.url}/a`, { service });
      assert.deepEqual(
        events.map(({ event }) => event),
        ["hop", "text", "hop", "text", "end"],
      );
      assert.equal(events[3].text, "a😀".repeat(100_000));

      const controller = new AbortController();
      await assert.rejects(async () => {
        for await (const { part } of live.inspect(`${site.url}/never`, {
          service: new URL(service),
          signal: controller.signal,
        }))
          if (part === "robots-txt") controller.abort();
      }, /abort/i);

      const refusal = {
        name: "LiveError",
        failure: { kind: "bad-url", url: "ftp://a/", message: "“url” is not a web address" },
      };
      await assert.rejects(eventsOf("ftp://a/", { service }), refusal);
      await assert.rejects(eventsOf(site.url, { service: `http://127.0.0.1:${port}/other` }), { name: "LiveError" });
    });
  }
});

test("reports a service that disconnects, and a server that is not a robotscope service", async (test) => {
  const answers = [
    [200, '{"event":"hop"}\n'],
    [502, "<p>no such page"],
    [200, "<!doctype html>\n<title>Home</title>\n"],
  ];
  const server = createServer((_, response) => {
    const [status, body] = answers.shift() ?? [];
    response.writeHead(status).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  test.after(() => server.close());
  const service = `http://127.0.0.1:${server.address().port}/api/inspect`;
  for (const kind of ["cut-off", "bad-response", "bad-response"])
    await assert.rejects(eventsOf("http://a.example/", { service }), ({ failure }) => failure.kind === kind);
});

test("rejects an unknown option", () =>
  assert.rejects(
    eventsOf("http://a.example/", { services: "" }),
    /unknown option “services”; the options are service, /,
  ));
