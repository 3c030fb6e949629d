// Tests the side panel, the actions of the popup, and the choice of crawlers.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { inflateRawSync } from "node:zlib";
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

/** Returns a JavaScript expression for a button in the popup's footer. @param {number} idx */
const action = (idx) => `document.querySelectorAll("footer button")[${idx}]`;

describe("popup", () => {
  test("copies the answers as Markdown", async () => {
    await browser.page.goto(`${site.url}/noindex-meta`);
    const popup = await browser.click();
    await popup.evaluate(`navigator.clipboard.writeText = async (text) => { window.copied = text; }`);
    await popup.evaluate(`${action(0)}.click()`);
    const text = String(await until("the text", () => popup.evaluate("window.copied")));
    await popup.close();
    assert.match(text, /^# robotscope report\n\n`http:\/\/127\.0\.0\.1:\d+\/noindex-meta`\n/);
    assert.match(text, /## Googlebot: not shown\n\nGooglebot may not index the page: line 1 of the HTML, “noindex”\./);
    assert.match(text, /- HTML, line 1: `<meta name="robots" content="noindex">`/);
    assert.match(text, /## GPTBot: may not crawl/);
  });

  test("the Markdown copy includes the changes that scripts make", async () => {
    await browser.page.goto(`${site.url}/script-adds`);
    const popup = await browser.click();
    await popup.evaluate(`navigator.clipboard.writeText = async (text) => { window.copied = text; }`);
    await popup.evaluate(`${action(0)}.click()`);
    const text = String(await until("the text", () => popup.evaluate("window.copied")));
    await popup.close();
    const line = '- rendered HTML, line 1: `<meta name="robots" content="noindex">`';
    const [verdicts, comparison] = text.split("## Raw and rendered HTML\n\n");
    assert.match(verdicts, /## Googlebot: not shown\n\nGooglebot may not index the page: line 1 of the rendered HTML/);
    assert.ok(verdicts.includes(line), verdicts);
    assert.match(comparison, /^Scripts forbid Googlebot /);
    assert.ok(comparison.endsWith(`\n\n${line}\n`), comparison);
  });

  /**
   * Opens a page and clicks the button that opens a link with the page's texts. Returns the popup's text, and the texts in the link.
   *
   * @param {string} path
   */
  async function linkFrom(path) {
    await browser.page.goto(`${site.url}${path}`);
    const popup = await browser.click();
    await popup.evaluate(`chrome.tabs.create = async ({ url }) => { window.opened = url; }`);
    await popup.evaluate(`${action(1)}.click()`);
    const link = String(await until("the link", () => popup.evaluate("window.opened")));
    const text = await popup.text();
    await popup.close();
    const data = /#v=1\.(.*)$/.exec(link)?.[1] ?? "";
    return { text, texts: JSON.parse(inflateRawSync(Buffer.from(data, "base64url")).toString()) };
  }

  test("opens a link with the served and the rendered HTML if scripts change the page", async () => {
    const { texts } = await linkFrom("/script-adds");
    assert.doesNotMatch(texts.m, /<meta name="robots" content="noindex"></);
    assert.match(texts.d, /<meta name="robots" content="noindex"><\/head>/);
  });

  test("omits the rendered HTML from the link if the effect of scripts is unclear", async () => {
    const { text, texts } = await linkFrom("/different-each-time");
    assert.match(text, /The link contains the HTML as served\./);
    assert.equal(texts.d, undefined);
  });

  test("opens a link that contains the URL, robots.txt, the headers and the HTML", async () => {
    const { texts } = await linkFrom("/several-lines");
    assert.equal(texts.u, `${site.url}/several-lines`);
    assert.equal(texts.o, `fetched ${site.url}`);
    assert.match(texts.r, /^User-agent: GPTBot\n/);
    assert.match(texts.h, /X-Robots-Tag: bingbot: noindex\nX-Robots-Tag: nosnippet\n/);
    assert.match(texts.m, /<title>Fixture<\/title>/);
    assert.equal(texts.d, undefined);
  });

  test("adds and removes crawlers", async () => {
    await browser.page.goto(`${site.url}/static`);
    const popup = await browser.click();
    await popup.evaluate(`document.querySelector("[name=crawler]").value = "ClaudeBot"`);
    await popup.evaluate(`document.querySelector("form button").click()`);
    await popup.wait(`html[data-ready] [data-crawler="ClaudeBot"]`);
    await popup.evaluate(`document.querySelector('[title="Remove ClaudeBot"]').click()`);
    await popup.wait(`html[data-ready] .pins:not(:has([data-crawler="ClaudeBot"]))`);
    await popup.close();
  });

  test("keeps the focus and the open editor when the user adds or removes a crawler", async () => {
    await browser.page.goto(`${site.url}/static`);
    const popup = await browser.click();
    const focused = `document.querySelector("details").open && document.activeElement.name`;
    await popup.evaluate(`{
      document.querySelector("details").open = true;
      const field = document.querySelector("[name=crawler]");
      field.focus();
      field.value = "ClaudeBot";
      field.form.requestSubmit();
    }`);
    await popup.wait(`html[data-ready] [data-crawler="ClaudeBot"]`);
    assert.equal(await popup.evaluate(focused), "crawler");
    await popup.evaluate(`{
      const remove = document.querySelector('[title="Remove ClaudeBot"]');
      remove.focus();
      remove.click();
    }`);
    await popup.wait(`html[data-ready] .pins:not(:has([data-crawler="ClaudeBot"]))`);
    assert.equal(await popup.evaluate(focused), "remove");
    await popup.close();
  });

  test("shows a note for a tab that does not contain a web page", async () => {
    await browser.page.goto("about:blank");
    const popup = await browser.click(".note");
    const text = await until("the note", async () => {
      const shown = await popup.text();
      return !shown.includes("Fetching") && shown;
    });
    await popup.close();
    assert.match(text, /This is not a web page|may not read this tab/);
  });
});

describe("side panel", () => {
  test("marks the deciding lines in the received texts, and shows problems", async () => {
    await browser.page.goto(`${site.url}/several-lines`);
    const panel = await browser.openPanel();
    const marked = `[...document.querySelectorAll(".cm-decides")].map((line) => line.textContent)`;
    assert.deepEqual(await panel.evaluate(marked), ["X-Robots-Tag: nosnippet"]);
    assert.match(await panel.text(), /X-Robots-Tag: bingbot: noindex/);
    assert.match(await panel.text(), /robots\.txt stops GPTBot from reading/);
    await panel.evaluate(`{
      const choice = document.querySelector("select");
      choice.focus();
      choice.value = "GPTBot";
      choice.dispatchEvent(new Event("change"));
    }`);
    assert.deepEqual(await panel.evaluate(marked), ["Disallow: /"]);
    assert.equal(await panel.evaluate("document.activeElement.localName"), "select");

    await browser.page.goto(`${site.url}/noindex-meta`);
    await until("the next page", async () => (await panel.text()).includes("/noindex-meta"));
    await panel.wait("html[data-ready] .cm-decides");
  });

  test("shows the status of a missing robots.txt, and reports bytes that are not UTF-8", async () => {
    site.setRobots(404);
    await browser.page.goto(`${site.url}/static`);
    const panel = await browser.openPanel();
    const robots = () => panel.evaluate(`document.querySelector('[data-source="robots-txt"]').innerText`);
    assert.match(await robots(), /robots\.txt: status 404/);

    site.setRobots(200, Buffer.from("User-agent: *\nDisallow: /caf\xe9\n", "latin1"));
    await browser.page.goto(`${site.url}/noindex-meta`);
    await until("the next page", async () => (await panel.text()).includes("/noindex-meta"));
    await panel.wait("html[data-ready] .text");
    site.setRobots(200);
    assert.match(await robots(), /line 2: These bytes are not UTF-8/);
  });

  test("does not reload because of a page in another window", async () => {
    await browser.page.goto(`${site.url}/nosnippet`);
    const panel = await browser.openPanel();
    await until("the page", async () => (await panel.text()).includes("/nosnippet"));
    await panel.wait("html[data-ready] .text");
    await panel.evaluate(`document.querySelector("h1").id = "before"`);
    const [other] = await Promise.all([
      browser.context.waitForEvent("page"),
      browser.worker.evaluate(`chrome.windows.create({ url: "${site.url}/text" })`),
    ]);
    await other.waitForLoadState();
    assert.equal(await panel.evaluate(`document.querySelector("#before") !== null`), true);
    await other.close();
  });

  test("shows the rendered HTML and its deciding line if scripts changed the page", async () => {
    await browser.page.goto(`${site.url}/script-adds`);
    const panel = await browser.openPanel();
    const rendered = '[data-source="rendered-html"]';
    assert.match(await panel.evaluate(`document.querySelector(".sentence").innerText`), /line 1 of the rendered HTML/);
    await panel.wait(`${rendered} .cm-decides`);
    assert.match(
      await panel.evaluate(`document.querySelector('${rendered} .problems').innerText`),
      /Scripts add “noindex”/,
    );

    await browser.page.goto(`${site.url}/static`);
    await until("the next page", async () => (await panel.text()).includes("/static"));
    await panel.wait(`html[data-ready] .text`);
    assert.equal(await panel.evaluate(`document.querySelector('${rendered}')`), null);
  });
});
