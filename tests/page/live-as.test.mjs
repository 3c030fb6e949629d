// Tests the option “Also as”, which additionally fetches a page with a crawler's User-Agent. The service runs on Node.js and fetches from a
// local site.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { onNode, target } from "../edge/support.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { servePage } from "../support/server.mjs";
import { violations } from "./axe.mjs";
import { helpers } from "./support.mjs";

const ROBOTS = "User-agent: *\nDisallow: /closed\n";
const HTML = "<!doctype html><title>A title of its own</title><p>Text";

/**
 * Refuses GPTBot with a header that Cloudflare documents. Refuses CCBot with a page that contains a reported, but undocumented mark of
 * Akamai's challenges.
 */
function wall(request, response) {
  const agent = request.headers["user-agent"];
  if (/GPTBot/.test(agent)) response.writeHead(403, { "CF-Mitigated": "challenge" }).end("Just a moment");
  else if (/CCBot/.test(agent)) response.end('<div id="sec-if-cpt-container"></div>');
  else response.writeHead(200, { "Content-Type": "text/html" }).end(HTML);
}

const closing = [];
const tests = { after: (close) => closing.push(close) };
let site;
let browser;
before(async () => {
  site = await target(tests, { "/robots.txt": ROBOTS, "/wall": wall, "/closed": HTML, "/open": HTML });
  browser = await launchBrowser();
  tests.after(() => browser.close());
});
after(async () => {
  for (const close of closing.reverse()) await close();
});

/** Opens the page with a service whose settings include `environment`. */
async function open(environment) {
  const service = await onNode(tests, { ALLOWED: site.host, ...environment }, { limits: { pause: 10 } });
  const served = await servePage({ service: "/api/inspect", proxy: service.service });
  tests.after(() => served.close());
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  await page.goto(served.url);
  await page.locator(".group").first().waitFor();
  return Object.assign(page, helpers(page));
}

const menu = (page) => page.getByLabel("Also as");
const notice = (page) => page.locator(".served");

async function clickFetch(page, path) {
  await page.getByLabel("URL or path").fill(`${site.url}${path}`);
  const answer = page.waitForResponse(/\/api\/inspect\?/);
  await page.getByRole("button", { name: "Fetch", exact: true }).click();
  await answer;
}

/** Fetches a page, and waits until its texts are shown. */
async function fetchPage(page, path) {
  await clickFetch(page, path);
  await page.locator(".fetched-mark").waitFor();
}

/** Fetches a page with the option “Also as”, and returns the notice about the server's answer to the crawler. */
async function fetchAs(page, crawler, path) {
  await menu(page).selectOption(crawler);
  await fetchPage(page, path);
  await notice(page).waitFor();
  return notice(page).innerText();
}

test("offers no crawlers if the service does not permit their names", async () => {
  const page = await open({});
  await fetchPage(page, "/open");
  await page.locator(".fetched-mark").waitFor();
  assert.equal(await menu(page).count(), 0);
  assert.deepEqual(page.faults, []);
});

test("offers crawlers once a service that permits their names has responded", async () => {
  const page = await open({ AS_CRAWLERS: "on" });
  assert.equal(await menu(page).count(), 0, "the page knows nothing about the service yet");
  await fetchPage(page, "/open");
  await menu(page).waitFor();
  assert.equal(await notice(page).count(), 0);
  const names = await menu(page).locator("option").allInnerTexts();
  assert.equal(names[0], "no crawler");
  assert.ok(names.includes("GPTBot") && !names.includes("Google-Extended"), names.join());
});

test("names the bot wall that refuses an allowed crawler, as documented or reported", async () => {
  const page = await open({ AS_CRAWLERS: "on" });
  await fetchPage(page, "/open");
  assert.equal(
    await fetchAs(page, "GPTBot", "/wall"),
    "robots.txt allows GPTBot, but the server refuses it: status 403, a challenge by Cloudflare (documented). A User-Agent proves nothing: the server may answer the real crawler differently.",
  );
  assert.deepEqual(await violations(page), []);
  assert.match(
    await fetchAs(page, "CCBot", "/wall"),
    /^robots\.txt allows CCBot, but the server refuses it: status 200, a challenge by Akamai \(reported\)\./,
  );
  // The panes still contain the response to the service's own User-Agent.
  assert.equal(await page.editor.of("html").evaluate((editor) => editor.value), HTML);
  assert.deepEqual(page.faults, []);
});

test("reports that the server serves a page to a disallowed crawler, until the input changes", async () => {
  const page = await open({ AS_CRAWLERS: "on" });
  await fetchPage(page, "/open");
  assert.match(
    await fetchAs(page, "GPTBot", "/closed"),
    /^robots\.txt disallows GPTBot, but the server sends it the page: status 200\./,
  );
  assert.match(await fetchAs(page, "GPTBot", "/open"), /^robots\.txt allows GPTBot; the server’s answer: status 200\./);
  await page.setText("User-agent: *\nDisallow: /\n");
  await notice(page).waitFor({ state: "detached" });
  await fetchAs(page, "GPTBot", "/closed");
  await page.getByLabel("URL or path").fill(`${site.url}/open`);
  await notice(page).waitFor({ state: "detached" });
  await menu(page).selectOption("");
  await fetchPage(page, "/closed");
  await page.locator(".fetched-mark").waitFor();
  assert.equal(await notice(page).count(), 0);
  assert.deepEqual(page.faults, []);
});

test("stops offering crawlers once the service refuses their names", async () => {
  const page = await open({ AS_CRAWLERS: "on" });
  await fetchPage(page, "/open");
  await menu(page).selectOption("GPTBot");
  await page.route("**/api/inspect?*", (route) =>
    route.fulfill({ status: 403, json: { failure: { kind: "as-off", url: "", message: "off" } } }),
  );
  await clickFetch(page, "/wall");
  await page.locator(".live-status").getByText("Not fetched: the service does not send crawlers’ names.").waitFor();
  assert.equal(await menu(page).count(), 0);
  assert.equal(await notice(page).count(), 0);
});

test("the crawler menu fits every screen", async () => {
  const page = await open({ AS_CRAWLERS: "on" });
  await fetchPage(page, "/open");
  await fetchAs(page, "GPTBot", "/wall");
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width}`);
  }
});
