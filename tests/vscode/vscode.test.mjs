import assert from "node:assert/strict";
import { posix } from "node:path";
import { after, afterEach, before, describe, it } from "node:test";
import { lints } from "robotscope";
import { startVsCode } from "./support.mjs";

/** @type {Awaited<ReturnType<typeof startVsCode>>} */
let vsCode;
before(async () => {
  vsCode = await startVsCode();
});
afterEach((test) => vsCode?.closePages(/** @type {import("node:test").TestContext} */ (test)));
after(async () => {
  await vsCode?.close();
  assert.deepEqual(vsCode?.faults, []);
});

describe("the packed extension", () => {
  it("the extension is one bundle for browsers and desktops, and imports only the VS Code API", () => {
    const { main, browser } = JSON.parse(vsCode.packed("package.json"));
    assert.equal(main, browser);
    const modules = [...vsCode.packed("extension.js").matchAll(/\brequire\("([^"]+)"\)/g)].map((found) => found[1]);
    assert.deepEqual([...new Set(modules)], ["vscode"]);
    assert.ok(
      vsCode.packed("extension.js").length < 150_000,
      "the engine is a separate file, not a part of the bundle",
    );
  });

  it("the extension contains its runtime files and the licences, but no sources", () => {
    assert.deepEqual(vsCode.names.toSorted(), [
      "[Content_Types].xml",
      "extension.vsixmanifest",
      "extension/LICENSE.txt",
      "extension/THIRD-PARTY-LICENSES.txt",
      "extension/changelog.md",
      "extension/extension.js",
      "extension/headers-file.tmLanguage.json",
      "extension/icon.png",
      "extension/language-configuration.json",
      "extension/package.json",
      "extension/readme.md",
      "extension/robots-txt.tmLanguage.json",
      "extension/robotscope.schema.json",
      "extension/robotscope.wasm",
    ]);
    assert.doesNotMatch(vsCode.packed("extension.js"), /sourceMappingURL/);
    assert.match(vsCode.packed("LICENSE.txt"), /Permission is hereby granted[\s\S]*Apache License/);
    assert.match(vsCode.packed("THIRD-PARTY-LICENSES.txt"), /^memchr /m);
  });

  it("the extension contains every file that its manifest names", () => {
    const { icon, contributes } = JSON.parse(vsCode.packed("package.json"));
    const paths = [
      icon,
      ...contributes.languages.map(({ configuration }) => configuration),
      ...contributes.grammars.map(({ path }) => path),
      ...contributes.jsonValidation.map(({ url }) => url),
    ];
    for (const path of paths) assert.ok(vsCode.names.includes(posix.join("extension", path)), path);
  });

  it("the extension's settings list every lint", () => {
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

/** Settings under which the default text has two problems with a safe fix. The lint for one of them is off by default. */
const TWO_FIXES = { "robotscope.severity": { "lower-case-escape": "info" } };

describe("the extension in VS Code for the Web", () => {
  it("shows a problem in robots.txt and fixes it", async () => {
    const page = await vsCode.open({ settings: TWO_FIXES });
    await page.command("View: Focus Problems");
    await page.row("“Disalow” is misspelled").first().waitFor();

    assert.deepEqual(await page.fixes(2), [
      "Replace “Disalow” with “Disallow”",
      "Fix all that is safe",
      "Ignore misspelled-field here",
    ]);
    await page.keyboard.press("Enter");
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.locator(".squiggly-error").waitFor({ state: "detached" });
  });

  it("completes a crawler's name and shows its purpose", async () => {
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
  });

  it("explains the crawler name under the pointer, and links to its source", async () => {
    const page = await vsCode.open();
    const hover = await page.hoverAt(5, "User-agent: G".length);
    await hover.filter({ hasText: "Training of AI models, run by OpenAI." }).waitFor();
    await hover.getByRole("link", { name: "OpenAI" }).waitFor();
  });

  it("tests a URL for all crawlers, jumps to the deciding line, and updates the verdicts after a fix", async () => {
    const page = await vsCode.open();
    await page.command("robotscope: Test a URL for all crawlers");
    const input = page.locator(".quick-input-box input").first();
    await input.fill("http://");
    await page.locator(".quick-input-message").filter({ hasText: /host/i }).waitFor();
    await input.fill("/private/a");
    await page.keyboard.press("Enter");

    // Google accepts the misspelled field, but Bing does not.
    await page.row(/^Googlebot\s*disallowed · line 2/).waitFor();
    await page.row(/^bingbot\s*allowed/).waitFor();
    await page.verdictsHaveFocus();
    await page.row(/^Googlebot\s*disallowed · line 2/).click();
    await page.cursorAt(2);

    await page.command("robotscope: Show only crawlers that may not fetch it");
    await page.row(/^bingbot/).waitFor({ state: "detached" });
    await page.row(/^Web search\s*\d+ of \d+ may not/).waitFor();

    // After the fix, all crawlers obey the rule.
    await page.fixes(2);
    await page.keyboard.press("Enter");
    await page.row(/^bingbot\s*disallowed · line 2/).waitFor();
  });

  it("tests the typed URL instead of the suggested URL, and shows its normalized form", async () => {
    const page = await vsCode.open();
    const command = "robotscope: Test a URL for all crawlers";
    for (const [typed, tested] of [
      ["/wp-admin/x", "/wp-admin/x"],
      ["https://example.com/a/../private/a b", "https://example.com/private/a%20b"],
      ["/b/./c", "/b/c"],
    ]) {
      await page.goTo(1);
      await page.command(command);
      const input = page.locator(".quick-input-box input").first();
      await input.and(page.locator(":focus")).waitFor();
      assert.ok((await input.inputValue()).length > 0);
      await page.keyboard.type(typed);
      assert.equal(await input.inputValue(), typed);
      await page.keyboard.press("Enter");
      await page.getByText(new RegExp(`^${tested}: \\d+ of \\d+ crawlers may fetch it`)).waitFor();
      await page.verdictsHaveFocus();
    }
  });

  it("the status bar shows whether pinned crawlers may fetch the file's URL", async () => {
    // RFC 9309, 2.2.1: GPTBot and CCBot have their own group; Googlebot and bingbot obey the `*` group.
    const page = await vsCode.open();
    const item = page.locator(".statusbar-item").filter({ hasText: "GPTBot" });
    await item.waitFor();
    const label = () => item.getByRole("button").getAttribute("aria-label");
    assert.equal(await label(), "robotscope, /: Googlebot: allowed, bingbot: allowed, GPTBot: disallowed");
    await item.click();
    await page.locator(".quick-input-box input").first().fill("/shop//b");
    await page.keyboard.press("Enter");
    await page.row(/^Googlebot\s*allowed/).waitFor();
    await page.verdictsHaveFocus();
    assert.match((await label()) ?? "", /^robotscope, \/shop\/\/b: Googlebot: allowed/);
    await page.goTo(3);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disallow: /shop//");
    await page.row(/^Googlebot\s*disallowed · line 4/).waitFor();
    assert.match((await label()) ?? "", /Googlebot: disallowed, bingbot: disallowed/);

    const settings = { "robotscope.pinnedCrawlers": ["CCBot"] };
    const other = await vsCode.open({ settings });
    await other
      .locator(".statusbar-item")
      .filter({ hasText: /^\s*CCBot$/ })
      .waitFor();
    await other.context().close();
  });

  it("shows an error for an invalid URL from a keyboard shortcut, and still updates the status bar", async () => {
    const page = await vsCode.open();
    await page.goTo(3);
    await page.keyboard.press("Control+Alt+u");
    await page.locator(".notification-list-item").filter({ hasText: /host/i }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disallow: /");
    await page.getByRole("button", { name: /^robotscope, \/: Googlebot: disallowed/ }).waitFor();
  });

  it("tests a URL even if the setting pinnedCrawlers is not a list", async () => {
    const page = await vsCode.open({ settings: { "robotscope.pinnedCrawlers": "Googlebot" } });
    await page.command("robotscope: Test a URL for all crawlers");
    await page.locator(".quick-input-box input").first().fill("/private/a");
    await page.keyboard.press("Enter");
    await page.row(/^Googlebot\s*disallowed · line 2/).waitFor();
  });

  it("recognises robots-staging.txt and de.robots.txt as robots.txt files", async () => {
    const text = "User-agent: *\nDisalow: /a\n";
    for (const file of ["robots-staging.txt", "de.robots.txt"]) {
      const page = await vsCode.open({ files: { [file]: text }, file });
      await page.locator(".statusbar-item").filter({ hasText: "robots.txt" }).first().waitFor();
    }
  });

  it("shows which crawlers lose access because of a change", async () => {
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
    await page.save();
    await change.waitFor({ state: "detached" });
    await page.getByText("What do your changes allow or block, and for which crawlers?").waitFor();
  });

  it("shows how many user agents a group applies to, and an outline", async () => {
    const page = await vsCode.open();
    await page.line(/applies\sto\s\d+\sknown\suser\sagents/).waitFor();
    await page.goTo(1);
    await page.keyboard.press("Control+Shift+O");
    const entries = page.locator(".quick-input-list .monaco-list-row");
    await entries.last().waitFor();
    assert.deepEqual(
      // The first entry's label also contains the number of entries.
      await entries.evaluateAll((rows) =>
        rows.map((row) => row.getAttribute("aria-label")?.replace(/, symbols .*/, "")),
      ),
      ["* (namespace)", "Disallow: /shop/%2f (field)", "GPTBot, CCBot (namespace)", "Disallow: / (field)"],
    );
  });

  it("folds groups and multi-line comments", async () => {
    const page = await vsCode.open({
      files: {
        "robots.txt": "# One\n# Two\n\nUser-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\nDisalow: /c\n",
      },
    });
    await page.command("Fold All Block Comments");
    await page.line("# Two").waitFor({ state: "detached" });
    await page.line(/Disallow:\s\/b/).waitFor();
    await page.command("Unfold All");
    await page.line("# Two").waitFor();
    await page.goTo(7);
    await page.keyboard.press("Control+Shift+BracketLeft");
    await page.line(/Disallow:\s\/b/).waitFor({ state: "detached" });
    await page.line(/User-agent:\sGPTBot/).waitFor();
    await page.line(/Disallow:\s\/a/).waitFor();
  });

  it("formats the whole text, or only the selection", async () => {
    const page = await vsCode.open({
      files: { "robots.txt": "User-agent:*\nDisalow: /a\n\n\n\n  user-agent:GPTBot\nDisallow:/b   # mine\n" },
    });
    await page.goTo(7);
    await page.keyboard.press("Shift+End");
    await page.command("Format Selection");
    await page.line(/^Disallow:\s\/b\s+#\smine$/).waitFor();
    await page.line(/^User-agent:\*/).waitFor();
    await page.command("Format Document");
    await page.line(/^User-agent:\s\*/).waitFor();
    await page.line(/^User-agent:\sGPTBot/).waitFor();
  });

  it("colours tokens as crawlers would parse them", async () => {
    const page = await vsCode.open();
    const kinds = [
      [1, 1, "keyword"],
      [2, 1, "variable"],
      [2, 10, "string"],
      [5, 13, "class"],
    ];
    await page.command("Developer: Inspect Editor Tokens and Scopes");
    for (const [line, column, kind] of kinds) {
      await page.goTo(line, column);
      await page
        .locator(".token-inspect-widget")
        .filter({ hasText: new RegExp(`semantic token type\\s*${kind}`) })
        .waitFor();
    }
  });

  it("applies all safe fixes with one command", async () => {
    const page = await vsCode.open({ settings: TWO_FIXES });
    await page.command("robotscope: Fix all that is safe");
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.line(/^Disallow:\s\/shop\/%2F$/).waitFor();
  });

  it("applies all safe fixes on save if editor.codeActionsOnSave enables them", async () => {
    const settings = { ...TWO_FIXES, "editor.codeActionsOnSave": { "source.fixAll.robotscope": "explicit" } };
    const page = await vsCode.open({ settings });
    await page.goTo(4);
    await page.keyboard.type("# mine");
    // Wait for the edit, because an earlier save would save the old text.
    await page.line(/#\smine/).waitFor();
    await page.save();
    await page.line(/^Disallow:\s\/private\/$/).waitFor();
    await page.line(/^Disallow:\s\/shop\/%2F$/).waitFor();
    await page.command("robotscope: Compare with the saved version");
    await page.getByText("Nothing changes for any crawler.").waitFor();
  });

  it("selects a token with a hyphen on a double-click", async () => {
    const page = await vsCode.open();
    await page.line("GPTBot").getByText("User").dblclick();
    await page.locator(".statusbar-item").filter({ hasText: "(10 selected)" }).first().waitFor();
  });

  it("shows a problem with the severity in the settings", async () => {
    const page = await vsCode.open({ settings: { "robotscope.severity": { "misspelled-field": "warning" } } });
    await page.locator(".squiggly-warning").first().waitFor();
    assert.equal(await page.locator(".squiggly-error").count(), 0);
  });
});

describe("the extension in HTML files", () => {
  const open = (/** @type {object} */ options) => vsCode.open({ file: "page.html", ...options });

  it("shows and fixes problems in robots meta elements", async () => {
    const page = await open();
    await page.command("View: Focus Problems");
    await page.row(/nofolow.*unknown-directive/).waitFor();
    await page.fixes(4, '<meta name="robots" content="noindex, nof'.length);
    await page.keyboard.press("Enter");
    await page.line(/content="noindex,\snofollow"/).waitFor();
    await page.locator(".squiggly-warning").waitFor({ state: "detached" });
  });

  it("explains a directive in HTML", async () => {
    const page = await open();
    const hover = await page.hoverAt(4, '<meta name="robots" content="noi'.length);
    await hover.filter({ hasText: "The page must not be shown in results." }).waitFor();
  });

  it("completes directives in HTML", async () => {
    const before = '<meta name="robots" content="';
    const text = `<!doctype html>\n<html>\n<head>\n${before}">\n</head>\n</html>\n`;
    const page = await open({ files: { "page.html": text }, sign: ".view-line" });
    await page.goTo(4, before.length + 1);
    await page.keyboard.press("Control+Space");
    const suggestions = page.locator(".suggest-widget .monaco-list-row");
    await suggestions.filter({ hasText: "noindex" }).first().waitFor();
    await page.keyboard.type("max-sn");
    await suggestions.and(page.locator(".focused")).filter({ hasText: "max-snippet" }).waitFor();
    await page.keyboard.press("Enter");
    await page.line(/content="max-snippet:/).waitFor();
  });

  it("shows no problems in HTML if robotscope.html is off", async () => {
    const page = await open({ settings: { "robotscope.html": false }, sign: ".view-line" });
    // The problem in robots.txt shows that the extension runs.
    await page.row("robots.txt").first().dblclick();
    await page.locator(".squiggly-error").first().waitFor();
    await page.command("View: Focus Problems");
    await page.row("“Disalow”").first().waitFor();
    assert.equal(await page.row("nofolow").count(), 0);
  });
});

describe("HTML without robots directives", () => {
  const text = '<!doctype html>\n<meta name="viewport" content="width=device-width">\n\n<p>robots';
  const open = () => vsCode.open({ file: "plain.html", files: { "plain.html": text }, sign: ".view-line" });

  it("does not load the engine for HTML until the user types a directive", async () => {
    const page = await open();
    while (!page.asksFor("extension.js")) await page.waitForEvent("request");
    await page.goTo(3);
    await page.keyboard.type("<p>");
    // Wait longer than the extension needs to process the text.
    await page.waitForTimeout(2000);
    assert.equal(page.asksFor("robotscope.wasm"), false);
    await page.keyboard.type("<meta name=robots content=nofolow>");
    await page.locator(".squiggly-warning").first().waitFor();
    assert.equal(page.asksFor("robotscope.wasm"), true);
  });

  it("loads the engine for HTML once a command needs it", async () => {
    const page = await open();
    await page.command("robotscope: Fix all that is safe");
    await page.getByText("Nothing can be fixed automatically.").first().waitFor();
    assert.equal(page.asksFor("robotscope.wasm"), true);
  });
});

describe("the extension in _headers files", () => {
  const text = "# ours\n/*\n  X-Robots-Tag: noindex nofollow\n  X-Frame-Options: DENY\n";
  const open = () => vsCode.open({ file: "_headers", files: { _headers: text } });

  it("shows and fixes a problem in _headers", async () => {
    const page = await open();
    await page.command("View: Focus Problems");
    await page.row(/noindex nofollow.*missing-comma/).waitFor();
    // If the _headers file were read as a robots.txt, the line `/*` would be malformed.
    assert.equal(await page.row("malformed-line").count(), 0);
    await page.command("robotscope: Fix all that is safe");
    await page.line(/^\s*X-Robots-Tag:\snoindex,\snofollow$/).waitFor();
    await page.line(/^\/\*$/).waitFor();
    await page.locator(".squiggly-error").waitFor({ state: "detached" });
  });

  it("explains and completes directives in _headers", async () => {
    const page = await open();
    const hover = await page.hoverAt(3, "  X-Robots".length);
    await hover.filter({ hasText: "X-Robots-Tag" }).waitFor();
    await page.goTo(4);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("X-Robots-Tag: max-sn");
    const suggestions = page.locator(".suggest-widget .monaco-list-row");
    await suggestions.and(page.locator(".focused")).filter({ hasText: "max-snippet" }).waitFor();
    await page.keyboard.press("Enter");
    await page.line(/X-Robots-Tag:\smax-snippet:/).waitFor();
  });
});

describe("robotscope.json", () => {
  const off = JSON.stringify({ severity: { "misspelled-field": "off" } });

  it("robotscope.json overrides the default severities, and the settings override robotscope.json", async () => {
    const severity = { "misspelled-field": "off", "lower-case-escape": "info" };
    const files = { "robotscope.json": JSON.stringify({ severity }) };
    const page = await vsCode.open({ files, sign: ".squiggly-info" });
    assert.equal(await page.locator(".squiggly-error").count(), 0);

    const settings = { "robotscope.severity": { "misspelled-field": "warning" } };
    const other = await vsCode.open({ files: { "robotscope.json": off }, settings });
    await other.locator(".squiggly-warning").first().waitFor();
    await other.context().close();
  });

  it("the nearest robotscope.json in the file's folder or a parent folder applies", async () => {
    const page = await vsCode.open({
      files: {
        "robotscope.json": off,
        "shop/robotscope.json": JSON.stringify({ severity: { "misspelled-field": "warning" } }),
        "shop/de/robots.txt": "User-agent: *\nDisalow: /a\n",
      },
      file: "shop/de/robots.txt",
    });
    await page.locator(".squiggly-warning").first().waitFor();
  });

  it("robotscope.json accepts operator:NAME as a selection of crawlers, like the command line", async () => {
    // Google accepts the misspelled field, so only other crawlers lose a rule.
    const page = await vsCode.open({ files: { "robotscope.json": '{ "crawlers": ["operator:Apple"] }' } });
    await page.command("View: Focus Problems");
    await page.row("“Disalow”").first().waitFor();
  });

  it("robotscope.json may be in UTF-16, and a robots.txt in UTF-16 is compared by its text", async () => {
    const robots = "\ufeffUser-agent: *\nDisalow: /a\nDisallow: /b/%2f\n";
    const severity = { "misspelled-field": "off", "lower-case-escape": "info" };
    const files = { "robotscope.json": `\ufeff${JSON.stringify({ severity })}`, "robots.txt": robots };
    const page = await vsCode.open({ files, sign: ".squiggly-info" });
    assert.equal(await page.locator(".squiggly-error").count(), 0);
    await page.command("robotscope: Compare with the saved version");
    await page.getByText("Nothing changes for any crawler.").waitFor();
  });

  it("a document whose URI has a query, as in a comparison with Git, is not read as robotscope.json", async () => {
    const page = await vsCode.open({ file: "robots.txt?/site/robots.txt" });
    await page.command("View: Focus Problems");
    await page.row("“Disalow” is misspelled").first().waitFor();
    assert.equal(await page.row("this is not JSON").count(), 0);
  });

  it("robotscope.json is reloaded when it changes, and its errors are shown", async () => {
    const before = '  "severity": { "mis';
    const text = `{\n  "crawlers": ["*", "Googelbot"],\n${before}pelled-field": "off" }\n}\n`;
    const page = await vsCode.open({ files: { "robotscope.json": text } });
    await page.command("View: Focus Problems");
    await page.row("there is no code “mispelled-field”; did you mean misspelled-field?").first().waitFor();
    await page.row("the catalogue has no “Googelbot”; did you mean Googlebot?").first().waitFor();

    await page.row("robotscope.json").first().dblclick();
    await page.line("Googelbot").waitFor();
    await page.goTo(3, before.length + 1);
    await page.keyboard.type("s");
    await page.line("misspelled-field").waitFor();
    await page.save();
    await page.row("there is no code").first().waitFor({ state: "detached" });
    await page.row("“Disalow”").first().waitFor({ state: "detached" });
    await page.row("the catalogue has no “Googelbot”").first().waitFor();
  });

  it("robotscope.json has completions from its schema", async () => {
    const page = await vsCode.open({ files: { "robotscope.json": '{\n  "severity": {}\n}\n' } });
    await page.row("robotscope.json").first().dblclick();
    await page.line("severity").waitFor();
    await page.goTo(2, '  "severity": {'.length + 1);
    await page.keyboard.press("Control+Space");
    await page.locator(".suggest-widget .monaco-list-row").filter({ hasText: "blocks-everything" }).waitFor();
  });
});
