// Starts one browser and one server for each test file. If a page from `open` logs an error to the console, the next call of `open` or
// `close` fails.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach } from "node:test";
import { launchBrowser } from "../support/browser.mjs";
import { servePage } from "../support/server.mjs";
import { violations } from "./axe.mjs";

export const { crawlers: CRAWLERS } = JSON.parse(
  readFileSync(new URL("../../core/crawl/data/crawlers.json", import.meta.url), "utf8"),
);

/**
 * Returns `true` if the crawler fetches pages, unlike control tokens such as Google-Extended.
 * @param {{ sent_name?: { value: string } } | undefined} crawler
 */
export const sendsRequests = (crawler) => crawler?.sent_name?.value !== "no-requests";

/** The number of crawlers that fetch pages. */
export const FETCHING = CRAWLERS.filter(sendsRequests).length;

/** Formats a number of crawlers as the page does: "3 crawlers, 1 control token and all others". @param {string[]} tokens */
export function countedCrawlers(tokens) {
  const isControlToken = (token) => !sendsRequests(CRAWLERS.find((one) => one.token === token));
  const count = (number, noun) => (number > 0 ? [`${number} ${noun}${number === 1 ? "" : "s"}`] : []);
  const control = tokens.filter(isControlToken).length;
  const others = tokens.filter((token) => token === "*").length;
  const parts = [
    ...count(tokens.length - control - others, "crawler"),
    ...count(control, "control token"),
    ...(others > 0 ? ["all others"] : []),
  ];
  return new Intl.ListFormat("en-GB").format(parts);
}

/** Returns a pattern that matches the sentence about how many crawlers are blocked from a path. */
export const blockedFrom = (path) => new RegExp(`^\\d+ of ${FETCHING} crawlers are blocked from ${path}\\.`);

/** Returns a crawler's row in the table. Does not use role selectors, which are slow when all rows are rendered. */
export const row = (page, token) =>
  page.locator(`tr.crawler:has(button.crawler-name:text-is(${JSON.stringify(token)}))`);

/** Returns the button with a crawler's name, which opens its row. */
export const nameOf = (page, token) => row(page, token).locator("button.crawler-name");

/** Returns the button for a question in a crawler's row. */
export const cellOf = (page, token, question) => row(page, token).locator(`[data-question=${question}] button.cell`);

/**
 * Starts the browser and the server for all tests in a file. After each test, closes the pages that the test opened, because their
 * remaining work would slow later tests. If the test failed, first prints the text of these pages.
 */
export function pageForTests() {
  const site = {};
  before(async () => {
    Object.assign(site, await startPage());
  });
  beforeEach(() => site.keepOpen?.());
  afterEach(async (test) => {
    if (!test.passed) await site.printPages?.();
    await site.closePages?.();
  });
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
    /** The browser itself, for tests that need settings that `open` does not offer. */
    browser,
    /**
     * Opens the page in a new browser context. `withoutEditor` blocks CodeMirror. `layout` is “Groups”, the initial layout; “Opened
     * groups”, with the findings opened; or “Table”, the table with the findings opened. Tests with “Table” take seconds longer, because
     * each change of a text renders all crawlers.
     *
     * @param {{ withoutEditor?: boolean, layout?: "Groups" | "Opened groups" | "Table" } & import("playwright-core").BrowserContextOptions} [options]
     */
    async open({ withoutEditor = false, layout = "Opened groups", ...options } = {}) {
      assert.deepEqual(faults.splice(0), [], "errors in the console");
      const context = await browser.newContext({
        viewport: { width: 1400, height: 900 },
        // A service worker would answer requests that the tests intercept.
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
      if (layout === "Opened groups") await openDetails(page, ".findings");
      return Object.assign(page, helpers(page));
    },
    /** Writes a file that contains the letter “a” 50 million times, and returns its path. */
    async bigFile() {
      const path = join(folder, "robots.txt");
      await writeFile(path, "a".repeat(50_000_000));
      return path;
    },
    /** Prints the text and the stored data of the pages that `closePages` would close. */
    async printPages() {
      for (const page of opened.flatMap((context) => context.pages())) {
        const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
        console.log(page.url(), await page.locator("body").innerText(), await page.evaluate(stored));
      }
    },
    /** Closes the pages that were opened since the last call of `keepOpen`. */
    async closePages() {
      await Promise.all(opened.map((context) => context.close()));
      opened = [];
    },
    /** Makes `closePages` keep the pages that are open now. */
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

/** Returns functions that act on the page as a user would, and functions that read the text panes. */
export function helpers(page) {
  const names = { robots: "robots.txt", headers: "Headers", html: "HTML", rendered: "Rendered HTML" };
  const showPane = async (pane) => {
    const isRendered = pane === "rendered";
    await page.getByRole("tab", { name: isRendered ? "HTML" : names[pane] }).click();
    if (isRendered) await page.getByRole("tab", { name: "Rendered" }).click();
  };
  const of = (pane) => page.locator(`robots-editor[label="${names[pane]}"]`);
  const content = (pane = "robots") => of(pane).locator(".cm-content");
  const editor = {
    of,
    /** Scrolls a pane into view, and waits until CodeMirror has replaced its textarea. */
    async upgraded(pane) {
      await of(pane ?? "robots").evaluate((element) => element.scrollIntoView({ block: "nearest" }));
      await content(pane).waitFor({ state: "attached" });
    },
    /** Upgrades all panes except the rendered HTML to CodeMirror. robots.txt is the last one, so that it remains in view. */
    async allUpgraded() {
      for (const pane of ["headers", "html", "robots"]) {
        await showPane(pane);
        await editor.upgraded(pane);
      }
    },
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
    /** Returns the text of a pane's lines that have the mark `mark`, without the hints in these lines, which arrive later. */
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
    showPane,
    /** Replaces a text as a user would: selects all, then inserts the new text. */
    async setText(text, pane = "robots") {
      await showPane(pane);
      await editor.upgraded(pane);
      await content(pane).focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    },
    /** Turns the texts of the example into the user's: entering a URL removes the example, and Undo restores its texts as the user's. */
    async keepExample() {
      await page.getByLabel("URL or path").fill("/");
      await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
    },
    openCondition: (name) => openCondition(page, name),
    async setStatus(status) {
      await openCondition(page, "status");
      await page.locator("#status").fill(status);
      await openCondition(page, undefined);
    },
    async setDate(date) {
      await openCondition(page, "date");
      await page.locator("#now").fill(date);
      await openCondition(page, undefined);
    },
    /** Clears a pane, so that its text is unknown, not empty. */
    async clear(pane) {
      await showPane(pane);
      await page.getByRole("button", { name: "Clear" }).click();
    },
  };
}

/** Shows the table of all crawlers, and opens the findings. */
export async function openAll(page) {
  const table = page.locator(".controls .choices .choice").last();
  if ((await table.getAttribute("aria-pressed")) !== "true") await table.click();
  await page.locator("table.crawlers:not([aria-busy])").waitFor();
  await openDetails(page, ".findings");
}

/** Opens the menu for “status” (of robots.txt) or “date” and closes the other one, or closes both if `name` is `undefined`. */
export const openCondition = (page, name) =>
  page.locator(".chip-menu").evaluateAll((menus, opened) => {
    for (const [index, menu] of menus.entries()) menu.open = index === opened;
  }, ["status", "date"].indexOf(name));

/** Opens the selected <details>; by default all in the page, except menus, which would cover it. */
export const openDetails = (page, what = "main details:not(.drop-menu)") =>
  page.locator(what).evaluateAll((all) => {
    for (const details of all) details.open = true;
  });

/** Drags files over an element, and drops them unless `letGo` is `false`. A file's content is a text or an array of bytes. */
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

/**
 * Returns the rows of the table: crawler, answer, the words and symbols in the cells, and `isUnseen`, which is `true` if the crawler does
 * not see the directives.
 */
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
 * Checks states of a page on several screens. `visit` receives the page and a function. `visit` must bring the page into each state and
 * then call the function, which fails if axe-core reports violations or the content is wider than the window. The narrowest screen is that
 * of WCAG 2.2, 1.4.10.
 */
export async function fitsEveryScreen(site, visit) {
  const page = await site.open({ layout: "Groups" });
  await visit(page, async () => {
    // The widest screen is the last one, so that `visit` continues on it.
    for (const [colorScheme, width] of [
      ["light", 320],
      ["dark", 390],
      ["light", 1400],
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await violations(page), [], `${width} pixels wide`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width} pixels wide`);
    }
  });
  await page.close();
}
