// Tests the rendered HTML: its tab, and its effect on the answers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { cellOf, pageForTests, row } from "./support.mjs";

const site = pageForTests();

const RAW = "<!doctype html>\n<title>Shoes</title>\n<script src=shop.js></script>\n";
const RENDERED =
  "<!doctype html>\n<title>Shoes</title>\n<meta name=robots content=noindex>\n<script src=shop.js></script>\n";

const version = (page, name) => page.getByRole("tab", { name });
const isShown = (page, name = "Rendered") => page.getByRole("tab", { name, selected: true }).waitFor();

/** Opens the page with a robots.txt, headers, and the HTML as served, but without rendered HTML. */
async function openServed(layout = "Groups") {
  const page = await site.open({ layout });
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByLabel("URL or path").fill("https://shop.example/shoes");
  await page.setText("User-agent: *\nAllow: /\n");
  await page.setText("HTTP/2 200\ncontent-type: text/html\n", "headers");
  await page.setText(RAW, "html");
  return page;
}

// Google, "Understand the JavaScript SEO basics": scripts may add noindex. OpenAI does not document whether GPTBot runs scripts.
test("a noindex added by scripts changes the answer only for crawlers that render pages", async () => {
  const page = await openServed("Table");
  await page.getByLabel("Filter", { exact: true }).fill("googlebot gptbot");
  const headline = page.locator(".summary");
  await headline.getByText(/index/).waitFor();
  const answers = async () => Promise.all(["Googlebot", "GPTBot"].map((name) => row(page, name).innerText()));
  const [words, [google, gpt]] = [await headline.innerText(), await answers()];
  await page.setText(RENDERED, "rendered");
  await headline.getByText(/not index it/).waitFor();
  assert.notEqual(await headline.innerText(), words);
  const after = await answers();
  assert.notEqual(after[0], google);
  assert.equal(after[1], gpt);

  const pinned = page.locator(".pin .place", { hasText: "Rendered HTML, line 3" }).first();
  for (const line of [pinned, cellOf(page, "Googlebot", "index")]) {
    await page.showPane("robots");
    await line.click();
    await isShown(page);
  }
  assert.deepEqual(await page.editor.parts("decides", "rendered"), ["noindex"]);
  await page.locator("#version-panel-rendered-html .cm-line").nth(2).click();
  await page
    .locator(".line-strip")
    .getByText(/^Line 3 of the rendered HTML decides for \d+ user agents?\.$/)
    .waitFor();
  assert.deepEqual(await violations(page), []);
});

test("findings about scripts link to the rendered HTML", async () => {
  const page = await openServed();
  await page.setText(RENDERED, "rendered");
  await page.locator(".problems:not([aria-busy])").waitFor();
  await page.locator(".problems summary").click();
  const problem = page.locator(".problems > ul > li", { hasText: "Scripts forbid" });
  await page.showPane("headers");
  await problem.locator(".place").first().click();
  await isShown(page);
  assert.match(await version(page, "Rendered").innerText(), /\d/);
});

test("drafts, Undo and New include the rendered HTML", async () => {
  const page = await openServed();
  await page.setText(RENDERED, "rendered");
  await page.locator("#panel-html .pane-status").getByText("1 directive").waitFor();
  await page.waitForTimeout(700);
  await page.reload();
  await page.showPane("rendered");
  await page.editor.upgraded("rendered");
  await page.editor.becomes(RENDERED, "rendered");
  await page.clear("rendered");
  await page.getByText("Not given: the answers assume that scripts change no directives.").waitFor();
  await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
  await page.editor.becomes(RENDERED, "rendered");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.showPane("rendered");
  await page.editor.becomes("", "rendered");
});

test("arrow keys switch between the versions of the HTML", async () => {
  const page = await openServed();
  await page.showPane("html");
  await version(page, "Source").focus();
  await page.keyboard.press("ArrowRight");
  await isShown(page);
  assert.equal(await version(page, "Rendered").evaluate((tab) => tab === document.activeElement), true);
  await page.keyboard.press("Home");
  await isShown(page, "Source");
});
