// Tests the documentation site in Chromium, served together with robotscope's web page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { violations } from "../page/axe.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { serveSite } from "./served.mjs";

let server;
let browser;
before(async () => {
  server = await serveSite();
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** @param {string} path @param {import("playwright-core").BrowserContextOptions} [options] */
async function open(path, options) {
  const page = await browser.newPage(options);
  const failures = [];
  page.on("requestfailed", (request) => failures.push(request.url()));
  page.on("response", (response) => response.status() >= 400 && failures.push(response.url()));
  page.on("pageerror", (error) => failures.push(error.message));
  await page.goto(`${server.url}docs/${path}`, { waitUntil: "networkidle" });
  assert.deepEqual(failures, []);
  return page;
}

const PAGES = ["", "guides/block-ai-training", "lints/misspelled-field", "crawlers/gptbot", "directives"];

for (const colorScheme of ["light", "dark"])
  test(`${colorScheme} pages have no axe-core violations and fit into 1440 and 390 pixels`, async () => {
    for (const path of PAGES) {
      const page = await open(path, { colorScheme });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // Another width fades the sidebar in or out. Faded text has a lower contrast.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        assert.deepEqual(await violations(page), [], `${path} at ${width} pixels`);
        const [scroll, client] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        assert.ok(scroll <= client, `${path} is ${scroll} pixels wide at ${width} pixels`);
      }
      await page.close();
    }
  });

test("the site's search finds a lint, a crawler and a guide", async () => {
  const page = await open("");
  for (const [words, address] of [
    ["misspelled-field", "/docs/lints/misspelled-field"],
    ["GPTBot", "/docs/crawlers/gptbot"],
    ["read a log", "/docs/guides/read-a-log"],
  ]) {
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator("#localsearch-input").fill(words);
    await page.locator(`.VPLocalSearchBox a[href^="${address}"]`).first().waitFor();
    await page.keyboard.press("Escape");
  }
  await page.close();
});

test("the pages of lints and guides link to the tester", async () => {
  const page = await open("lints/misspelled-field");
  await page.getByRole("link", { name: "Open in the tester" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await page.getByText("Disalow: /private/").first().waitFor();
  await page.goto(`${server.url}docs/guides/read-a-log`);
  await page.getByRole("link", { name: "Tester" }).first().click();
  await page.waitForURL(server.url);
  await page.close();
});

test("links within the site open without a reload and keep the chosen colour scheme", async () => {
  const page = await open("lints/", { colorScheme: "light" });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("switch").first().click();
  await page.locator("main").getByRole("link", { name: "utf-16", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "utf-16" }).waitFor();
  assert.deepEqual(
    await page.evaluate(() => ["isSame" in window, document.documentElement.classList.contains("dark")]),
    [true, true],
  );
  await page.close();
});
