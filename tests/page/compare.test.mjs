// Two versions of a robots.txt.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

beforeEach(async () => {
  page = await site.open();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
});

const pane = (name) => page.locator(`robots-editor[label="${name}"]`);

async function fill(name, text) {
  const content = pane(name).locator(".cm-content");
  await content.waitFor();
  await content.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

const OLD = "User-agent: *\nDisallow: /private/\n";
const NEW = "User-agent: *\nDisallow: /private/\nAllow: /private/press/\n\nUser-agent: GPTBot\nDisallow: /\n";

test("both versions begin as the page has it, and say the same", async () => {
  await page.getByText("Both say the same to every crawler.").waitFor();
  assert.match(await pane("Before").locator(".cm-content").innerText(), /Disallow: \/checkout\//);
});

test("the changes are those of the npm package", async () => {
  const { compare } = await import("robotscope");
  await fill("Before", OLD);
  await fill("After", NEW);
  await page.locator(".change").first().waitFor();
  const comparison = compare(OLD, NEW);
  await page
    .getByText(
      `${comparison.losing.length} crawler may no longer fetch something; ${comparison.gaining.length} may fetch something new.`,
    )
    .waitFor();
  const words = comparison.differences.flatMap(({ difference }) =>
    difference.changes.map(({ explanation }) => explanation),
  );
  assert.ok(words.length >= 2);
  assert.deepEqual(await page.locator(".change-words").allInnerTexts(), words);
});

test("choosing a change marks its lines in both versions", async () => {
  await fill("Before", OLD);
  await fill("After", NEW);
  const gained = page.locator(".change").filter({ hasText: "Allowed now" }).first();
  await gained.click();
  assert.equal(await gained.getAttribute("aria-pressed"), "true");
  await pane("After").locator(".cm-line.mark-allow", { hasText: "Allow: /private/press/" }).waitFor();
  await pane("Before").locator(".cm-line.mark-disallow", { hasText: "Disallow: /private/" }).waitFor();
  await page.getByRole("button", { name: "Swap" }).click();
  await page.locator(".change").filter({ hasText: "Blocked now" }).first().waitFor();
  assert.equal(await pane("After").locator(".mark-allow, .mark-disallow").count(), 0);
});

test("a version is taken from a file or from the page", async () => {
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
  await page.locator(".version").filter({ hasText: "After" }).getByRole("button", { name: "Take that" }).click();
  await page.getByText("Both say the same to every crawler.").waitFor();
});

test("axe-core finds nothing, and nothing is wider than the window", () =>
  fitsEveryScreen(site, async (own, look) => {
    page = own;
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await fill("Before", OLD);
    await fill("After", NEW);
    await page.locator(".change").first().click();
    await look();
  }));

test("an answer without a field that the page reads is shown as a failure", async () => {
  await page.getByText("Both say the same to every crawler.").waitFor();
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const without = `const tell = self.postMessage; self.postMessage = (message) => {
      delete message.value?.losing;
      tell.call(self, message);
    };\n`;
    await route.fulfill({ response, body: without + (await response.text()) });
  });
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "That could not be done." });
  await failure.waitFor();
  assert.match(await failure.innerText(), /losing: not a list/);
});
