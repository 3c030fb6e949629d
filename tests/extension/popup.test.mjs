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
    { path: "/restrictive-policy", state: "not-shown", sentence: /may not index the page/, lines: ["noindex"] },
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

  test("shows the verdict as unknown if joined header lines obscure the scope of a directive", async () => {
    const popup = await open("/several-lines");
    const [{ state }, gpt, text] = [await popup.pin("Googlebot"), await popup.pin("GPTBot"), await popup.text()];
    await popup.close();
    assert.equal(state, "unknown");
    assert.equal(gpt.state, "not-shown");
    assert.match(text, /a bot’s name may apply to more directives than intended/);
    assert.match(text, /Lines with the same header name arrive joined/);
  });

  test("shows the verdict as unknown if the request for robots.txt fails with status 503", async () => {
    site.setRobots(503);
    const popup = await open("/static");
    const [{ state }, text] = await Promise.all([popup.pin("Googlebot"), popup.text()]);
    await popup.close();
    site.setRobots(200);
    assert.equal(state, "unknown");
    assert.match(text, /robots\.txt: status 503/);
  });

  test("shows verdicts as unknown if a bot wall answers in place of the site", async () => {
    site.setRobots(403, "<!doctype html><title>Attention Required! | Cloudflare</title>");
    const popup = await open("/bot-wall");
    const [google, gpt, text] = [await popup.pin("Googlebot"), await popup.pin("GPTBot"), await popup.text()];
    await popup.close();
    site.setRobots(200);
    assert.deepEqual([google.state, gpt.state], ["unknown", "unknown"]);
    assert.match(text, /The page could not be fetched again/);
    assert.match(text, /robots\.txt could not be fetched/);
  });

  test("fetches without cookies and reports the redirect to the login; fetches with cookies on request", async () => {
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
  const NO_DIFFERENCE = /scripts of the page change neither robots directives nor a canonical link/;

  for (const path of [
    "/static",
    "/noindex-meta",
    "/noindex-header",
    "/nosnippet",
    "/several-lines",
    "/blocked",
    "/shadow-root",
  ])
    test(`finds no difference on the static page ${path}`, async () => {
      const popup = await open(path);
      const { sentences, lines } = await popup.comparison();
      await popup.close();
      assert.equal(sentences.length, 1, sentences.join("\n"));
      assert.match(sentences[0] ?? "", NO_DIFFERENCE);
      assert.deepEqual(lines, []);
    });

  test("reports no difference for a canonical link that only a script sets", async () => {
    // [google-javascript#canonical]: scripts may set the canonical link if the HTML as served has none.
    const popup = await open("/script-adds-canonical");
    const { sentences } = await popup.comparison();
    await popup.close();
    assert.match(sentences[0] ?? "", NO_DIFFERENCE);
  });

  test("makes no comparison if the response is not HTML", async () => {
    const popup = await open("/text");
    const [{ sentences }, { state }] = [await popup.comparison(), await popup.pin("Googlebot")];
    await popup.close();
    assert.deepEqual(sentences, []);
    assert.equal(state, "shown");
  });

  const NOINDEX = '<meta name="robots" content="noindex">';
  for (const { path, sentence, lines } of [
    {
      path: "/script-adds",
      sentence: /^Scripts forbid Googlebot /,
      lines: [`rendered HTML, line 1: ${NOINDEX}`],
    },
    { path: "/script-lifts", sentence: /^Scripts remove this/, lines: [`HTML, line 1: ${NOINDEX}`] },
    {
      path: "/script-canonical",
      sentence: /^Scripts change the canonical link/,
      lines: [
        'HTML, line 1: <link rel="canonical" href="/a">',
        'rendered HTML, line 1: <link rel="canonical" href="/b">',
      ],
    },
    {
      path: "/script-adds-nosnippet",
      sentence: /^Scripts change robots directives/,
      lines: ['rendered HTML, line 1: <meta name="robots" content="nosnippet">'],
    },
  ])
    test(`reports the changes that the script on ${path} makes`, async () => {
      const popup = await open(path);
      const found = await popup.comparison();
      await popup.close();
      assert.match(found.sentences[0] ?? "", sentence);
      assert.match(found.sentences.at(-1) ?? "", /^The tab last loaded a page on .*\d{4}.*\. Reload the page if/);
      assert.deepEqual(found.lines, lines);
    });

  test("the verdict of a crawler that renders pages includes the changes that scripts make", async () => {
    // [google-javascript#added]: Google obeys the directives that scripts add.
    const popup = await open("/script-adds");
    const { state, text, lines } = await popup.pin("Googlebot");
    await popup.close();
    assert.equal(state, "not-shown");
    assert.match(text, /Googlebot may not index the page: line 1 of the rendered HTML, “noindex”\./);
    assert.deepEqual(lines, [`rendered HTML, line 1: ${NOINDEX}`]);
  });

  test("reports a verdict as assumed if it depends on whether the crawler renders pages", async () => {
    // [own#unknown-rendering]: the document as served decides.
    const popup = await open("/script-adds");
    const [{ state, text }, gpt] = [await popup.pin("OAI-SearchBot"), await popup.pin("GPTBot")];
    await popup.close();
    assert.equal(state, "unknown");
    assert.match(text, /shown \(assumed\)/);
    assert.match(text, /may index the page, unless it renders the page: line 1 of the rendered HTML/);
    assert.equal(gpt.state, "not-shown");
  });

  test("directives that scripts add do not affect crawlers that do not render pages", async () => {
    // [commoncrawl-faq#scripts]
    await browser.worker.evaluate('chrome.storage.local.set({ pins: ["CCBot"] })');
    const popup = await open("/script-adds");
    const [{ state, text, lines }, { sentences }] = [await popup.pin("CCBot"), await popup.comparison()];
    await popup.close();
    await browser.worker.evaluate('chrome.storage.local.remove("pins")');
    assert.equal(state, "shown");
    assert.match(text, /CCBot may index the page\.$/);
    assert.deepEqual(lines, []);
    assert.ok(
      sentences.some((sentence) => sentence.startsWith("CCBot may never see this")),
      sentences.join("\n"),
    );
  });

  test("a directive that a script adds for one crawler does not affect another crawler", async () => {
    const popup = await open("/script-adds-googlebot");
    const [google, other] = [await popup.pin("Googlebot"), await popup.pin("OAI-SearchBot")];
    await popup.close();
    assert.equal(google.state, "not-shown");
    assert.equal(other.state, "shown");
    assert.match(other.text, /OAI-SearchBot may index the page\.$/);
  });

  test("reports that a blocked crawler never sees a noindex that a script adds", async () => {
    // [google-robots-meta#blocked-is-unseen]
    const popup = await open("/blocked-script");
    const { state, text, lines } = await popup.pin("Googlebot");
    await popup.close();
    assert.equal(state, "restricted");
    assert.match(text, /never sees that indexing is forbidden \(line 1 of the rendered HTML, “noindex”\)/);
    assert.deepEqual(lines, ["robots.txt, line 5: Disallow: /blocked"]);
  });

  for (const { path, cause } of [
    { path: "/different-each-time", cause: "each response differs" },
    { path: "/script-navigates", cause: "the tab showed another page before" },
  ])
    test(`reports that the cause of differences is unclear if ${cause}`, async () => {
      const popup = await open(path);
      const [{ sentences, lines }, { state, text }] = [await popup.comparison(), await popup.pin("Googlebot")];
      const other = await popup.pin("OAI-SearchBot");
      await popup.close();
      assert.match(other.text, /Unclear whether scripts .* If they did: OAI-SearchBot may index the page, unless/);
      assert.match(sentences[0] ?? "", /^It is unclear whether scripts made the differences/);
      assert.ok(lines.includes(`rendered HTML, line 1: ${NOINDEX}`), lines.join("\n"));
      assert.equal(state, "unknown");
      assert.match(text, /Unclear whether scripts .* If they did: Googlebot may not index the page/);
    });

  test("does not blame scripts if the server refuses the second request", async () => {
    const popup = await open("/rate-limit");
    const { sentences, lines } = await popup.comparison();
    await popup.close();
    assert.match(sentences[0] ?? "", /another page than the tab shows/);
    assert.deepEqual(lines, []);
  });

  test("names cookies as the cause if only cookies make the HTML differ", async () => {
    await browser.page.goto(`${site.url}/login`);
    const popup = await open("/personal");
    const [{ state }, { sentences, lines }] = [await popup.pin("Googlebot"), await popup.comparison()];
    await popup.close();
    await browser.context.clearCookies();
    assert.equal(state, "shown");
    assert.match(sentences[0] ?? "", /differ only because of the browser’s cookies/);
    assert.deepEqual(lines, [`rendered HTML, line 1: ${NOINDEX}`]);
  });
});
