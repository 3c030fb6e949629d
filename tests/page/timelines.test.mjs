// Tests the timelines: the stages of an outage of robots.txt, and the dates in the page's directives.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fitsEveryScreen, pageForTests, row } from "./support.mjs";

const site = pageForTests();

const outage = (page) => page.getByRole("group", { name: "How long has robots.txt been failing?" });
const dates = (page) => page.getByRole("group", { name: "What the dates on the page change" });
const track = (timeline, crawler) =>
  timeline.locator(".track", { has: timeline.page().locator(`ol[aria-label*="${crawler}"]`) });
/** Returns the words of each stage in a crawler's timeline. */
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
  test("the timeline shows Googlebot's stages of an outage, and picking a stage changes the answer", async () => {
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
    assert.match((await stages(outage(page), "Googlebot")).at(-1), /May fetch it/);
    await outage(page).getByRole("button", { name: "not known" }).click();
    await answer(page, "Googlebot").and(page.getByText("Depends")).waitFor();
    assert.equal(await outage(page).locator(".stage[aria-pressed=true]").count(), 0);
    await page.close();
  });

  // Microsoft does not document the behaviour of bingbot, so the 30 days of RFC 9309, 2.3.1.4, are assumed.
  test("the timeline row of bingbot, whose behaviour is assumed, is separate from Googlebot's row", async () => {
    const page = await openWith({ layout: "Groups" });
    await page.setStatus("none");
    await page.setStatus("500");
    const found = await stages(outage(page), "bingbot");
    assert.match(found[0], /first 30 days.*Blocked.*assumed/s);
    assert.match(found[1], /after 30 days.*assumed/s);
    assert.equal(await track(outage(page), "bingbot").locator(".track-names", { hasText: "Googlebot" }).count(), 0);
    await page.close();
  });

  test("a stage of an outage can be picked with the keyboard", async () => {
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

describe("the timeline of the page's dates", () => {
  const robots = "User-agent: *\nDisallow: /other\n";
  const headers = "content-type: text/html\nx-robots-tag: unavailable_after: 2001-02-03\n";

  // Google, "Robots meta tag": the page is not shown in search results after the date in unavailable_after.
  test("the timeline marks a past date, and picking a stage changes the answer", async () => {
    const page = await openWith({ robots, headers, layout: "Groups" });
    const [before, after] = await stages(dates(page), "Googlebot");
    assert.match(before, /before 3 February 2001.*past.*In results/s);
    assert.match(after, /since 3 February 2001.*today.*Not indexed.*documented/s);
    const badge = (words) =>
      page.locator(".pin", { hasText: "Googlebot" }).locator(".answer", { hasText: words }).waitFor();
    await badge("Not indexed");
    await pick(dates(page), "Googlebot", /^before/);
    assert.equal(await page.locator("#now").inputValue(), "2001-02-02T23:59");
    await badge("In results");
    await pick(dates(page), "Googlebot", /^since/);
    assert.equal((await page.locator("#now").inputValue()).slice(0, 10), new Date().toISOString().slice(0, 10));
    await page.locator(".chip-menu summary", { hasText: "Now" }).waitFor();
    await page.close();
  });

  test("“today” marks the stage before a future date, and picking the next stage sets the date", async () => {
    const page = await openWith({ robots, headers: headers.replace("2001", "2901"), layout: "Groups" });
    const [before, after] = await stages(dates(page), "Googlebot");
    assert.match(before, /before 3 February 2901.*today.*In results/s);
    assert.match(after, /from 3 February 2901 on.*Not indexed/s);
    await pick(dates(page), "Googlebot", /^from/);
    assert.equal(await page.locator("#now").inputValue(), "2901-02-03T00:00");
    await page.close();
  });

  test("no timeline appears if the directives contain no dates", async () => {
    const page = await openWith({ headers: "x-robots-tag: noindex\n", layout: "Groups" });
    await page.locator(".pin").first().waitFor();
    assert.equal(await dates(page).count(), 0);
    await page.close();
  });
});

test("the timelines fit every screen and have no axe-core violations", async () => {
  await fitsEveryScreen(site, async (page, look) => {
    await page.getByLabel("URL or path").fill("/a");
    await page.setText("User-agent: GPTBot\nDisallow: /b\n");
    const headers = [
      "x-robots-tag: unavailable_after: 2901-02-03",
      "x-robots-tag: gptbot: unavailable_after: 2001-02-03",
    ];
    await page.setText(headers.join("\n"), "headers");
    await page.setText("<p>", "html");
    await dates(page).waitFor();
    await look();
    await page.setStatus("503");
    await look();
    await outage(page).getByRole("button").nth(2).click();
    await look();
  });
});
