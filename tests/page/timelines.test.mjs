// Tests the timeline of an outage of robots.txt.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fitsEveryScreen, pageForTests, row } from "./support.mjs";

const site = pageForTests();

const outage = (page) => page.getByRole("group", { name: "How long has robots.txt been failing?" });
const track = (timeline, crawler) =>
  timeline.locator(".track", { has: timeline.page().locator(`ol[aria-label*="${crawler}"]`) });
/** Returns the words of each stage of a crawler. */
async function stages(timeline, crawler) {
  await track(timeline, crawler).waitFor();
  return track(timeline, crawler).locator("ol > li").allInnerTexts();
}
const pick = (timeline, crawler, stage) => track(timeline, crawler).getByRole("button", { name: stage }).click();
const answer = (page, crawler) => row(page, crawler).locator(".answer").first();

async function openWith({ robots = "User-agent: *\nDisallow: /private/\n", headers, ...options }) {
  const page = await site.open(options);
  await page.getByLabel("URL or path").fill("https://a.example/private/x");
  await page.setText(robots);
  if (headers !== undefined) {
    await page.setText(headers, "headers");
    await page.setText("<p>", "html");
  }
  return page;
}

describe("the timeline of an outage", () => {
  // Google, How Google interprets the robots.txt specification: for 12 hours, Google crawls nothing. Then it uses the last good copy
  // for up to 30 days. Afterwards, it crawls as if there were no robots.txt if the rest of the site is available.
  test("an SEO engineer sees when Googlebot stops using the last copy, and picks the stage", async () => {
    const page = await openWith({ layout: "Table" });
    assert.equal(await outage(page).count(), 0, "robots.txt is available");
    await page.setStatus("503");
    const [first, second, third, ...others] = await stages(outage(page), "Googlebot");
    assert.deepEqual(others, []);
    assert.match(first, /first 12 hours.*Blocked.*documented.*only robots\.txt may be crawled/s);
    assert.match(second, /12 hours to 30 days.*the last good copy applies/s);
    assert.match(third, /after 30 days.*if the site responds: as if there were no file/s);
    assert.doesNotMatch(third, /copy/);
    await pick(outage(page), "Googlebot", /^after 30 days/);
    await page.locator(".chip-menu summary", { hasText: "robots.txt 503 · 30 days" }).waitFor();
    await outage(page).locator('[aria-pressed="true"]', { hasText: "after 30 days" }).first().waitFor();
    await page
      .getByRole("group", { name: /rest of the site/ })
      .getByRole("button", { name: "yes", exact: true })
      .click();
    await answer(page, "Googlebot").and(page.getByText("Allowed")).waitFor();
    assert.match((await stages(outage(page), "Googlebot")).at(-1), /Allowed/);
    await outage(page).getByRole("button", { name: "not known" }).click();
    await answer(page, "Googlebot").and(page.getByText("Depends")).waitFor();
    assert.equal(await outage(page).locator(".stage[aria-pressed=true]").count(), 0);
    await page.close();
  });

  // RFC 9309, 2.3.1.4: 30 days. Microsoft does not document the behaviour of bingbot.
  test("crawlers with assumed behaviour have their own row", async () => {
    const page = await openWith({ layout: "Groups" });
    await page.setStatus("none");
    await page.setStatus("500");
    const found = await stages(outage(page), "bingbot");
    assert.match(found[0], /first 30 days.*Blocked.*assumed/s);
    assert.match(found[1], /after 30 days.*assumed/s);
    assert.equal(await track(outage(page), "bingbot").locator(".track-names", { hasText: "Googlebot" }).count(), 0);
    await page.close();
  });

  test("a stage is picked with the keyboard", async () => {
    const page = await openWith({ layout: "Groups" });
    await page.setStatus("503");
    await outage(page).getByRole("button", { name: "not known" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const picked = outage(page).locator(":focus");
    assert.match(await picked.innerText(), /12 hours to 30 days/);
    assert.equal(await picked.getAttribute("aria-pressed"), "true");
    await page.close();
  });
});

test("axe-core reports no violations in the timelines, and they fit every screen", async () => {
  await fitsEveryScreen(site, async (page, look) => {
    await page.getByLabel("URL or path").fill("/a");
    await page.setText("User-agent: GPTBot\nDisallow: /b\n");
    await page.setStatus("503");
    await look();
    await outage(page).getByRole("button").nth(2).click();
    await look();
  });
});
