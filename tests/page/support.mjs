// One browser and one server for a test file; each page that it opens fails the test on an error in its console.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach } from "node:test";
import { launchBrowser } from "../support/browser.mjs";
import { servePage } from "../support/server.mjs";
import { violations } from "./axe.mjs";

/** The entries of the catalogue. */
export const { crawlers: CRAWLERS } = JSON.parse(
  readFileSync(new URL("../../core/crawl/data/crawlers.json", import.meta.url), "utf8"),
);

/** The sentence that says how many crawlers are blocked from a path. */
export const blockedFrom = (path) => new RegExp(`^\\d+ of ${CRAWLERS.length} crawlers are blocked from ${path}\\.`);

/** The table's row for a crawler. Not by the roles in it: those of all rows take long. */
export const row = (page, token) =>
  page.locator(`tr.crawler:has(button.crawler-name:text-is(${JSON.stringify(token)}))`);

/** The button with a crawler's name, which opens its row. */
export const nameOf = (page, token) => row(page, token).locator("button.crawler-name");

/** The button of a question in a crawler's row. */
export const cellOf = (page, token, question) => row(page, token).locator(`[data-question=${question}] button.cell`);

/**
 * The page for the tests of a file, from before the first until after the last of them. What a test opens is closed when it ends, for what
 * it left the page at work with would slow the next ones down.
 */
export function pageForTests() {
  const site = {};
  before(async () => {
    Object.assign(site, await startPage());
  });
  beforeEach(() => site.keepOpen?.());
  afterEach(() => site.closePages?.());
  after(() => site.close?.());
  return site;
}

export async function startPage() {
  const [browser, server] = await Promise.all([launchBrowser(), servePage()]);
  const folder = await mkdtemp(join(tmpdir(), "robotscope-page-"));
  const faults = [];
  let opened = [];

  return {
    url: server.url,
    /** For pages that are not as `open` has them. */
    browser,
    /**
     * Opens the page in a context of its own. `withoutEditor` keeps CodeMirror from being loaded. `layout` is how crawlers are shown: Groups as the
     * page begins, or with what decides beside the texts and what is found opened; or Table, opened in the same way. Table takes seconds longer,
     * because each change of a text draws all crawlers.
     *
     * @param {{ withoutEditor?: boolean, layout?: "Groups" | "Opened groups" | "Table" } & import("playwright-core").BrowserContextOptions} [options]
     */
    async open({ withoutEditor = false, layout = "Opened groups", ...options } = {}) {
      assert.deepEqual(faults.splice(0), [], "errors in the console");
      const context = await browser.newContext({
        viewport: { width: 1400, height: 900 },
        // It would answer what a test wants to keep from the page.
        serviceWorkers: "block",
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => message.type() === "error" && !withoutEditor && faults.push(message.text()));
      if (withoutEditor) await page.route(/codemirror.*\.js$/, (route) => route.abort());
      await page.goto(server.url);
      await page.locator(".group").first().waitFor();
      if (layout === "Table") await openAll(page);
      if (layout === "Opened groups") await openDetails(page, DETAILS);
      return Object.assign(page, helpers(page));
    },
    /** A file of 50,000,000 times the letter a. */
    async bigFile() {
      const path = join(folder, "robots.txt");
      await writeFile(path, "a".repeat(50_000_000));
      return path;
    },
    /** Closes the pages that were opened since `keepOpen`, or since the beginning. */
    async closePages() {
      await Promise.all(opened.map((context) => context.close()));
      opened = [];
    },
    /** What is open by now is for several tests. */
    keepOpen() {
      opened = [];
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
      assert.deepEqual(faults, [], "errors in the console");
    },
  };
}

/** What users do with the text panes. */
export function helpers(page) {
  const names = { robots: "robots.txt", headers: "Headers", html: "HTML" };
  const of = (pane) => page.locator(`robots-editor[label="${names[pane]}"]`);
  const content = (pane = "robots") => of(pane).locator(".cm-content");
  const editor = {
    of,
    /** A pane becomes an editor when it is seen. */
    async upgraded(pane) {
      await of(pane ?? "robots").evaluate((own) => own.scrollIntoView({ block: "nearest" }));
      await content(pane).waitFor({ state: "attached" });
    },
    /** Shows each pane, which only then becomes an editor, the first one last. */
    async allUpgraded() {
      for (const pane of ["headers", "html", "robots"]) {
        await page.getByRole("tab", { name: names[pane] }).click();
        await editor.upgraded(pane);
      }
    },
    /** Waits until a pane has a text. */
    async becomes(wanted, pane = "robots") {
      const editor = await of(pane).elementHandle();
      const has = ([editor, wanted]) => editor.value === wanted;
      await page
        .waitForFunction(has, [editor, wanted])
        .catch(async () => assert.equal(await editor.evaluate(({ value }) => value), wanted));
    },
    async focusEnd(pane) {
      await content(pane).focus();
      await page.keyboard.press("Control+End");
    },
    /** The lines of a pane that have a mark, without what is said behind them some time later; and the parts of a kind. */
    lines: (mark, pane = "robots") =>
      of(pane)
        .locator(`.cm-line.mark-${mark}`)
        .evaluateAll((lines) =>
          lines.map((line) => {
            const text = line.cloneNode(true);
            for (const hint of text.querySelectorAll(".cm-robots-hint")) hint.remove();
            return text.textContent;
          }),
        ),
    parts: (kind, pane) => of(pane).locator(`.part-${kind}`).allInnerTexts(),
  };
  return {
    editor,
    showPane: (pane) => page.getByRole("tab", { name: names[pane] }).click(),
    /** Replaces a text as a user does: select all, paste. */
    async setText(text, pane = "robots") {
      await page.getByRole("tab", { name: names[pane] }).click();
      await editor.upgraded(pane);
      await content(pane).focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    },
    /** Makes the example's texts the user's own: a URL ends the example, Undo brings its texts back. */
    async keepExample() {
      await page.getByLabel("URL or path").fill("/");
      await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
    },
    /** Clears a text, which makes it unknown. */
    async clear(pane) {
      await page.getByRole("tab", { name: names[pane] }).click();
      await page.getByRole("button", { name: "Clear" }).click();
    },
  };
}

/** Shows the table of all crawlers, and what the page begins with closed. */
export async function openAll(page) {
  const table = page.locator(".controls .choices .choice").last();
  if ((await table.getAttribute("aria-pressed")) !== "true") await table.click();
  await page.locator("table.crawlers:not([aria-busy])").waitFor();
  await openDetails(page, DETAILS);
}

/** The menus of other inputs, and the list of problems. */
const DETAILS = ".chip-menu, .findings";

/** Opens all that is closed, but for menus, which lie over the page. */
export const openDetails = (page, what = "main details:not(.drop-menu)") =>
  page.locator(what).evaluateAll((all) => {
    for (const details of all) details.open = true;
  });

/** Drags files over an element and lets them go. `content` is text or an array of bytes. */
export async function dropFiles(page, files, { on = "body", letGo = true } = {}) {
  await page
    .locator(on)
    .first()
    .evaluate(
      (element, { files, letGo }) => {
        const dataTransfer = new DataTransfer();
        for (const [name, content] of Object.entries(files)) {
          const bytes = typeof content === "string" ? content : new Uint8Array(content);
          dataTransfer.items.add(new File([bytes], name));
        }
        const types = ["dragenter", "dragover", ...(letGo ? ["drop"] : [])];
        for (const type of types) {
          element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));
        }
      },
      { files, letGo },
    );
  if (letGo) await page.locator(".taken:not(:empty):visible, .har:visible").first().waitFor();
}

/** The table as it is shown: for each crawler its verdict, the words of its aspects and whether they are unseen. */
export const table = (page) =>
  page.locator("tr.crawler").evaluateAll((rows) =>
    rows.map((row) => ({
      crawler: row.querySelector(".crawler-name").textContent,
      answer: row.querySelector(".answer").textContent,
      aspects: [...row.querySelectorAll(".aspect:not(.ai) .cell")].map((cell) => cell.title),
      signs: [...row.querySelectorAll(".aspect:not(.ai) .cell")].map((cell) => cell.textContent),
      isUnseen: row.querySelector(".unseen-note") !== null,
    })),
  );

/**
 * Opens the page on several screens. `visit` leads to a state and looks at it: axe-core finds nothing, nothing is wider than the window.
 */
export async function fitsEveryScreen(site, visit) {
  for (const [colorScheme, width] of [
    ["light", 1400],
    ["dark", 390],
    ["light", 360],
  ]) {
    const page = await site.open({ colorScheme, viewport: { width, height: 900 }, layout: "Groups" });
    await visit(page, async () => {
      assert.deepEqual(await violations(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
    });
    await page.close();
  }
}
