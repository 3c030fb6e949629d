// One browser and one server for a test file; each page that it opens fails the test on an error in its console.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "../support/browser.mjs";
import { servePage } from "../support/server.mjs";

/** The table's row for a crawler. */
export const row = (page, token) =>
  page.locator("tr.crawler").filter({ has: page.getByRole("button", { name: token, exact: true }) });

export async function startPage() {
  const [browser, server] = await Promise.all([launchBrowser(), servePage()]);
  const folder = await mkdtemp(join(tmpdir(), "robotscope-page-"));
  const faults = [];

  return {
    /** Opens the page in a context of its own. `withoutEditor` keeps CodeMirror from being loaded. */
    async open({ withoutEditor = false, ...options } = {}) {
      assert.deepEqual(faults.splice(0), [], "errors in the console");
      const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => message.type() === "error" && !withoutEditor && faults.push(message.text()));
      if (withoutEditor) await page.route(/codemirror.*\.js$/, (route) => route.abort());
      await page.goto(server.url);
      await page.locator("tr.crawler").first().waitFor();
      return Object.assign(page, helpers(page));
    },
    /** A file of 50,000,000 times the letter a. */
    async bigFile() {
      const path = join(folder, "robots.txt");
      await writeFile(path, "a".repeat(50_000_000));
      return path;
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
      assert.deepEqual(faults, [], "errors in the console");
    },
  };
}

function helpers(page) {
  const content = page.locator("robots-editor .cm-content");
  const editor = {
    upgraded: () => content.waitFor(),
    async focusEnd() {
      await content.focus();
      await page.keyboard.press("Control+End");
    },
  };
  return {
    editor,
    /** Replaces the text as a user does: select all, paste. */
    async setText(text) {
      await editor.upgraded();
      await content.focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    },
  };
}
