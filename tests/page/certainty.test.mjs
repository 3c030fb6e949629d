// Tests that the page does not make an answer seem more certain than it is.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { CRAWLERS as crawlers, FETCHING, nameOf, openAll, openDetails, pageForTests, row } from "./support.mjs";

const site = pageForTests();
const complianceOf = ({ robots }) => robots?.value ?? "unknown";
const tokensThat = (compliance) =>
  crawlers.filter((crawler) => complianceOf(crawler) === compliance).map(({ token }) => token);
const BLOCK_ALL = "User-agent: *\nDisallow: /\n";
const url = (page) => page.getByLabel("URL or path");
const summary = (page) => page.locator(".summary strong").first();
const status = async (page, name) => {
  await page.openCondition("status");
  await page
    .getByRole("group", { name: "What if robots.txt returns this?" })
    .getByRole("button", { name, exact: true })
    .click();
};
/** Returns the names of all crawlers in the table, grouped by the text in their badges. */
const byAnswer = (page) =>
  page.locator("tr.crawler").evaluateAll((rows) => {
    const found = {};
    for (const row of rows) {
      const words = row.querySelector(".answer").textContent;
      found[words] ??= [];
      found[words].push(row.querySelector(".crawler-name").textContent);
    }
    return found;
  });
/** Returns `true` if the crawler sends requests. Control tokens do not, so the headline does not count them. */
const sends = (token) => crawlers.find((crawler) => crawler.token === token)?.sent_name?.value !== "no-requests";
const headlineCount = async (page) => Number((await summary(page).innerText()).match(/^\d+/)?.[0] ?? 0);

describe("a crawler that need not obey robots.txt", () => {
  const ignoring = tokensThat("ignores");
  const forUsers = tokensThat("user-triggered");
  assert.ok(ignoring.length > 0 && forUsers.length > 0);

  test("all counts of blocked crawlers agree, and omit crawlers that need not obey robots.txt", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    await page.setText("noindex", "headers");
    const answers = await byAnswer(page);
    const blocked = answers.Blocked;
    // Control tokens such as Google-Extended have rows, but are not counted as crawlers.
    const rows = blocked.length + answers.Disallowed.length;
    assert.deepEqual([...answers["Ignores robots.txt"]].sort(), [...ignoring].sort());
    for (const token of [...ignoring, ...forUsers]) assert.ok(!blocked.includes(token), token);
    assert.equal(await headlineCount(page), blocked.length, "the number in the summary");
    const tallies = await page.locator("tr.purpose .tally").allInnerTexts();
    const sums = tallies.map((words) =>
      words
        .match(/^(\d+) of (\d+) blocked(?: · plus .*)?$/)
        .slice(1)
        .map(Number),
    );
    assert.equal(
      sums.reduce((sum, [count]) => sum + count, 0),
      blocked.length,
      "the sum of the tallies",
    );
    assert.equal(
      sums.reduce((sum, [, total]) => sum + total, 0),
      FETCHING,
      "the tallies count all crawlers",
    );
    const finding = await page.getByText(/^robots\.txt blocks .* from the page/).innerText();
    const [, names, more] = finding.match(/^robots\.txt blocks (.*) and (\d+) more from/);
    assert.equal(names.split(", ").length + Number(more), blocked.length, finding);
    await page.getByLabel("Verdict", { exact: true }).selectOption({ index: 1 });
    assert.equal(await page.locator("tr.crawler").count(), rows, "the number of rows with the filter");
    await page.close();
  });

  test("headline and finding count the same blocked crawlers in the first example", async () => {
    const page = await site.open({ layout: "Table" });
    const { Blocked: blocked } = await byAnswer(page);
    assert.equal(await headlineCount(page), blocked.length);
    const finding = await page.getByText(/^robots\.txt blocks .* from the page/).innerText();
    const [, names, more] = finding.match(/^robots\.txt blocks (.*) and (\d+) more from/);
    assert.equal(names.split(", ").length + Number(more), blocked.length, finding);
    await page.close();
  });

  for (const [token, word, sentence] of [
    [ignoring.includes("Bytespider") ? "Bytespider" : ignoring[0], "Ignores robots.txt", "ignores robots.txt"],
    [forUsers.includes("ChatGPT-User") ? "ChatGPT-User" : forUsers[0], "May fetch for users", "for a user"],
  ]) {
    test(`badge, explanation and colour show the same answer for ${token}, which need not obey robots.txt`, async () => {
      const page = await site.open({ layout: "Table" });
      await url(page).fill("https://mine.example/a");
      await page.setText(`User-agent: ${token}\nDisallow: /\n`);
      await nameOf(page, token).click();
      assert.equal(await row(page, token).locator(".answer").innerText(), word);
      const detail = page.locator(".why-panel");
      assert.match(await detail.locator(".explanation-summary").first().innerText(), new RegExp(sentence));
      assert.equal(await detail.getByText(new RegExp(`^${token} may not`)).count(), 0);
      // The answer is neither allowed nor blocked, so it is neither green nor red.
      const colour = (locator) => locator.evaluate((element) => getComputedStyle(element).color);
      const summaryColour = await colour(detail.locator(".explanation-summary").first());
      await nameOf(page, "bingbot").click();
      const green = await colour(page.locator(".why-panel .explanation-summary").first());
      assert.notEqual(summaryColour, green);
      // robots.txt blocks only a crawler that need not obey it, so the page must not mention a blocked crawler.
      assert.match(await summary(page).innerText(), /^No crawler is blocked/);
      assert.equal((await byAnswer(page)).Blocked, undefined);
      assert.equal(await page.getByText(/^robots\.txt blocks/).count(), 0);
      await page.getByLabel("Filter", { exact: true }).fill(token);
      assert.deepEqual(await violations(page), []);
      await page.close();
    });
  }
});

describe("an unreachable robots.txt", () => {
  test("the headline counts the crawlers whose access depends on how long robots.txt has been unreachable", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    await status(page, "503");
    const headline = await summary(page).innerText();
    assert.match(
      headline,
      /^Whether \d+ of \d+ crawlers may fetch .* depends on how long robots.txt has been failing\.$/,
    );
    const [, depending, total] = headline.match(/^Whether (\d+) of (\d+)/).map(Number);
    assert.equal(total, FETCHING);
    const { Depends } = await byAnswer(page);
    assert.equal(Depends.filter((token) => sends(token)).length, depending);
    await nameOf(page, "Googlebot").click();
    await nameOf(page, "Googlebot").click();
    await row(page, "Googlebot").getByText("Depends on how long robots.txt has been failing").waitFor();
    await page.close();
  });

  test("the pasted text is assumed to be the last good copy of an unreachable robots.txt", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    await status(page, "503");
    await page.locator(".why-panel").getByText("assumed to be the text given here").first().waitFor();
    assert.equal(await page.getByText("a text that is not given").count(), 0);
    await page.close();
  });

  // Google “enforces a robots.txt file size limit of 500 kibibytes” ([google-robots-txt]).
  test("the page shows the size of robots.txt if an engine reads only its beginning", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(`#${"x".repeat(600_000)}\n${BLOCK_ALL}`);
    const size = 600_000 + 2 + BLOCK_ALL.length;
    const count = (number) => number.toLocaleString("en");
    await row(page, "Googlebot")
      .getByText(`No rule in the first ${count(512_000)} of ${count(size)} bytes`)
      .waitFor();
    const detail = page.locator(".why-panel .explanation-summary").first();
    assert.match(await detail.innerText(), new RegExp(`robots\\.txt has ${count(size)} bytes`));
    await row(page, "YandexBot").getByText("robots.txt is too long").waitFor();
    await row(page, "GPTBot").getByText("Depends on how much of a long robots.txt is read").waitFor();
    await page.close();
  });
});

describe("the certainty of an answer", () => {
  // Microsoft does not document how bingbot treats an unreachable robots.txt.
  test("a pin shows whether its answer at the chosen time is only assumed", async () => {
    const page = await site.open({ layout: "Groups" });
    await page.keepExample();
    await status(page, "503");
    const pin = (name) => page.locator(".pin", { has: page.locator(".pin-name", { hasText: name }) });
    await pin("bingbot").getByText("Part of this is assumed, not documented.").waitFor();
    // Google, How Google interprets the robots.txt specification: for 12 hours, Google crawls nothing.
    const pick = (stage) =>
      page.locator(".track", { hasText: "Googlebot" }).getByRole("button", { name: stage }).click();
    await pick(/^first 12 hours/);
    await pin("Googlebot").getByText("Googlebot may not crawl it").waitFor();
    assert.equal(await pin("Googlebot").locator(".sure").count(), 0);
    await pin("bingbot").getByText("This is assumed, not documented.").waitFor();
    assert.equal(await pin("bingbot").locator(".sure").count(), 1);
    // After 12 hours, Google applies its last good copy. The page assumes that the given text is this copy, so the answer about crawling is
    // assumed. The effect of the example's noindex is documented.
    await pick(/^12 hours/);
    await pin("Googlebot").getByText("Part of this is assumed, not documented.").waitFor();
    // If the texts permit indexing, only crawling decides the answer.
    await page.setText("HTTP/2 200\n", "headers");
    await pin("Googlebot").locator(".sure").waitFor();
    await page.close();
  });

  test("a table cell shows the certainty of its answer as a symbol with a legend, and in words", async () => {
    const page = await site.open({ layout: "Table" });
    await page.getByRole("button", { name: "New", exact: true }).click();
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    await openAll(page);
    const legend = await page.locator(".legend").innerText();
    for (const word of ["documented", "reported", "assumed"]) assert.match(legend, new RegExp(word));
    // Compare a crawler whose compliance is unknown with one whose operator documents compliance.
    const silent = crawlers.find(
      (crawler) => complianceOf(crawler) === "unknown" && crawler.wildcard?.value === "obeys",
    ).token;
    const signs = {};
    for (const [token, expected] of [
      [silent, "assumed"],
      ["Googlebot", "documented"],
    ]) {
      const cell = row(page, token).locator("td.crawl .sure");
      assert.equal((await cell.locator(".visually-hidden").textContent()).trim(), expected, token);
      signs[expected] = await cell.locator("[aria-hidden]").textContent();
      assert.ok(legend.includes(signs[expected]), legend);
    }
    assert.notEqual(signs.assumed, signs.documented, "the symbols differ, not only the colours");
    // An answer that a directive decides has a symbol; a default answer has none.
    await page.setText("noindex", "headers");
    const index = row(page, silent).locator("[data-question=index]");
    assert.match(await index.getByRole("button").getAttribute("aria-label"), /\((documented|reported|assumed)\)$/);
    assert.equal(await index.locator(".sure").count(), 1);
    assert.equal(await row(page, silent).locator("[data-question=follow] .sure").count(), 0);
    await page.getByLabel("Filter", { exact: true }).fill(silent);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("a fetcher that acts for a user is not shown as “Blocked”", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    const blocked = await row(page, "Googlebot")
      .locator(".answer")
      .evaluate((element) => getComputedStyle(element).color);
    const answers = await byAnswer(page);
    const forUsers = answers["May fetch for users"] ?? [];
    assert.ok(forUsers.length > 0);
    const allowed = answers.Allowed ?? [];
    for (const token of tokensThat("user-triggered"))
      assert.ok(forUsers.includes(token) || allowed.includes(token), token);
    const crawlerRow = row(page, forUsers[0]);
    assert.notEqual(await crawlerRow.locator(".answer").evaluate((badge) => getComputedStyle(badge).color), blocked);
    assert.match(
      await crawlerRow.locator(".rule").innerText(),
      /Line 2 Disallow/,
      "the row shows the rule of robots.txt nevertheless",
    );
    assert.match(await page.locator(".summary").first().innerText(), new RegExp(`${forUsers.length} acts? for a user`));
    await page.close();
  });
});

describe("an unknown answer", () => {
  test("the explanation of an unknown answer does not call the page allowed or listed", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await nameOf(page, "Googlebot").click();
    const explained = page.locator(".indexing");
    await explained.getByText("Whether the page is listed is not known: no headers or HTML given.").waitFor();
    assert.doesNotMatch(await explained.innerText(), /The page is listed|: allowed|\nallowed/);
    await page.setText("<p>x", "html");
    await explained.getByText("The page is listed, based on the HTML only.").waitFor();
    await page.close();
  });

  test("the indexing answer for a page with status 304 is unknown", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await page.setText("HTTP/2 304\n", "headers");
    await page.setText("<p>x", "html");
    const headline = page.locator(".summary").first();
    await headline.getByText("Indexing unknown: the status is 304, so the previous version counts.").waitFor();
    assert.doesNotMatch(await headline.innerText(), /may index it/);
    await page.close();
  });
});

describe("the number of crawlers that may not index a page", () => {
  test("the headline and the groups show the certainty that a page is not indexed", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await page.setText("HTTP/2 200\nx-robots-tag: unavailable_after: 2020-01-01\n", "headers");
    await page
      .locator(".summary")
      .getByText(/\d+ are assumed not to index it\./)
      .waitFor();
    await page.locator(".group .certainties", { hasText: "documented" }).first().waitFor();
    await page.close();
  });

  test("shows no note about conflicting directives if the engine documents which one applies", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await page.setText("HTTP/2 200\nx-robots-tag: noindex, index\n", "headers");
    await nameOf(page, "Googlebot").click();
    const explained = page.locator(".indexing");
    await explained.getByText("overrides").first().waitFor();
    assert.doesNotMatch(await page.locator(".why-panel").innerText(), /not documented which one applies/);
    await page.close();
  });
});

test("hints about robots.txt disappear if its status makes the text irrelevant", async () => {
  const page = await site.open();
  await url(page).fill("https://mine.example/");
  await page.setText("nothing here\n");
  const note = page.getByText("The text has no rules such as");
  await note.waitFor();
  await page.setStatus("401");
  await note.waitFor({ state: "detached" });
  await page.setStatus("200");
  await page.setText("User-agent: *\nDisallow: /a\n");
  const hint = page.locator("robots-editor[label='robots.txt'] .cm-robots-hint").first();
  await hint.waitFor();
  await page.setStatus("404");
  await hint.waitFor({ state: "hidden" });
  await page.close();
});

// RFC 9309, 2.2.2: access is evaluated for each URI, including a redirect's target.
test("shows “Blocked: URL only” for a crawler that may not fetch the redirect target", async () => {
  const page = await site.open();
  await url(page).fill("https://mine.example/old");
  await page.setText("User-agent: bingbot\nDisallow: /new/\n");
  await page.setText("HTTP/2 301\nlocation: /new/a\n\nHTTP/2 200\ncontent-type: application/pdf\n", "headers");
  const summary = page.locator(".summary");
  await summary.getByText(/^1 of \d+ crawlers is blocked from the redirect target of/).waitFor();
  await summary.getByText("All others may index it.").waitFor();
  const pin = (name) => page.locator(".pin", { has: page.getByRole("button", { name, exact: true }) });
  assert.equal(await pin("bingbot").locator(".answer").innerText(), "Blocked: URL only");
  assert.equal(await pin("Googlebot").locator(".answer").innerText(), "In results");
  const group = page.locator(".group", { hasText: "redirect target blocked" });
  assert.equal(await group.locator(".group-count").innerText(), "1");
  await page.close();
});

// The Compare view counts the same crawlers as “not bound by robots.txt”.
test("the filter counts crawlers not bound by robots.txt, even if robots.txt allows them", async () => {
  const page = await site.open({ layout: "Table" });
  await url(page).fill("https://mine.example/a");
  await page.setText("User-agent: GPTBot\nDisallow: /\n");
  const choices = await page.locator("#verdict option").allInnerTexts();
  const count = (name) => Number(choices.find((choice) => choice.startsWith(name))?.replace(/\D/g, ""));
  assert.equal(count("All "), crawlers.length);
  const ignoring = tokensThat("ignores").length;
  assert.equal(count("Blocked") + count("Allowed"), crawlers.length - ignoring);
  assert.equal(count("Not bound"), ignoring + tokensThat("user-triggered").length);
  await page.locator("#verdict").selectOption({ index: choices.findIndex((choice) => choice.startsWith("Allowed")) });
  await row(page, "Bytespider").waitFor({ state: "detached" });
  // “Not disallowed” is the answer for control tokens, which fetch nothing.
  assert.deepEqual(Object.keys(await byAnswer(page)).sort(), ["Allowed", "Not disallowed"]);
  await page.close();
});

test("the problem list contains a robots.txt status that makes the rules ineffective", async () => {
  const page = await site.open();
  await url(page).fill("https://mine.example/a");
  await page.setText("User-agent: *\nDisallow: /b/\n");
  await page.getByText("No problems found").waitFor();
  await status(page, "404");
  await page.locator("details.problems").waitFor();
  await openDetails(page, "details.problems");
  await page.locator("details.problems").getByText("robots.txt status: 404.").waitFor();
  await page.close();
});
