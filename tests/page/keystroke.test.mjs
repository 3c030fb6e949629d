// Tests that the next frame after a keystroke shows the new answer, even with large texts. `npm run bench -- --page` measures the time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keystrokes } from "../../benches/node/keystroke.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();

test("the next frame after a keystroke shows the new answer, even for large texts", async () => {
  const page = await site.open();
  await page.editor.allUpgraded();
  const places = [];
  for await (const { where, painted } of keystrokes(page, 5)) {
    assert.ok(!painted.some(Number.isNaN), `${where}: a frame without the outcome`);
    places.push(painted.length);
  }
  // `keystrokes` presses five keys in each of three panes and two fields. It examines frames only for the panes.
  assert.deepEqual(places, [5, 5, 5, 0, 0]);
  await page.close();
});
