// Checks the site's Lighthouse scores that do not depend on the machine's load.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { machines, startLighthouse } from "../browsers/lighthouse.mjs";
import { serveSite } from "./served.mjs";

let lighthouse;
before(async () => {
  lighthouse = await startLighthouse(serveSite);
});
after(() => lighthouse?.close());

for (const machine of Object.keys(machines))
  test(`the site scores at least 95 for accessibility, best practices and SEO on a ${machine}`, async () => {
    const categories = ["accessibility", "best-practices", "seo"];
    const { scores, lost } = await lighthouse.measure(machine, categories, "docs/guides/block-ai-training");
    for (const name of categories) assert.ok(scores[name] >= 95, `${name}: ${scores[name]}\n${lost.join("\n")}`);
  });
