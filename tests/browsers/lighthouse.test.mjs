// Checks Lighthouse's scores, except for performance: that score depends on the machine's load, so `npm run bench` measures it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { servePage } from "../support/server.mjs";
import { machines, startLighthouse } from "./lighthouse.mjs";

let lighthouse;
before(async () => {
  // Serve the page without compression: only the performance depends on compression, and this test does not measure it.
  lighthouse = await startLighthouse(servePage);
});
after(() => lighthouse?.close());

for (const machine of Object.keys(machines))
  test(`the page scores 100 for accessibility, best practices and SEO on a ${machine}`, async () => {
    const { scores, lost } = await lighthouse.measure(machine, ["accessibility", "best-practices", "seo"]);
    assert.deepEqual(scores, { accessibility: 100, "best-practices": 100, seo: 100 }, lost.join("\n"));
  });
