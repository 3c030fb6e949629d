// Tests how `robotscope site` reads archives of responses.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Runs } from "./runs.mjs";

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
