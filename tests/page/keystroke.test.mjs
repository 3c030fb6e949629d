// The picture that follows a keystroke shows its outcome, also with large texts. How long it takes is in `npm run bench -- --page`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keystrokes } from "../../benches/node/keystroke.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();

test("a keystroke with a robots.txt of 500 kB and HTML of 1 MB, all crawlers", async () => {
  const page = await site.open();
  await page.editor.allUpgraded();
  const places = [];
  for await (const { where, painted } of keystrokes(page, 5)) {
    assert.ok(!painted.some(Number.isNaN), `${where}: a picture without the outcome`);
    places.push(painted.length);
  }
  // Three panes, and two fields, whose pictures are not looked at.
  assert.deepEqual(places, [5, 5, 5, 0, 0]);
  await page.close();
});
