// Regression tests for false statements that the page once made, each told as a user's story.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { CRAWLERS as crawlers, nameOf, openAll, pageForTests, row } from "./support.mjs";

const site = pageForTests();
const complianceOf = ({ robots }) => robots?.value ?? "unknown";
const tokensThat = (compliance) =>
  crawlers.filter((crawler) => complianceOf(crawler) === compliance).map(({ token }) => token);

const NOBODY = "User-agent: *\nDisallow: /\n";
const url = (page) => page.getByLabel("URL or path");
const summary = (page) => page.locator(".summary strong").first();
const status = (page, name) =>
  page
    .getByRole("group", { name: "What if robots.txt returns this?" })
    .getByRole("button", { name, exact: true })
    .click();
const text = (page, pane) => page.locator(`robots-editor[label="${pane}"]`).evaluate((editor) => editor.value);
/** Returns the names of all crawlers in the table, grouped by the text of their badges. */
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
const told = async (page) => Number((await summary(page).innerText()).match(/^\d+/)?.[0] ?? 0);
const ready = (page) => page.locator(".group, table.crawlers:not([aria-busy])").first().waitFor();

describe("an example", () => {
  test("ends completely when the user enters a URL, with Undo", async () => {
    const page = await site.open({ layout: "Table" });
    const mark = page.getByText("Example – paste your own");
    await mark.waitFor();
    const texts = async () => [await text(page, "robots.txt"), await text(page, "Headers"), await text(page, "HTML")];
    const before = await texts();
    assert.match(before[1], /noindex/);
    await url(page).fill("https://mine.example/");
    await page.getByText("Removed the example’s robots.txt, Headers and HTML").waitFor();
    assert.deepEqual(await texts(), ["", "", ""]);
    await page.locator(".summary").getByText("Crawling unknown: no robots.txt yet.").waitFor();
    await page.locator(".summary").getByText("Indexing unknown: paste headers or HTML.").waitFor();
    assert.equal(await page.locator(".summary").getByText("No crawler is blocked").count(), 0);
    await page.locator(".conditions summary", { hasText: "robots.txt: unknown" }).waitFor();
    await page.getByText("Nothing to check yet").waitFor();
    assert.deepEqual(Object.keys(await byAnswer(page)), ["Not known"]);
    const places = await page.locator(".findings .place-line").allInnerTexts();
    assert.deepEqual(
      places.filter((own) => !own.startsWith("robots.txt")),
      [],
      "nothing is found in texts that are not there",
    );
    // Further typing keeps Undo available, and Undo keeps the typed text.
    await url(page).fill("https://mine.example/a");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await texts(), before);
    assert.equal(await url(page).inputValue(), "https://mine.example/a");
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("ends when the user replaces its robots.txt, and its URL is cleared", async () => {
    const page = await site.open();
    await page.setText(NOBODY);
    await page.getByText("Removed the example’s Headers and HTML").waitFor();
    assert.equal(await url(page).inputValue(), "/");
    assert.equal(await page.getByText("Example – paste your own").count(), 0);
    await page.close();
  });

  test("ends when the user pastes headers, and crawling is then unknown", async () => {
    const page = await site.open();
    await page.setText("HTTP/2 200\nx-robots-tag: noindex\n", "headers");
    await page.getByText("Removed the example’s robots.txt and HTML").waitFor();
    await page.locator(".summary").getByText("Crawling unknown: no robots.txt yet.").waitFor();
    await page.getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await page.close();
  });

  test("remains while the user makes small edits", async () => {
    const page = await site.open();
    await page.editor.upgraded("robots");
    await page.editor.focusEnd("robots");
    await page.keyboard.type("#");
    await page.waitForFunction(() => document.querySelector('robots-editor[label="robots.txt"]').value.endsWith("#"));
    assert.match(await text(page, "Headers"), /noindex/);
    await page.getByText("Example – paste your own").waitFor();
    await page.close();
  });

  test("is not the version Before in Compare", async () => {
    const page = await site.open();
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.locator(".compare robots-editor").first().waitFor();
    for (const own of await page.locator(".compare robots-editor").all())
      assert.equal(await own.evaluate((editor) => editor.value), "");
    await page.close();
  });

  test("survives a reload", async () => {
    const page = await site.open();
    await page.getByLabel("Your own User-Agent").fill("ExampleBot");
    await page.reload();
    await ready(page);
    await page.getByText("Example – paste your own").waitFor();
    await url(page).fill("https://mine.example/");
    assert.equal(await text(page, "Headers"), "");
    await page.close();
  });

  test("is not loaded by New, but from the menu", async () => {
    const page = await site.open();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByText("Enter a URL or a path to see who may crawl it.").waitFor();
    assert.equal(await url(page).inputValue(), "");
    for (const pane of ["robots.txt", "Headers", "HTML"]) assert.equal(await text(page, pane), "", pane);
    assert.equal(await page.getByText("Example – paste your own").count(), 0);
    await page.getByLabel("Load an example").selectOption({ index: 2 });
    await page.getByText("Example – paste your own").waitFor();
    assert.notEqual(await text(page, "HTML"), "");
    await page.close();
  });
});

describe("the origin of a robots.txt", () => {
  test("makes answers for another origin conditional in the first sentence", async () => {
    const page = await site.open();
    await url(page).fill("https://www.mine.example/");
    await page.setText(NOBODY);
    assert.equal(await page.locator(".summary .condition").count(), 0);
    await url(page).fill("https://www.mine.example/path");
    assert.equal(await page.locator(".summary .condition").count(), 0);
    for (const [other, words] of [
      ["https://shop.mine.example/", "If shop.mine.example serves this robots.txt:"],
      ["http://www.mine.example/", "If http://www.mine.example serves this robots.txt:"],
    ]) {
      await url(page).fill(other);
      await page.locator(".summary").getByText(words).waitFor();
    }
    await page.reload();
    await page.locator(".summary").getByText("If http://www.mine.example serves this robots.txt:").waitFor();
    await page.close();
  });

  test("is the first one that the user enters after pasting", async () => {
    const page = await site.open();
    await page.setText(NOBODY);
    await url(page).fill("https://www.mine.example/");
    await url(page).blur();
    assert.equal(await page.locator(".summary .condition").count(), 0);
    await url(page).fill("https://other.example/");
    await page.locator(".summary").getByText("If other.example serves this robots.txt:").waitFor();
    await page.close();
  });
});

test("a URL entered after New leads to no verdict", async () => {
  const page = await site.open();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await url(page).fill("https://mine.example/");
  await page.locator(".summary").getByText("Crawling unknown: no robots.txt yet.").waitFor();
  assert.equal(await page.locator(".summary").getByText("No crawler is blocked").count(), 0);
  assert.equal(await page.getByText("No problems found").count(), 0);
  assert.equal(await page.getByText("status 200").count(), 0);
  await page.close();
});

describe("the test of many URLs", () => {
  const rows = (page) =>
    page
      .locator(".urls .outcome")
      .first()
      .locator("tbody tr")
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((own) => [
            own.querySelector("th").firstChild.textContent,
            [...own.querySelectorAll(".count")].map((cell) => cell.textContent),
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
    const page = await site.open({ layout: "Table" });
    await page.setText(NOBODY);
    await view(page, "Many URLs");
    await given(page, "/a\n/b");
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByText("2 URLs were tested.").waitFor();
    return page;
  };

  test("repeats when the list, the crawlers or the robots.txt change", async () => {
    const page = await open();
    await given(page, "/a\n/b\n/c");
    // Only results of the new list are shown from here on.
    await page.getByText("3 URLs were tested.").waitFor();
    assert.deepEqual((await rows(page)).Googlebot, ["0", "3"]);
    await page.locator(".crawler-choice summary").click();
    await page.getByRole("checkbox", { name: "YandexBot", exact: true }).check();
    await page.waitForFunction(() => document.querySelector(".urls .outcome")?.textContent.includes("YandexBot"));
    await view(page, "One page");
    await page.setText("User-agent: *\nDisallow: /a\n");
    await view(page, "Many URLs");
    await page.getByText("3 URLs were tested.").waitFor();
    assert.deepEqual((await rows(page)).Googlebot, ["2", "1"]);
    await page.close();
  });

  test("shows no results after the list has been cleared", async () => {
    const page = await open();
    await given(page, "");
    await page.locator(".urls .outcome").first().waitFor({ state: "detached" });
    await page.getByText("Enter a list of URLs first.").waitFor();
    await page.close();
  });

  // RFC 9309, 2.3.1.3: unavailable means that everything may be crawled; 2.3.1.4: unreachable means that nothing may.
  test("obeys the status of robots.txt like the page view", async () => {
    const page = await open();
    for (const [name, since, expected] of [
      ["404", undefined, ["2", "0"]],
      ["503", "less than 12 hours", ["0", "2"]],
      ["503", "not known", ["0", "0", "2"]],
    ]) {
      await view(page, "One page");
      await status(page, name);
      const time = page.getByRole("group", { name: "How long has it been failing?" });
      if (since) await time.getByRole("button", { name: since, exact: true }).click();
      await view(page, "Many URLs");
      await page.getByText("2 URLs were tested.").waitFor();
      await page.getByText(`robots.txt status: ${name}`).waitFor();
      assert.deepEqual((await rows(page)).Googlebot, expected, `${name} ${since}`);
    }
    assert.deepEqual(await violations(page), []);
    await page.close();
  });
});

describe("a crawler that need not obey robots.txt", () => {
  const ignoring = tokensThat("ignores");
  const forUsers = tokensThat("user-triggered");
  assert.ok(ignoring.length > 0 && forUsers.length > 0);

  test("is counted equally in summary, table, finding and tallies", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    await page.setText("noindex", "headers");
    const answers = await byAnswer(page);
    const blocked = answers.Blocked;
    assert.deepEqual([...answers["Ignores robots.txt"]].sort(), [...ignoring].sort());
    for (const token of [...ignoring, ...forUsers]) assert.ok(!blocked.includes(token), token);
    assert.equal(await told(page), blocked.length, "the summary");
    const tallies = await page.locator("tr.purpose .tally").allInnerTexts();
    const sums = tallies.map((words) =>
      words
        .match(/^(\d+) of (\d+) blocked(?: · plus .*)?$/)
        .slice(1)
        .map(Number),
    );
    assert.equal(
      sums.reduce((sum, [own]) => sum + own, 0),
      blocked.length,
      "the tallies",
    );
    assert.equal(
      sums.reduce((sum, [, total]) => sum + total, 0),
      crawlers.length,
      "the tallies are of all crawlers",
    );
    const finding = await page.getByText(/^robots\.txt blocks .* from the page/).innerText();
    const [, names, more] = finding.match(/^robots\.txt blocks (.*) and (\d+) more from/);
    assert.equal(names.split(", ").length + Number(more), blocked.length, finding);
    await page.getByLabel("Verdict", { exact: true }).selectOption({ index: 1 });
    assert.equal(await page.locator("tr.crawler").count(), blocked.length, "the filter");
    await page.close();
  });

  test("is counted equally in the first example", async () => {
    const page = await site.open({ layout: "Table" });
    const { Blocked: blocked } = await byAnswer(page);
    assert.equal(await told(page), blocked.length);
    const finding = await page.getByText(/^robots\.txt blocks .* from the page/).innerText();
    const [, names, more] = finding.match(/^robots\.txt blocks (.*) and (\d+) more from/);
    assert.equal(names.split(", ").length + Number(more), blocked.length, finding);
    await page.close();
  });

  for (const [token, word, sentence] of [
    [ignoring.includes("Bytespider") ? "Bytespider" : ignoring[0], "Ignores robots.txt", "ignores robots.txt"],
    [forUsers.includes("ChatGPT-User") ? "ChatGPT-User" : forUsers[0], "May fetch for users", "for a user"],
  ]) {
    test(`has one answer in its badge, explanation and colour: ${token}`, async () => {
      const page = await site.open({ layout: "Table" });
      await url(page).fill("https://mine.example/a");
      await page.setText(`User-agent: ${token}\nDisallow: /\n`);
      await nameOf(page, token).click();
      assert.equal(await row(page, token).locator(".answer").innerText(), word);
      const detail = page.locator(".why-panel");
      assert.match(await detail.locator(".explanation-summary").first().innerText(), new RegExp(sentence));
      assert.equal(await detail.getByText(new RegExp(`^${token} may not`)).count(), 0);
      // The answer is neither allowed nor blocked, so it is neither green nor red.
      const colour = (locator) => locator.evaluate((own) => getComputedStyle(own).color);
      const own = await colour(detail.locator(".explanation-summary").first());
      await nameOf(page, "bingbot").click();
      const green = await colour(page.locator(".why-panel .explanation-summary").first());
      assert.notEqual(own, green);
      // No other crawler is named, so none is blocked, and no text reports a blocked one.
      assert.match(await summary(page).innerText(), /^No crawler is blocked/);
      assert.equal((await byAnswer(page)).Blocked, undefined);
      assert.equal(await page.getByText(/^robots\.txt blocks/).count(), 0);
      assert.deepEqual(await violations(page), []);
      await page.close();
    });
  }
});

describe("an unavailable robots.txt", () => {
  test("blocks no crawler for certain, and the headline names the condition", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    await status(page, "503");
    const headline = await summary(page).innerText();
    assert.match(headline, /^Whether \d+ of \d+ crawlers may fetch .* depends on how long it has been failing\.$/);
    const [, depending, total] = headline.match(/^Whether (\d+) of (\d+)/).map(Number);
    assert.equal(total, crawlers.length);
    assert.equal((await byAnswer(page)).Depends.length, depending);
    await nameOf(page, "Googlebot").click();
    await nameOf(page, "Googlebot").click();
    await row(page, "Googlebot").getByText("Depends on how long it has been failing").waitFor();
    await page.close();
  });

  test("has the given text as its last good copy", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    await status(page, "503");
    await page.locator(".why-panel").getByText("assumed to be the text given here").first().waitFor();
    assert.equal(await page.getByText("a text that is not given").count(), 0);
    await page.close();
  });

  test("shows 48 and 60 hours as different times", async () => {
    const page = await site.open();
    await status(page, "503");
    const slider = page.getByRole("slider", { name: "Change how long it has been failing" });
    const words = [];
    for (const hours of ["48", "60"]) {
      await slider.fill(hours);
      words.push(await slider.getAttribute("aria-valuetext"));
    }
    assert.deepEqual(words, ["2 days", "2 days and 12 hours"]);
    await page.close();
  });

  // Google: “enforces a robots.txt file size limit of 500 kibibytes” ([google-robots-txt]).
  test("shows the size of a long text of which an engine reads only the beginning", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(`#${"x".repeat(600_000)}\n${NOBODY}`);
    const size = 600_000 + 2 + NOBODY.length;
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
  test("is in the cell as a symbol with a legend, and as words", async () => {
    const page = await site.open({ layout: "Table" });
    await page.getByRole("button", { name: "New", exact: true }).click();
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    await openAll(page);
    const legend = await page.locator(".legend").innerText();
    for (const word of ["documented", "reported", "assumed"]) assert.match(legend, new RegExp(word));
    // A crawler with unknown compliance, and one whose operator documents compliance.
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
    assert.notEqual(signs.assumed, signs.documented, "not by colour alone");
    // Answers from directives have a symbol; defaults have none.
    await page.setText("noindex", "headers");
    const index = row(page, silent).locator("[data-question=index]");
    assert.match(await index.getByRole("button").getAttribute("aria-label"), /\((documented|reported|assumed)\)$/);
    assert.equal(await index.locator(".sure").count(), 1);
    assert.equal(await row(page, silent).locator("[data-question=follow] .sure").count(), 0);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("does not show “Blocked” for a fetcher that acts for a user", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    const blocked = await row(page, "Googlebot")
      .locator(".answer")
      .evaluate((own) => getComputedStyle(own).color);
    const answers = await byAnswer(page);
    const forUsers = answers["May fetch for users"] ?? [];
    assert.ok(forUsers.length > 0);
    const allowed = answers.Allowed ?? [];
    for (const token of tokensThat("user-triggered"))
      assert.ok(forUsers.includes(token) || allowed.includes(token), token);
    const own = row(page, forUsers[0]);
    assert.notEqual(await own.locator(".answer").evaluate((badge) => getComputedStyle(badge).color), blocked);
    assert.match(await own.locator(".rule").innerText(), /Line 2 Disallow/, "robots.txt names it all the same");
    assert.match(await page.locator(".summary").first().innerText(), new RegExp(`${forUsers.length} acts? for a user`));
    await page.close();
  });
});

describe("two tabs", () => {
  const draftedAs = (page, value) =>
    page.waitForFunction(
      (value) =>
        Object.keys(localStorage).some(
          (key) => key.startsWith("robotscope-draft") && localStorage.getItem(key).includes(value),
        ),
      value,
    );
  const another = async (page) => {
    const other = await page.context().newPage();
    await other.goto(site.url);
    await ready(other);
    return other;
  };

  test("do not overwrite each other’s draft", async () => {
    const one = await site.open();
    await url(one).fill("https://one.example/");
    await draftedAs(one, "https://one.example/");
    const two = await another(one);
    assert.equal(await url(two).inputValue(), "https://one.example/", "a new tab opens the latest draft, as a copy");
    await url(two).fill("https://two.example/");
    await draftedAs(two, "https://two.example/");
    await one.reload();
    await two.reload();
    await ready(one);
    await ready(two);
    assert.equal(await url(one).inputValue(), "https://one.example/");
    assert.equal(await url(two).inputValue(), "https://two.example/");
    await one.context().close();
  });

  test("get separate cases when one of them is a duplicate", async () => {
    const one = await site.open();
    await url(one).fill("https://one.example/");
    await draftedAs(one, "https://one.example/");
    // A browser copies the session storage when it duplicates a tab.
    const session = await one.evaluate(() => Object.entries(sessionStorage));
    const two = await one.context().newPage();
    await two.addInitScript((entries) => {
      if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, session);
    await two.goto(site.url);
    await ready(two);
    await url(two).fill("https://two.example/");
    await draftedAs(two, "https://two.example/");
    await one.reload();
    await ready(one);
    assert.equal(await url(one).inputValue(), "https://one.example/");
    await one.context().close();
  });

  test("open the draft of an older version of robotscope", async () => {
    const one = await site.open({ layout: "Groups" });
    await one.evaluate(() =>
      localStorage.setItem("robotscope-draft", JSON.stringify(["u", "https://old.example/", "r", ""])),
    );
    const two = await another(one);
    assert.equal(await url(two).inputValue(), "https://old.example/");
    await one.context().close();
  });
});

describe("the tally of a purpose", () => {
  test("of AI training includes CCBot, whose copies train models", async () => {
    const page = await site.open({ layout: "Table" });
    await ready(page);
    await page.getByLabel("Purpose", { exact: true }).selectOption("AI training");
    await row(page, "CCBot").waitFor();
    const shown = await page.locator("tr.crawler .crawler-name").allInnerTexts();
    assert.ok(shown.includes("GPTBot") && !shown.includes("archive.org_bot"), shown.join(", "));
    await page.close();
  });

  test("counts all crawlers of the purpose, regardless of filters", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/a");
    await page.setText(NOBODY);
    const heading = page.locator("tr.purpose", { hasText: "AI training" });
    const whole = (await heading.locator(".tally").innerText()).match(/^\d+ of \d+ blocked/)[0];
    const total = crawlers.filter(({ class: purpose }) => purpose === "ai-training").length;
    assert.match(whole, new RegExp(` of ${total} blocked`));
    await page.getByPlaceholder("Name or operator").fill("gpt");
    const shown = await page.locator("tr.crawler").count();
    assert.ok(shown < total);
    assert.ok(
      (await heading.locator(".tally").innerText()).startsWith(`${whole} · `),
      "the same numbers, and how many are shown",
    );
    await page.close();
  });
});

describe("a generated configuration", () => {
  test("keeps its first rule while a second rule is empty", async () => {
    const page = await site.open();
    await page.getByRole("link", { name: "Generate", exact: true }).click();
    const output = page.locator(".output-text");
    await page.getByRole("checkbox", { name: /^noindex/ }).check();
    await output.filter({ hasText: "noindex" }).waitFor();
    const before = await output.innerText();
    await page.getByRole("button", { name: "Add a rule for another bot" }).click();
    await page.getByText("Empty: choose a directive.").waitFor();
    // Two more queries to the engine.
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

describe("an unknown answer", () => {
  test("is not shown as allowed in the explanation or listed in the preview", async () => {
    const page = await site.open({ layout: "Table" });
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await nameOf(page, "Googlebot").click();
    const explained = page.locator(".indexing");
    await explained.waitFor();
    assert.doesNotMatch(await explained.innerText(), /The page is listed|: allowed|\nallowed/);
    await explained.getByText("Whether the page is listed is not known: no headers or HTML given.").waitFor();
    await page.setText("<p>x", "html");
    await explained.getByText("The page is listed, based on the HTML only.").waitFor();
    await page.close();
  });

  test("is shown for a page with the status 304", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await page.setText("HTTP/2 304\n", "headers");
    await page.setText("<p>x", "html");
    const said = page.locator(".summary").first();
    await said.getByText("Indexing unknown: the status is 304, so the previous version counts.").waitFor();
    assert.doesNotMatch(await said.innerText(), /may index it/);
    await page.close();
  });
});

describe("the number of crawlers that may not index a page", () => {
  test("is counted by certainty in the headline and in the groups", async () => {
    const page = await site.open();
    await url(page).fill("https://mine.example/");
    await page.setText("User-agent: *\nAllow: /\n");
    await page.setText("HTTP/2 200\nx-robots-tag: unavailable_after: 2020-01-01\n", "headers");
    await page
      .locator(".summary")
      .getByText(/Crawlers that may fetch it, but not index it: \d+ documented(, \d+ reported)? and \d+ assumed\./)
      .waitFor();
    await page.locator(".group .certainties", { hasText: "documented" }).first().waitFor();
    await page.close();
  });

  test("has no note about conflicting directives if the engine documents which one applies", async () => {
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

test("a status that makes the text irrelevant hides notes and hints about the text", async () => {
  const page = await site.open();
  await url(page).fill("https://mine.example/");
  await page.setText("nothing here\n");
  const note = page.getByText("The text has no rules such as");
  await note.waitFor();
  await page.getByLabel("Status of robots.txt").fill("401");
  await note.waitFor({ state: "detached" });
  await page.getByLabel("Status of robots.txt").fill("200");
  await page.setText("User-agent: *\nDisallow: /a\n");
  const hint = page.locator("robots-editor[label='robots.txt'] .cm-robots-hint").first();
  await hint.waitFor();
  await page.getByLabel("Status of robots.txt").fill("404");
  await hint.waitFor({ state: "hidden" });
  await page.close();
});

describe("other false statements", () => {
  test("a group exists for the user's own User-Agent", async () => {
    const page = await site.open();
    await page.getByLabel("Your own User-Agent").fill("ExampleBot/1.0");
    const own = page.locator(".group.custom");
    await own.getByText("ExampleBot").waitFor();
    await own.locator(".member").click();
    await page.locator(".why-panel").getByText("Not in the catalogue").waitFor();
    await page.close();
  });

  test("Compare shows a notice for a crawler that the catalogue lacks", async () => {
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

  test("a notice about blocked storage appears before the user types", async () => {
    const page = await site.open();
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    });
    await page.reload();
    await ready(page);
    await page.getByText("No draft is saved: the browser does not allow it").waitFor();
    assert.equal(await page.getByText("Changes are saved in this browser only").count(), 0);
    await page.close();
  });

  test("a case is not duplicated if its lock is granted late", async () => {
    const page = await site.open();
    await page.addInitScript(() => {
      const { request } = navigator.locks;
      navigator.locks.request = async (name, options, hold) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return request.call(navigator.locks, name, options, hold);
      };
    });
    await page.reload();
    await ready(page);
    // The third change is saved after the lock has been granted.
    for (const address of ["https://mine.example/a", "https://mine.example/b", "https://mine.example/c"]) {
      await url(page).fill(address);
      await page.waitForTimeout(1200);
    }
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("-draft")));
    assert.equal(kept.length, 1, "one case, not two");
    assert.match(kept[0][1], /mine\.example\/c/);
    await page.close();
  });
});
