// Tests how `robotscope site` reads archives of responses.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BASE, Runs } from "./runs.mjs";

/** @type {Runs} */
let runs;
before(async () => {
  runs = await Runs.start();
});
after(() => runs.remove());

test("reads a robots.txt with a byte order mark from a HAR file", async () => {
  const { pages } = await runs.run([
    { url: "/robots.txt", headers: { "content-type": "text/plain" }, body: "\ufeffUser-agent: *\nDisallow: /a\n" },
    { url: "/a", body: "<title>A</title>" },
  ]);
  assert.equal(pages["/a"].verdicts[0].crawl, "disallowed");
});

test("does not evaluate texts and pages whose content a HAR file leaves out", async () => {
  const content = { size: 500 };
  const { pages, summary } = await runs.run([
    { url: "/robots.txt", headers: { "content-type": "text/plain" }, content },
    { url: "/sitemap.xml", headers: { "content-type": "application/xml" }, content },
    { url: "/left-out", content },
    { url: "/twice", content },
    { url: "/gone", status: 404, content },
    { url: "/moved", status: 301, headers: { location: "/a" }, content },
    { url: "/a", body: "<title>A</title>" },
    { url: "/twice", body: "<title>Twice</title>" },
  ]);
  assert.deepEqual(Object.keys(pages), ["/gone", "/moved", "/a", "/twice"]);
  assert.equal(pages["/gone"].verdicts[0].cause.text, "status");
  assert.deepEqual([pages["/a"].inSitemap, pages["/a"].verdicts[0].crawl], [undefined, undefined]);
  assert.deepEqual(summary.unevaluated, [
    { reason: "the archive has no readable content", urls: 1, examples: [`${BASE}/left-out`] },
  ]);
});
