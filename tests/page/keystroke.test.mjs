// Tests that the next frame after a keystroke shows its outcome, even with large texts. `npm run bench -- --page` measures the time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keystrokes } from "../../benches/node/keystroke.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();

test("every frame after a keystroke shows its outcome with 500 kB of robots.txt and 1 MB of HTML", async () => {
  const page = await site.open();
  await page.editor.allUpgraded();
  const places = [];
  for await (const { where, painted } of keystrokes(page, 5)) {
    assert.ok(!painted.some(Number.isNaN), `${where}: a frame without the outcome`);
    places.push(painted.length);
  }
  // Three panes, and two fields whose frames this test does not examine.
  assert.deepEqual(places, [5, 5, 5, 0, 0]);
  await page.close();
});
