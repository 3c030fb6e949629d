// Tests that the page's copy of a text equals the text in the pane after random edits. The pane sends the page only the changes, not the
// whole text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageForTests } from "./support.mjs";

const site = pageForTests();

/** Returns a generator of pseudo-random numbers, which are the same in each run. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const TYPED = ["a", "ü", "𝄞", "👩‍👩‍👧", "\n", "Disallow: /x\n", "\n\n# ", "\t", "User-agent: a\nAllow: /\n".repeat(50)];
const KEYS = [
  ...[
    "Backspace",
    "Delete",
    "Enter",
    "Control+Backspace",
    "Control+z",
    "Control+z",
    "Control+y",
    "Alt+ArrowUp",
    "Shift+Alt+ArrowDown",
  ],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "Home", "End", "PageUp", "Control+Home", "Control+End", "Control+Shift+k"],
  ...["Shift+ArrowUp", "Shift+ArrowLeft", "Shift+PageDown", "Shift+Control+ArrowRight"],
];

test("the page's copy of robots.txt equals the pane's text after random edits", async () => {
  const page = await site.open();
  await page.setText("User-agent: *\nDisallow: /𝄞\n".repeat(200));
  const texts = () =>
    page.evaluate(() => {
      // This event makes the page save its copy as a draft immediately.
      dispatchEvent(new Event("pagehide"));
      const draft = JSON.parse(
        localStorage.getItem(`robotscope-draft-${sessionStorage.getItem("robotscope-case")}`) ?? "null",
      );
      return [document.querySelector("robots-editor").value, draft[draft.indexOf("r") + 1]];
    });
  const next = numbers(7);
  for (let step = 1; step <= 400; step++) {
    const key = next(2) === 0 ? null : KEYS[next(KEYS.length)];
    if (key) await page.keyboard.press(key);
    else await page.keyboard.insertText(TYPED[next(TYPED.length)]);
    if (step % 10 > 0) continue;
    const [shown, read] = await texts();
    let at = 0;
    while (at < shown.length && shown[at] === read[at]) at++;
    assert.ok(
      read === shown,
      `after ${step} steps, the last of them ${key ?? "typed"}, they differ from offset ${at} on`,
    );
  }
  await page.close();
});
