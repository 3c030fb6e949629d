// Tests the view that compares two versions of a robots.txt, or two crawlers.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { countedCrawlers, fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open({ layout: "Groups" });
  await page.keepExample();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
});

const pane = (name) => page.locator(`robots-editor[label="${name}"]`);

async function fill(name, text) {
  const content = pane(name).locator(".cm-content");
  // A pane becomes a CodeMirror editor when it comes into view.
  await pane(name).evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  await content.waitFor();
  await content.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

const OLD = "User-agent: *\nDisallow: /private/\n";
const NEW = "User-agent: *\nDisallow: /private/\nAllow: /private/press/\n\nUser-agent: GPTBot\nDisallow: /\n";

test("both versions initially contain the robots.txt of the page view", async () => {
  await page.getByText("Both versions give every crawler the same answers.").waitFor();
  assert.match(await pane("Before").locator(".cm-content").innerText(), /Disallow: \/checkout\//);
});

test("Compare: shows the same changes as the npm package", async () => {
  const { compare } = await import("robotscope");
  await fill("Before", OLD);
  await fill("After", NEW);
  await page.locator(".change").first().waitFor();
  const comparison = compare(OLD, NEW);
  await page
    .getByText(
      `Paths lost: ${countedCrawlers(comparison.losing)}. Paths gained: ${countedCrawlers(comparison.gaining)}.`,
    )
    .waitFor();
  const words = comparison.changes.map(({ change }) => change.explanation);
  assert.ok(words.length >= 2);
  await page.getByText(/^AI training: 1 of \d+ crawlers loses paths/).waitFor();
  assert.deepEqual(await page.locator(".change-words").allInnerTexts(), words);
});

test("warns if a version is a web page instead of a robots.txt", async () => {
  await fill("After", "<!doctype html><title>404</title>\n");
  const warning = page.getByRole("region", { name: "After" }).getByText(/looks like a web page, not a robots\.txt/);
  await warning.waitFor();
  await fill("After", OLD);
  await warning.waitFor({ state: "detached" });
});

const SHOP = "User-agent: *\nDisallow: /private/\nCrawl-delay: 5\nSitemap: https://a.example/1.xml\n";
const SHUT =
  "User-agent: *\nDisallow: /private/\nDisallow: /shop/\nCrawl-delay: 10\n\nUser-agent: GPTBot\nDisallow: /\n";

test("shows each change once, groups its crawlers by purpose, and filters changes", async () => {
  await fill("Before", SHOP);
  await fill("After", SHUT);
  const shop = page
    .locator(".difference", { hasText: "Line 3, " })
    .or(page.locator(".difference", { hasText: "/shop/" }));
  await shop.first().waitFor();
  const { compare } = await import("robotscope");
  const { changes } = compare(SHOP, SHUT);
  await page.waitForFunction((count) => document.querySelectorAll(".change").length === count, changes.length);
  assert.equal(await page.locator(".change", { hasText: "/shop/" }).count(), 1);
  const card = page.locator(".difference", { has: page.locator(".change", { hasText: "/shop/" }) });
  await card.locator("summary").click();
  await card
    .locator(".difference-crawlers", { hasText: "Search engines" })
    .getByText("Googlebot", { exact: true })
    .waitFor();
  await page.locator(".by-purpose").getByText("AI training: ").waitFor();
  await page.getByLabel("Changes for").selectOption("Search engines");
  await page.locator(".concerned, .difference-crawlers", { hasText: "GPTBot" }).waitFor({ state: "detached" });
  assert.equal(await page.locator(".change", { hasText: "/shop/" }).count(), 1);
  await page.getByLabel("Changes for").selectOption("GPTBot");
  assert.equal(await page.locator(".change", { hasText: "/shop/" }).count(), 0);
  await page.locator(".change", { hasText: "Blocked now" }).first().waitFor();
  await page.reload();
  await page.locator(".change").first().waitFor();
  assert.equal(await page.getByLabel("Changes for").inputValue(), "GPTBot");
});

test("the diff is marked as outdated until it shows the current texts", async () => {
  await fill("Before", "User-agent: *\nDisallow: /old/\n");
  await fill("After", "User-agent: *\nDisallow: /a/\n");
  await page.locator("ins.diff-added", { hasText: "/a/" }).waitFor();
  await page.evaluate(() => {
    const shown = { outdated: 0, wrong: [] };
    const after = [...document.querySelectorAll("robots-editor")].find(
      (editor) => editor.getAttribute("label") === "After",
    );
    new MutationObserver(() => {
      if (document.querySelector(".outdated .line-diff")) shown.outdated++;
    }).observe(document.querySelector(".tool-results"), { subtree: true, childList: true, attributes: true });
    // The page renders a few milliseconds after a keystroke, so tolerate an outdated diff for up to four frames.
    let frames = 0;
    const look = () => {
      const lines = document.querySelector(".line-diff");
      const isCurrent = after.value.split("\n")[1] === lines?.querySelector("ins code")?.textContent;
      frames = !lines || lines.closest(".outdated") || isCurrent ? 0 : frames + 1;
      if (frames === 5) shown.wrong.push(`${after.value} ${lines.textContent}`);
      requestAnimationFrame(look);
    };
    look();
    globalThis.shown = shown;
  });
  for (const letter of "bcdefgh") {
    await fill("After", `User-agent: *\nDisallow: /${letter}/\n`);
    await page.locator("ins.diff-added", { hasText: `/${letter}/` }).waitFor();
  }
  const { outdated, wrong } = await page.evaluate(() => globalThis.shown);
  assert.deepEqual(wrong, []);
  assert.ok(outdated > 0);
});

test("shows changed records and changed lines", async () => {
  await fill("Before", SHOP);
  await fill("After", SHUT);
  const records = page.locator(".record-changes");
  await records.getByText("Line 4 was removed: “Sitemap: https://a.example/1.xml”.").waitFor();
  await records.getByText("Line 4 is now “Crawl-delay: 10”; before, it was “Crawl-delay: 5” (line 3).").waitFor();
  await records.getByText("For all crawlers").waitFor();
  // The diff needs a separate query; the previous diff remains on screen until the answer arrives.
  await page.locator(".diff-removed", { hasText: "/private/" }).waitFor({ state: "detached" });
  assert.deepEqual(await page.locator(".diff-removed").allInnerTexts().then(flat), [
    "3−Crawl-delay: 5",
    "4−Sitemap: https://a.example/1.xml",
  ]);
  const added = await page.locator("ins.diff-added").allInnerTexts().then(flat);
  assert.deepEqual(added.slice(0, 2), ["3+Disallow: /shop/", "4+Crawl-delay: 10"]);
});

const flat = (texts) => texts.map((text) => text.replace(/\n/g, ""));

test("changes use example paths from the list in Many URLs", async () => {
  await page.getByRole("link", { name: "Many URLs", exact: true }).click();
  const list = ["https://a.example/shop/shoes/winter", "https://a.example/shop/hats", "https://a.example/"].join("\n");
  await page
    .locator(".urls input[type=file]")
    .setInputFiles({ name: "urls.txt", mimeType: "text/plain", buffer: Buffer.from(list) });
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await fill("Before", SHOP);
  await fill("After", SHUT);
  await page.locator(".change code", { hasText: /^\/shop\/hats$/ }).waitFor();
});

test("compares two crawlers using the robots.txt in the page view", async () => {
  await page.getByRole("button", { name: "Two crawlers" }).click();
  const robots = pane("robots.txt").last();
  await robots.locator(".cm-content").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /b\n");
  await page
    .getByText("bingbot may not fetch what Googlebot may, in one case; one case is the other way round.")
    .waitFor();
  const lost = page.locator(".change", { hasText: "/b is disallowed for bingbot: line 5" });
  await lost.click();
  await robots.locator(".cm-line.mark-disallow", { hasText: "Disallow: /b" }).waitFor();
  await page.getByLabel("Second crawler").fill("Googlebot-Image");
  await page.getByText("Googlebot and Googlebot-Image may fetch exactly the same paths.").waitFor();
  await page.reload();
  await page.getByText("Googlebot and Googlebot-Image may fetch exactly the same paths.").waitFor();
  await page.getByRole("link", { name: "One page" }).click();
  assert.match(await page.locator(".panel robots-editor[label='robots.txt'] .cm-content").innerText(), /Disallow: \/b/);
});

test("the comparison of two crawlers has no result while robots.txt is unknown", async () => {
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: "Two crawlers" }).click();
  await page.locator(".tool-results").getByText("the robots.txt is unknown, not empty").waitFor();
});

test("a diff of two long texts without a common line stops after two seconds", async () => {
  for (const name of ["Before", "After"]) {
    const lines = Array.from({ length: 20_000 }, (_, line) => `# ${name} ${line}\n`);
    await page
      .locator(".version")
      .filter({ hasText: name })
      .locator("input[type=file]")
      .setInputFiles({ name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from(lines.join("")) });
  }
  await page.locator(".line-diff").getByText("Too many lines differ to list them.").waitFor();
  assert.equal(await page.locator(".diff-line, .line-diff .scroller").count(), 0);
});

test("selecting a change marks its lines in both versions", async () => {
  await fill("Before", OLD);
  await fill("After", NEW);
  const gained = page
    .locator(".change")
    .filter({ has: page.locator(".answer-allowed") })
    .first();
  await gained.click();
  assert.equal(await gained.getAttribute("aria-pressed"), "true");
  await pane("After").locator(".cm-line.mark-allow", { hasText: "Allow: /private/press/" }).waitFor();
  await pane("Before").locator(".cm-line.mark-disallow", { hasText: "Disallow: /private/" }).waitFor();
  await page.getByRole("button", { name: "Swap" }).click();
  await page.locator(".change").filter({ hasText: "Blocked now" }).first().waitFor();
  assert.equal(await pane("After").locator(".mark-allow, .mark-disallow").count(), 0);
});

test("a version can be filled from a file or from the page view", async () => {
  await page
    .locator(".version")
    .filter({ hasText: "After" })
    .locator("input[type=file]")
    .setInputFiles({
      name: "robots.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("User-agent: *\r\nDisallow: /\r\n"),
    });
  await page.locator(".change").filter({ hasText: "Blocked now" }).first().waitFor();
  await page
    .locator(".version")
    .filter({ hasText: "After" })
    .getByRole("button", { name: "Use the robots.txt" })
    .click();
  await page.getByText("Both versions give every crawler the same answers.").waitFor();
});

test("Compare: fits every screen without axe-core violations", () =>
  fitsEveryScreen(site, async (opened, look) => {
    page = opened;
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await fill("Before", OLD);
    await fill("After", NEW);
    await page.locator(".change").first().click();
    await look();
    await page.getByRole("button", { name: "Two crawlers" }).click();
    await page.locator(".compare .summary").waitFor();
    await look();
  }));

test("Compare: the printed page contains both texts and their headings", async () => {
  await fill("Before", OLD);
  await fill("After", NEW);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = page.locator(".printed-text:visible");
  assert.deepEqual(await printed.allTextContents(), [OLD, NEW]);
  assert.deepEqual(await page.locator(".version h3:visible").allTextContents(), ["Before", "After"]);
});

test("reports a failure if a field is missing in the worker's answer", async () => {
  await page.getByText("Both versions give every crawler the same answers.").waitFor();
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const without = `const tell = self.postMessage; self.postMessage = (message) => {
      delete message.value?.losing;
      tell.call(self, message);
    };\n`;
    await route.fulfill({ response, body: without + (await response.text()) });
  });
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "That did not work." });
  await failure.waitFor();
  assert.match(await failure.innerText(), /missing field `losing`/);
});
