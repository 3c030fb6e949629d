// Tests several features: the test of many URLs, tallies, generated configurations, groups and Compare.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { CRAWLERS as crawlers, pageForTests, row, sendsRequests } from "./support.mjs";

const site = pageForTests();
const BLOCK_ALL = "User-agent: *\nDisallow: /\n";
const url = (page) => page.getByLabel("URL or path");
const status = async (page, name) => {
  await page.openCondition("status");
  await page
    .getByRole("group", { name: "What if robots.txt returns this?" })
    .getByRole("button", { name, exact: true })
    .click();
};
const ready = (page) => page.locator(".group, table.crawlers:not([aria-busy])").first().waitFor();

describe("the test of many URLs", () => {
  const rows = (page) =>
    page
      .locator(".urls .outcome")
      .first()
      .locator("tbody tr")
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((row) => [
            row.querySelector("th").firstChild.textContent,
            [...row.querySelectorAll(".count")].map((cell) => cell.textContent),
          ]),
        ),
      );
  const given = async (page, list) => {
    const content = page.locator('robots-editor[label="URLs"] .cm-content');
    await content.waitFor();
    await content.focus();
    await page.keyboard.press("Control+a");
    if (list === "") await page.keyboard.press("Delete");
    else await page.keyboard.insertText(list);
  };
  const view = (page, name) => page.getByRole("link", { name, exact: true }).click();
  const open = async () => {
    const page = await site.open();
    await page.setText(BLOCK_ALL);
    await view(page, "Many URLs");
    await given(page, "/a\n/b");
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("2 URLs were tested.").waitFor();
    return page;
  };

  test("Many URLs: shows no results after the list has been cleared", async () => {
    const page = await open();
    await given(page, "");
    await page.locator(".urls .outcome").first().waitFor({ state: "detached" });
    await page.getByText("Enter a list of URLs first.").waitFor();
    await page.close();
  });

  // RFC 9309, 2.3.1.4: if robots.txt is unreachable, nothing may be crawled.
  test("Many URLs: applies the status and the duration of an unreachable robots.txt, as the page view does", async () => {
    const page = await open();
    for (const [since, expected] of [
      [/^first 12 hours/, ["0", "2"]],
      [/^not known$/, ["0", "0", "2"]],
    ]) {
      await view(page, "One page");
      await status(page, "503");
      const time = page.getByRole("group", { name: "How long has robots.txt been failing?" });
      await time.getByRole("button", { name: since }).first().click();
      await view(page, "Many URLs");
      await page.getByText("2 URLs were tested.").waitFor();
      await page.locator(".urls").getByText("robots.txt status: 503").waitFor();
      assert.deepEqual((await rows(page)).Googlebot, expected, `${since}`);
    }
    assert.deepEqual(await violations(page), []);
    await page.close();
  });
});

describe("the tally of a purpose", () => {
  test("the filter for AI training includes CCBot, because its copies are used to train models", async () => {
    const page = await site.open({ layout: "Table" });
    await ready(page);
    await page.getByLabel("Purpose", { exact: true }).selectOption("AI training");
    await row(page, "CCBot").waitFor();
    const shown = await page.locator("tr.crawler .crawler-name").allInnerTexts();
    assert.ok(shown.includes("GPTBot") && !shown.includes("archive.org_bot"), shown.join(", "));
    await page.close();
  });

  test("a tally counts all crawlers with its purpose, regardless of filters", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(BLOCK_ALL);
    const heading = page.locator("tr.purpose", { hasText: "AI training" });
    const whole = (await heading.locator(".tally").innerText()).match(/^\d+ of \d+ blocked/)[0];
    const total = crawlers.filter((one) => one.class === "ai-training" && sendsRequests(one)).length;
    assert.match(whole, new RegExp(` of ${total} blocked`));
    await page.getByPlaceholder("Name or operator").fill("gpt");
    const shown = await page.locator("tr.crawler").count();
    assert.ok(shown < total);
    assert.ok(
      (await heading.locator(".tally").innerText()).startsWith(`${whole} · `),
      "the tally is the same and adds the number of shown crawlers",
    );
    await page.close();
  });
});

describe("a generated configuration", () => {
  test("a generated configuration keeps its first rule while a second rule is empty", async () => {
    const page = await site.open();
    await page.getByRole("link", { name: "Generate", exact: true }).click();
    const output = page.locator(".output-text");
    await page.getByRole("checkbox", { name: /^noindex/ }).check();
    await output.filter({ hasText: "noindex" }).waitFor();
    const before = await output.innerText();
    await page.getByRole("button", { name: "Add a rule for another bot" }).click();
    await page.getByText("No directive is chosen yet.").waitFor();
    // Choosing a server makes the engine generate the configuration again.
    for (const [server, word] of [
      ["nginx", "add_header"],
      ["Apache", "Header set"],
    ]) {
      await page.getByRole("group", { name: "Server" }).getByRole("button", { name: server, exact: true }).click();
      await output.filter({ hasText: word }).waitFor();
    }
    assert.equal(await output.innerText(), before);
    await page
      .locator(".statement")
      .nth(1)
      .getByRole("checkbox", { name: /^noarchive/ })
      .check();
    await output.filter({ hasText: "googlebot: noarchive" }).waitFor();
    await page.close();
  });
});

test("the user's own User-Agent has a group", async () => {
  const page = await site.open();
  await page.getByLabel("Your own User-Agent").fill("ExampleBot/1.0");
  const custom = page.locator(".group.custom");
  await custom.getByText("ExampleBot").waitFor();
  await custom.locator(".member").click();
  await page.locator(".why-panel").getByText("Not in the catalogue").waitFor();
  await page.close();
});

test("Compare: shows a notice for a crawler that is not in the catalogue", async () => {
  const page = await site.open();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await page.getByRole("button", { name: "Two crawlers" }).click();
  const one = page.locator("#compare-crawler-0");
  await one.fill("Gogglebot");
  await page.locator("#compare-crawler-0-note", { hasText: "Not in the catalogue" }).waitFor();
  await one.fill("Googlebot");
  await page.waitForFunction(() => document.querySelector("#compare-crawler-0-note").textContent === "");
  await page.close();
});
