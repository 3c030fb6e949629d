import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { lints } from "robotscope";
import { startVsCode } from "./support.mjs";

/** @type {Awaited<ReturnType<typeof startVsCode>>} */
let vsCode;
before(async () => {
  vsCode = await startVsCode();
});
after(async () => {
  await vsCode?.close();
  assert.deepEqual(vsCode?.faults, []);
});

describe("the packed extension", () => {
  it("is one bundle that needs nothing but the editor, in a browser and on a desktop", () => {
    const { main, browser } = JSON.parse(vsCode.packed("package.json"));
    assert.equal(main, browser);
    const modules = [...vsCode.packed("extension.js").matchAll(/\brequire\("([^"]+)"\)/g)].map((found) => found[1]);
    assert.deepEqual([...new Set(modules)], ["vscode"]);
  });

  it("offers every lint in its settings", () => {
    const { contributes } = JSON.parse(vsCode.packed("package.json"));
    const { properties } = contributes.configuration.properties["robotscope.severity"];
    assert.deepEqual(properties["dead-rule"].enum, ["off", "info", "warning", "error"]);
    assert.deepEqual(
      Object.keys(properties).sort(),
      lints()
        .map(({ code }) => code)
        .sort(),
    );
  });
});

describe("the extension in VS Code for the Web", () => {
  it("shows what is wrong, and mends it", async () => {
    const page = await vsCode.open();
    await page.command("View: Focus Problems");
    await page.row("“Disalow” is misspelled").first().waitFor();

    await page.goTo(2);
    await page.keyboard.press("Control+.");
    const actions = page.locator(".action-widget .monaco-list-row.action");
    await actions.filter({ hasText: "Replace “Disalow” by “Disallow”" }).first().waitFor();
    const titles = await actions.allInnerTexts();
    assert.deepEqual(
      titles.map((title) => title.trim()),
      ["Replace “Disalow” by “Disallow”", "Fix all that is safe", "Silence misspelled-field here"],
    );
    await page.keyboard.press("Enter");
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.locator(".squiggly-error").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("completes a crawler, with what it is for", async () => {
    const page = await vsCode.open();
    await page.goTo(5);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("User-agent: OAI-S");
    const suggestion = page.locator(".suggest-widget .monaco-list-row.focused");
    await suggestion.filter({ hasText: "OAI-SearchBot" }).waitFor();
    assert.match(await suggestion.innerText(), /OpenAI: search for AI answers/);
    await page.keyboard.press("Enter");
    await page.line(/^User-agent:\sOAI-SearchBot/).waitFor();
    await page.context().close();
  });

  it("says what stands at a place, and who says so", async () => {
    const page = await vsCode.open();
    await page.goTo(5);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.command("Show or Focus Hover");
    const hover = page.locator(".monaco-hover").filter({ hasText: "Training of AI models, run by OpenAI." });
    await hover.waitFor();
    await hover.getByRole("link", { name: "OpenAI" }).waitFor();
    await page.context().close();
  });

  it("tests a URL for all crawlers, leads to the line, and follows the text", async () => {
    const page = await vsCode.open();
    await page.command("robotscope: Test a URL for all crawlers");
    const input = page.locator(".quick-input-box input").first();
    await input.fill("http://");
    await page.locator(".quick-input-message").filter({ hasText: /host/i }).waitFor();
    await input.fill("/private/a");
    await page.keyboard.press("Enter");

    // Google reads the misspelled line, Bing does not.
    await page.row(/^Googlebot\s*disallowed · line 2/).waitFor();
    await page.row(/^bingbot\s*allowed/).waitFor();
    await page.row(/^Googlebot\s*disallowed · line 2/).click();
    await page.cursorAt(2);

    await page.command("robotscope: Show only crawlers that may not fetch it");
    await page.row(/^bingbot/).waitFor({ state: "detached" });
    await page.row(/^Web search\s*\d+ of \d+ may not/).waitFor();

    // Mended, the line is for all.
    await page.goTo(2);
    await page.keyboard.press("Control+.");
    await page.locator(".action-widget").waitFor();
    await page.keyboard.press("Enter");
    await page.row(/^bingbot\s*disallowed · line 2/).waitFor();
    await page.context().close();
  });

  it("says who loses what by a change", async () => {
    const page = await vsCode.open();
    await page.goTo(3);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disallow: /cart");
    await page.keyboard.press("Escape");
    await page.command("robotscope: Compare with the saved version");
    const change = page.row(/^\/cart\w*now disallowed · line 4/).first();
    await change.waitFor();
    await page.getByText(/^\d+ crawlers may fetch less\.$/).waitFor();
    await change.click();
    await page.cursorAt(4);
    await page.context().close();
  });

  it("gives an outline, a form and hints", async () => {
    const page = await vsCode.open();
    await page.line(/binds\s\d+\sknown\scrawlers/).waitFor();
    await page.goTo(3);
    await page.keyboard.type("  ");
    await page.line(/^\s\sDisallow:\s\/shop\/%2f$/).waitFor();
    await page.command("Format Document");
    await page.line(/^Disallow:\s\/shop\/%2f$/).waitFor();
    await page.keyboard.press("Control+Shift+O");
    await page.locator(".quick-input-list .monaco-list-row[aria-label^='GPTBot, CCBot']").waitFor();
    await page.context().close();
  });

  it("fixes all that is safe at once", async () => {
    const page = await vsCode.open();
    await page.command("robotscope: Fix all that is safe");
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.line(/^Disallow:\s\/shop\/%2F$/).waitFor();
    await page.context().close();
  });

  it("fixes all that is safe on saving, to those who want that", async () => {
    const settings = { "editor.codeActionsOnSave": { "source.fixAll.robotscope": "explicit" } };
    const page = await vsCode.open({ settings });
    await page.goTo(4);
    await page.keyboard.type("# mine");
    // What has not been changed yet is not saved either.
    await page.line(/#\smine/).waitFor();
    await page.keyboard.press("Control+s");
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.line(/^Disallow:\s\/shop\/%2F$/).waitFor();
    // Saved, so nothing is left to compare.
    await page.command("robotscope: Compare with the saved version");
    await page.getByText("Nothing changes for any crawler.").waitFor();
    await page.context().close();
  });

  it("looks at robots meta elements of HTML files", async () => {
    const page = await vsCode.open();
    await page.row("page.html").first().dblclick();
    await page.command("View: Focus Problems");
    await page.row("“nofollow” may be meant").first().waitFor();
    await page.context().close();
  });

  it("makes a token with a hyphen one word", async () => {
    const page = await vsCode.open();
    await page.line("GPTBot").getByText("User").dblclick();
    await page.locator(".statusbar-item").filter({ hasText: "(10 selected)" }).first().waitFor();
    await page.context().close();
  });

  it("obeys the settings", async () => {
    const page = await vsCode.open({ settings: { "robotscope.severity": { "misspelled-field": "warning" } } });
    await page.locator(".squiggly-warning").first().waitFor();
    assert.equal(await page.locator(".squiggly-error").count(), 0);
    await page.context().close();
  });
});
