// Tests diagnostics, hovers and completions in the text panes. Their engine runs in a worker that starts after the page.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { FETCHING, pageForTests } from "./support.mjs";

const MISSPELLED = "User-agent: *\nDisalow: /private/\n";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Groups" });
});

/**
 * Turns off axe-core's rule `region`. If a shadow tree contains a link, axe-core does not recognise the page's skip link, and reports the
 * skip link as outside all regions.
 */
const REGION = { region: { enabled: false } };

const pane = () => page.editor.of("robots");
const underlined = (severity) => pane().locator(`.cm-lintRange-${severity}`);
const content = () => pane().locator(".cm-content");
const text = () => pane().evaluate((editor) => editor.value);

const becomes = (wanted, pane) => page.editor.becomes(wanted, pane);

/**
 * Hovers over a word until a tooltip appears. One attempt is not enough, because the page may still move, or the engine may not have read
 * the text yet.
 *
 * @param {string} word
 * @param {import("playwright-core").Locator} tooltip
 */
async function pointAt(word, tooltip) {
  for (let tries = 0; tries < 20 && !(await tooltip.isVisible()); tries++) {
    await page.mouse.move(1, 1);
    await content().getByText(word, { exact: true }).hover();
    await tooltip.waitFor({ timeout: 1000 }).catch(() => {});
  }
  await tooltip.waitFor();
}

describe("diagnostics", () => {
  test("diagnostics are underlined, marked in the gutter, and explained on hover", async () => {
    await page.setText(MISSPELLED);
    await underlined("error").or(underlined("warning")).first().waitFor();
    assert.ok((await pane().locator(".cm-lint-marker").count()) > 0);
    const tooltip = pane().locator(".cm-diagnostic", { hasText: "misspelled-field" });
    await pointAt("Disalow", tooltip);
    assert.match(await tooltip.innerText(), /Disalow/);
    assert.deepEqual(await violations(page, REGION), []);
    await page.close();
  });

  test("a diagnostic can be fixed with the mouse; the fix updates the page and can be undone", async () => {
    await page.setText(MISSPELLED);
    await pane().locator(".cm-lint-marker").first().waitFor();
    const tooltip = pane().locator(".cm-diagnostic", { hasText: "misspelled-field" });
    await pointAt("Disalow", tooltip);
    await tooltip.locator("button").first().click();
    await becomes("User-agent: *\nDisallow: /private/\n");
    await page.getByLabel("URL or path").fill("/private/a");
    await page.getByText("crawlers are blocked from /private/a").waitFor();
    await content().focus();
    await page.keyboard.press("Control+z");
    assert.equal(await text(), MISSPELLED);
    await page.close();
  });

  test("diagnostics can be found and fixed with the keyboard alone", async () => {
    await page.setText(MISSPELLED);
    await pane().locator(".cm-lint-marker").first().waitFor();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+Shift+M");
    const panel = pane().locator(".cm-panel-lint");
    await panel.waitFor();
    // CodeMirror's list has buttons inside its options, which axe-core would report. Letter keys have the same effect as the buttons.
    assert.deepEqual(await violations(page, { ...REGION, "nested-interactive": { enabled: false } }), []);
    // Pressing the underlined letter of a button applies that button's fix.
    const chosen = panel.locator("[aria-selected=true]", { hasText: "misspelled-field" });
    for (let step = 0; step < 5 && (await chosen.count()) === 0; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press(await chosen.locator("u").first().innerText());
    await becomes("User-agent: *\nDisallow: /private/\n");
    await page.close();
  });

  test("Shift+Alt+Enter applies all safe fixes, and a single undo reverts them", async () => {
    const text2 = "User-agent: *\nDisalow: /a/\nDisalow: /b/\n";
    await page.setText(text2);
    await pane().locator(".cm-lint-marker").first().waitFor();
    await page.keyboard.press("Shift+Alt+Enter");
    await becomes("User-agent: *\nDisallow: /a/\nDisallow: /b/\n");
    await page.keyboard.press("Control+z");
    await becomes(text2);
    await page.close();
  });

  test("a diagnostic can be ignored by adding a comment", async () => {
    await page.setText(MISSPELLED);
    await pane().locator(".cm-lint-marker").first().waitFor();
    const tooltip = pane().locator(".cm-diagnostic", { hasText: "misspelled-field" });
    await pointAt("Disalow", tooltip);
    await tooltip.getByText(/Ignore/).click();
    await becomes("User-agent: *\n# robotscope: ignore misspelled-field -- reason\nDisalow: /private/\n");
    await underlined("error").waitFor({ state: "detached" });
    await page.close();
  });

  test("headers and HTML have diagnostics, and a shortcut fixes problems in headers", async () => {
    await page.setText("x-robots-tag: noindex nofollow", "headers");
    const headers = page.editor.of("headers");
    await headers.locator(".cm-lintRange", { hasText: "noindex nofollow" }).waitFor();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Shift+Alt+Enter");
    await becomes("x-robots-tag: noindex, nofollow", "headers");
    await page.setText('<meta name="robots" content="noindex nofollow">', "html");
    await page.editor.of("html").locator(".cm-lintRange", { hasText: "noindex nofollow" }).waitFor();
    assert.deepEqual(await violations(page, REGION), []);
    await page.close();
  });
});

test("completes the name of a crawler; Enter inserts a line break if no option is selected", async () => {
  await page.setText("User-agent: ");
  await pane().locator(".cm-gutter-lint").waitFor();
  await page.keyboard.type("gptb");
  const option = pane().locator(".cm-tooltip-autocomplete li", { hasText: "GPTBot" });
  await option.waitFor();
  assert.match(await option.innerText(), /OpenAI/);
  assert.deepEqual(await violations(page, REGION), []);
  // CodeMirror ignores keys for a moment after the list appears. The check with axe-core takes longer, so there is no need to wait.
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await violations(page, REGION), []);
  await page.keyboard.press("Enter");
  assert.equal(await text(), "User-agent: GPTBot");
  await page.keyboard.type("\nDisallow: /a\nDisallow: /");
  await pane().locator(".cm-tooltip-autocomplete li").first().waitFor();
  // No option is selected. CodeMirror accepts keys again after the check with axe-core.
  assert.deepEqual(await violations(page, REGION), []);
  await page.keyboard.press("Enter");
  assert.equal(await text(), "User-agent: GPTBot\nDisallow: /a\nDisallow: /\n");
  await page.close();
});

test("hovering over a word explains it, with sources", async () => {
  await page.setText("User-agent: GPTBot\nDisallow: /private/\n");
  const hover = pane().locator(".cm-robots-hover");
  await pointAt("GPTBot", hover);
  assert.match(await hover.innerText(), /OpenAI/);
  assert.match(await hover.locator("a").first().getAttribute("href"), /^https:/);
  assert.deepEqual(await violations(page, REGION), []);
  await page.close();
});

test("Shift+F1 explains the word at the cursor; a second press moves the focus to the explanation", async () => {
  await page.setText("User-agent: GPTBot\nDisallow: /private/\n");
  await pane().locator(".cm-gutter-lint").waitFor();
  await pane().evaluate((editor) => {
    const live = editor.shadowRoot.querySelector("[aria-live]");
    globalThis.spoken = "";
    new MutationObserver(() => {
      globalThis.spoken += live.textContent;
    }).observe(live, { childList: true });
  });
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+F1");
  const card = pane().locator(".cm-robots-hover");
  await card.waitFor();
  assert.match(await page.evaluate(() => globalThis.spoken), /GPTBot.*OpenAI/s);
  assert.deepEqual(await violations(page, REGION), []);
  await page.keyboard.press("Shift+F1");
  await page.keyboard.press("Tab");
  const focused = () =>
    pane().evaluate((editor) => editor.shadowRoot.activeElement.closest("a, .cm-content").className);
  const inCard = await pane().evaluate(
    (editor) => editor.shadowRoot.activeElement.closest(".cm-robots-hover") !== null,
  );
  assert.ok(inCard);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  assert.match(await focused(), /cm-content/);
  await page.close();
});

test("headers and HTML have explanations and completions", async () => {
  await page.setText("x-robots-tag: noindex", "headers");
  const headers = page.editor.of("headers");
  await headers.locator(".cm-gutter-lint").waitFor();
  await page.keyboard.press("Shift+F1");
  await headers.locator(".cm-robots-hover", { hasText: "noindex" }).waitFor();
  await page.keyboard.type(", nofo");
  await headers.locator(".cm-tooltip-autocomplete li", { hasText: "nofollow" }).waitFor();
  await page.setText('<meta name="robots" content="">', "html");
  const html = page.editor.of("html");
  await html.locator(".cm-gutter-lint").waitFor();
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("max-sn");
  await html.locator(".cm-tooltip-autocomplete li", { hasText: "max-snippet" }).waitFor();
  await page.close();
});

test("groups show how many crawlers they apply to, can be folded, and can be formatted", async () => {
  await page.setText("user-agent: *\ndisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n");
  await pane()
    .locator(".cm-robots-hint", { hasText: /applies to \d+ known user agents and all others/ })
    .waitFor();
  assert.equal(await text(), "user-agent: *\ndisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n");
  assert.deepEqual(await violations(page, REGION), []);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+BracketLeft");
  await pane().locator(".cm-foldPlaceholder").waitFor();
  assert.deepEqual(await pane().locator(".cm-line", { hasText: "/a" }).count(), 0);
  await page.keyboard.press("Control+Shift+BracketRight");
  await page.keyboard.press("Shift+Alt+F");
  await becomes("User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n");
  await page.close();
});

test("shows no diagnostics for a text of 50 MB", async () => {
  await page.editor.upgraded();
  await pane().locator(".cm-gutter-lint").waitFor();
  await page.getByLabel("Open file").setInputFiles(await site.bigFile());
  await page.getByText(/50.000 kB/).waitFor({ timeout: 60_000 });
  // The worker answers in order: once headers have a diagnostic, the queries about robots.txt are answered, too.
  await page.setText("x-robots-tag: nofolow", "headers");
  await page.editor.of("headers").locator(".cm-lint-marker").first().waitFor();
  assert.equal(await pane().locator(".cm-lint-marker").count(), 0);
  await page.close();
});

for (const [what, file] of [
  ["the worker", /\/worker-[^/]*\.js$/],
  ["the worker's engine", /\/robotscope-[^/]*\.wasm$/],
])
  test(`the pane still works, without diagnostics, if ${what} cannot be loaded`, async () => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
    const warning = page.waitForEvent("console", (message) => message.text().includes("shows no diagnostics"));
    await page.reload();
    await warning;
    await page.setText("User-agent: GPTBot\nDisallow: /");
    await page.getByText(`1 of ${FETCHING} crawlers is blocked`).waitFor();
    await page.close();
  });

/** Code that is prepended to the worker's script. It makes the engine panic on hover queries. */
const PANIC = `
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...args) {
    const robotstxt_hover = () => { throw new WebAssembly.RuntimeError("unreachable"); };
    return { exports: { ...new Instance(...args).exports, robotstxt_hover } };
  };
`;

test("the text panes get a new engine after the engine panics", async () => {
  let starts = 0;
  // Wait until the current page has fetched its worker, so that only the reloaded page gets the changed worker.
  await pane().locator(".cm-gutter-lint").waitFor();
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: starts++ === 0 ? PANIC + body : body });
  });
  await page.reload();
  await page.setText(MISSPELLED);
  await pane().locator(".cm-lint-marker").first().waitFor();
  const warning = page.waitForEvent("console", (message) => message.text().includes("engine of a text pane stopped"));
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+F1");
  await warning;
  assert.equal(await text(), MISSPELLED);
  await page.keyboard.press("Shift+F1");
  await pane().locator(".cm-robots-hover").waitFor();
  assert.equal(starts, 2);
  await page.close();
});
