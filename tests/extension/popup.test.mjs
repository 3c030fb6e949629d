// Tests the popup that Chromium shows after a click on the icon: one answer per crawler, with the lines that decide.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serveSite } from "./site.mjs";
import { startBrowser } from "./support.mjs";

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof startBrowser>>} */
let browser;

before(async () => {
  site = await serveSite();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page, and clicks the icon. @param {string} path */
async function open(path) {
  await browser.page.goto(site.url + path);
  return browser.click();
}

describe("popup", () => {
  for (const { path, state, sentence, lines } of [
    { path: "/noindex-header", state: "not-shown", sentence: /may not index the page/, lines: ["noindex"] },
    { path: "/noindex-meta", state: "not-shown", sentence: /may not index the page/, lines: ["noindex"] },
    { path: "/nosnippet", state: "restricted", sentence: /may index the page/, lines: ["nosnippet"] },
    { path: "/blocked", state: "restricted", sentence: /may not fetch the page/, lines: ["Disallow: /blocked"] },
    { path: "/missing", state: "not-shown", sentence: /status is 404/, lines: [] },
    { path: "/moved", state: "shown", sentence: /may index the page/, lines: ["max-snippet:50"] },
    { path: "/static", state: "shown", sentence: /may index the page/, lines: ["max-snippet:50"] },
  ])
    test(`shows ${path} as ${state} for Googlebot, with the deciding lines`, async (context) => {
      const popup = await open(path);
      const { texts, answer } = await popup.times();
      context.diagnostic(
        `${Math.round(answer - texts)} ms from the texts to the answer, ${Math.round(answer)} ms from the click`,
      );
      const pin = await popup.pin("Googlebot");
      await popup.close();
      assert.equal(pin.state, state);
      assert.match(pin.text, sentence);
      assert.equal(pin.lines.length, lines.length, pin.lines.join("\n"));
      for (const [idx, line] of lines.entries()) assert.ok(pin.lines[idx]?.includes(line), pin.lines[idx]);
    });

  test("names the rule that blocks a crawler for AI training", async () => {
    const popup = await open("/static");
    const pin = await popup.pin("GPTBot");
    await popup.close();
    assert.equal(pin.state, "not-shown");
    assert.deepEqual(pin.lines, ["robots.txt, line 2: Disallow: /"]);
  });

  test("shows unknown if joined header lines could belong to another crawler", async () => {
    const popup = await open("/several-lines");
    const [{ state }, gpt, text] = [await popup.pin("Googlebot"), await popup.pin("GPTBot"), await popup.text()];
    await popup.close();
    assert.equal(state, "unknown");
    assert.equal(gpt.state, "not-shown");
    assert.match(text, /a bot’s name may apply to more directives than intended/);
    assert.match(text, /Lines with the same header name arrive joined/);
  });

  test("reports unknown if the server has no answer for robots.txt", async () => {
    site.setRobots(503);
    const popup = await open("/static");
    const [{ state }, text] = await Promise.all([popup.pin("Googlebot"), popup.text()]);
    await popup.close();
    site.setRobots(200);
    assert.equal(state, "unknown");
    assert.match(text, /robots\.txt: status 503/);
  });

  test("fetches without cookies, and reports the redirect to the login", async () => {
    await browser.page.goto(`${site.url}/login`);
    const popup = await open("/members");
    const text = await popup.text();
    assert.match(text, /without cookies/);
    assert.match(text, /redirects this URL to http:\/\/127\.0\.0\.1:\d+\/login/);
    assert.match(text, /another page than the tab shows/);
    await popup.evaluate("document.querySelector('#cookies input').click()");
    await popup.wait("html[data-ready] #cookies input:checked");
    assert.match(await popup.text(), /with the browser’s cookies. Crawlers have no cookies/);
    assert.doesNotMatch(await popup.text(), /redirects this URL/);
    await popup.close();
    await browser.context.clearCookies();
  });
});

describe("comparison with the open page", () => {
  const NO_DIFFERENCE = /same robots directives and the same canonical URL/;

  for (const path of ["/static", "/noindex-meta", "/noindex-header", "/nosnippet", "/several-lines", "/blocked"])
    test(`finds no difference on the static page ${path}`, async () => {
      const popup = await open(path);
      const text = await popup.text();
      await popup.close();
      assert.match(text, NO_DIFFERENCE);
    });

  for (const { path, heading, statement } of [
    { path: "/script-adds", heading: /Only in the open page/, statement: "robots: noindex" },
    { path: "/script-lifts", heading: /Only in the HTML as served/, statement: "robots: noindex" },
    { path: "/script-canonical", heading: /Only in the open page/, statement: "canonical: URL/b" },
  ])
    test(`finds what the script of ${path} changes`, async () => {
      const popup = await open(path);
      const text = await popup.text();
      await popup.close();
      assert.match(text, heading);
      assert.ok(text.includes(statement.replace("URL", site.url)), text);
      assert.match(text, /Crawlers that do not render pages see the HTML as served/);
    });

  test("shows unknown if the answer depends on rendering", async () => {
    const popup = await open("/script-adds");
    const [google, gpt] = await Promise.all([popup.pin("Googlebot"), popup.pin("GPTBot")]);
    await popup.close();
    assert.equal(google.state, "unknown");
    assert.match(google.text, /Googlebot renders pages/);
    assert.equal(gpt.state, "not-shown");
  });

  test("attributes differences to cookies, not scripts, if cookies cause them", async () => {
    await browser.page.goto(`${site.url}/login`);
    const popup = await open("/personal");
    const [{ state }, text] = await Promise.all([popup.pin("Googlebot"), popup.text()]);
    await popup.close();
    await browser.context.clearCookies();
    assert.equal(state, "shown");
    assert.match(text, /disappear if the HTML is fetched with the browser’s cookies/);
  });
});
