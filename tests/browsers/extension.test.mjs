// Tests the extension's main tasks in Firefox. tests/extension tests all of them in Chromium.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serveSite } from "../extension/site.mjs";
import { until } from "../extension/view.mjs";
import { firefox, startWithExtension } from "./firefox.mjs";

let site;
let browser;

describe("the extension in Firefox", { skip: firefox ? false : "it is not installed" }, () => {
  before(async () => {
    site = await serveSite();
    browser = await startWithExtension();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  /** Opens a page, clicks the extension's icon, and returns the popup. */
  async function open(path) {
    await browser.page.goto(site.url + path);
    return browser.click();
  }

  const NOINDEX = '<meta name="robots" content="noindex">';

  for (const { path, state, sentence, line } of [
    {
      path: "/noindex-header",
      state: "not-shown",
      sentence: /Googlebot may not index the page: line \d+ of the headers/,
      line: /^headers, line \d+: x-robots-tag: noindex$/,
    },
    {
      path: "/noindex-meta",
      state: "not-shown",
      sentence: /Googlebot may not index the page: line 1 of the HTML/,
      line: `HTML, line 1: ${NOINDEX}`,
    },
    {
      path: "/script-adds",
      state: "not-shown",
      sentence: /Googlebot may not index the page: line 1 of the rendered HTML/,
      line: `rendered HTML, line 1: ${NOINDEX}`,
    },
    {
      path: "/blocked",
      state: "restricted",
      sentence: /may not fetch the page/,
      line: "robots.txt, line 5: Disallow: /blocked",
    },
  ])
    test(`shows ${path} as ${state} for Googlebot, with the deciding line`, async (context) => {
      const popup = await open(path);
      const [pin, { texts, answer }] = [await popup.pin("Googlebot"), await popup.times()];
      await popup.close();
      context.diagnostic(
        `${Math.round(answer - texts)} ms from the texts to the answer, ${Math.round(answer)} ms from the click`,
      );
      assert.equal(pin.state, state);
      assert.match(pin.text, sentence);
      assert.equal(pin.lines.length, 1, pin.lines.join("\n"));
      if (typeof line === "string") assert.equal(pin.lines[0], line);
      else assert.match(pin.lines[0], line);
    });

  test("explains how to fetch a page whose Content-Security-Policy forbids the extension's request", async () => {
    const popup = await open("/restrictive-policy");
    const [{ state }, text] = [await popup.pin("Googlebot"), await popup.text()];
    await popup.close();
    assert.equal(state, "unknown");
    assert.match(text, /The page may forbid requests from inside it. Switch on “Redirects and icon”/);
    assert.match(text, /Unknown: the page could not be fetched again/);
  });

  test("compares the HTML as served with the open page", async () => {
    const changed = await open("/script-adds");
    const difference = await changed.comparison();
    await changed.close();
    assert.match(difference.sentences[0], /^Scripts forbid Googlebot /);
    const popup = await open("/static");
    const same = await popup.comparison();
    await popup.close();
    assert.match(same.sentences[0], /change neither robots directives nor a canonical link/);
  });

  test("opens the sidebar from the popup, and marks the deciding lines in the sidebar", async () => {
    await browser.page.goto(`${site.url}/noindex-meta`);
    const sidebar = await browser.openSidebar();
    const [marked, text] = [
      await sidebar.evaluate(`[...document.querySelectorAll(".cm-decides")].map((line) => line.textContent)`),
      await sidebar.text(),
    ];
    await sidebar.close();
    assert.equal(marked.length, 1);
    assert.ok(marked[0].includes(NOINDEX), marked[0]);
    assert.match(text, /User-agent: GPTBot/);
  });

  describe("after the user has granted access to the site", () => {
    before(async () => {
      const popup = await open("/static");
      await popup.click("#exact input");
      await until("access", hasAccess);
      await popup.close();
    });

    for (const { path, title } of [
      { path: "/static", title: /^Googlebot: shown\nGooglebot may index/ },
      { path: "/noindex-header", title: /^Googlebot: not shown\n.*line \d+ of the headers/ },
      { path: "/noindex-meta", title: /^Googlebot: not shown\n.*line 1 of the HTML/ },
      { path: "/restrictive-policy", title: /^Googlebot: not shown\n.*line 1 of the HTML/ },
      { path: "/script-adds", title: /^Googlebot: not shown\n.*line 1 of the rendered HTML/ },
      // Firefox joins X-Robots-Tag lines, so the scope “bingbot:” may include the directives of the next line.
      { path: "/several-lines", title: /^Googlebot: unknown\n/ },
    ])
      test(`shows the verdict for ${path} in the tooltip of the icon`, async () => {
        await browser.page.goto(site.url + path);
        await titleLike(title);
      });

    test("lists the redirects of the tab and of the request without cookies", async () => {
      await browser.page.goto(`${site.url}/moved`);
      const moved = await browser.click();
      const visit = await moved.text();
      await moved.close();
      assert.match(visit, /Redirects when this tab opened the page\s+HTTP\/1\.1 301 Moved Permanently http\S+\/moved/);
      await browser.page.goto(`${site.url}/login`);
      const popup = await open("/members");
      const text = await popup.text();
      await popup.close();
      assert.match(text, /Redirects\s+HTTP\/1\.1 302 Found http\S+\/members/);
    });

    test("gives up the permissions when the user switches off “Redirects and icon”", async () => {
      const popup = await open("/static");
      await popup.click("#exact input");
      await until("no access", async () => !(await hasAccess()));
      await popup.close();
      assert.deepEqual((await browser.inExtension("browser.permissions.getAll()")).origins, []);
      await titleLike(/^robotscope: click/);
    });
  });

  const hasAccess = () => browser.inExtension('browser.permissions.contains({ permissions: ["webRequest"] })');

  /** Waits until the title of the icon matches. */
  const titleLike = (sign) =>
    until(`a title like ${sign}`, async () => {
      const tabs = "browser.tabs.query({ active: true })";
      const title = await browser.inExtension(`${tabs}.then(([{ id }]) => browser.action.getTitle({ tabId: id }))`);
      return sign.test(title);
    });
});
