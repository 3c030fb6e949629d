// What the pane of robots.txt says about the text, and how it helps to write one. The engine for it is loaded after the page.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { startPage } from "./support.mjs";

const MISSPELLED = "User-agent: *\nDisalow: /private/\n";

let page;
let site;

before(async () => {
  site = await startPage();
});
after(() => site?.close());
beforeEach(async () => {
  page = await site.open();
});

/** A link in a shadow tree keeps axe-core from knowing the skip link, of which it then says that it is in no region. */
const REGION = { region: { enabled: false } };

const pane = () => page.editor.of("robots");
const underlined = (severity) => pane().locator(`.cm-lintRange-${severity}`);
const content = () => pane().locator(".cm-content");
const text = () => pane().evaluate((editor) => editor.value);

/** A position in the pane, moved to as with a mouse. @param {string} word */
async function pointAt(word) {
  const box = await content().evaluate((content, word) => {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf(word);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }, word);
  assert.ok(box, `${word} is in view`);
  await page.mouse.move(box.x - 1, box.y);
  await page.mouse.move(box.x, box.y);
}

describe("diagnostics", () => {
  test("what is wrong is underlined, marked beside the line, and explained where the mouse is", async () => {
    await page.setText(MISSPELLED);
    await underlined("error").or(underlined("warning")).first().waitFor();
    assert.ok((await pane().locator(".cm-lint-marker").count()) > 0);
    await pointAt("Disalow");
    const tooltip = pane().locator(".cm-diagnostic", { hasText: "misspelled-field" });
    await tooltip.waitFor();
    assert.match(await tooltip.innerText(), /Disalow/);
    assert.deepEqual(await violations(page, REGION), []);
    await page.close();
  });

  test("a fix is made with the mouse, reaches the page, and can be undone", async () => {
    await page.setText(MISSPELLED);
    await pane().locator(".cm-lint-marker").first().waitFor();
    await pointAt("Disalow");
    await pane().locator(".cm-diagnostic", { hasText: "misspelled-field" }).locator("button").first().click();
    assert.equal(await text(), "User-agent: *\nDisallow: /private/\n");
    await page.getByLabel("URL or path").fill("/private/a");
    await page.getByText("crawlers are blocked from /private/a").waitFor();
    await content().focus();
    await page.keyboard.press("Control+z");
    assert.equal(await text(), MISSPELLED);
    await page.close();
  });

  test("the keyboard alone finds a diagnostic and its fix", async () => {
    await page.setText(MISSPELLED);
    await pane().locator(".cm-lint-marker").first().waitFor();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+M");
    const panel = pane().locator(".cm-panel-lint");
    await panel.waitFor();
    // CodeMirror puts buttons into the options of its list; the letters below do the same without them.
    assert.deepEqual(await violations(page, { ...REGION, "nested-interactive": { enabled: false } }), []);
    // Letters that are underlined in the panel make the fix.
    const chosen = panel.locator("[aria-selected=true]", { hasText: "misspelled-field" });
    for (let step = 0; step < 5 && (await chosen.count()) === 0; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press(await chosen.locator("u").first().innerText());
    assert.equal(await text(), "User-agent: *\nDisallow: /private/\n");
    await page.close();
  });

  test("headers and HTML have none", async () => {
    await page.setText("Disalow: /x", "headers");
    await page.waitForTimeout(1500);
    assert.equal(await page.editor.of("headers").locator(".cm-lint-marker").count(), 0);
    await page.close();
  });
});

test("a crawler's name is completed, and the list takes a line break for one", async () => {
  await page.setText("User-agent: ");
  await pane().locator(".cm-gutter-lint").waitFor();
  await page.keyboard.type("gptb");
  const option = pane().locator(".cm-tooltip-autocomplete li", { hasText: "GPTBot" });
  await option.waitFor();
  assert.match(await option.innerText(), /OpenAI/);
  assert.deepEqual(await violations(page, REGION), []);
  // By now CodeMirror takes keys for those that choose, which it does not when a list has just come up.
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await violations(page, REGION), []);
  await page.keyboard.press("Enter");
  assert.equal(await text(), "User-agent: GPTBot");
  await page.keyboard.type("\nDisallow: /a\nDisallow: /");
  await pane().locator(".cm-tooltip-autocomplete li").first().waitFor();
  await page.waitForTimeout(200);
  await page.keyboard.press("Enter");
  assert.equal(await text(), "User-agent: GPTBot\nDisallow: /a\nDisallow: /\n");
  await page.close();
});

test("what stands under the mouse is explained, with its sources", async () => {
  await page.setText("User-agent: GPTBot\nDisallow: /private/\n");
  await pane().locator(".cm-gutter-lint").waitFor();
  await pointAt("GPTBot");
  const hover = pane().locator(".cm-robots-hover");
  await hover.waitFor();
  assert.match(await hover.innerText(), /OpenAI/);
  assert.match(await hover.locator("a").first().getAttribute("href"), /^https:/);
  assert.deepEqual(await violations(page, REGION), []);
  await page.close();
});

test("a text of 50 MB is left alone", async () => {
  await page.editor.upgraded();
  await pane().locator(".cm-gutter-lint").waitFor();
  await page.getByLabel("Open file").setInputFiles(await site.bigFile());
  await page.getByText(/50.000 kB/).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  assert.equal(await pane().locator(".cm-lint-marker").count(), 0);
  await page.close();
});

test("when the engine for it cannot be loaded, the pane does without", async () => {
  await page.route(/robotscope_language.*\.wasm$/, (route) =>
    route.fulfill({ contentType: "application/wasm", body: "" }),
  );
  const warning = page.waitForEvent("console", (message) => message.text().includes("shows no diagnostics"));
  await page.reload();
  await warning;
  await page.setText("User-agent: GPTBot\nDisallow: /");
  await page.getByText("1 of 132 crawlers is blocked").waitFor();
  await page.close();
});
