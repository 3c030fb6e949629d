// Tests sites for which the user has switched on “Redirects and icon”: separate header lines, redirects, and the icon.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serveSite } from "./site.mjs";
import { startBrowser } from "./support.mjs";
import { until } from "./view.mjs";

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof startBrowser>>} */
let browser;

before(async () => {
  site = await serveSite();
  browser = await startBrowser({ isGranted: true });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Code to run in the extension. Returns the icon's tooltip, which states the verdict. */
const TITLE = `chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => chrome.action.getTitle({ tabId: tab.id }))`;

/** Opens a page, and returns the icon's tooltip once it matches. @param {string} path @param {RegExp} sign */
async function titleFor(path, sign) {
  await browser.page.goto(site.url + path);
  return until(`a title like ${sign}`, async () => {
    const title = String(await browser.worker.evaluate(TITLE));
    return sign.test(title) && title;
  });
}

describe("icon", () => {
  for (const { path, title } of [
    { path: "/static", title: /^Googlebot: shown\nGooglebot may index/ },
    { path: "/nosnippet", title: /^Googlebot: restricted\n/ },
    { path: "/blocked", title: /^Googlebot: restricted\nGooglebot may not crawl/ },
    { path: "/noindex-header", title: /^Googlebot: not shown\n.*line \d+ of the headers/ },
    { path: "/noindex-meta", title: /^Googlebot: not shown\n.*line 1 of the HTML/ },
    { path: "/script-adds", title: /^Googlebot: not shown\n.*line 1 of the rendered HTML/ },
    { path: "/script-navigates", title: /^Googlebot: unknown\n/ },
  ])
    test(`the icon shows ${path} as ${title.source.slice(12).replace(/\\n.*/, "")} for Googlebot`, async () => {
      await titleFor(path, title);
    });

  test("the icon shows the verdict for the crawler that the user chooses", async () => {
    await browser.worker.evaluate('chrome.storage.local.set({ iconCrawler: "bingbot" })');
    await titleFor("/several-lines", /^bingbot: not shown\n/);
    await browser.worker.evaluate('chrome.storage.local.set({ iconCrawler: "Googlebot" })');
    await titleFor("/several-lines", /^Googlebot: restricted\n/);
  });

  test("opening the popup updates the icon if a script has changed the page", async () => {
    await titleFor("/script-adds-later", /^Googlebot: shown\n/);
    await browser.page.evaluate("add()");
    const popup = await browser.click();
    const { text } = await popup.pin("Googlebot");
    await popup.close();
    assert.match(text, /not shown/);
    assert.match(String(await browser.worker.evaluate(TITLE)), /^Googlebot: not shown\n/);
  });
});

describe("exact headers", () => {
  test("reads several X-Robots-Tag lines as separate headers", async () => {
    await browser.page.goto(`${site.url}/several-lines`);
    const popup = await browser.click();
    const [google, bing, text] = [await popup.pin("Googlebot"), await popup.pin("bingbot"), await popup.text()];
    await popup.close();
    assert.equal(google.state, "restricted");
    assert.deepEqual(
      google.lines.map((line) => line.replace(/.*: /, "")),
      ["nosnippet"],
    );
    assert.equal(bing.state, "not-shown");
    assert.ok(bing.lines[0]?.endsWith("X-Robots-Tag: bingbot: noindex"), bing.lines[0]);
    assert.doesNotMatch(text, /arrive joined/);
  });

  test("lists the redirects that led the tab to its page", async () => {
    await browser.page.goto(`${site.url}/moved`);
    const popup = await browser.click();
    const text = await popup.text();
    await popup.close();
    assert.match(
      text,
      /Redirects when this tab opened the page\s+HTTP\/1\.1 301 Moved Permanently http:\/\/[\d.:]+\/moved/,
    );
  });

  test("fetches the robots.txt of each origin in a redirect chain", async () => {
    await browser.page.goto(`${site.url}/detour`);
    const popup = await browser.click();
    const { state } = await popup.pin("Googlebot");
    await popup.close();
    assert.equal(state, "shown");
  });

  test("lists the redirects of the request without cookies", async () => {
    await browser.page.goto(`${site.url}/login`);
    await browser.page.goto(`${site.url}/members`);
    const popup = await browser.click();
    const text = await popup.text();
    await popup.close();
    await browser.context.clearCookies();
    assert.match(text, /Redirects\s+HTTP\/1\.1 302 Found http:\/\/[\d.:]+\/members/);
    assert.match(text, /redirects this URL to/);
  });
});
