// Tests that the page does not confuse examples, pasted texts and drafts with each other.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { pageForTests } from "./support.mjs";

const site = pageForTests();
const BLOCK_ALL = "User-agent: *\nDisallow: /\n";
const url = (page) => page.getByLabel("URL or path");
const text = (page, pane) => page.locator(`robots-editor[label="${pane}"]`).evaluate((editor) => editor.value);
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
const ready = (page) => page.locator(".group, table.crawlers:not([aria-busy])").first().waitFor();

describe("an example", () => {
  test("entering a URL removes all texts of the example, and Undo restores them", async () => {
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
      places.filter((place) => !place.startsWith("robots.txt")),
      [],
      "there are no findings in missing texts",
    );
    // Undo is still available after more typing, and does not remove what was typed.
    await url(page).fill("https://mine.example/a");
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await texts(), before);
    assert.equal(await url(page).inputValue(), "https://mine.example/a");
    await page.getByLabel("Filter", { exact: true }).fill("google");
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("replacing the example's robots.txt removes its headers and HTML, which Undo restores, and resets its URL", async () => {
    const page = await site.open();
    const extra = async () => [await text(page, "Headers"), await text(page, "HTML")];
    const before = await extra();
    await page.setText(BLOCK_ALL);
    await page.getByText("Removed the example’s Headers and HTML").waitFor();
    assert.equal(await url(page).inputValue(), "/");
    assert.equal(await page.getByText("Example – paste your own").count(), 0);
    assert.deepEqual(await extra(), ["", ""]);
    await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await extra(), before);
    await page.close();
  });

  test("pasting headers removes the example's robots.txt and HTML, so crawling is unknown", async () => {
    const page = await site.open();
    await page.setText("HTTP/2 200\nx-robots-tag: noindex\n", "headers");
    await page.getByText("Removed the example’s robots.txt and HTML").waitFor();
    await page.locator(".summary").getByText("Crawling unknown: no robots.txt yet.").waitFor();
    await page.getByText("Googlebot may not index it. Whether it may crawl it is unknown.").waitFor();
    await page.close();
  });

  test("a small edit of robots.txt keeps the example's headers", async () => {
    const page = await site.open();
    await page.editor.upgraded("robots");
    await page.editor.focusEnd("robots");
    await page.keyboard.type("#");
    await page.waitForFunction(() => document.querySelector('robots-editor[label="robots.txt"]').value.endsWith("#"));
    assert.match(await text(page, "Headers"), /noindex/);
    await page.getByText("Example – paste your own").waitFor();
    await page.close();
  });

  test("the versions in Compare are empty while the page shows an example", async () => {
    const page = await site.open();
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.locator(".compare robots-editor").first().waitFor();
    for (const pane of await page.locator(".compare robots-editor").all())
      assert.equal(await pane.evaluate((editor) => editor.value), "");
    await page.close();
  });

  test("an example survives a reload", async () => {
    const page = await site.open();
    await page.getByLabel("Your own User-Agent").fill("ExampleBot");
    await page.reload();
    await ready(page);
    await page.getByText("Example – paste your own").waitFor();
    await url(page).fill("https://mine.example/");
    assert.equal(await text(page, "Headers"), "");
    await page.close();
  });

  test("the New button loads no example, but the menu of examples does", async () => {
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
  test("the headline shows a condition if the URL and the robots.txt have different origins", async () => {
    const page = await site.open();
    await url(page).fill("https://www.mine.example/");
    await page.setText(BLOCK_ALL);
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

  test("a pasted robots.txt belongs to the origin of the first URL that the user enters afterwards", async () => {
    const page = await site.open();
    await page.setText(BLOCK_ALL);
    await url(page).fill("https://www.mine.example/");
    await url(page).blur();
    assert.equal(await page.locator(".summary .condition").count(), 0);
    await url(page).fill("https://other.example/");
    await page.locator(".summary").getByText("If other.example serves this robots.txt:").waitFor();
    await page.close();
  });
});

test("a URL in a new case has no verdict, because there is no robots.txt", async () => {
  const page = await site.open();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await url(page).fill("https://mine.example/");
  await page.locator(".summary").getByText("Crawling unknown: no robots.txt yet.").waitFor();
  assert.equal(await page.locator(".summary").getByText("No crawler is blocked").count(), 0);
  assert.equal(await page.getByText("No problems found").count(), 0);
  assert.equal(await page.getByText("status 200").count(), 0);
  await page.close();
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

  test("a duplicated tab gets a separate case", async () => {
    const one = await site.open();
    await url(one).fill("https://one.example/");
    await draftedAs(one, "https://one.example/");
    // Browsers copy the session storage to a duplicated tab.
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

  test("a new tab opens a draft that an older version of robotscope saved", async () => {
    const one = await site.open({ layout: "Groups" });
    await one.evaluate(() =>
      localStorage.setItem("robotscope-draft", JSON.stringify(["u", "https://old.example/", "r", ""])),
    );
    const two = await another(one);
    assert.equal(await url(two).inputValue(), "https://old.example/");
    await one.context().close();
  });
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
  // The first change is made before the lock is granted, and the third one after it.
  for (const address of ["https://mine.example/a", "https://mine.example/b", "https://mine.example/c"]) {
    await url(page).fill(address);
    await page.waitForTimeout(1200);
  }
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("-draft")));
  assert.equal(kept.length, 1, "one case, not two");
  assert.match(kept[0][1], /mine\.example\/c/);
  await page.close();
});
