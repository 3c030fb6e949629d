// Tests accessibility: runs axe-core on the page's views and states, and operates the page with only the keyboard.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { FETCHING, nameOf, openDetails, pageForTests } from "./support.mjs";

const site = pageForTests();

describe("axe-core reports no violations in the table and its states", () => {
  // Colours depend only on the scheme, and positions only on the width, so three combinations of scheme and width are enough.
  for (const [colorScheme, width] of [
    ["light", 1400],
    ["light", 800],
    ["dark", 390],
  ]) {
    test(`axe-core reports no violations in the table: ${colorScheme}, ${width} pixels wide`, async () => {
      const page = await site.open({ layout: "Table", colorScheme, viewport: { width, height: 900 } });
      await page.editor.upgraded();
      // Check the full table only once in each colour scheme: all rows have the same structure, and axe-core is slow on hundreds of them.
      if (width !== 800) assert.deepEqual(await violations(page), []);
      await page.getByLabel("Your own User-Agent").fill("ExampleBot");
      await page.getByLabel("Filter").fill("google");
      await page.getByLabel("URL or path").fill("not a url");
      await page.getByText("is neither a URL").waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByLabel("URL or path").fill("/a");
      await page.clear("robots");
      await page.getByText("Not given: the robots.txt is unknown").waitFor();
      assert.deepEqual(await violations(page), []);
      await page.getByLabel("Load an example").selectOption({ index: 4 });
      await page.setStatus("x");
      await page.openCondition("status");
      assert.deepEqual(await violations(page), []);
      await page.setDate("");
      await nameOf(page, "Googlebot").click();
      await openDetails(page);
      await page.showPane("html");
      await page.locator(".place").first().click();
      assert.deepEqual(await violations(page), []);
      await page.clear("headers");
      await page.clear("html");
      await page.locator(".summary").getByText("Indexing unknown: paste headers").waitFor();
      assert.deepEqual(await violations(page), []);
      await page.close();
    });
  }

  test("axe-core reports no violations with the plain text field, before the editor is loaded", async () => {
    const page = await site.open({ withoutEditor: true });
    assert.equal(await page.locator("textarea").first().isVisible(), true);
    assert.deepEqual(await violations(page), []);
    await page.locator("textarea").first().fill("User-agent: GPTBot\nDisallow: /");
    await page.getByText(`1 of ${FETCHING} crawlers is blocked`).waitFor();
    await page.close();
  });
});

test("the page view is never wider than the window", async () => {
  const WIDTHS = [1400, 800, 390, 360];
  const page = await site.open({ layout: "Table" });
  await page.editor.upgraded();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(scroll <= client, `${scroll} > ${client} at ${width}`);
  }
  for (const pane of ["headers", "html"]) await page.showPane(pane);
  await openDetails(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => {
      const most = document.documentElement.clientWidth;
      const boxes = [...document.querySelectorAll("main *")].filter(
        (box) => !box.closest(".visually-hidden, robots-editor, .rule code"),
      );
      return boxes
        .filter((box) => box.getBoundingClientRect().right > most + 1)
        .map((box) => box.outerHTML.slice(0, 100));
    });
    assert.deepEqual(wider, [], `at ${width}`);
  }
  await page.close();
});

test("the text, the table and an explanation can be reached with only the keyboard", async () => {
  const page = await site.open({ layout: "Table" });
  await page.editor.upgraded();
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.textContent ?? "";
    });
  // All tabs together are one tab stop; arrow keys move between them.
  await page.getByRole("tab", { name: "robots.txt" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await focused(), /Headers/);
  assert.equal(await page.getByRole("tab", { name: "Headers" }).getAttribute("aria-selected"), "true");
  await page.keyboard.press("End");
  assert.match(await focused(), /HTML/);
  await page.keyboard.press("ArrowRight");
  assert.match(await focused(), /robots\.txt/);
  const visited = [];
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    visited.push(await page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? ""));
    if (visited.at(-1) === "robots-editor") break;
  }
  assert.equal(visited.at(-1), "robots-editor", visited.join(" "));
  await page.keyboard.press("Tab");
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "ROBOTS-EDITOR");
  await nameOf(page, "GPTBot").focus();
  await page.keyboard.press("Enter");
  await page.locator(".why-panel").getByText("GPTBot may not crawl").waitFor();
  assert.match(await focused(), /GPTBot/, "the focus stays on the row");
  await page.keyboard.press("w");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "why");
  await page.locator(".why-panel .place").first().press("Enter");
  // Pressing the position button selects the pane that contains the position.
  await page.getByRole("tab", { name: "Headers", selected: true }).waitFor();
  await page.close();
});

test("the theme menu changes the colours, and the choice survives a reload", async () => {
  const page = await site.open({ colorScheme: "light" });
  const look = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const theme = page.getByLabel("Theme");
  const light = await look();
  assert.equal(await theme.inputValue(), "system");
  await theme.selectOption("Dark");
  assert.notEqual(await look(), light);
  await page.reload();
  await page.locator(".group").first().waitFor();
  assert.equal(await theme.inputValue(), "dark");
  assert.notEqual(await look(), light);
  await theme.selectOption("High contrast");
  assert.equal(await look(), "rgb(255, 255, 255)");
  await theme.selectOption("Light");
  assert.equal(await look(), light);
  await page.close();
});

test("axe-core reports no violations with more contrast, also in the dark theme, and with forced colours", async () => {
  const page = await site.open({ layout: "Table" });
  await page.editor.upgraded();
  await page.getByLabel("Filter").fill("google");
  for (const media of [
    { contrast: "more" },
    { contrast: "more", colorScheme: "dark" },
    { contrast: "no-preference", colorScheme: "light", forcedColors: "active" },
  ]) {
    await page.emulateMedia(media);
    assert.deepEqual(await violations(page), [], JSON.stringify(media));
  }
  await page.close();
});

test("each view has a link, an address, a title and an entry in the browser history", async () => {
  const page = await site.open();
  const view = page.locator(".view[aria-current=page]");
  for (const [name, fragment] of [
    ["Many URLs", "#/urls"],
    ["Compare", "#/compare"],
    ["Generate", "#/generate"],
  ]) {
    await page.getByRole("navigation").getByRole("link", { name }).press("Enter");
    await page.waitForFunction((name) => document.title === `${name} – robotscope`, name);
    assert.equal(new URL(page.url()).hash, fragment);
    assert.equal(await view.innerText(), name);
    assert.deepEqual(await violations(page), [], name);
  }
  await page.goBack();
  await page.waitForFunction(() => document.title === "Compare – robotscope");
  await page.goBack();
  await page.goBack();
  await page.locator(".group").first().waitFor();
  assert.equal(await view.innerText(), "One page");
  await page.goto(page.url().replace(/#.*|$/, "#/generate"));
  await page.reload();
  await page.waitForFunction(() => document.title === "Generate – robotscope");
  await page.close();
});

test("shortcut keys focus their targets unless the user is typing, and can be turned off", async () => {
  const page = await site.open();
  await page.editor.upgraded();
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("u");
  assert.equal(await focused(), "url");
  await page.getByLabel("URL or path").fill("");
  await page.keyboard.type("?ufn2");
  assert.equal(await page.getByLabel("URL or path").inputValue(), "?ufn2");
  await page.getByLabel("URL or path").fill("https://shop.example/checkout/help");
  // Undo restores the headers and HTML of the example, so that there are findings.
  await page.getByRole("button", { name: "Undo" }).click();
  const free = () => page.locator("h1").click();
  await free();
  await page.keyboard.press("2");
  assert.equal(await focused(), "tab-headers");
  assert.equal(await page.getByRole("tab", { name: "Headers" }).getAttribute("aria-selected"), "true");
  await page.keyboard.press("n");
  const first = await page.evaluate(
    () => document.activeElement?.closest(".findings") && document.activeElement.textContent,
  );
  assert.ok(first, "the first finding has the focus");
  await page.keyboard.press("n");
  assert.notEqual(await focused(), first);
  await page.keyboard.press("b");
  assert.equal(await focused(), first);
  await page.keyboard.press("m");
  await page.waitForFunction(() => location.hash === "#/urls");
  await page.keyboard.press("p");
  await page.waitForFunction(() => location.hash === "#/");
  await free();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.waitFor();
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("u");
  assert.notEqual(await focused(), "url", "shortcut keys have no effect in a dialog");
  await dialog.getByLabel("Enable keyboard shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  for (const key of ["u", "?"]) await page.keyboard.press(key);
  assert.notEqual(await focused(), "url");
  assert.equal(await dialog.isVisible(), false);
  await page.reload();
  await page.locator(".group").first().waitFor();
  await page.keyboard.press("u");
  assert.notEqual(await focused(), "url", "it is remembered");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await dialog.getByLabel("Enable keyboard shortcuts").check();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("u");
  assert.equal(await focused(), "url");
  await page.close();
});
