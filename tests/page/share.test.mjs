// Tests links and drafts, and that data stays in the browser.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { violations } from "./axe.mjs";
import { cellOf, openAll, pageForTests, row } from "./support.mjs";

const site = pageForTests();

// Several views can have a pane for the same text. The first one is in the page view, which may be hidden.
const text = (page, pane) =>
  page.editor
    .of(pane)
    .first()
    .evaluate((editor) => editor.value);
// The document always contains the page view, with either the groups or the table, even while another view hides it.
const ready = (page) =>
  page.locator(":is(.group, table.crawlers:not([aria-busy]))").first().waitFor({ state: "attached" });
const url = (page) => page.getByLabel("URL or path");
const drafted = (page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("robotscope-draft")));

async function link(page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText(/Link copied/).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function openLink(address, prepare) {
  const page = await site.open();
  if (prepare) await prepare(page);
  await page.goto("about:blank");
  await page.goto(address);
  await ready(page);
  return page;
}

describe("a link", () => {
  test("a link restores the URL, the texts, the conditions and the user's own User-Agent", async () => {
    const page = await site.open();
    await page.editor.allUpgraded();
    await url(page).fill("https://a.example/ü?b#c");
    await page.setText("User-agent: *\nDisallow: /😀\n");
    await page.clear("headers");
    await page.setText('<p title="&">\u0000</p>', "html");
    await page.setStatus("503");
    await page.setDate("2030-01-02T03:04");
    await page.getByLabel("Your own User-Agent").fill("ExampleBot/1.0");
    const address = await link(page);
    assert.match(address, /#v=1\.[\w-]+$/);
    const other = await openLink(address);
    await other.locator("#page").getByText("Opened from a link.").waitFor();
    assert.equal(await url(other).inputValue(), "https://a.example/ü?b#c");
    assert.equal(await text(other, "robots"), "User-agent: *\nDisallow: /😀\n");
    assert.equal(await text(other, "headers"), "");
    assert.equal(await other.getByRole("tab", { name: "Headers not given" }).count(), 1);
    assert.equal(await text(other, "html"), await text(page, "html"));
    assert.equal(await other.getByRole("tab", { name: "HTML" }).getAttribute("aria-selected"), "true");
    // The chips show the chosen conditions even while their menus are closed.
    assert.equal(await other.locator(".chip-menu[open]").count(), 0);
    assert.match((await other.locator(".chip-menu summary").allInnerTexts()).join(), /^robots\.txt 503,.*2030/);
    assert.equal(await other.getByLabel("Status of robots.txt").inputValue(), "503");
    assert.equal(await other.getByLabel("Date and time").inputValue(), "2030-01-02T03:04");
    assert.equal(await other.getByLabel("Your own User-Agent").inputValue(), "ExampleBot/1.0");
    assert.deepEqual(await violations(other), []);
    await page.close();
    await other.close();
  });

  test("the page states that its texts are from a link, even after a reload", async () => {
    const page = await site.open();
    await page.editor.allUpgraded();
    await url(page).fill("https://a.example/x");
    await page.setText("User-agent: *\nDisallow: /\n");
    await page.setText("x-robots-tag: noindex\n", "headers");
    const other = await openLink(await link(page));
    const origins = () => other.locator(".inputs-strip:visible li").allInnerTexts();
    const linked = ["robots.txt · from a link, for a.example", "Headers · from a link", "HTML · unknown"];
    assert.deepEqual(await origins(), linked);
    await other.setText("server: x\n", "headers");
    await drafted(other);
    await other.reload();
    await ready(other);
    assert.deepEqual(await origins(), [linked[0], "Headers · your text", linked[2]]);
    await page.close();
    await other.close();
  });

  test("a link restores the filters, the sort order and the explained question", async () => {
    const page = await site.open({ layout: "Table" });
    await page.editor.allUpgraded();
    await page.getByLabel("Operator").selectOption("Google");
    const names = page.locator("th.crawler-head .sort");
    await names.click();
    await names.click();
    await page.getByLabel("Your own User-Agent").fill("ExampleBot/1.0");
    await cellOf(page, "Googlebot", "snippet").click();
    const shown = (page) =>
      page.locator(".layout").evaluate((layout) => ({
        crawlers: [...layout.querySelectorAll("tr.crawler .crawler-name")].map((name) => name.textContent),
        explained: layout.querySelector(".why-panel .explanation")?.textContent,
        sorted: [...layout.querySelectorAll("th[aria-sort]")].map((head) => [head.textContent, head.ariaSort]),
      }));
    const before = await shown(page);
    assert.ok(before.explained.length > 50 && before.crawlers.length > 0 && before.crawlers.length < 40);
    const other = await openLink(await link(page));
    assert.deepEqual(await shown(other), before);
    assert.equal(await other.getByLabel("Operator").inputValue(), "Google");
    await page.close();
    await other.close();
  });

  test("a link restores how long robots.txt has been unreachable", async () => {
    const page = await site.open({ layout: "Table" });
    await page.editor.allUpgraded();
    const choose = (name) => page.getByRole("button", { name, exact: true }).click();
    await page.openCondition("status");
    await choose("503");
    await page.openCondition(undefined);
    await page
      .locator(".track", { hasText: "Googlebot" })
      .getByRole("button", { name: /^after 30 days/ })
      .click();
    await choose("yes, the text given here");
    await page
      .getByRole("group", { name: /rest of the site/ })
      .getByRole("button", { name: "yes", exact: true })
      .click();
    await row(page, "Googlebot").locator(".answer", { hasText: "May fetch it" }).waitFor();
    const other = await openLink(await link(page));
    await other.locator(".chip-menu summary", { hasText: "robots.txt 503 · 30 days" }).waitFor();
    await openAll(other);
    assert.equal(
      await other
        .locator(".what-if [aria-pressed=true]")
        .allTextContents()
        .then((names) => names.join()),
      "503,yes, the text given here,yes",
    );
    await row(other, "Googlebot").locator(".answer", { hasText: "May fetch it" }).waitFor();
    await page.close();
    await other.close();
  });

  test("a link restores a list of URLs and the results of its test", async () => {
    const page = await site.open();
    await page.setText("User-agent: *\nDisallow: /b\n");
    await page.getByRole("link", { name: "Many URLs", exact: true }).click();
    const list = { name: "urls.txt", mimeType: "text/plain", buffer: Buffer.from("/a\n/b\n/c") };
    await page.locator(".urls input[type=file]").setInputFiles(list);
    await page.locator("summary", { hasText: "4 crawlers" }).click();
    await page.getByRole("checkbox", { name: "GPTBot" }).click();
    await page.getByRole("button", { name: "Test the list" }).click();
    await page.getByRole("button", { name: "Blocked for some" }).click();
    await page.getByText("1 to 1 of 1").waitFor();
    const other = await openLink(await link(page));
    await other.getByText("3 URLs were tested.").waitFor();
    await other.getByText("1 to 1 of 1").waitFor();
    const tables = (page) => page.locator(".urls table").allInnerTexts();
    assert.deepEqual(await tables(other), await tables(page));
    await page.close();
    await other.close();
  });

  test("a link omits a list of URLs that is too long, with a warning", async () => {
    const page = await site.open();
    await page.getByRole("link", { name: "Many URLs", exact: true }).click();
    const buffer = Buffer.from("/some/path\n".repeat(50_000));
    await page.locator(".urls input[type=file]").setInputFiles({ name: "urls.txt", mimeType: "text/plain", buffer });
    // Select the visible notice, because the hidden page view contains the same one.
    await page
      .getByText("The list in “Many URLs” is too long for links and drafts")
      .filter({ visible: true })
      .waitFor();
    const other = await openLink(await link(page));
    assert.equal(await other.locator("#url-list").evaluate((field) => field.closest("robots-editor").value), "");
    assert.equal(await text(other, "robots"), await text(page, "robots"));
    await page.close();
    await other.close();
  });

  test("a link restores the comparison and the generated configuration", async () => {
    const page = await site.open();
    const version = async (name, text) => {
      await page
        .locator(".version", { hasText: name })
        .locator("input[type=file]")
        .setInputFiles({
          name: "robots.txt",
          mimeType: "text/plain",
          buffer: Buffer.from(text),
        });
    };
    await page.getByRole("link", { name: "Generate", exact: true }).click();
    await page.getByRole("checkbox", { name: /^nofollow/ }).check();
    await page.locator("#max-snippet-0").fill("20");
    await page.getByRole("group", { name: "Server" }).getByRole("button", { name: "nginx", exact: true }).click();
    const output = (page) => page.locator(".output-text").innerText();
    await page.locator(".output-text", { hasText: /add_header.*max-snippet: 20/ }).waitFor();
    const plan = await output(page);
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await version("Before", "User-agent: *\nDisallow: /a\n");
    await version("After", "User-agent: *\nDisallow: /b\n");
    await page.locator(".change", { hasText: "Blocked now" }).first().click();
    await page.locator(".mark-disallow", { hasText: "/b" }).waitFor();
    const address = await link(page);
    const other = await openLink(address);
    await other.locator(".mark-disallow", { hasText: "/b" }).waitFor();
    // The marked line is restored from the link, but the chosen change is shown only after the worker has sent the list of changes.
    const chosen = (page) => page.locator(".change[aria-pressed=true]").innerText();
    assert.equal(await chosen(other), await chosen(page));
    await other.getByRole("link", { name: "Generate", exact: true }).click();
    await other.locator(".output-text", { hasText: "max-snippet: 20" }).waitFor();
    assert.equal(await output(other), plan);
    await page.close();
    await other.close();
  });

  test("a link from an older version of robotscope still opens", async () => {
    // In that version, links did not contain the duration of an outage or the test of many URLs.
    const other = await site.open();
    const hash = await other.evaluate(async () => {
      const kept = {
        w: "urls",
        u: "/old",
        s: "503",
        r: "User-agent: *\nDisallow: /",
        p: "robots-txt",
        a: "",
        ul: "/a",
      };
      const stream = new Blob([JSON.stringify(kept)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      return `#v=1.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
    });
    await other.goto("about:blank");
    await other.goto(`${site.url}${hash}`);
    await other.getByText("Nothing tested yet.").waitFor();
    await other.getByRole("link", { name: "One page", exact: true }).click();
    assert.equal(await url(other).inputValue(), "/old");
    // The old link does not contain the choice between groups and table, so the page shows the default, groups.
    await other.locator(".group").first().waitFor();
    await openAll(other);
    await row(other, "Googlebot").locator(".answer", { hasText: "Depends" }).waitFor();
    await other.close();
  });

  test("a link can share a case of 500 kB, with a warning about its length", async () => {
    const page = await site.open();
    await page.editor.allUpgraded();
    await page.getByLabel("Load an example").selectOption({ label: "Large: 15,000 rules, 500 kB" });
    const address = await link(page);
    await page.getByText("some mail and chat programs cut off such long links").waitFor();
    const other = await openLink(address);
    assert.equal(await text(other, "robots"), await text(page, "robots"));
    await page.close();
    await other.close();
  });

  test("the user can return to the draft after opening a link", async () => {
    const maker = await site.open();
    await url(maker).fill("/theirs");
    const address = await link(maker);
    const page = await site.open();
    await url(page).fill("/mine");
    await page.evaluate((hash) => {
      location.hash = hash;
      // This event makes the page save the draft before it reads the link.
      dispatchEvent(new Event("pagehide"));
    }, new URL(address).hash);
    await page.locator("#page").getByText("Opened from a link. Your own draft is kept").waitFor();
    assert.equal(await url(page).inputValue(), "/theirs");
    const drafts = () =>
      page.evaluate(() => Object.entries(localStorage).flatMap(([key, text]) => (/-draft/.test(key) ? text : [])));
    const before = await drafts();
    assert.ok(before.length === 1 && before[0].includes("/mine"), "the draft is saved, and the link's case is not");
    // The page saves changes after a delay. Wait until it would have saved the link's case.
    await page.waitForTimeout(700);
    assert.deepEqual(await drafts(), before);
    assert.match(page.url(), /#v=/);
    // Switching views removes the link from the URL, but later edits must still not replace the user's draft.
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.getByRole("link", { name: "One page", exact: true }).click();
    await url(page).fill("/theirs/changed");
    await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes("/theirs/changed")));
    assert.deepEqual(
      (await drafts()).filter((text) => text.includes("/mine")),
      before,
    );
    await page.getByRole("button", { name: "Back to my draft" }).click();
    assert.equal(await url(page).inputValue(), "/mine");
    await maker.close();
    await page.close();
  });

  test("the browser's Back button returns from an opened link to the user's draft", async () => {
    const maker = await site.open();
    await url(maker).fill("/theirs");
    const { hash } = new URL(await link(maker));
    const page = await site.open();
    await url(page).fill("/mine");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await page.locator("#page").getByText("Opened from a link.").waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("#url").value === "/mine");
    await url(page).fill("/mine/later");
    await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes("/mine/later")));
    const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("-draft")));
    assert.equal(drafts.length, 1, "it is still the same case");
    await maker.close();
    await page.close();
  });

  test("a link is shown in a field if the clipboard is not available", async () => {
    const page = await site.open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Copy link" }).click();
    assert.match(await page.getByLabel("Link", { exact: true }).inputValue(), /#v=1\./);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("a damaged link shows a notice, and the draft remains", async () => {
    const page = await site.open();
    await url(page).fill("/mine");
    await drafted(page);
    const cut = (await link(page)).slice(0, -20);
    for (const [address, words] of [
      [cut, "incomplete or damaged"],
      [`${site.url}#v=1.AAAA`, "incomplete or damaged"],
      [`${site.url}#v=1.%3Cscript%3E`, "incomplete or damaged"],
      [`${site.url}#v=2.abc`, "newer robotscope"],
      [`${site.url}#v=`, "incomplete or damaged"],
    ]) {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator("#page").getByText(words).waitFor();
      assert.equal(await url(page).inputValue(), "/mine", address);
    }
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test("a link that would need too much memory is refused", async () => {
    const page = await site.open();
    const hash = await page.evaluate(async () => {
      const text = JSON.stringify({ r: "a".repeat(60_000_000) });
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      return `#v=1.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
    });
    await page.goto("about:blank");
    await page.goto(`${site.url}${hash}`);
    await page.locator("#page").getByText("The link contains more than this page can show").waitFor();
    await page.close();
  });

  test("markup in the texts of a link is displayed as text", async () => {
    const maker = await site.open();
    await url(maker).fill('"><img src=x onerror="globalThis.ran=1">');
    await maker.getByLabel("Your own User-Agent").fill("<script>globalThis.ran=1</script>");
    const page = await openLink(await link(maker));
    assert.equal(await url(page).inputValue(), '"><img src=x onerror="globalThis.ran=1">');
    assert.equal(await page.evaluate(() => globalThis.ran), undefined);
    await maker.close();
    await page.close();
  });
});

describe("a draft", () => {
  test("a draft survives an immediate reload, and uses the current date afterwards", async () => {
    const page = await site.open();
    await page.setText("User-agent: *\nDisallow: /draft\n");
    await page.reload();
    await ready(page);
    assert.equal(await text(page, "robots"), "User-agent: *\nDisallow: /draft\n");
    const now = await page.getByLabel("Date and time").inputValue();
    assert.ok(Math.abs(Date.parse(`${now}Z`) - Date.now()) < 180_000, now);
    await page.close();
  });

  test("a draft is saved only after a change", async () => {
    // Keep the initial layout, groups: switching to the table would count as a change.
    const page = await site.open({ layout: "Groups" });
    // This event makes the page save a pending draft immediately.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    await page.close();
  });

  test("a new case replaces the draft, and Undo restores the draft", async () => {
    const page = await site.open();
    await page.setText("Disallow: /draft");
    await drafted(page);
    await page.getByRole("button", { name: "New", exact: true }).click();
    assert.equal(await text(page, "robots"), "");
    await page.locator(".share-opened").getByRole("button", { name: "Undo" }).click();
    assert.equal(await text(page, "robots"), "Disallow: /draft");
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.reload();
    await ready(page);
    assert.equal(await text(page, "robots"), "");
    await page.close();
  });

  test("a draft survives opening a link", async () => {
    const maker = await site.open();
    await url(maker).fill("/theirs");
    const address = await link(maker);
    const page = await openLink(address, async (page) => {
      await url(page).fill("/mine");
      await drafted(page);
    });
    await page.getByText("Your own draft is kept").waitFor();
    await page.reload();
    await ready(page);
    assert.equal(
      await url(page).inputValue(),
      "/theirs",
      "as long as nothing is changed, the address says what is shown",
    );
    await url(page).fill("/theirs/changed");
    await page.waitForFunction(() => location.hash === "");
    await page.reload();
    await ready(page);
    assert.equal(await url(page).inputValue(), "/theirs/changed");
    await page.getByText("You had another draft").waitFor();
    await page.getByRole("button", { name: "Back to my draft" }).click();
    assert.equal(await url(page).inputValue(), "/mine");
    await maker.close();
    await page.close();
  });

  test("a notice appears if the browser cannot save a draft", async () => {
    const page = await site.open();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await url(page).fill("/x");
    await page.getByText("No draft is saved").waitFor();
    await page.close();
  });

  test("a malformed draft is ignored", async () => {
    const page = await site.open();
    for (const draft of ["{", "[1]", '["u"]', '["u","/a","w"]', "null"]) {
      await page.evaluate((draft) => localStorage.setItem("robotscope-draft", draft), draft);
      await page.goto("about:blank");
      await page.goto(site.url);
      await ready(page);
    }
    await page.close();
  });
});

test("the page sends no text and no URL to any server", async () => {
  const page = await site.open();
  const requests = [];
  page.on("request", (request) => requests.push(request));
  await page.setText("User-agent: *\nDisallow: /secret\n");
  await url(page).fill("https://secret.example/secret");
  const address = await link(page);
  await page.goto("about:blank");
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState("networkidle");
  for (const request of requests) {
    assert.ok(request.url().startsWith(site.url) || /^(about|blob|data):/.test(request.url()), request.url());
    assert.doesNotMatch(request.url().replace(/#.*/, ""), /secret/);
    assert.equal(request.postData(), null);
  }
  await page.close();
});
