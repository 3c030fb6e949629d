// Tests that cases can be named, saved and reopened, and that examples remain separate from the user's texts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
const url = (page) => page.getByLabel("URL or path");
const text = (page, pane = "robots") => page.editor.of(pane).evaluate((editor) => editor.value);
// Waits for the page itself, because the skeleton before it also has a URL field.
const ready = (page) => page.locator("#page:not([hidden]) .group").first().waitFor({ state: "attached" });
const menu = (page) => page.locator(".cases");
const open = () => site.open({ layout: "Groups" });
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Opens the menu of cases unless it is open already. */
async function openMenu(page) {
  if (!(await menu(page).evaluate((details) => details.open))) await menu(page).locator("summary").click();
  await menu(page).getByLabel("Name of this case").waitFor();
  // The page renders the list only after the menu has opened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function others(page) {
  await openMenu(page);
  return menu(page).locator(".case-label").allInnerTexts();
}

/** Begins a new case with a URL and an optional name. */
async function begin(page, address, name) {
  await press(page, "New");
  await url(page).fill(address);
  await page.waitForFunction((address) => Object.values(localStorage).some((kept) => kept.includes(address)), address);
  if (!name) return;
  await openMenu(page);
  await menu(page).getByLabel("Name of this case").fill(name);
  await page.waitForFunction((name) => (localStorage.getItem("robotscope-cases") ?? "").includes(name), name);
}

/** Waits until the page shows this URL. */
const shows = (page, address) =>
  page.waitForFunction((address) => document.querySelector("#url")?.value === address, address);

async function tab(page) {
  const other = await page.context().newPage();
  await other.goto(site.url);
  await ready(other);
  return Object.assign(other, { editor: { of: (pane) => other.locator(`robots-editor[label="${pane}"]`) } });
}

describe("cases", () => {
  test("a named case stays saved when a new case is started, and can be reopened", async () => {
    const page = await open();
    assert.deepEqual(await others(page), []);
    await menu(page).getByText("There are no other cases yet.").waitFor();
    await begin(page, "https://one.example/", "The shop");
    assert.equal(await menu(page).locator("summary").innerText(), "The shop");
    await page.setText("User-agent: *\nDisallow: /one\n");
    // Begin another case immediately, before the current draft is saved automatically.
    await begin(page, "https://two.example/");
    assert.deepEqual(await others(page), ["The shop"]);
    assert.match(await menu(page).locator(".case-time").innerText(), new RegExp(String(new Date().getFullYear())));
    await menu(page)
      .getByRole("button", { name: /^The shop/ })
      .click();
    await page.waitForFunction(() => document.querySelector("#url").value === "https://one.example/");
    assert.equal(await text(page), "User-agent: *\nDisallow: /one\n");
    assert.equal(await menu(page).locator("summary").innerText(), "The shop");
    assert.deepEqual(await others(page), ["https://two.example/"]);
    // The reopened case is the original, not a copy.
    await url(page).fill("https://one.example/changed");
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("/changed")));
    await page.reload();
    await ready(page);
    assert.equal(await url(page).inputValue(), "https://one.example/changed");
    assert.deepEqual(await others(page), ["https://two.example/"]);
    await page.close();
  });

  test("switching back and forth between cases creates no copies", async () => {
    const page = await open();
    await begin(page, "https://one.example/");
    await begin(page, "https://two.example/");
    await press(page, "New");
    const undo = page.locator(".share-opened").getByRole("button", { name: "Undo" });
    await undo.click();
    assert.equal(await url(page).inputValue(), "https://two.example/");
    await url(page).fill("https://two.example/b");
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("two.example/b")));
    assert.deepEqual(await others(page), ["https://one.example/"]);
    await menu(page)
      .getByRole("button", { name: /^https:\/\/one/ })
      .click();
    await undo.click();
    assert.equal(await url(page).inputValue(), "https://two.example/b");
    assert.deepEqual(await others(page), ["https://one.example/"]);
    await page.close();
  });

  test("a case with only choices in the generator stays saved when a new case is started", async () => {
    const page = await open();
    await press(page, "New");
    await page.getByRole("link", { name: "Generate", exact: true }).click();
    await page.getByRole("checkbox", { name: /^noindex/ }).check();
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("noindex")));
    await press(page, "New");
    await page.waitForFunction(() => !document.querySelector(".generate input[type=checkbox]:checked"));
    assert.deepEqual(await others(page), ["Unnamed"]);
    await page.close();
  });

  test("a case can be deleted, and Undo restores it", async () => {
    const page = await open();
    for (const address of ["https://one.example/", "https://two.example/", "https://three.example/"])
      await begin(page, address);
    await openMenu(page);
    await menu(page).getByRole("button", { name: "Delete “https://one.example/”" }).click();
    assert.deepEqual(await others(page), ["https://two.example/"]);
    await menu(page).getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await others(page), ["https://two.example/", "https://one.example/"]);
    await menu(page).getByRole("button", { name: "Delete “https://two.example/”" }).click();
    await page.reload();
    await ready(page);
    assert.deepEqual(await others(page), ["https://one.example/"]);
    assert.equal(
      await page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes("two.example"))),
      false,
    );
    await page.close();
  });

  test("at most ten cases are saved; the oldest are removed", async () => {
    const page = await open();
    for (let number = 1; number <= 12; number++) await begin(page, `https://site-${number}.example/`);
    const names = await others(page);
    assert.deepEqual(
      names,
      [11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `https://site-${number}.example/`),
    );
    assert.equal(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")).length),
      10,
    );
    await page.close();
  });

  test("a notice appears if a case is too large to save, and the other cases remain", async () => {
    const page = await open();
    await begin(page, "https://one.example/");
    await press(page, "New");
    await page.setText(`# ${"a".repeat(2_600_000)}`);
    await page.getByText("This case is too large to be saved").waitFor();
    assert.deepEqual(await others(page), ["https://one.example/"]);
    await page.setText("User-agent: *\n");
    await page.getByText("Changes are saved in this browser only").waitFor();
    await page.close();
  });

  test("cases that were saved by a version without case names remain available", async () => {
    const page = await open();
    await page.evaluate(() => {
      localStorage.setItem("robotscope-draft-a", JSON.stringify(["u", "https://a.example/", "r", ""]));
      localStorage.setItem("robotscope-draft-b", JSON.stringify(["u", "https://b.example/", "r", ""]));
      localStorage.setItem("robotscope-cases", '["a","b"]');
    });
    await page.reload();
    await ready(page);
    assert.equal(await url(page).inputValue(), "https://a.example/");
    await openMenu(page);
    await menu(page).locator(".case-open").click();
    await page.waitForFunction(() => document.querySelector("#url").value === "https://b.example/");
    await page.close();
  });

  test("a case with only rendered HTML is listed although an earlier version recorded the case as empty", async () => {
    const page = await open();
    await page.evaluate(() => {
      const entries = { a: ["u", "https://a.example/"], b: ["d", "<p>"], c: ["p", "html"] };
      for (const [id, draft] of Object.entries(entries))
        localStorage.setItem(`robotscope-draft-${id}`, JSON.stringify(draft));
      const list = Object.keys(entries).map((id) => ({ id, name: "", url: "", at: 1, isEmpty: id !== "a" }));
      localStorage.setItem("robotscope-cases", JSON.stringify(list));
    });
    await page.reload();
    await ready(page);
    assert.equal(await url(page).inputValue(), "https://a.example/");
    assert.deepEqual(await others(page), ["Unnamed"]);
    await page.close();
  });
});

describe("tabs", () => {
  test("two tabs do not overwrite each other's cases", async () => {
    const page = await open();
    await begin(page, "https://one.example/");
    const other = await tab(page);
    assert.equal(await url(other).inputValue(), "https://one.example/", "a new tab begins with the latest case");
    // Wait until the second tab has stopped waiting for the lock that the first tab holds.
    await other.waitForFunction(async () => (await navigator.locks.query()).pending.length === 0);
    await url(other).fill("https://other.example/");
    await other.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("other.example")));
    assert.deepEqual(await others(other), ["https://one.example/"]);
    await url(page).fill("https://one.example/b");
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("one.example/b")));
    for (const [tab, address] of [
      [page, "https://one.example/b"],
      [other, "https://other.example/"],
    ]) {
      await tab.reload();
      await ready(tab);
      await shows(tab, address);
    }
    assert.deepEqual(await others(page), ["https://other.example/"]);
    // The second tab holds the lock of this case, so the first tab makes a copy of the case as soon as it notices the lock.
    await menu(page).locator(".case-open").click();
    await shows(page, "https://other.example/");
    await page.waitForFunction(() => sessionStorage.getItem("robotscope-case") === null);
    await url(page).fill("https://other.example/copy");
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("other.example/copy")));
    await other.reload();
    await ready(other);
    await shows(other, "https://other.example/");
    await page.context().close();
  });

  test("a tab that is opened later continues with the latest case", async () => {
    const page = await open();
    await begin(page, "https://one.example/", "Mine");
    const blank = await page.context().newPage();
    await page.close();
    await blank.goto(site.url);
    await ready(blank);
    await blank.waitForFunction(async () => (await navigator.locks.query()).held.length === 1);
    await url(blank).fill("https://one.example/later");
    await blank.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("/later")));
    assert.deepEqual(await others(blank), []);
    assert.equal(await menu(blank).locator("summary").innerText(), "Mine");
    await blank.context().close();
  });
});

test("an opened link is a separate case; going back restores the user's case and creates no copies", async () => {
  const maker = await open();
  await maker.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(maker, "https://theirs.example/", "Theirs");
  await press(maker, "Copy link");
  await maker.getByText(/Link copied/).waitFor();
  const link = await maker.evaluate(() => navigator.clipboard.readText());
  await maker.close();

  const page = await open();
  await begin(page, "https://mine.example/");
  await page.goto("about:blank");
  await page.goto(link);
  await ready(page);
  assert.equal(await menu(page).locator("summary").innerText(), "Theirs");
  assert.deepEqual(await others(page), ["https://mine.example/"]);
  await press(page, "Back to my draft");
  assert.equal(await url(page).inputValue(), "https://mine.example/");
  await url(page).fill("https://mine.example/b");
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("mine.example/b")));
  assert.deepEqual(await others(page), []);
  await page.locator(".share-opened").getByRole("button", { name: "Undo" }).click();
  await url(page).fill("https://theirs.example/b");
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("theirs.example/b")));
  assert.deepEqual(await others(page), ["https://mine.example/b"]);
  await page.close();
});

test("going back after dismissing a link's notice does not overwrite the user's case", async () => {
  const page = await open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(page, "https://theirs.example/");
  await press(page, "Copy link");
  await page.getByText(/Link copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await begin(page, "https://mine.example/");
  await page.evaluate((link) => location.assign(link), link);
  await shows(page, "https://theirs.example/");
  await page.locator(".share-opened").getByRole("button", { name: "Dismiss" }).click();
  await page.goBack();
  await url(page).fill("https://theirs.example/b");
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("theirs.example/b")));
  assert.ok((await others(page)).includes("https://mine.example/"));
  await page.close();
});

describe("an example", () => {
  const mark = (page) => page.locator(".example-mark");
  test("an example is a separate case, and Undo restores the previous case", async () => {
    const page = await open();
    await begin(page, "https://mine.example/", "Mine");
    await page.keyboard.press("Escape");
    await page.getByLabel("Load an example").selectOption({ index: 1 });
    assert.ok(await mark(page).isVisible());
    assert.equal(await menu(page).locator("summary").innerText(), "Cases");
    assert.deepEqual(await others(page), ["Mine"]);
    await menu(page).locator("summary").focus();
    await page.keyboard.press("Escape");
    await page.locator(".taken").getByRole("button", { name: "Undo" }).click();
    assert.equal(await menu(page).locator("summary").innerText(), "Mine");
    assert.equal(await url(page).inputValue(), "https://mine.example/");
    await url(page).fill("https://mine.example/b");
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("mine.example/b")));
    // The restored case must be the original, not a copy.
    assert.equal((await others(page)).includes("Mine"), false);
    await page.close();
  });
});

test("the New button empties all views, because they share one case", async () => {
  const page = await open();
  const view = (name) => page.getByRole("link", { name, exact: true }).click();
  await press(page, "New");
  assert.deepEqual([await url(page).inputValue(), await text(page)], ["", ""]);
  assert.equal(await page.locator(".example-mark").count(), 0);
  await view("Compare");
  for (const pane of await page.locator(".compare robots-editor").all())
    assert.equal(await pane.evaluate((editor) => editor.value), "");
  await view("Many URLs");
  assert.equal(
    await page
      .locator(".urls robots-editor")
      .first()
      .evaluate((editor) => editor.value),
    "",
  );
  await view("One page");
  await page.setText("User-agent: *\nDisallow: /shared\n");
  await view("Generate");
  await press(page, "robots.txt");
  await page.locator(".wish-purposes").getByLabel("AI training", { exact: true }).selectOption("Block");
  await page.locator(".output-merged", { hasText: "Disallow: /shared" }).waitFor();
  // Every view shows the name of the case.
  await openMenu(page);
  await menu(page).getByLabel("Name of this case").fill("Shared");
  await page.keyboard.press("Escape");
  await view("Many URLs");
  assert.equal(await menu(page).locator("summary").innerText(), "Shared");
  await page.close();
});

test("the menu of cases fits every screen without axe-core violations", () => {
  const visit = async (page, look) => {
    await begin(
      page,
      `https://one.example/${"a-very-long-path/".repeat(9)}`,
      "A name that is as long as names are when nobody stops",
    );
    await begin(page, "https://two.example/");
    await openMenu(page);
    await look();
  };
  return fitsEveryScreen(site, visit);
});
