// A real VS Code in Chromium, with the extension as it is packed.
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
import { editor, extensionFile } from "../../scripts/lib/vscode.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveFolder } from "../support/server.mjs";

export async function startVsCode() {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-vscode-"));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(extensionFile)))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  copyFileSync(inRoot("tests", "vscode", "index.html"), join(folder, "index.html"));
  cpSync(inRoot("tests", "vscode", "files"), join(folder, "files"), { recursive: true });
  symlinkSync(editor, join(folder, "vscode"), "junction");

  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  /** @type {string[]} */
  const faults = [];
  return {
    /** What went wrong in the extension, although no test saw it. */
    faults,
    /** The text of a file of the extension. @param {string} name */
    packed: (name) => readFileSync(join(folder, "extension", name), "utf8"),
    /** Opens VS Code with robots.txt, in a profile of its own, and waits until the extension has seen the text. */
    async open({ settings = {} } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" && /robotscope/i.test(message.text())) faults.push(message.text());
      });
      // Nothing outside of this machine is needed, so nothing is asked for.
      const foreign = (/** @type {URL} */ url) => url.origin !== new URL(server.url).origin;
      await context.route(foreign, (route) => route.abort());
      await page.goto(`${server.url}?settings=${encodeURIComponent(JSON.stringify(settings))}`);
      await page.locator(".squiggly-error, .squiggly-warning").first().waitFor();
      return Object.assign(page, helpers(page));
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {import("playwright-core").Page} page */
function helpers(page) {
  return {
    /** A line of the editor as it is shown, by what stands in it. @param {string | RegExp} text */
    line: (text) => page.locator(".view-line").filter({ hasText: text }),
    /** A row of a tree, of the panel or of the explorer. @param {string | RegExp} text */
    row: (text) => page.locator(".monaco-list-row").filter({ hasText: text }),
    /** Runs a command from the palette. @param {string} title */
    async command(title) {
      await page.keyboard.press("F1");
      await page.locator(".quick-input-box input").first().fill(`>${title}`);
      await page.locator(".quick-input-list .monaco-list-row.focused").filter({ hasText: title }).waitFor();
      await page.keyboard.press("Enter");
    },
    /** Puts the cursor at the beginning of a line. @param {number} line */
    async goTo(line) {
      await page.locator(".monaco-editor .view-lines").first().click();
      await page.keyboard.press("Control+Home");
      for (let idx = 1; idx < line; idx += 1) await page.keyboard.press("ArrowDown");
    },
    /** Where the cursor is, as the status bar says. @param {number} line */
    cursorAt: (line) =>
      page
        .locator(".statusbar-item")
        .filter({ hasText: `Ln ${line},` })
        .first()
        .waitFor(),
  };
}
