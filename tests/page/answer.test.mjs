// Tests the answer at the top of the page: pins above the fold, then groups of crawlers.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { CRAWLERS, pageForTests, sendsRequests } from "./support.mjs";

const site = pageForTests();
let page;

const open = (options) => site.open({ layout: "Groups", ...options });
const pin = (name) => page.locator(".pin").filter({ has: page.getByRole("button", { name, exact: true }) });
const pins = () => page.locator(".pin-name").allInnerTexts();
const pressed = (name) => page.getByRole("button", { name, exact: true }).click();

describe("the first screen", () => {
  for (const [width, height, screens] of [
    [1440, 900, 1.6],
    [1024, 768, 2.1],
    [390, 844, 3.2],
  ]) {
    test(`every pin is visible without scrolling at ${width} × ${height}, and the page is at most ${screens} screens tall`, async () => {
      const page = await open({ viewport: { width, height } });
      for (const pin of await page.locator(".pin").all()) {
        const { y, height: pinHeight } = await pin.boundingBox();
        assert.ok(y + pinHeight <= height, `${await pin.innerText()} ends at ${y + pinHeight}`);
        assert.ok((await pin.locator(".place").count()) > 0, await pin.innerText());
      }
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(whole <= screens * height, `${whole} of ${screens * height} pixels`);
      await page.close();
    });
  }

  test("Tab reaches the first answer in at most thirteen presses", async () => {
    page = await open();
    let stops = 0;
    const isThere = () => page.evaluate(() => document.activeElement?.closest(".answers") !== null);
    for (; stops < 30; stops += 1) {
      await page.keyboard.press("Tab");
      if (await isThere()) break;
    }
    assert.ok(stops <= 12, `${stops}`);
    await page.close();
  });
});

describe("pins", () => {
  beforeEach(async () => {
    page = await open();
  });

  test("the initial pins are Googlebot, bingbot and two AI classes, and link to the deciding lines", async () => {
    assert.deepEqual(await pins(), ["Googlebot", "bingbot", "AI training", "AI search"]);
    assert.match(await pin("Googlebot").innerText(), /Googlebot may not crawl it/);
    await pin("Googlebot").locator(".place", { hasText: "line 4" }).click();
    await page.getByRole("tab", { name: "Headers", selected: true }).waitFor();
    await pin("AI training").locator(".place", { hasText: "line 21" }).click();
    await page.getByRole("tab", { name: "robots.txt", selected: true }).waitFor();
    await page.close();
  });

  test("every count in the pin for a class has a label", async () => {
    const numbers = await pin("AI training").locator(".pin-tally > *").allInnerTexts();
    assert.ok(numbers.length > 1);
    for (const number of numbers)
      assert.match(number, /^\d+ (blocked|not indexed|assumed not indexed|allowed|depends?|other)$/);
  });

  test("a pin for a class and the groups show the same number of blocked crawlers", async () => {
    const [, blocked, total] = (await pin("AI training").innerText()).match(/(\d+) of (\d+) are blocked/);
    const [crawlers, tokens] = [true, false].map((sends) =>
      CRAWLERS.filter((crawler) => crawler.class === "ai-training" && sendsRequests(crawler) === sends),
    );
    assert.ok(Number(total) >= crawlers.length);
    await pin("AI training").getByRole("button", { name: "AI training", exact: true }).click();
    await page.getByText(`${Number(total) + tokens.length} of ${CRAWLERS.length} shown.`).waitFor();
    const counts = await page
      .locator(".group")
      .evaluateAll((groups) =>
        groups
          .filter((group) => group.querySelector(".answer-blocked"))
          .map((group) => Number(group.querySelector(".group-count").textContent)),
      );
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      Number(blocked) + tokens.length,
      "the groups also contain the control tokens, which the example disallows",
    );
    await page.close();
  });

  test("the chosen pins survive a reload and the New button, and are part of a copied link", async () => {
    await pressed("Unpin bingbot");
    await page.getByLabel("Pin a crawler or a class").selectOption("YandexBot");
    const chosen = ["Googlebot", "AI training", "AI search", "YandexBot"];
    assert.deepEqual(await pins(), chosen);
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("~ai-search,YandexBot")));
    await page.reload();
    await page.locator(".group").first().waitFor();
    assert.deepEqual(await pins(), chosen);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: {
          writeText: async (text) => {
            window.copied = text;
          },
        },
      });
    });
    await pressed("Copy link");
    await page.waitForFunction(() => window.copied);
    const link = await page.evaluate(() => window.copied);
    await pressed("New");
    await page.getByLabel("URL or path").fill("/a");
    assert.deepEqual(await pins(), chosen);
    const other = await (await site.browser.newContext({ serviceWorkers: "block" })).newPage();
    await other.goto(link);
    await other.locator(".group").first().waitFor();
    assert.deepEqual(await other.locator(".pin-name").allInnerTexts(), chosen);
    await other.context().close();
    await page.close();
  });

  test("pins change when the text is edited, and the summary reports that indexing is unknown", async () => {
    await page.setText("User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n");
    await page.getByText("Googlebot may crawl it.").waitFor();
    assert.match(await pin("bingbot").innerText(), /bingbot may not crawl it/);
    await page.getByText("Indexing unknown: paste headers or HTML.").waitFor();
    await page.close();
  });
});

describe("the explanation", () => {
  test("the explanation is beside the texts on wide screens, and below the texts on a phone", async () => {
    for (const [width, isBeside] of [
      [1440, true],
      [900, true],
      [390, false],
    ]) {
      const page = await open({ viewport: { width, height: 900 } });
      const boxes = await Promise.all(
        [".pane", ".why-panel", ".answers"].map((part) => page.locator(part).boundingBox()),
      );
      const [pane, why, answers] = boxes;
      assert.equal(why.x >= pane.x + pane.width, isBeside, `${width}`);
      assert.equal(why.y >= pane.y + pane.height, !isBeside, `${width}`);
      assert.ok(answers.y + answers.height <= pane.y, "the answers are above the texts");
      await page.close();
    }
  });

  test("each line named in the explanation links to that line in the text", async () => {
    page = await open();
    await page.locator(".why-panel").getByRole("button", { name: "Line 9" }).click();
    await page.editor.upgraded();
    await page.editor.of("robots").locator(".part-pointed", { hasText: "User-agent: Googlebot" }).waitFor();
    await page.locator(".why-panel .indexing-summary").getByRole("button", { name: "line 4" }).click();
    await page.getByRole("tab", { name: "Headers", selected: true }).waitFor();
    await page.close();
  });
});

describe("groups of crawlers", () => {
  beforeEach(async () => {
    page = await open();
  });

  test("groups contain each crawler once, can be opened, and link to each crawler's explanation", async () => {
    for (const toggle of await page.locator(".group-toggle").all()) await toggle.click();
    const names = await page.locator(".member").evaluateAll((all) => all.map((member) => member.textContent));
    assert.deepEqual(names.toSorted(), CRAWLERS.map(({ token }) => token).toSorted());
    assert.ok((await page.locator(".group").count()) < 20);
    const group = page.locator(".group").filter({ hasText: "Line 21" }).first();
    await group.getByRole("button", { name: "GPTBot", exact: true }).click();
    await page.locator(".why-panel").getByText("GPTBot may not crawl").waitFor();
    await page.editor.upgraded();
    assert.deepEqual(await page.editor.lines("disallow"), ["Disallow: /"]);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("a link to the deciding line in a group's summary does not open the group", async () => {
    const group = page.locator(".group").filter({ hasText: "Line 21" }).first();
    await group.getByRole("button", { name: "Line 21" }).click();
    await page.editor.upgraded();
    await page.editor.of("robots").locator(".part-pointed", { hasText: "Disallow: /" }).waitFor();
    assert.equal(await group.locator(".group-toggle").getAttribute("aria-expanded"), "false");
    await page.close();
  });

  test("groups can be filtered by several words at once", async () => {
    await page.getByLabel("Filter", { exact: true }).fill("gptbot ccbot");
    await page.getByText(`2 of ${CRAWLERS.length} shown.`).waitFor();
    await page.close();
  });

  test("the table can replace the groups, and folds columns in which every answer is unknown", async () => {
    await pressed("Table");
    await page.locator("table.crawlers:not([aria-busy])").waitFor();
    const heads = () => page.locator(".crawlers thead th").count();
    assert.equal(await heads(), 10);
    const box = page.locator(".table-box");
    await box.evaluate((element) => element.scrollTo(0, 3000));
    const [head, whole] = [await page.locator(".crawlers thead th").first().boundingBox(), await box.boundingBox()];
    assert.ok(Math.abs(head.y - whole.y) < 3, `${head.y} ${whole.y}`);
    for (const pane of ["headers", "html"]) await page.clear(pane);
    await page.getByRole("columnheader", { name: "Indexing unknown: paste headers or HTML." }).waitFor();
    assert.equal(await heads(), 4);
    await page.getByLabel("Filter", { exact: true }).fill("google");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("columnheader", { name: "Indexing unknown" }).getByRole("button").click();
    await page.getByRole("tab", { name: "Headers", selected: true }).waitFor();
    await page.close();
  });
});
