// Tests the built page in Chromium: panes, verdicts, explanations, the table and unusual input.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { blockedFrom, CRAWLERS, FETCHING, nameOf, openAll, openDetails, pageForTests, row } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Table" });
});

const answer = async (token) => (await row(page, token).locator(".answer").innerText()).trim();
const rule = async (token) => (await row(page, token).locator(".rule").innerText()).replace(/\s+/g, " ").trim();
const summary = () => page.locator(".summary").innerText();
const setText = (text) => page.setText(text);
const setUrl = (url) => page.getByLabel("URL or path").fill(url);

describe("deferred rendering", () => {
  test("a pane becomes an editor when it is first shown, and keeps its text", async () => {
    await page.editor.upgraded();
    await page.getByLabel("Load an example").selectOption({ index: 4 });
    const content = page.editor.of("html").locator(".cm-content");
    assert.equal(await content.count(), 0);
    await page.showPane("html");
    await content.waitFor();
    const plain = await page.locator("textarea#html").inputValue();
    assert.ok(plain.length > 0);
    assert.equal((await page.editor.of("html").evaluate(({ value }) => value)).trim(), plain.trim());
  });

  test("the table adds its rows in batches, without replacing earlier ones", async () => {
    const context = await site.browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.counts = [];
      new MutationObserver(() => {
        const rows = document.querySelectorAll("tr.crawler");
        window.first ??= rows[0];
        if (rows.length > 0 && rows.length !== window.counts.at(-1)) window.counts.push(rows.length);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url);
    await page.locator(".group").first().waitFor();
    await openAll(page);
    const counts = await page.evaluate(() => window.counts);
    assert.ok(counts.length > 5 && counts[0] < 30, counts.join());
    assert.equal(counts.at(-1), CRAWLERS.length);
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => a - b),
    );
    assert.equal(await page.evaluate(() => window.first === document.querySelector("tr.crawler")), true);
    await context.close();
  });
});

describe("the verdicts of the table", () => {
  test("the table has a verdict for every crawler in the catalogue, grouped by purpose", async () => {
    assert.equal(await page.locator("tr.crawler").count(), CRAWLERS.length);
    assert.equal(await page.locator("tr.purpose").count(), 10);
    const words = await summary();
    assert.match(words, blockedFrom("/checkout/help"));
    const ignoring = CRAWLERS.filter((crawler) => crawler.robots?.value === "ignores").length;
    assert.match(
      words,
      new RegExp(
        `\\. ${ignoring} ignore robots\\.txt\\. \\d+ may fetch it, but not index it\\. \\d+ are assumed not to index it\\.`,
      ),
    );
    assert.equal(await answer("Googlebot"), "Blocked");
    assert.equal(await rule("Googlebot"), "Line 11 Disallow: /checkout/");
    assert.equal(await answer("DuckDuckBot"), "May fetch it");
    assert.equal(await answer("Bytespider"), "Ignores robots.txt");
    assert.equal(await rule("AdsBot-Google"), "Ignores the * group");
  });

  test("the table shows the same verdicts as the npm package", async () => {
    const { crawlers, RobotsTxt } = await import("robotscope");
    const text =
      "User-agent: *\nDisallow: /*.php$\nAllow: /a\n\nUser-agent: Googlebot\nDisalow: /a\nUser-agent: bingbot\nDisallow: /a/b";
    await setText(text);
    await setUrl("https://example.com/a/b.php");
    await page.getByText("Line 6").first().waitFor();
    const verdicts = RobotsTxt.parse(text).checkAll("https://example.com/a/b.php");
    const shown = await page
      .locator("tr.crawler")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector(".crawler-name").textContent,
          row.querySelector("td.crawl .line-link")?.textContent ?? null,
          row.querySelector(".answer").textContent,
        ]),
      );
    assert.equal(shown.length, verdicts.length);
    for (const [name, line, word] of shown) {
      const verdict = verdicts.find((found) => found.crawler === name);
      assert.equal(line, verdict.rule ? `Line ${verdict.rule.line}` : null, name);
      // The rules of robots.txt do not affect the answers for crawlers that ignore it.
      if (word !== "Ignores robots.txt") {
        const isFree = ["Allowed", "May fetch it", "May fetch for users"].includes(word);
        const forUsers = crawlers().find(({ token }) => token === name).robots.value === "user-triggered";
        assert.equal(isFree, verdict.access === "allowed" || forUsers, name);
      }
    }
  });

  test("verdicts change as the user types", async () => {
    await setText("User-agent: GPTBot\nDisallow: /\n");
    await page.getByText(`1 of ${FETCHING} crawlers is blocked`).waitFor();
    assert.equal(await answer("GPTBot"), "Blocked");
    await page.editor.focusEnd();
    await page.keyboard.type("Allow: /");
    await page.getByText("No crawler is blocked").waitFor();
    assert.equal(await rule("GPTBot"), "Line 3 Allow: /");
  });

  test("verdicts change with the URL", async () => {
    await page.keepExample();
    await setUrl("https://shop.example/search?q=shoes");
    await page.getByText("from /search?q=shoes").waitFor();
    assert.equal(await rule("DuckDuckBot"), "Line 5 Disallow: /search?");
    assert.equal(await rule("bingbot"), "No rule matches");
  });
});

describe("the explanation of the chosen row", () => {
  test("the explanation names the group and the deciding line", async () => {
    await nameOf(page, "Googlebot-Image").click();
    const detail = page.locator(".why-panel");
    await detail.getByText("Line 9 names Googlebot, which Googlebot-Image also answers to.").waitFor();
    assert.match(await detail.innerText(), /Googlebot-Image may not crawl \/checkout\/help: line 11/);
    assert.equal(await detail.count(), 1, "only one row is open");
    assert.equal(await nameOf(page, "Googlebot").getAttribute("aria-current"), null);
  });

  test("the explanation shows the answers of other dialects with their reasons", async () => {
    await setText("User-agent: *\nDisallow: /\n\nAllow: /public/\n");
    await setUrl("/public/a");
    await nameOf(page, "GPTBot").click();
    const readings = page.locator(".readings");
    await openDetails(page, ".why-panel details");
    await readings.getByText("1996 Internet draft").waitFor();
    const items = (await readings.locator("tbody tr").allInnerTexts()).map((item) => item.replace(/\s+/g, " "));
    const of = (reader) => items.find((item) => item.startsWith(reader));
    assert.match(of("Baidu"), /^Baidu Blocked 2 which of several matching rules decides/);
    assert.match(of("Wikipedia"), /whether a blank line ends a group/);
    assert.match(of("Google’s parser"), /^Google’s parser Allowed 4 the same answer/);
    await setText("User-agent: *\nDisallow: /private/\n");
    await readings.getByText("All other dialects give the same answer.").waitFor();
  });

  test("the explanation highlights the deciding lines in the text", async () => {
    await page.editor.upgraded();
    const { lines } = page.editor;
    assert.deepEqual(await lines("disallow"), ["Disallow: /checkout/"]);
    assert.deepEqual(await lines("agent"), ["User-agent: Googlebot"]);
    await nameOf(page, "DuckDuckBot").click();
    await page.locator(".cm-line.mark-allow").waitFor();
    assert.deepEqual(await lines("allow"), ["Allow: /checkout/help"]);
    assert.deepEqual(await lines("lost"), ["Disallow: /checkout/"]);
    assert.deepEqual(await lines("agent"), ["User-agent: *"]);
  });

  test("the pane highlights the tokens of robots.txt that the engine returns", async () => {
    await setText("User-agent: Bot # who\nDisallow: /a*b$\nnonsense\n");
    await page.editor.upgraded();
    await page.editor.of("robots").locator(".tok-malformed").waitFor();
    const pieces = await page.editor
      .of("robots")
      .locator("[class^=tok-]")
      .evaluateAll((found) => found.map((piece) => [piece.className, piece.textContent]));
    assert.deepEqual(pieces, [
      ["tok-user-agent-field", "User-agent"],
      ["tok-separator", ":"],
      ["tok-token", "Bot"],
      ["tok-comment", "# who"],
      ["tok-rule-field", "Disallow"],
      ["tok-separator", ":"],
      ["tok-pattern", "/a"],
      ["tok-wildcard", "*"],
      ["tok-pattern", "b"],
      ["tok-wildcard", "$"],
      ["tok-malformed", "nonsense"],
    ]);
  });

  test("choosing a crawler scrolls to the deciding line of a long text", async () => {
    await page.editor.upgraded();
    await page.getByLabel("Load an example").selectOption({ label: "Large: 15,000 rules, 500 kB" });
    await page.locator(".pane-status", { hasText: "kB" }).waitFor();
    await nameOf(page, "AhrefsBot").click();
    // Scroll back to the texts, which are above the long table.
    await page.editor.upgraded();
    const deciding = page.locator(".cm-line.mark-allow, .cm-line.mark-disallow");
    await deciding.waitFor();
    assert.ok(await deciding.isVisible());
    const line = (await row(page, "AhrefsBot").locator("td.crawl .line-link").innerText()).replace("Line ", "");
    assert.ok(Number(line) > 10_000, line);
  });
});

describe("the table of crawlers", () => {
  test("the table can be filtered by operator and verdict", async () => {
    await page.getByLabel("Filter").fill("openai");
    assert.deepEqual((await page.locator("tr.crawler .crawler-name").allInnerTexts()).sort(), [
      "ChatGPT Agent",
      "ChatGPT-User",
      "GPTBot",
      "OAI-AdsBot",
      "OAI-SearchBot",
    ]);
    await page.getByLabel("Verdict", { exact: true }).selectOption("Blocked 1");
    assert.deepEqual(await page.locator("tr.crawler .crawler-name").allInnerTexts(), ["GPTBot"]);
    await page.getByLabel("Filter").fill("no such crawler");
    await page.getByText("No crawler matches the filter.").waitFor();
  });

  test("the table has a row for the user's own User-Agent", async () => {
    const field = page.getByLabel("Your own User-Agent");
    await field.fill("Mozilla/5.0 (compatible; ExampleBot/2.0; +https://example.com/bot)");
    const custom = page.locator("tbody", { hasText: "Your own User-Agent" });
    await custom.getByText("ExampleBot", { exact: true }).waitFor();
    assert.match(await custom.innerText(), /May fetch it[\s\S]*Line 6 Allow: \/checkout\/help/);
    await nameOf(page, "ExampleBot").click();
    await page.locator(".why-panel").getByText("ExampleBot may crawl /checkout/help: line 6").waitFor();
    await field.fill(
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot",
    );
    await page.locator(".why-panel").getByText("GPTBot obeys robots.txt (documented).").waitFor();
    assert.equal(await custom.locator("tr.crawler .answer").innerText(), "Blocked");
  });
});

describe("unusual input gets a message or a sensible verdict", () => {
  test("the page reports an invalid URL, but not an empty URL field", async () => {
    await page.keepExample();
    await setUrl("hello world");
    await page.getByText("“hello world” is neither a URL nor a path").waitFor();
    assert.equal(await page.getByLabel("URL or path").getAttribute("aria-invalid"), "true");
    await setUrl("");
    await page.getByText("Enter a URL or a path to see who may crawl it.").waitFor();
    assert.equal(
      await page.getByLabel("URL or path").getAttribute("aria-invalid"),
      "false",
      "an empty field is not invalid",
    );
    await setUrl("/checkout/help");
    await page.getByText(blockedFrom("/checkout/help")).waitFor();
  });

  test("a missing robots.txt leaves the answer unknown, and an empty one allows everything", async () => {
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("Not given: the robots.txt is unknown, not empty.").waitFor();
    assert.match(await summary(), /Crawling unknown: no robots\.txt yet/);
    await setText("a");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.getByText("An empty robots.txt allows everything.").waitFor();
    assert.match(await summary(), /No crawler is blocked/);
  });

  test("HTML in place of a robots.txt is reported, and blocks no crawler", async () => {
    await setText("<!DOCTYPE html>\n<html><head><title>Not found</title></head></html>");
    await page.getByText("This looks like a web page").waitFor();
    await page.getByText("The text has no rules").waitFor();
    assert.match(await summary(), /No crawler is blocked/);
  });

  test("a robots.txt of 50 MB without rules blocks no crawler, and the page still works", async () => {
    await page.getByLabel("Open file").setInputFiles(await site.bigFile());
    await page.getByText(/50.000 kB/).waitFor({ timeout: 60_000 });
    assert.match(await summary(), /No crawler is blocked/);
    await setUrl("/other");
    await page.getByText("from /other").waitFor({ timeout: 60_000 });
    await page.getByLabel("Load an example").selectOption({ index: 1 });
    await page.getByText(blockedFrom("/checkout/help")).waitFor({ timeout: 60_000 });
  });

  test("the page handles tens of thousands of rules or groups, and a 1 MB rule", async () => {
    const file = (text) => ({ name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    const detail = page.locator(".why-panel");
    await page.getByLabel("Open file").setInputFiles(file(`User-agent: *\n${"Disallow: /\n".repeat(42_000)}`));
    await detail.getByText("41,980 more rules match but do not decide.").waitFor();
    await page.getByLabel("Open file").setInputFiles(file("User-agent: *\nDisallow: /\n".repeat(19_000)));
    await detail.getByText("19,000 groups are for *").waitFor();
    await page.getByLabel("Open file").setInputFiles(file(`User-agent: *\nDisallow: /${"*".repeat(1_000_000)}`));
    await page.locator(".pane-status", { hasText: "2 lines" }).waitFor();
    assert.equal(await answer("GPTBot"), "Blocked");
    assert.ok((await rule("GPTBot")).length <= 220);
  });

  test("a robots.txt of a single HTML tag is reported as a web page", async () => {
    await setText("<html>");
    await page.getByText("This looks like a web page").waitFor();
  });

  test("control characters, a byte order mark and unusual line breaks are accepted", async () => {
    await page.getByLabel("Open file").setInputFiles({
      name: "robots.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("\ufeffUser-agent: GPTBot\rDisallow: /\0x\r\n\u0001\u2028\u202e# end\n"),
    });
    await page
      .locator(".pane-status:visible")
      .getByText(/^3 lines/)
      .waitFor();
    assert.match(await answer("GPTBot"), /^(Allowed|May fetch it)$/);
    await setUrl("/\u0000x");
    assert.equal(await page.locator("tr.crawler").count(), CRAWLERS.length);
  });
});
