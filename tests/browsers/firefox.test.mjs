// Tests the page's main uses in Firefox over WebDriver BiDi. All other page tests run in Chromium.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { servePage } from "../support/server.mjs";
import { firefox, launchFirefox } from "./firefox.mjs";

const [MOST, SUMMARY, PINS] = [30_000, ".summary", ".pins"];
let browser;
let server;
let page;
const faults = [];

describe("in Firefox", { skip: firefox ? false : "it is not installed" }, () => {
  before(async () => {
    server = await servePage();
    browser = await launchFirefox();
    page = await browser.newPage();
    page.setDefaultTimeout(MOST);
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(server.url);
    await page.waitForSelector(".group");
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    assert.deepEqual(faults, [], "errors in the console");
  });

  /** Waits until a function returns `true` in the page. Puppeteer's own wait would violate the page's Content-Security-Policy. */
  async function until(holds, ...args) {
    const end = Date.now() + MOST;
    while (!(await page.evaluate(holds, ...args))) {
      assert.ok(Date.now() < end, `${holds} ${args}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  const shows = (selector, text) =>
    until((selector, text) => document.querySelector(selector)?.textContent.includes(text), selector, text);

  test("opens the page and starts the editor in the robots.txt pane", async () => {
    assert.match(await page.title(), /^robotscope/);
    const editor = await page.waitForSelector('robots-editor[label="robots.txt"] >>> .cm-content');
    assert.match(await editor.evaluate((content) => content.textContent), /User-agent/);
  });

  test("updates the verdicts while the user types", async () => {
    const editor = await page.waitForSelector('robots-editor[label="robots.txt"] >>> .cm-content');
    await editor.focus();
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("User-agent: *\nDisallow: /");
    for (const token of ["Googlebot", "bingbot"]) await shows(PINS, `${token} may not crawl it`);
    await page.keyboard.type("nowhere");
    await shows(SUMMARY, "No crawler is blocked");
  });

  test("underlines a problem in robots.txt", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.type("Disalow: /x");
    await until(() => {
      const { shadowRoot } = document.querySelector('robots-editor[label="robots.txt"]');
      return shadowRoot.querySelector(".cm-lintRange")?.textContent.includes("Disalow");
    });
  });

  test("shows the reason for a crawler's answer after a click on the crawler in its group", async () => {
    assert.equal((await page.$$(".pin")).length, 4);
    await page.click(".group-toggle");
    const member = await page.waitForSelector(".member");
    const name = await member.evaluate(({ textContent }) => textContent);
    await member.click();
    await shows(".why-panel h2", name);
    await until(() => document.querySelector(".member").getAttribute("aria-current") === "true");
  });

  test("explains a crawler in the table view", async () => {
    await page.click(".controls .choices .choice:last-child");
    await page.waitForSelector("tr.crawler");
    await page.waitForSelector("table.crawlers:not([aria-busy])");
    await page.$$eval("tr.crawler button", (buttons) =>
      buttons.find(({ textContent }) => textContent === "GPTBot").click(),
    );
    await shows(".why-panel", "GPTBot may");
  });

  test("switches the language", async () => {
    await page.select("select[aria-label=Language]", "de");
    await page.waitForSelector("html[lang=de]");
    await page.waitForSelector("tr.crawler");
    assert.match(await page.$eval("robots-editor textarea", ({ id }) => id), /robots/);
  });

  test("opens a view from its link, and returns with the back button", async () => {
    await page.click('.view[href="#/compare"]');
    await until(() => location.hash === "#/compare");
    await page.evaluate(() => history.back());
    await until(() => document.querySelector(".view").hasAttribute("aria-current"));
  });
});
