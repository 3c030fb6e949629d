// Lighthouse finds nothing that does not depend on how busy the machine is. What it says of speed is in `npm run bench`.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { machines, startLighthouse } from "./lighthouse.mjs";

let lighthouse;
before(async () => {
  lighthouse = await startLighthouse();
});
after(() => lighthouse?.close());

for (const machine of Object.keys(machines))
  test(`100 in all categories but speed on a ${machine}`, async () => {
    const { scores, lost } = await lighthouse.measure(machine, ["accessibility", "best-practices", "seo"]);
    assert.deepEqual(scores, { accessibility: 100, "best-practices": 100, seo: 100 }, lost.join("\n"));
  });
