// Tasks as an SEO engineer has them, each from the first press to the answer. What is counted is presses: a click or a
// key, with what is held with it. Texts come from the clipboard; what is typed into a field counts for nothing.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

/** Counts what a user presses, as the browser sees it. */
function countPresses() {
  window.presses = 0;
  addEventListener("pointerdown", () => (window.presses += 1), true);
  addEventListener("keydown", ({ key }) => (window.presses += /^(Control|Shift|Alt|Meta)$/.test(key) ? 0 : 1), true);
}

beforeEach(async () => {
  page = await site.open({ layout: "Groups", permissions: ["clipboard-read", "clipboard-write"] });
  await page.editor.upgraded();
  await page.evaluate(countPresses);
});

afterEach(() => page.close());

/** The answer is there after at most so many presses. */
async function within(most) {
  const presses = await page.evaluate(() => window.presses);
  assert.ok(presses > 0, "something is counted");
  assert.ok(presses <= most, `${presses} presses, of which ${most} are allowed`);
}

/** Pastes what another program has put into the clipboard. */
async function paste(text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
}

/** Clicks into a field, and types. */
async function type(label, text) {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.fill(text);
}

const pin = (name) => page.locator(".pin").filter({ has: page.getByRole("button", { name, exact: true }) });
const group = (name) => page.locator(".group").filter({ hasText: name });

describe("one page", () => {
  test("why is /blog not in Google?", async () => {
    await paste("User-agent: *\nDisallow: /admin/\n\nUser-agent: Googlebot\nDisallow: /b\n");
    await type("URL or path", "/blog");
    await pin("Googlebot").getByText("Googlebot may not crawl it").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "line 5" }).waitFor();
    await pin("bingbot").getByText("bingbot may crawl it").waitFor();
    await within(2);
  });

  test("GPTBot against Googlebot", async () => {
    await type("Filter", "gptbot googlebot");
    // The example: line 21 is GPTBot's, line 11 is Googlebot's.
    await group("GPTBot").getByText("line 21").waitFor();
    await group("Googlebot").first().getByText("line 11").waitFor();
    await within(2);
  });

  test("robots.txt answers 503 for two days", async () => {
    await page.locator(".chip-menu summary").first().click();
    await page.getByRole("button", { name: "503", exact: true }).click();
    await page.getByRole("button", { name: "2 days", exact: true }).click();
    // Google, How Google interprets the robots.txt specification: after 12 hours the last good copy counts, for 30 days.
    await page.locator(".conditions summary", { hasText: "robots.txt 503 · 2 days" }).waitFor();
    await page.locator(".pin", { hasText: "Googlebot" }).getByText("last good copy").first().waitFor();
    await within(4);
  });

  test("a header and a meta element", async () => {
    await paste("HTTP/2 200\ncontent-type: text/html\nx-robots-tag: bingbot: nofollow\n");
    await paste('<!doctype html><title>a</title><meta name="googlebot" content="noindex">\n');
    await type("URL or path", "/account-free");
    await pin("Googlebot").getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "HTML" }).waitFor();
    await within(3);
  });

  test("share what is seen", async () => {
    await page.getByRole("button", { name: "Copy link", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /copied/i })
      .first()
      .waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await (await site.browser.newContext({ serviceWorkers: "block" })).newPage();
    await other.goto(link);
    // The picture of the example that the page comes with has one, too, out of sight.
    await other.locator(".pin:visible", { hasText: "Googlebot may not crawl it" }).waitFor();
    await other.context().close();
    await within(1);
  });

  test("a header of a PDF", async () => {
    await paste("HTTP/1.1 200 OK\nContent-Type: application/pdf\nX-Robots-Tag: noindex\n");
    await type("URL or path", "/files/prices.pdf");
    await pin("Googlebot").getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "headers, line 3" }).waitFor();
    await within(3);
  });

  test("who may train on it?", async () => {
    await pin("AI training").getByRole("button", { name: "AI training", exact: true }).click();
    await group("GPTBot").getByText("line 21").waitFor();
    await group("ClaudeBot").getByText("line 21").waitFor();
    await within(2);
  });
});

describe("other views", () => {
  const go = (name) => page.getByRole("link", { name, exact: true }).click();

  test("fifty URLs against the file of a staging server", async () => {
    await paste("User-agent: *\nDisallow: /old/\nAllow: /old/kept/\n");
    await go("Many URLs");
    const urls = Array.from(
      { length: 50 },
      (_, place) => `https://staging.example/${place % 2 ? "old" : "new"}/${place}`,
    );
    await paste(urls.join("\n"));
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("50 URLs were tested.").waitFor();
    // Each second one is disallowed, by line 2.
    const counts = page
      .locator(".urls .outcome")
      .first()
      .locator("tbody tr", { hasText: "Googlebot" })
      .locator(".count");
    assert.deepEqual(await counts.allInnerTexts(), ["25", "25"]);
    await page.locator(".urls").getByText("Disallow: /old/").filter({ visible: true }).first().waitFor();
    await within(4);
  });

  test("what a deploy takes from Bing", async () => {
    await paste("User-agent: *\nDisallow: /cart/\n");
    await page.evaluate(() => (window.presses = 0));
    await go("Compare");
    await paste("User-agent: *\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /shop/\n");
    const lost = page.locator(".change", { hasText: "/shop/" }).filter({ hasText: "Blocked now" });
    await lost.getByText("line 5").waitFor();
    await page
      .locator(".concerned, .difference-crawlers", { hasText: "bingbot" })
      .first()
      .waitFor({ state: "attached" });
    await within(3);
  });

  test("a configuration of nginx that keeps PDFs out of the index", async () => {
    await go("Generate");
    await page.getByRole("button", { name: "nginx", exact: true }).click();
    await page.getByRole("radio", { name: "Files with these extensions" }).click();
    await page.getByRole("checkbox", { name: /^noindex/ }).click();
    await page.getByText(/location ~\* \\\.\(?pdf/).waitFor();
    await page.getByText('add_header X-Robots-Tag "noindex"').waitFor();
    await within(5);
  });
});
