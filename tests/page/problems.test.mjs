// Tests the list of problems, the counts in the tabs, the summary in plain words, the records other than rules, and the results of other
// tools.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Groups" });
});

const box = () => page.locator(".problems");
const items = () => box().locator("li .severity").allInnerTexts();
const diagnosticsReady = () => page.locator(".problems:not([aria-busy])").waitFor();
const tab = (name) => page.getByRole("tab", { name });

describe("the list of problems", () => {
  test("the problem list covers all texts, most severe first, and tabs show counts", async () => {
    await page.setText("User-agent: *\nDisalow: /private/\n");
    await page.setText("x-robots-tag: noindex nofollow", "headers");
    await diagnosticsReady();
    await box().locator("summary").click();
    const order = ["Error", "Warning", "Note"];
    const shown = await items();
    assert.ok(shown.length >= 2, shown.join());
    assert.deepEqual(
      shown,
      shown.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
    await box().getByText("Disalow").first().waitFor();
    await box().getByText("noindex nofollow").first().waitFor();
    for (const name of ["robots.txt", "Headers"]) assert.match(await tab(name).innerText(), /\d/, name);
    assert.doesNotMatch(await tab("HTML").innerText(), /\d/);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("a problem links to its line, and its one-click fix can be undone", async () => {
    await page.setText("x-robots-tag: noindex nofollow", "headers");
    await page.setText("User-agent: *\nDisalow: /a\nAllow: /b\n");
    await diagnosticsReady();
    await box().locator("summary").click();
    const problem = box().locator("> ul > li", { hasText: "Disalow" }).first();
    await page.showPane("html");
    await problem.locator(".place").first().click();
    await tab("robots.txt").and(page.locator("[aria-selected=true]")).waitFor();
    await page.editor.of("robots").locator(".part-pointed", { hasText: "Disalow" }).waitFor();
    await problem.getByRole("button", { name: /^Fix:/ }).click();
    await page.editor.becomes("User-agent: *\nDisallow: /a\nAllow: /b\n");
    await diagnosticsReady();
    assert.equal(await box().locator("> ul > li", { hasText: "Disalow" }).count(), 0);
    await page.editor.of("robots").locator(".cm-content").focus();
    await page.keyboard.press("Control+z");
    await page.editor.becomes("User-agent: *\nDisalow: /a\nAllow: /b\n");
    await page.close();
  });

  test("a double click applies a fix only once", async () => {
    await page.setText("User-agent: *\nDisalow: /a\nAllow: /b\n");
    await diagnosticsReady();
    await box().locator("summary").click();
    const problem = box().locator("> ul > li", { hasText: "Disalow" }).first();
    await problem.getByRole("button", { name: /^Fix:/ }).dblclick();
    await diagnosticsReady();
    await page.editor.becomes("User-agent: *\nDisallow: /a\nAllow: /b\n");
    await page.close();
  });

  test("a pressed Fix button keeps the keyboard focus until the new problems arrive", async () => {
    await page.setText("User-agent: *\nDisalow: /a\nAllow: /b\n");
    await diagnosticsReady();
    await box().locator("summary").click();
    const problem = box().locator("> ul > li", { hasText: "Disalow" }).first();
    const fix = problem.getByRole("button", { name: /^Fix:/ });
    const changed = await fix.evaluate((button) => {
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(([{ attributeName }]) => resolve(attributeName));
        observer.observe(button, { attributeFilter: ["aria-disabled", "disabled"] });
      });
      button.focus();
      button.click();
      return changed;
    });
    assert.equal(changed, "aria-disabled", "the attribute “disabled” would remove the focus");
    await page.close();
  });

  test("a finding and the diagnostic about the same problem appear as one entry, with the fix", async () => {
    await page.clear("html");
    await page.setText("x-robots-tag: noindex nofollow", "headers");
    await diagnosticsReady();
    await box().locator("summary").click();
    assert.equal(await box().locator("> ul > li", { hasText: "noindex nofollow" }).count(), 1);
    await box().getByRole("button", { name: /^Fix:/ }).first().click();
    await page.editor.becomes("x-robots-tag: noindex, nofollow", "headers");
    await page.close();
  });

  test("a notice states that no problems were found", async () => {
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByLabel("URL or path").fill("/a");
    await page.setText("User-agent: *\nDisallow: /b/\n");
    await box().getByText("No problems found").or(page.locator("p.problems")).waitFor();
    await page.close();
  });
});

describe("the summary in plain words", () => {
  test("the summary in plain words has a sentence for each group, with links to its lines", async () => {
    await page.locator(".plain-words summary").click();
    const words = page.locator(".plain-words p");
    assert.match(await words.innerText(), /GPTBot, ClaudeBot, .*: everything is blocked \(line 21\)\./);
    assert.match(await words.innerText(), /All other crawlers may crawl everything except “\/checkout\/”/);
    await page.showPane("html");
    await words.getByRole("button", { name: "line 21" }).click();
    await tab("robots.txt").and(page.locator("[aria-selected=true]")).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.close();
  });
});

describe("other records", () => {
  test("shows whether the chosen crawler honours records such as Crawl-delay and Sitemap", async () => {
    await page.setText(
      "User-agent: Googlebot\nDisallow: /a\nCrawl-delay: 5\n\nUser-agent: *\nCrawl-delay: 9\nDisallow: /b\n\nSitemap: https://a.example/s.xml\n",
    );
    const records = page.locator(".why-panel .records");
    await records.locator("summary").click();
    const words = (await records.innerText()).replace(/\s+/g, " ");
    assert.match(words, /Crawl-delay 5 robots\.txt, line 3 not honoured documented/);
    assert.match(words, /Sitemap https:\/\/a\.example\/s\.xml robots\.txt, line 9 honoured documented/);
    assert.doesNotMatch(words, /line 6/);
    await records.getByRole("button", { name: /line 3/ }).click();
    await page.editor.of("robots").locator(".part-pointed", { hasText: "5" }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.close();
  });
});

describe("the section about other tools", () => {
  const tools = () => page.locator(".other-tools");
  const answer = (name) => tools().locator("> ul > li", { hasText: name }).first();

  test("results of other tools load when opened, link to lines, and follow edits", async () => {
    await page.setText("User-agent: *\nContent-Usage: train-ai=n\nDisallow: /private/\n");
    assert.equal(await tools().locator("li").count(), 0);
    await tools().locator("summary").click();
    await answer("Lighthouse says that robots.txt is not valid.").getByText("“Unknown directive”").waitFor();
    await page.showPane("html");
    await answer("Unknown directive").getByRole("button", { name: "line 2" }).click();
    await tab("robots.txt").and(page.locator("[aria-selected=true]")).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.setText("User-agent: *\nDisallow: /private/\n");
    await answer("Lighthouse says that robots.txt is valid.").waitFor();
    assert.equal(await answer("Unknown directive").count(), 0);
    await page.close();
  });

  test("results of other tools are shown as unknown if they depend on missing texts", async () => {
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByLabel("URL or path").fill("/a");
    await page.setText("User-agent: *\nDisallow: /b/\n");
    await tools().locator("summary").click();
    await answer("Whether Lighthouse says that the page is blocked from indexing is not known").waitFor();
    await answer("“Indexing allowed?” in the URL inspection of Search Console: not known").waitFor();
    await answer("“Crawl allowed?” in the URL inspection of Search Console: yes.").waitFor();
    await page.close();
  });
});
