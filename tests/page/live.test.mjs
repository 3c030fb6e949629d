// Tests fetching through the live service, which runs in Node.js here, with local sites as its targets.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { onNode } from "../edge/support.mjs";
import { launchBrowser } from "../support/browser.mjs";
import { servePage } from "../support/server.mjs";
import { violations } from "./axe.mjs";
import { helpers } from "./support.mjs";

const ROBOTS = "User-agent: Googlebot\nDisallow: /closed\n";
const HTML = "<!doctype html><title>A title of its own</title><p>Text";

const closing = [];
const tests = { after: (close) => closing.push(close) };
/** Responses that are held back until a test releases them. */
const held = [];
let site;
/** A site whose robots.txt is truncated. */
let broken;
/** A site without a robots.txt. */
let bare;
let browser;
let page;

/** Starts a server, and returns its URL. */
async function listen(handler) {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  tests.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}

before(async () => {
  const pages = {
    "/robots.txt": [200, { "Content-Type": "text/plain" }, ROBOTS],
    "/open": [200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }, HTML],
    "/closed": [200, { "Content-Type": "text/html" }, HTML],
    "/closed/hidden": [200, { "Content-Type": "text/html", "X-Robots-Tag": "noindex" }, HTML],
    "/old": [301, { Location: "/open" }],
    "/forbidden": [403, { "Content-Type": "text/html" }, "<p>no"],
    "/wall": [403, { "Content-Type": "text/html", "CF-Mitigated": "challenge" }, "<p>Just a moment"],
  };
  site = await listen((request, response) => {
    const { pathname } = new URL(request.url, "http://a");
    const [status, headers, body] = pages[pathname] ?? [404, { "Content-Type": "text/html" }, "<p>none"];
    const answer = () => response.writeHead(status, headers).end(body);
    if (pathname === "/slow") held.push(() => response.writeHead(...pages["/open"].slice(0, 2)).end(HTML));
    else if (pathname === "/reset") request.socket.destroy();
    else answer();
  });
  broken = await listen((request, response) => {
    if (request.url !== "/robots.txt") return response.end(HTML);
    response.writeHead(200, { "Content-Type": "text/plain", "Content-Length": 1000 });
    response.write(ROBOTS, () => request.socket.destroy());
  });
  bare = await listen((request, response) => {
    response.writeHead(request.url === "/robots.txt" ? 404 : 200, { "Content-Type": "text/html" }).end(HTML);
  });
  const hosts = [site, broken, bare].map((url) => new URL(url).host);
  const service = await onNode(tests, { ALLOWED: hosts.join(" ") });
  const served = await servePage({ service: "/api/inspect", proxy: service.service });
  tests.after(() => served.close());
  browser = await launchBrowser();
  tests.after(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, serviceWorkers: "block" });
  page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  await page.goto(served.url);
  await page.locator(".group").first().waitFor();
  Object.assign(page, helpers(page));
});
after(async () => {
  for (const close of closing.reverse()) await close();
});

const urlField = () => page.getByLabel("URL or path");
const fetchButton = () => page.getByRole("button", { name: "Fetch", exact: true });
const pin = (name) => page.locator(".pin", { hasText: name });
const text = (pane) => page.editor.of(pane).evaluate((editor) => editor.value);
const status = () => page.locator(".live-status");
const mark = () => page.locator(".fetched-mark");

test("Enter fetches all three texts and shows the answer for them", async () => {
  await urlField().fill(`${site}/open`);
  await urlField().press("Enter");
  await mark().waitFor();
  assert.match(await mark().innerText(), /^Fetched at \d\d:\d\d UTC$/);
  assert.equal(await text("robots"), ROBOTS);
  assert.match(await text("headers"), /^HTTP\/1\.1 200 OK\n[\s\S]*X-Robots-Tag: noindex\n/);
  assert.equal(await text("html"), HTML);
  await pin("Googlebot may crawl it, but not index it").waitFor();
  await page.locator(".taken").getByText(`Fetched ${site}/open.`).waitFor();
  await page.locator(".page-footer").getByText("Only a URL that you fetch is sent to the service").waitFor();
  assert.deepEqual(await violations(page), []);
});

test("Undo reverts a fetch, and both Undo and edits remove the fetched mark", async () => {
  await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
  await mark().waitFor({ state: "detached" });
  assert.equal(await text("robots"), "", "the example's texts were removed when its URL was replaced");
  assert.equal(await urlField().inputValue(), `${site}/open`, "Undo restores the typed URL");
  await urlField().fill(`${site}/open`);
  await urlField().press("Enter");
  await mark().waitFor();
  await page.setText("User-agent: *\nDisallow: /\n");
  await mark().waitFor({ state: "detached" });
});

test("the page keeps the requested URL after a redirect and shows each response's headers", async () => {
  await urlField().fill(`${site}/old`);
  await fetchButton().click();
  await mark().waitFor();
  assert.equal(await urlField().inputValue(), `${site}/old`);
  const [first, second] = (await text("headers")).match(/^HTTP.*$/gm);
  assert.match(first, / 301 /);
  assert.match(second, / 200 /);
});

test("robots.txt is shown before a slow page has arrived, and Cancel discards the page", async () => {
  await page.setText("User-agent: *\nDisallow: /mine\n");
  await urlField().fill(`${site}/slow`);
  await fetchButton().click();
  await status().getByText("robots.txt: 200 · Page: waiting …").waitFor();
  assert.equal(await text("robots"), ROBOTS);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await fetchButton().waitFor();
  for (const go of held.splice(0)) go();
  assert.equal(await status().innerText(), "");
  await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
  assert.equal(await text("robots"), "User-agent: *\nDisallow: /mine\n");
});

test("a URL that is pasted outside the URL field cancels the fetch of the previous URL", async () => {
  // The service may have cached the response to the URL of the previous test.
  await urlField().fill(`${site}/slow?uncached`);
  await urlField().press("Enter");
  await status().getByText("robots.txt: 200 · Page: waiting …").waitFor();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://other.example/x");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await fetchButton().waitFor();
  for (const go of held.splice(0)) go();
  assert.equal(await urlField().inputValue(), "https://other.example/x");
  assert.equal(await status().innerText(), "");
  assert.equal(await text("html"), "");
});

test("switching the language cancels a fetch and restores the texts that it removed", async () => {
  await page.setText("User-agent: *\nDisallow: /mine\n");
  // The service never answers.
  await page.route("**/api/inspect?*", () => {});
  await urlField().fill(`${site}/open`);
  await urlField().press("Enter");
  await page.locator(".taken").getByText("Fetching").waitFor();
  await page.getByLabel("Language").selectOption("de");
  await page.getByLabel("Sprache").waitFor();
  await page.getByText("wird abgerufen").waitFor({ state: "detached" });
  await page.editor.becomes("User-agent: *\nDisallow: /mine\n");
  await page.unroute("**/api/inspect?*");
  await page.getByLabel("Sprache").selectOption("en");
  await fetchButton().waitFor();
});

test("an error response replaces the texts of the previous page", async () => {
  await urlField().fill(`${site}/forbidden`);
  await urlField().press("Enter");
  await mark().waitFor();
  assert.match(await text("headers"), /^HTTP\/1\.1 403 /);
  assert.equal(await text("html"), "<p>no");
});

test("a bot wall's response does not become the headers and the HTML of the page", async () => {
  await urlField().fill(`${site}/wall`);
  await urlField().press("Enter");
  await status().getByText("robots.txt: 200 · Page: a bot wall sent its own page instead").waitFor();
  assert.deepEqual([await text("robots"), await text("headers"), await text("html")], [ROBOTS, "", ""]);
});

test("a limit of the service does not count as an unreachable robots.txt", async () => {
  const failed = { event: "failure", failure: { kind: "site-limit", url: site, message: "" } };
  const robots = { ...failed, part: "robots-txt", site };
  const events = [robots, { ...failed, part: "page" }, { event: "end", fetches: 0, milliseconds: 1 }];
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join("");
  await page.route("**/api/inspect?*", (route) => route.fulfill({ body }));
  await urlField().fill(`${site}/open?limited`);
  await urlField().press("Enter");
  await status().getByText("Not fetched: too many requests for this site; try again in a minute.").waitFor();
  assert.equal(await page.locator(".conditions summary", { hasText: "no response" }).count(), 0);
  await page.unroute("**/api/inspect?*");
});

test("the body of an error response does not become the robots.txt", async () => {
  await urlField().fill(`${bare}/`);
  await urlField().press("Enter");
  await mark().waitFor();
  await page.locator(".conditions summary", { hasText: "robots.txt 404" }).waitFor();
  await page.editor.becomes(HTML, "html");
  assert.equal(await text("robots"), "");
});

test("a truncated robots.txt is shown as “no response”", async () => {
  await urlField().fill(`${broken}/`);
  await urlField().press("Enter");
  await mark().waitFor();
  await status().getByText("robots.txt: the response ended early").waitFor();
  await page.locator(".conditions summary", { hasText: "robots.txt no response" }).waitFor();
  assert.equal(await text("robots"), ROBOTS);
});

test("shows after one keystroke that robots.txt hides a live page's noindex from Googlebot", async () => {
  await urlField().fill(`${site}/closed/hidden`);
  await urlField().press("Enter");
  await pin("Googlebot").getByText("Blocked: URL only").waitFor();
  await pin("Googlebot").getByText("never sees the page’s directives").waitFor();
  await pin("Googlebot")
    .locator(".place", { hasText: /noindex.*headers, line \d+/ })
    .waitFor();
});

test("the page explains why a URL cannot be fetched", async () => {
  for (const [url, words] of [
    [`${site}/reset`, "Page: the server closed the connection"],
    ["http://example.com:8080/", "Not fetched: the service fetches from ports 80 and 443 only."],
    ["http://192.168.0.1/", "Not fetched: the address is in a private network, which the service does not reach."],
  ]) {
    await urlField().fill(url);
    await urlField().press("Enter");
    await status().getByText(words).waitFor();
  }
  await urlField().fill("/path");
  assert.equal(await status().innerText(), "", "the earlier error was about another URL");
  assert.equal(await fetchButton().isDisabled(), true);
  assert.deepEqual(page.faults, []);
});

test("the page without a service has no Fetch button and sends no request on Enter", async () => {
  const served = await servePage();
  const context = await browser.newContext({ serviceWorkers: "block" });
  const alone = await context.newPage();
  const requests = [];
  alone.on("request", (request) => request.url().includes("/api/") && requests.push(request.url()));
  await alone.goto(served.url);
  await alone.locator(".group").first().waitFor();
  await alone.getByLabel("URL or path").fill("https://example.com/");
  await alone.getByLabel("URL or path").press("Enter");
  assert.equal(await alone.getByRole("button", { name: "Fetch", exact: true }).count(), 0);
  assert.deepEqual(requests, []);
  await context.close();
  await served.close();
});
