// Tests the report that the page exports, and the printed page.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { evaluate } from "robotscope";
import { violations } from "./axe.mjs";
import { CRAWLERS, pageForTests } from "./support.mjs";

const site = pageForTests();
// Several views have a pane for the same text. The first pane is in the page view, which may be hidden.
const text = (page, pane) =>
  page.editor
    .of(pane)
    .first()
    .evaluate((editor) => editor.value);
const url = (page) => page.getByLabel("URL or path");

describe("the exported report", () => {
  const open = async () => {
    const page = await site.open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Export report").click();
    return page;
  };
  const copy = async (page, name) => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    // Open the menu if it is closed: it closes when the focus moves elsewhere.
    if (!(await page.locator(".export").evaluate((menu) => menu.open))) await page.getByText("Export report").click();
    await page.getByRole("button", { name }).click();
    await page.locator(".export").getByText("Copied.").waitFor();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
    return page.evaluate(() => navigator.clipboard.readText());
  };

  test("the JSON report has the same answers as the npm package", async () => {
    const page = await open();
    const report = JSON.parse(await copy(page, "Copy as JSON"));
    const robots = await text(page, "robots");
    const headers = await text(page, "headers");
    const html = await text(page, "html");
    const of = evaluate({ url: report.url, robotsTxt: robots, headers, html, now: new Date(`${report.date}Z`) });
    assert.equal(report.crawlers.length, CRAWLERS.length);
    for (const [place, row] of report.crawlers.entries()) {
      const { crawl, indexing, visibility } = of.crawlers[place];
      assert.equal(row.crawler, of.crawlers[place].crawler);
      assert.equal(row.crawl, crawl?.access ?? "depends", row.crawler);
      assert.equal(row.directives, visibility, row.crawler);
      assert.equal(row.index, indexing.index.value, row.crawler);
      assert.equal(row.indexCertainty, indexing.index.certainty, row.crawler);
    }
    assert.equal(report.crawlers.find(({ crawler }) => crawler === "Googlebot").line, 11);
    assert.ok(report.findings.length > 0);
    const expected = of.aiSignals.flatMap(({ class: purpose, entries }) =>
      entries.map(({ signal, usage, stance, crawlers }) => [purpose, signal, usage, stance, crawlers.length]),
    );
    assert.deepEqual(
      report.aiSignals.map(({ purpose, signal, use, stance, crawlers }) => [
        purpose,
        signal,
        use,
        stance,
        crawlers.length,
      ]),
      expected,
    );
    await page.close();
  });

  test("the Markdown report has a limited length and escapes all texts", async () => {
    const page = await open();
    await url(page).fill("/a|b<img>`*");
    await page.setText("User-agent: *\nDisallow: /\n```\n# <script>\n");
    const markdown = await copy(page, "Copy the answer as Markdown");
    assert.match(markdown, /^# robotscope report\n/);
    assert.match(markdown, /^- URL or path: \/a\\\|b\\<img\\>\\`\\\*$/m);
    assert.match(markdown, /^\*\*\d+ of \d+ crawlers are blocked from \/a/m);
    assert.match(
      markdown,
      /^- \*\*Googlebot\*\*: Googlebot may not crawl it.* \(robots\.txt, line 2: Disallow: \/\)$/m,
    );
    assert.match(markdown, /^\| \d+ \| Blocked \| robots\.txt, line 2: Disallow: \/ \| .*\d+ more \|$/m);
    assert.ok(markdown.length < 4000 && !markdown.includes("<script>"), markdown);
    await page.close();
  });

  test("the report states how long robots.txt has been unreachable", async () => {
    const page = await open();
    await page.setStatus("503");
    for (const name of [/^12 hours to 30 days/, /^no$/]) await page.getByRole("button", { name }).first().click();
    const markdown = await copy(page, "Copy the answer as Markdown");
    assert.match(markdown, /^- How long has robots\.txt been failing\? 12 hours$/m);
    assert.match(markdown, /^- Does the crawler have a last good copy of robots\.txt\? no$/m);
    const { robotsUnreachableHours, robotsLastGoodCopy } = JSON.parse(await copy(page, "Copy as JSON"));
    assert.deepEqual([robotsUnreachableHours, robotsLastGoodCopy], [12, "missing"]);
    await page.close();
  });

  test("the report can be saved as Markdown, CSV and JSON", async () => {
    const page = await open();
    for (const [name, file] of [
      ["Save the answer as Markdown", "robotscope.md"],
      ["Save the table as CSV", "robotscope.csv"],
      ["Save as JSON", "robotscope.json"],
    ]) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      assert.equal((await download).suggestedFilename(), file);
    }
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("the printed page shows whole texts and no controls", async () => {
    const page = await open();
    await page.getByLabel("Load an example").selectOption({ label: "Large: 15,000 rules, 500 kB" });
    // Wait for the text: the pane receives it only after the page shows the answer.
    const isLarge = (editor) => editor.value.length > 400_000;
    await page.waitForFunction(isLarge, await page.editor.of("robots").elementHandle());
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const printed = page.locator(".printed-text");
    assert.equal(await printed.first().evaluate((pre) => pre.textContent), await text(page, "robots"));
    assert.ok(await printed.first().isVisible());
    const pressed = ".share, .pane-bar, .what-if, .views, .settings, .pin-menu, .pin-remove, .controls, .strip";
    assert.equal(await page.locator(`:is(${pressed}):visible`).count(), 0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await printed.count(), 0);
    await page.close();
  });

  test("the printed page shows the URL, the date, line numbers and the problems", async () => {
    const page = await site.open({ layout: "Groups" });
    await url(page).fill("https://a.example/x");
    await page.setText("User-agent: *\r\nDisalow: /x\n\nDisallow: /y");
    const problems = page.locator("details.problems");
    const isShown = () => problems.getByText("Disalow").first().isVisible();
    await problems.getByText("Disalow").first().waitFor({ state: "attached" });
    assert.equal(await isShown(), false);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const year = new Date().getFullYear();
    assert.match(await page.locator(".printed-title").innerText(), new RegExp(`^https://a.example/x · .*${year}`));
    const lines = page.locator(".printed-text").first().locator(".printed-line");
    assert.deepEqual(await lines.evaluateAll((all) => all.map((line) => line.textContent.trimEnd())), [
      "User-agent: *",
      "Disalow: /x",
      "",
      "Disallow: /y",
    ]);
    const numbered = (line) => getComputedStyle(line, "::before").content;
    assert.equal(await lines.first().evaluate(numbered), "counter(line)");
    assert.equal(await isShown(), true);
    assert.equal(await page.locator(":is(.get-texts, .drop-menu-content, .problems .fix):visible").count(), 0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await page.locator(".printed-title").count(), 0);
    assert.equal(await isShown(), false);
  });
});
