// Tests the page after its engine has stopped.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  const context = await site.browser.newContext({
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await context.addInitScript(trapped);
  page = await context.newPage();
});

/**
 * Makes the engine stop, as after a panic, at its first call to the browser after `window.trap` has become `true`. If
 * `window.trapsAtStart` is `true`, sets `window.trap` as soon as the engine has been instantiated.
 */
function trapped() {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = (source, imports) => {
      for (const functions of Object.values(imports)) {
        for (const [key, value] of Object.entries(functions)) {
          if (typeof value !== "function") continue;
          functions[key] = (...args) => {
            if (window.trap) throw new WebAssembly.RuntimeError("unreachable");
            return value(...args);
          };
        }
      }
      const started = original.call(WebAssembly, source, imports);
      return started.finally(() => {
        window.trap ||= window.trapsAtStart;
      });
    };
  }
}

async function stop() {
  await page.goto(site.url);
  await page.locator("robots-editor .cm-content").first().waitFor({ state: "attached" });
  await page.locator("#url").fill("https://example.com/kept");
  await page.evaluate(() => {
    window.trap = true;
  });
  await page.locator("robots-editor .cm-content").first().focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("# mine");
  const dialog = page.getByRole("alertdialog", { name: "robotscope has stopped" });
  await dialog.waitFor();
  return dialog;
}

describe("when the engine has stopped", () => {
  test("the crash dialog offers a report that contains none of the user's texts", async () => {
    const dialog = await stop();
    assert.deepEqual(await violations(page), []);
    const report = await dialog.locator("textarea").inputValue();
    assert.match(report, /^robotscope \d+\.\d+\.\d+ has stopped\.\n.*unreachable/);
    assert.match(report, /Browser: Mozilla/);
    assert.doesNotMatch(report, /mine|kept|Disallow/);
    await dialog.getByRole("button", { name: "Copy the report" }).click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), report);
    await page.context().close();
  });

  test("a crash keeps the texts in the panes, and the dialog offers a download", async () => {
    const dialog = await stop();
    assert.match(await page.locator("robots-editor .cm-content").first().innerText(), /^# mine/);
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download my texts" }).click();
    const text = await readFile(await (await downloading).path(), "utf8");
    assert.match(text, /===== URL =====\nhttps:\/\/example\.com\/kept\n/);
    assert.match(text, /===== robots\.txt =====\n# mine/);
    assert.match(text, /===== HTML =====\n/);
    await page.context().close();
  });

  test("the crash dialog also appears if the engine stops during the first render", async () => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("#page[hidden] .share")) return;
        window.trap = true;
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url);
    const dialog = page.getByRole("alertdialog", { name: "robotscope has stopped" });
    await dialog.waitFor();
    assert.equal(await page.locator(".loading").count(), 0);
    assert.deepEqual(await violations(page), []);
    assert.equal(await dialog.getByRole("button", { name: "Start again without my texts" }).isEnabled(), true);
    await page.context().close();
  });

  test("the page shows an alert if the engine stops before the first render", async () => {
    await page.addInitScript(() => {
      window.trapsAtStart = true;
    });
    await page.goto(site.url);
    await page.getByRole("alert").getByText("unreachable").waitFor();
    await page.getByRole("button").waitFor();
    await page.context().close();
  });

  for (const name of ["Reload the page", "Start again without my texts"]) {
    test(`“${name}” in the crash dialog leads to a working page`, async () => {
      const dialog = await stop();
      const url = page.url();
      await page.evaluate(() => {
        document.documentElement.dataset.old = "";
      });
      await dialog.getByRole("button", { name }).click();
      await page.locator("html:not([data-old])").waitFor();
      await page.locator(".group").first().waitFor();
      assert.equal(page.url().split("#")[0], url.split("#")[0]);
      assert.equal(await dialog.isVisible(), false);
      await page.context().close();
    });
  }
});

test("a notice offers to start without stored data if the engine cannot start", async () => {
  await page.addInitScript(() => {
    window.trap = !sessionStorage.getItem("again");
    localStorage.setItem("robotscope-theme", "dark");
    if (window.trap) localStorage.setItem("robotscope-something", "that stops it");
  });
  await page.goto(site.url);
  await page.getByRole("alert").getByText("robotscope could not start").waitFor();
  await page.evaluate(() => sessionStorage.setItem("again", "1"));
  await page.getByRole("button", { name: /Start again/ }).click();
  await page.locator(".group").first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("robotscope-something")), null);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark", "the theme is kept");
  await page.context().close();
});
