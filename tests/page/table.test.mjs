// Tests the table of crawlers and questions: order, filters, explanations and keyboard use. Also tests the search preview.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { CRAWLERS, cellOf, FETCHING, nameOf, openAll, pageForTests } from "./support.mjs";

const ROBOTS =
  "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\nAllow: /b\n\nUser-agent: *\nContent-Signal: ai-train=no\nAllow: /\n";
const HEADERS =
  "HTTP/2 200\nx-robots-tag: googlebot: noindex, max-snippet: 20\nx-robots-tag: bingbot: max-snippet: 5\n";
const HTML =
  '<title>Shoes &amp; more</title><meta name="description" content="All kinds of shoes, for all kinds of feet.">\n<meta name="robots" content="max-image-preview:standard, max-snippet:12">';

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open();
  await page.setText(HTML, "html");
  await page.setText(HEADERS, "headers");
  await page.setText(ROBOTS);
  await page.getByLabel("URL or path").fill("https://shop.example/shoes/red");
  await page.getByText(`2 of ${FETCHING} crawlers are blocked`).first().waitFor();
  await openAll(page);
});

const shown = () => page.locator("tr.crawler .crawler-name").allInnerTexts();
const why = () => page.locator(".why");
const tab = (name) => page.getByRole("tab", { name });

test("the table shows at least 20 rows on a screen of 1024 by 900 pixels", async () => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.locator(".table-box").evaluate((box) => box.scrollIntoView());
  const rows = await page.locator(".table-box").evaluate((box) => {
    const { bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll("tr.crawler")].filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
  });
  assert.ok(rows >= 20, `${rows} rows`);
});

describe("rows", () => {
  test("rows can be filtered by operator, purpose and verdict together", async () => {
    await page.getByLabel("Operator", { exact: true }).selectOption("Google");
    assert.ok((await shown()).includes("Googlebot"));
    await page.getByLabel("Purpose", { exact: true }).selectOption("Search engines");
    await page.getByLabel("Verdict", { exact: true }).selectOption({ index: 4 });
    const names = await shown();
    assert.ok(names.includes("Googlebot") && !names.includes("bingbot"), names.join());
    await page.getByText(`${names.length} of ${CRAWLERS.length} shown.`).waitFor();
    await page.getByRole("button", { name: "Show all crawlers" }).click();
    assert.equal((await shown()).length, CRAWLERS.length);
    const chosen = page.getByLabel("Operator", { exact: true }).locator("option:checked");
    assert.equal(await chosen.textContent(), "All operators");
  });

  test("rows can be limited to crawlers that differ from most others", async () => {
    await page.getByRole("button", { name: "Only those that differ" }).click();
    const names = await shown();
    for (const token of ["GPTBot", "CCBot", "Googlebot", "bingbot"]) assert.ok(names.includes(token), token);
    assert.ok(names.length < 66 && !names.includes("AhrefsBot"), names.join());
  });

  test("rows can be sorted by a column in both directions", async () => {
    const first = async () =>
      (await page.locator("tbody").first().locator(".crawler-name").allInnerTexts()).slice(0, 2);
    const start = await first();
    const head = page.getByRole("columnheader", { name: "Snippet" });
    assert.equal(await head.getAttribute("aria-sort"), "none");
    await head.getByRole("button").click();
    assert.equal(await head.getAttribute("aria-sort"), "ascending");
    assert.equal((await first())[0], "bingbot");
    await head.getByRole("button").click();
    assert.equal(await head.getAttribute("aria-sort"), "descending");
    assert.notEqual((await first())[0], "bingbot");
    await head.getByRole("button").click();
    assert.deepEqual(await first(), start);
  });
});

describe("a cell of the table", () => {
  test("pressing a cell explains its question and shows the pane with the deciding directive", async () => {
    await cellOf(page, "Googlebot", "index").click();
    await why().getByRole("heading", { name: "May it show the page in results?" }).waitFor();
    assert.equal(await tab("Headers").getAttribute("aria-selected"), "true");
    assert.deepEqual(await page.editor.parts("decides", "headers"), ["noindex"]);
    assert.deepEqual(await page.editor.parts("overruled", "headers"), []);
    const words = (await why().innerText()).replace(/\s+/g, " ");
    assert.match(words, /forbidden documented .*Googlebot may crawl .*Decided by: noindex headers, line 2/);
    const links = await why()
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.href));
    assert.ok(
      links.some((link) => link.includes("robots-meta-tag")),
      links.join(),
    );
  });

  test("pressing a cell marks overruled directives, even in a different pane", async () => {
    await cellOf(page, "Googlebot", "snippet").click();
    await page.locator(".part-overruled").first().waitFor({ state: "attached" });
    assert.deepEqual(await page.editor.parts("decides", "html"), ["max-snippet:12"]);
    assert.deepEqual(await page.editor.parts("overruled", "headers"), ["max-snippet: 20"]);
    assert.match((await why().innerText()).replace(/\s+/g, " "), /Overrides: max-snippet: 20 headers, line 2/);
    assert.equal(await tab("HTML").getAttribute("aria-selected"), "true");
  });

  test("pressing a cell about crawling shows the deciding rule and links to the RFC", async () => {
    await page.showPane("html");
    await cellOf(page, "GPTBot", "crawl").click();
    await why().getByText("GPTBot may not crawl /shoes/red: line 3").waitFor();
    assert.equal(await tab("robots.txt").getAttribute("aria-selected"), "true");
    assert.deepEqual(await page.editor.lines("disallow"), ["Disallow: /"]);
    const link = why().getByRole("link", { name: /RFC 9309, section 2\.2\.2/ });
    assert.match(await link.getAttribute("href"), /rfc9309\.html#section-2\.2\.2$/);
  });

  test("pressing a cell marks directives that a blocked crawler does not see", async () => {
    await cellOf(page, "GPTBot", "image-preview").click();
    await why().getByText("GPTBot may not fetch the page, so it does not see the directive").waitFor();
    assert.deepEqual(await page.editor.parts("unseen", "html"), ["max-image-preview:standard"]);
    assert.deepEqual(
      await page.editor.lines("disallow"),
      ["Disallow: /"],
      "the rule that blocks the crawler is marked, too",
    );
  });

  test("pressing a cell about AI shows the signals, which never change a verdict", async () => {
    const cell = cellOf(page, "Bytespider", "ai-use");
    assert.equal(await cell.innerText(), "✕");
    await cell.click();
    await why().getByText("Content-Signal, AI training: disallowed.").waitFor();
    await why().getByText("AI signals never change a verdict").waitFor();
    assert.equal(await cellOf(page, "AhrefsBot", "index").innerText(), "✓");
  });

  test("the explanation of a cell links to the crawler's explanation", async () => {
    await cellOf(page, "bingbot", "archive").click();
    assert.equal(await cellOf(page, "bingbot", "archive").getAttribute("aria-current"), "true");
    await page.getByRole("button", { name: "Everything about bingbot" }).click();
    await page.locator(".why-panel .indexing .outcomes").waitFor();
    assert.equal(await nameOf(page, "bingbot").getAttribute("aria-current"), "true");
  });

  test("explanations of cells about crawling, indexing and AI use have no axe-core violations", async () => {
    await page.getByLabel("Filter", { exact: true }).fill("googlebot");
    for (const question of ["crawl", "index", "ai-use"]) {
      await cellOf(page, "Googlebot", question).click();
      await why().waitFor();
      assert.deepEqual(await violations(page), [], question);
    }
  });
});

test("the table is one tab stop and can be used by keyboard alone", async () => {
  await nameOf(page, "Googlebot").focus();
  const focused = () =>
    page.evaluate(() => {
      const cell = document.activeElement.closest("[data-question]");
      return [document.activeElement.closest("[data-row]")?.dataset.row, cell?.dataset.question];
    });
  assert.equal(await page.locator("tr.crawler [tabindex='0']").count(), 1);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  const [below, question] = await focused();
  assert.equal(question, "index");
  assert.notEqual(below, "Googlebot");
  await page.keyboard.press("End");
  assert.deepEqual(await focused(), [below, "ai-use"]);
  await page.keyboard.press("Control+Home");
  const [top] = await focused();
  assert.equal(top, (await shown())[0]);
  assert.equal(await page.locator("tr.crawler [tabindex='0']").count(), 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await why().getByRole("heading", { name: "May it fetch the page?" }).waitFor();
  assert.deepEqual(await focused(), [top, "crawl"], "the focus stays on the cell");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.closest("table") === null), true);
  await page.keyboard.press("Shift+Tab");
  assert.deepEqual(await focused(), [top, "crawl"]);
});

test("clicking a line marks the crawlers it decides for, and can filter the table", async () => {
  await page.editor.of("robots").locator(".cm-line", { hasText: "Disallow: /" }).click();
  await page.getByText("Line 3 of robots.txt decides for 2 user agents.").waitFor();
  assert.deepEqual((await page.locator("tr.decided .crawler-name").allInnerTexts()).sort(), ["CCBot", "GPTBot"]);
  await page.getByRole("button", { name: "Show only these" }).click();
  assert.deepEqual((await shown()).sort(), ["CCBot", "GPTBot"]);
  await page.showPane("headers");
  await page.editor.of("headers").locator(".cm-line", { hasText: "bingbot" }).click();
  await page
    .getByText(/Line 3 of the headers decides for \d+ user agents?\./)
    .or(page.getByText(/Line 3 of the headers is for/))
    .waitFor();
  assert.ok((await shown()).includes("bingbot"));
  assert.equal((await shown()).includes("GPTBot"), false);
});

describe("the search preview", () => {
  test("the search preview limits the snippet and the image as the directives require", async () => {
    await nameOf(page, "DuckDuckBot").click();
    const result = page.locator(".result");
    await result.getByText("Shoes & more").waitFor();
    assert.equal(await result.locator(".result-snippet").innerText(), "All kinds of…");
    assert.equal(await result.locator(".result-url").innerText(), "https://shop.example › shoes › red");
    assert.equal(await result.locator(".thumbnail.standard").count(), 1);
  });

  test("the search preview is empty for unlisted pages, and shows only the URL of blocked pages", async () => {
    await page.locator(".preview").getByText("The page is not listed.").waitFor();
    assert.equal(await page.locator(".result").count(), 0);
    await nameOf(page, "GPTBot").click();
    await page.locator(".result").getByText("No information is available for this page.").waitFor();
    assert.equal(await page.locator(".result .thumbnail").count(), 0);
  });

  test("the search preview shows the date in unavailable_after", async () => {
    await page.setText("HTTP/2 200\nx-robots-tag: unavailable_after: 2099-01-01T00:00:00Z\n", "headers");
    await page.locator(".preview").getByText("until 1 January 2099, 00:00 UTC").first().waitFor();
  });

  test("the search preview displays markup in the page's texts as text", async () => {
    // Choose the row before the text changes: a new notice would move the rows, and the click could hit a different row.
    await nameOf(page, "bingbot").click();
    await page.locator(".result").getByText("Shoes & more").waitFor();
    await page.setText(
      "<title><img src=x onerror=window.hurt=1></title><body><p>&lt;script>window.hurt=1&lt;/script>",
      "html",
    );
    await page.locator(".result").getByText("<img src=x onerror=window.hurt=1>").waitFor();
    assert.equal(await page.evaluate(() => window.hurt), undefined);
  });
});
