// How long a keystroke keeps the main thread busy. The figures are printed; the test fails only far beyond the budget, because
// the machine may have other things to do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BUDGET, keystrokes } from "../../benches/node/keystroke.mjs";
import { pageForTests } from "./support.mjs";

/** So many times the budget may a key take here. */
const PATIENCE = 10;
const site = pageForTests();

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

test("a keystroke with a robots.txt of 500 kB and HTML of 1 MB, all crawlers", async () => {
  const page = await site.open();
  await page.editor.allUpgraded();
  for await (const { where, script, painted } of keystrokes(page, 15)) {
    const times = [median(script), ...(painted.length > 0 ? [median(painted)] : [])];
    const [busy, picture] = times.map((time) => time.toFixed(1));
    console.log(`  ${where}: ${busy} ms of script (budget ${BUDGET})${picture ? `, painted after ${picture} ms` : ""}`);
    assert.ok(!painted.some(Number.isNaN), `${where}: a picture without the outcome`);
    assert.ok(Math.max(...times) < PATIENCE * BUDGET, `${where}: ${times}`);
  }
  await page.close();
});
