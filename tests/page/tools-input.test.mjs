// Tests imports in the views other than the page view, and imports of compressed files.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { violations } from "./axe.mjs";
import { dropFiles, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Groups" });
});

const go = (name) => page.getByRole("link", { name, exact: true }).click();
const text = (label) => page.locator(`robots-editor[label="${label}"]`).evaluate((editor) => editor.value);
const upgraded = (label) => page.locator(`robots-editor[label="${label}"] .cm-content`).waitFor({ state: "attached" });
const taken = () => page.locator(".taken:visible").innerText();
const bytes = (buffer) => [...buffer];
const SITEMAP = '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

describe("imports in Compare", () => {
  beforeEach(async () => {
    await go("Compare");
    await upgraded("After");
  });

  test("Compare: a file dropped onto a version replaces that version", async () => {
    const after = await text("After");
    await dropFiles(page, { "old.txt": "User-agent: *\r\nDisallow: /old\n" }, { on: '[data-drop="version-before"]' });
    assert.match(await taken(), /old\.txt is now the version “Before”/);
    assert.deepEqual([await text("Before"), await text("After")], ["User-agent: *\nDisallow: /old\n", after]);
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual([await text("Before"), await text("After")], [after, after]);
    assert.equal(await page.locator(".taken:visible").count(), 0);
  });

  test("Compare: a file dropped elsewhere becomes “After”, and two files become both versions", async () => {
    const before = await text("Before");
    await dropFiles(page, { "robots.txt": "Disallow: /new" });
    assert.match(await taken(), /robots\.txt is now the version “After”/);
    assert.deepEqual([await text("Before"), await text("After")], [before, "Disallow: /new"]);
    await dropFiles(page, { "robots-1.txt": "Disallow: /1", "robots-2.txt": "Disallow: /2" });
    await page.getByText("robots-2.txt is now the version “After”").waitFor();
    assert.deepEqual([await text("Before"), await text("After")], ["Disallow: /1", "Disallow: /2"]);
  });

  test("Compare: both versions remain visible while files are dragged", async () => {
    await dropFiles(page, { "robots.txt": "" }, { letGo: false });
    const overlay = page.locator(".drop-overlay", { hasText: "Drop it on a version" });
    const [below, pane] = [
      await overlay.boundingBox(),
      await page.locator('[data-drop="version-after"]').boundingBox(),
    ];
    assert.ok(below.height < 200 && below.y > pane.y + 40, JSON.stringify({ below, pane }));
    assert.deepEqual(await violations(page), []);
  });

  test("Compare: the Undo button of an import disappears when the user types", async () => {
    await dropFiles(page, { "robots.txt": "Disallow: /new" });
    await page.locator('robots-editor[label="After"] .cm-content').focus();
    await page.keyboard.type("#");
    await page.locator(".taken:visible").waitFor({ state: "detached" });
  });
});

describe("imports in Many URLs", () => {
  beforeEach(async () => {
    await page.keepExample();
    await go("Many URLs");
  });

  test("Many URLs: dropped files replace the list of URLs and the tested robots.txt", async () => {
    await dropFiles(page, { "urls.csv": "/a\n/b\n", "robots.txt": "User-agent: *\nDisallow: /b\n" });
    assert.match(await taken(), /urls\.csv is now the list in “Many URLs”/);
    assert.match(await taken(), /robots\.txt is now in “robots\.txt”/);
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("2 URLs were tested.").waitFor();
    await page
      .locator(".url-rows tbody tr", { hasText: "/b" })
      .getByText("Blocked")
      .first()
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Go to “One page”" }).click();
    await page.locator("#url").waitFor();
    assert.equal(await text("robots.txt"), "User-agent: *\nDisallow: /b\n");
  });

  test("Many URLs: the page asks which request of a dropped HAR file to import", async () => {
    const entry = (url) => ({ request: { method: "GET", url }, response: { status: 200, headers: [] } });
    const entries = ["https://a.example/", "https://a.example/2"].map(entry);
    await dropFiles(page, { "x.har": JSON.stringify({ log: { entries } }) });
    await page.getByRole("heading", { name: "Which request of x.har?" }).waitFor();
    assert.deepEqual(await violations(page), []);
  });

  test("Many URLs: gzip files are unpacked, even without the extension .gz", async () => {
    const sitemap = `${SITEMAP}<url><loc>https://a.example/ü</loc></url></urlset>`;
    await dropFiles(page, { "sitemap.xml.gz": bytes(gzipSync(sitemap)) });
    assert.match(await taken(), /sitemap\.xml\.gz is a sitemap/);
    assert.equal(await text("URLs"), sitemap);
    const list = { name: "list", mimeType: "", buffer: gzipSync("/a\n/b\n/c") };
    await page.locator(".urls input[type=file]").setInputFiles(list);
    await page.getByText("list is now the list in “Many URLs”").waitFor();
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("3 URLs were tested.").waitFor();
  });

  test("Many URLs: a gzip file that is too large or damaged shows a notice", async () => {
    // 300 MB of zeros, compressed to 300 kB.
    const bomb = gzipSync(Buffer.alloc(300_000_000));
    await page.evaluate(() => {
      let last = performance.now();
      globalThis.longest = 0;
      globalThis.timer = setInterval(() => {
        globalThis.longest = Math.max(globalThis.longest, performance.now() - last);
        last = performance.now();
      }, 10);
    });
    await page.locator(".urls input[type=file]").setInputFiles({ name: "bomb.xml.gz", mimeType: "", buffer: bomb });
    await page.getByText("bomb.xml.gz is larger than 100 MB when unpacked").waitFor();
    const longest = await page.evaluate(() => globalThis.longest);
    assert.ok(longest < 1500, `the page stood still for ${longest} ms`);
    const cut = gzipSync(`${SITEMAP}${"<url/>".repeat(1000)}`).subarray(0, 60);
    await dropFiles(page, { "cut.xml.gz": bytes(cut) });
    await page.getByText("cut.xml.gz is a damaged gzip file").waitFor();
    assert.equal(await text("URLs"), "");
    assert.deepEqual(await violations(page), []);
  });

  test("Many URLs: a notice explains that a sitemap index lists sitemaps, not pages", async () => {
    const entry = (name) => `<s:sitemap><s:loc>https://a.example/${name}.xml</s:loc></s:sitemap>`;
    const index = `<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">${entry(1)}${entry(2)}</s:sitemapindex>`;
    await dropFiles(page, { "index.xml": index });
    assert.match(await taken(), /index\.xml is a sitemap index, which lists sitemaps, not pages/);
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("This is a sitemap index: its 2 URLs are other sitemaps").waitFor();
    await page.getByText("2 URLs were tested.").waitFor();
  });
});

test("Generate: an imported robots.txt goes to the page view, with a notice", async () => {
  await go("Generate");
  await dropFiles(page, { "robots.txt": "User-agent: *\nDisallow: /x\n" });
  assert.match(await taken(), /robots\.txt is now in “robots\.txt”/);
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Go to “One page”" }).click();
  assert.equal(await text("robots.txt"), "User-agent: *\nDisallow: /x\n");
});

test("Compare: example paths come from the URL column of a table", async () => {
  await go("Many URLs");
  await dropFiles(page, { "urls.csv": "URL,Last crawled\nhttps://a.example/shop/item-3,2026-11-04\n" });
  await go("Compare");
  await dropFiles(page, {
    "1.txt": "User-agent: *\nAllow: /\n",
    "2.txt": "User-agent: *\nDisallow: /shop/\n",
  });
  await page.locator(".change", { hasText: "/shop/item-3" }).first().waitFor();
  assert.equal(await page.getByText("2026-11-04").filter({ visible: true }).count(), 0);
});
