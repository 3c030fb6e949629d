// Tests that the page view reports contradictions between the page and a sitemap that was loaded in Many URLs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluate } from "robotscope";
import { dropFiles, pageForTests } from "./support.mjs";

const site = pageForTests();
const URL_OF_PAGE = "https://a.example/ü?b=1";
const sitemap = (url) => `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url><url><loc>${url}</loc></url></urlset>`;

const [{ explanation }] = evaluate({
  url: URL_OF_PAGE,
  headers: "X-Robots-Tag: noindex",
  inSitemap: true,
}).findings.filter(({ kind }) => kind === "listed-with-noindex");

test("reports noindex on a page that a sitemap lists", async () => {
  const page = await site.open();
  await page.setText("User-agent: *\n");
  await page.getByLabel("URL or path").fill(`${URL_OF_PAGE}#part`);
  await page.setText("X-Robots-Tag: noindex\n", "headers");
  const found = page.locator(".findings").getByText(explanation.split(":")[0]);
  assert.equal(await found.count(), 0);
  // The sitemap lists the same URL in a different spelling.
  await dropFiles(page, { "sitemap.xml": sitemap("HTTPS://A.example:443/%C3%BC?b=1") });
  await found.first().waitFor({ state: "attached" });
  // The finding disappears if the URL or the sitemap changes.
  await page.getByLabel("URL or path").fill("https://a.example/other");
  await found.first().waitFor({ state: "detached" });
  await page.getByLabel("URL or path").fill(URL_OF_PAGE);
  await found.first().waitFor({ state: "attached" });
  await dropFiles(page, { "sitemap.xml": sitemap("https://a.example/none") });
  await found.first().waitFor({ state: "detached" });
  // A byte order mark before a sitemap has no effect.
  await dropFiles(page, { "sitemap.xml": `\uFEFF${sitemap(URL_OF_PAGE)}` });
  await found.first().waitFor({ state: "attached" });
  await page.close();
});

test("does not report noindex on a page from a plain list of URLs", async () => {
  const page = await site.open();
  await page.setText("User-agent: *\n");
  await page.getByLabel("URL or path").fill(URL_OF_PAGE);
  await page.setText("X-Robots-Tag: noindex\n", "headers");
  await page.getByRole("link", { name: "Many URLs", exact: true }).click();
  const list = { name: "urls.txt", mimeType: "text/plain", buffer: Buffer.from(`${URL_OF_PAGE}\n`) };
  await page.locator(".urls input[type=file]").setInputFiles(list);
  await page.getByRole("link", { name: "One page", exact: true }).click();
  // The worker answers in order, so once the answer to this edit is shown, all earlier answers have arrived.
  await page.setText("X-Robots-Tag: noindex, nofolow\n", "headers");
  await page.locator(".findings").getByText("nofolow").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".findings").getByText(explanation.split(":")[0]).count(), 0);
  await page.close();
});
