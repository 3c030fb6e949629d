// Tests how many presses an SEO engineer needs for a task, from the first press to the answer. A press is a click, or a key with its
// modifiers. Texts are pasted from the clipboard. Typing into a field does not count.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { dropFiles, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

/** Counts the user's presses as the browser receives them. */
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

async function within(most) {
  const presses = await page.evaluate(() => window.presses);
  assert.ok(presses > 0, "the key presses are counted");
  assert.ok(presses <= most, `${presses} presses, of which ${most} are allowed`);
}

/** Pastes a text from the clipboard, as if another program had copied it. */
async function paste(text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
}

async function type(label, text) {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.fill(text);
}

const pin = (name) => page.locator(".pin").filter({ has: page.getByRole("button", { name, exact: true }) });
const group = (name) => page.locator(".group").filter({ hasText: name });

describe("tasks about one page", () => {
  test("shows why /blog is not in Google (at most 2 clicks or keys)", async () => {
    await paste("User-agent: *\nDisallow: /admin/\n\nUser-agent: Googlebot\nDisallow: /b\n");
    await type("URL or path", "/blog");
    await pin("Googlebot").getByText("Googlebot may not crawl it").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "line 5" }).waitFor();
    await pin("bingbot").getByText("bingbot may crawl it").waitFor();
    await within(2);
  });

  test("compares GPTBot with Googlebot (at most 2 clicks or keys)", async () => {
    await type("Filter", "gptbot googlebot");
    // In the example, line 21 applies to GPTBot and line 11 to Googlebot.
    await group("GPTBot").getByText("line 21").waitFor();
    await group("Googlebot").first().getByText("line 11").waitFor();
    await within(2);
  });

  test("shows the effect of a robots.txt that returns 503 for more than 12 hours (at most 3 clicks or keys)", async () => {
    await page.locator(".chip-menu summary").first().click();
    await page.getByRole("button", { name: "503", exact: true }).click();
    await page
      .getByRole("button", { name: /^12 hours to 30 days/ })
      .first()
      .click();
    // Google uses the last good copy from 12 hours to 30 days after robots.txt became unavailable ("How Google interprets the robots.txt
    // specification").
    await page.locator(".conditions summary", { hasText: "robots.txt 503 · 12 hours" }).waitFor();
    await page.locator(".pin", { hasText: "Googlebot" }).getByText("last good copy").first().waitFor();
    await within(3);
  });

  test("shows which line blocks GPTBot (at most 5 keys, no pointer)", async () => {
    await paste("User-agent: GPTBot\nDisallow: /account/\n");
    await page.keyboard.press("u");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("https://shop.example/account/orders");
    await page.keyboard.press("Tab");
    await page.keyboard.press("f");
    await page.keyboard.insertText("gptbot");
    await group("GPTBot").getByText("line 2").waitFor();
    await within(5);
  });

  test("evaluates a header and a meta element (at most 3 clicks or keys)", async () => {
    await paste("HTTP/2 200\ncontent-type: text/html\nx-robots-tag: bingbot: nofollow\n");
    await paste('<!doctype html><title>a</title><meta name="googlebot" content="noindex">\n');
    await type("URL or path", "/account-free");
    await pin("Googlebot").getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "HTML" }).waitFor();
    await within(3);
  });

  test("copies a link to the page (at most 1 click or key)", async () => {
    await page.getByRole("button", { name: "Copy link", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /copied/i })
      .first()
      .waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await (await site.browser.newContext({ serviceWorkers: "block" })).newPage();
    await other.goto(link);
    // The new page's skeleton also has a pin, but it is hidden.
    await other.locator(".pin:visible", { hasText: "Googlebot may not crawl it" }).waitFor();
    await other.context().close();
    await within(1);
  });

  test("evaluates the headers of a PDF (at most 3 clicks or keys)", async () => {
    await paste("HTTP/1.1 200 OK\nContent-Type: application/pdf\nX-Robots-Tag: noindex\n");
    await type("URL or path", "/files/prices.pdf");
    await pin("Googlebot").getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "headers, line 3" }).waitFor();
    await within(3);
  });

  test("shows that crawlers cannot see a noindex because the page is blocked (at most 2 clicks or keys)", async () => {
    await paste("User-agent: *\nDisallow: /\n");
    await paste("HTTP/2 200\ncontent-type: text/html\nx-robots-tag: noindex\n");
    await pin("Googlebot").getByText("Blocked: URL only").waitFor();
    await pin("Googlebot").getByText("never sees the page’s directives").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "headers, line 3" }).waitFor();
    await within(2);
  });

  test("shows which crawlers obey Crawl-delay (at most 2 clicks or keys)", async () => {
    await paste("User-agent: *\nCrawl-delay: 10\nDisallow: /search\n");
    await page.locator("details", { hasText: "Other fields: Crawl-delay" }).last().locator("summary").click();
    await page.locator(".records").getByText("Honoured by").waitFor();
    await within(2);
  });

  test("shows the effect of a robots.txt that returns 401 (at most 2 clicks or keys)", async () => {
    await page.locator(".chip-menu summary").first().click();
    await type("Status of robots.txt", "401");
    // RFC 9309, 2.3.1.3: a crawler may access any resource if robots.txt returns a status from 400 to 499.
    await page
      .locator(".summary")
      .getByText(/^No crawler is blocked/)
      .waitFor();
    assert.equal(await page.getByText("everything is blocked").filter({ visible: true }).count(), 0);
    await within(2);
  });

  test("shows that unavailable_after has passed (at most 2 clicks or keys)", async () => {
    await paste("User-agent: *\nAllow: /\n");
    await paste("HTTP/2 200\ncontent-type: application/pdf\nx-robots-tag: unavailable_after: 2020-01-01\n");
    await pin("Googlebot").getByText("Not indexed").waitFor();
    await page
      .locator(".summary")
      .getByText(/\d+ are assumed not to index it\./)
      .waitFor();
    await within(2);
  });

  test("shows how many crawlers for AI training are blocked (at most 1 click or key)", async () => {
    await paste("User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /\n");
    await pin("AI training")
      .getByText(/^3 of \d+ are blocked: /)
      .waitFor();
    await within(1);
  });

  test("evaluates a PDF behind a redirect (at most 1 click or key)", async () => {
    await paste("HTTP/2 301\nlocation: /b.pdf\n\nHTTP/2 200\ncontent-type: application/pdf\nx-robots-tag: noindex\n\n");
    await pin("Googlebot").getByText("Googlebot may not index it").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "headers, line 6" }).waitFor();
    await within(1);
  });

  test("evaluates a robots.txt with Cloudflare's managed rules (at most 2 clicks or keys)", async () => {
    // Cloudflare, managed robots.txt: https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/
    await paste(
      "User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n",
    );
    await pin("AI training")
      .getByText(/^1 of \d+ is blocked: GPTBot\. The control token Google-Extended is disallowed\./)
      .waitFor();
    await pin("Googlebot").getByText("Googlebot may crawl it").waitFor();
    await page.getByText("ai-train").filter({ visible: true }).first().waitFor();
    await within(2);
  });

  test("opens a link from another user while the page is in use", async () => {
    await paste("User-agent: *\nDisallow: /theirs\n");
    await page.getByRole("button", { name: "Copy link", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: /copied/i })
      .first()
      .waitFor();
    const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = await site.open({ layout: "Groups" });
    await other.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await other.locator("#page").getByText("Opened from a link.").waitFor();
    assert.match(await other.editor.of("robots").evaluate(({ value }) => value), /theirs/);
  });

  test("evaluates a request in a HAR file (at most 2 clicks or keys)", async () => {
    const response = (url, headers) => ({
      request: { method: "GET", url },
      response: { status: 200, httpVersion: "HTTP/2", headers, content: { text: "<p>x", mimeType: "text/html" } },
    });
    const entries = [
      response("https://staging.example/robots.txt", [{ name: "content-type", value: "text/plain" }]),
      response("https://staging.example/a", [{ name: "x-robots-tag", value: "noindex" }]),
      response("https://staging.example/b", []),
    ];
    entries[0].response.content = { text: "User-agent: *\nAllow: /\n", mimeType: "text/plain" };
    await dropFiles(page, { "site.har": JSON.stringify({ log: { version: "1.2", entries } }) });
    await page
      .locator(".har")
      .getByText(/staging\.example\/a/)
      .first()
      .click();
    await pin("Googlebot").getByText("Not indexed").waitFor();
    await pin("Googlebot").locator(".place", { hasText: "headers" }).waitFor();
    await within(2);
  });

  test("shows which crawlers may use the page for AI training (at most 2 clicks or keys)", async () => {
    await pin("AI training").getByRole("button", { name: "AI training", exact: true }).click();
    await group("GPTBot").getByText("line 21").waitFor();
    await group("ClaudeBot").getByText("line 21").waitFor();
    await within(2);
  });
});

describe("tasks in other views", () => {
  const go = (name) => page.getByRole("link", { name, exact: true }).click();

  test("tests fifty URLs against a pasted robots.txt (at most 3 clicks or keys)", async () => {
    await paste("User-agent: *\nDisallow: /old/\nAllow: /old/kept/\n");
    await go("Many URLs");
    const urls = Array.from(
      { length: 50 },
      (_, place) => `https://staging.example/${place % 2 ? "old" : "new"}/${place}`,
    );
    await paste(urls.join("\n"));
    await page.getByText("50 URLs were tested.").waitFor();
    // Line 2 of robots.txt disallows every second URL.
    const counts = page
      .locator(".urls .outcome")
      .first()
      .locator("tbody tr", { hasText: "Googlebot" })
      .locator(".count");
    assert.deepEqual(await counts.allInnerTexts(), ["25", "25"]);
    await page.locator(".urls").getByText("Disallow: /old/").filter({ visible: true }).first().waitFor();
    await within(3);
  });

  test("tests 200 URLs exported from Search Console (at most 3 clicks or keys)", async () => {
    await paste("User-agent: *\nDisallow: /*.pdf$\n");
    const rows = Array.from(
      { length: 200 },
      (_, place) => `https://www.mine.example/doc${place}${place < 5 ? ".pdf" : ""},2026-11-01`,
    );
    await paste(["URL,Last crawled", ...rows].join("\n"));
    await page.getByRole("button", { name: "Go to “Many URLs”" }).click();
    await page.getByText("200 URLs were tested.").waitFor();
    await page.getByText("The URLs are from the column “URL”.").waitFor();
    const counts = page.locator(".urls .outcome tbody tr", { hasText: "Googlebot" }).first().locator(".count");
    assert.deepEqual(await counts.allInnerTexts(), ["195", "5"]);
    await within(3);
  });

  test("generates a robots.txt that forbids AI training (at most 5 clicks or keys)", async () => {
    await paste("User-agent: *\nDisallow: /admin/\n");
    await page.evaluate(() => (window.presses = 0));
    await go("Generate");
    await page.getByRole("button", { name: "robots.txt", exact: true }).click();
    const purpose = page.locator(".wish-purposes").getByLabel("AI training", { exact: true });
    await purpose.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    assert.equal(await purpose.inputValue(), "disallowed");
    await page.getByRole("button", { name: "Use as robots.txt of this case" }).click();
    await page.getByText("The new lines were added to the robots.txt of this case.").waitFor();
    await within(5);
  });

  test("shows what bingbot loses if robots.txt changes (at most 3 clicks or keys)", async () => {
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

  test("generates an nginx configuration that keeps PDFs out of the index (at most 5 clicks or keys)", async () => {
    await go("Generate");
    await page.getByRole("button", { name: "nginx", exact: true }).click();
    await page.getByRole("radio", { name: "Files with these extensions" }).click();
    await page.getByRole("checkbox", { name: /^noindex/ }).click();
    await page.getByText(/location ~\* \\\.\(?pdf/).waitFor();
    await page.getByText('add_header X-Robots-Tag "noindex"').waitFor();
    await within(5);
  });
});

test("shows whether Googlebot may crawl the page on a phone set to German (at most 2 clicks or keys)", async () => {
  const phone = await site.open({
    layout: "Groups",
    locale: "de-DE",
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await phone.evaluate(countPresses);
  await phone.evaluate(() => navigator.clipboard.writeText("User-agent: *\nDisallow: /\n"));
  await phone.keyboard.press("Control+v");
  const googlebot = phone.locator(".pin", { hasText: "Googlebot" });
  await googlebot.getByText("Gesperrt: nur URL").waitFor();
  await phone.evaluate(() => scrollTo(0, 0));
  const { y, height } = await googlebot.boundingBox();
  assert.ok(y + height <= 844, `the answer ends at ${y + height}`);
  assert.ok((await phone.evaluate(() => window.presses)) <= 2);
});
