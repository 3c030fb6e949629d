// Tests the view that checks many URLs against one robots.txt.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import { fitsEveryScreen, pageForTests } from "./support.mjs";

const site = pageForTests();
let page;

const ROBOTS = "User-agent: *\nDisallow: /private/\nDisallow: /*.pdf$\nUser-agent: GPTBot\nDisallow: /\n";

beforeEach(async () => {
  page = await site.open();
  await page.setText(ROBOTS);
  await page.getByRole("link", { name: "Many URLs", exact: true }).click();
});

/** Opens a file with a list of URLs, which starts the test. */
const list = (text, name = "urls.txt") =>
  page.locator(".urls input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const run = () => page.getByRole("button", { name: "Test the list" }).click();
const counts = () =>
  page
    .locator(".urls .outcome")
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector("th").textContent,
          [...row.querySelectorAll(".count")].map((cell) => cell.textContent),
        ]),
      ),
    );

const URLS = [
  "https://a.example/",
  "https://a.example/private/x",
  "https://a.example/docs/a.pdf",
  "https://a.example/docs/b",
];

test("tests a list of URLs that the user types, using the page's robots.txt, and tests it again after an edit", async () => {
  assert.equal(await page.getByRole("button", { name: "Test the list" }).isDisabled(), true);
  const content = page.locator('robots-editor[label="URLs"] .cm-content');
  await content.waitFor();
  await content.focus();
  await page.keyboard.insertText(`${URLS.join("\n")}\n\nno url at all`);
  await run();
  await page.getByText("4 URLs were tested.").waitFor();
  await page.getByText("One line is not a URL:").waitFor();
  assert.deepEqual(await counts(), {
    Googlebot: ["2", "2"],
    bingbot: ["2", "2"],
    GPTBot: ["0", "4"],
    ClaudeBot: ["2", "2"],
  });
  await content.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\nhttps://a.example/private/y");
  // Until this text appears, the page shows the previous results as outdated.
  await page.getByText("5 URLs were tested.").waitFor();
  assert.deepEqual((await counts()).Googlebot, ["2", "3"]);
});

test("Many URLs: shows the same answers as the npm package", async () => {
  const { RobotsTxt } = await import("robotscope");
  const robots = RobotsTxt.parse(ROBOTS);
  await list(URLS.join("\r\n"));
  await page.getByText("4 URLs were tested.").waitFor();
  // The rows arrive from the worker after the summary.
  await page.locator(".url-rows tbody tr").nth(3).waitFor();
  const crawlers = ["Googlebot", "bingbot", "GPTBot", "ClaudeBot"];
  const shown = await page
    .locator(".url-rows tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector("th").textContent,
        ...[...row.querySelectorAll(".visually-hidden")].map((cell) => cell.textContent),
      ]),
    );
  // The columns are in the order of the catalogue.
  const columns = (await page.locator(".url-rows thead th").allInnerTexts()).slice(1, -1);
  assert.deepEqual([...columns].sort(), [...crawlers].sort());
  assert.deepEqual(
    shown,
    URLS.map((url) => [url, ...columns.map((crawler) => (robots.isAllowed(url, crawler) ? "Allowed" : "Blocked"))]),
  );
});

test("Many URLs: reads the URLs in a sitemap", async () => {
  const entry = (url) =>
    `<url><loc>${url}</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url>`;
  await list(
    `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i">${URLS.map(entry).join("")}<url><loc><![CDATA[https://a.example/a?b&c]]></loc></url></urlset>`,
    "sitemap.xml",
  );
  await page.getByText("5 URLs were tested.").waitFor();
  await page.locator(".url-rows").getByText("https://a.example/a?b&c").waitFor();
  await list("<urlset><url><loc>https://a.example/</loc>");
  await page.getByText("The list or sitemap is damaged").waitFor();
});

test("Many URLs: reads the URL column of a table, and displays the column's name", async () => {
  await list(
    "URL,Last crawled\nhttps://a.example/docs/a.pdf,2026-11-01\nhttps://a.example/x,2026-11-02\n,2026-11-03\n",
  );
  await page.getByText("2 URLs were tested.").waitFor();
  await page.getByText("The URLs are from the column “URL”. One row has no URL there.").waitFor();
  await list('URL,Last crawled\nhttps://a.example/x,2026-11-02\n"https://a.example/y');
  await page.getByText("a quote that is never closed").waitFor();
});

test("Many URLs: groups counts by host, and marks answers for other hosts as conditional", async () => {
  await list("https://www.a.example/private/x\nhttps://www.a.example/y\nhttps://b.example/private/x\n/path\n");
  await page.getByText("4 URLs were tested.").waitFor();
  const tables = page.locator(".urls .outcome:has(caption)");
  assert.deepEqual(await tables.locator("caption").allInnerTexts(), [
    "www.a.example: 2 URLs",
    "If b.example serves this robots.txt: 1 URL",
    "Paths without a host: 1 URL",
  ]);
  const googlebot = tables.locator("tr", { hasText: "Googlebot" }).locator(".count");
  assert.deepEqual(await googlebot.allInnerTexts(), ["1", "1", "0", "1", "1", "0"]);
  const tree = page.locator(".tree");
  await tree.locator("summary", { hasText: "https://b.example/" }).click();
  await tree.locator(".conditional summary", { hasText: "private/" }).getByText("Blocked").waitFor();
  const rows = page.locator(".url-rows tbody tr");
  assert.equal(await rows.count(), 4);
  assert.deepEqual(await page.locator(".url-rows tr.conditional th").allInnerTexts(), [
    "https://b.example/private/x\n\nOnly if b.example serves this robots.txt",
  ]);
});

test("Many URLs: shows the tree of paths folder by folder", async () => {
  await list(URLS.join("\n"));
  const tree = page.locator(".tree");
  const docs = tree.locator("summary", { hasText: "docs/" });
  await docs.waitFor();
  assert.match(await docs.innerText(), /2 URLs/);
  await docs.click();
  await tree.locator(".leaf", { hasText: "a.pdf" }).waitFor();
  assert.match(await tree.locator(".leaf", { hasText: "a.pdf" }).innerText(), /Blocked/);
  assert.match(await tree.locator("summary", { hasText: "private/" }).innerText(), /Blocked/);
});

test("Many URLs: reports how many more crawlers are blocked than a folder names", async () => {
  await page.locator(".crawler-choice summary").click();
  await page.locator(".choice-row").getByRole("button", { name: "All", exact: true }).click();
  await list(URLS.join("\n"));
  const folder = page.locator(".tree summary", { hasText: "private/" });
  await folder.getByText(/^\d+ more$/).waitFor();
  assert.equal(await folder.locator(".chip-blocked").count(), 6);
});

test("Many URLs: filters rows, and exports all rows as CSV and JSON", async () => {
  await list(URLS.join("\n"));
  await page.getByText("1 to 4 of 4").waitFor();
  await page.getByRole("button", { name: "Where crawlers differ" }).click();
  await page.getByText("1 to 2 of 2").waitFor();
  const save = async (name) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    return readFile(await file.path(), "utf8");
  };
  const csv = (await save("Export CSV")).trimEnd().split("\r\n");
  assert.equal(csv.length, 5);
  const columns = ["ClaudeBot", "GPTBot", "Googlebot", "bingbot"].flatMap((name) => [
    name,
    `${name} line`,
    `${name} rule`,
  ]);
  assert.deepEqual(csv[0].split(",").sort(), [...columns, "condition", "url"].sort());
  const json = JSON.parse(await save("Export JSON"));
  assert.deepEqual(
    json.map(({ url, crawlers }) => [url, crawlers.GPTBot]),
    URLS.map((url) => [url, { answer: "disallowed", line: 5, rule: "Disallow: /" }]),
  );
});

test("Many URLs: links each answer to its deciding line in the page view", async () => {
  await list(URLS.join("\n"));
  const row = page.locator(".url-rows tbody tr").nth(2);
  await row.getByText("Disallow: /*.pdf$").waitFor();
  const of = async (crawler) => {
    const columns = await page.locator(".url-rows thead th").allInnerTexts();
    return row.locator("td").nth(columns.indexOf(crawler) - 1);
  };
  assert.equal(await (await of("Googlebot")).locator(".line-link").innerText(), "Line 3");
  assert.equal(await (await of("GPTBot")).locator(".line-link").innerText(), "Line 5");
  assert.deepEqual(await row.locator(".deciding-lines p").allInnerTexts(), [
    "Line 3 Disallow: /*.pdf$",
    "Line 5 Disallow: /",
  ]);
  await row.locator(".deciding-lines").getByRole("button", { name: "Line 3" }).click();
  assert.equal(new URL(page.url()).hash, "#/");
  await page.locator('robots-editor[label="robots.txt"] .part-pointed', { hasText: "Disallow: /*.pdf$" }).waitFor();
});

test("Many URLs: shares its robots.txt with the page view, and repeats the test after an edit", async () => {
  await list(URLS.join("\n"));
  await page.getByText("4 URLs were tested.").waitFor();
  const robots = page.locator(".urls robots-editor[label='robots.txt'] .cm-content");
  await robots.waitFor();
  assert.match(await robots.innerText(), /Disallow: \/private\//);
  await robots.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("User-agent: bingbot\nDisallow: /\n");
  await page.locator(".urls .outcome").first().locator("tr", { hasText: "bingbot" }).getByText("4").waitFor();
  assert.deepEqual((await counts()).bingbot, ["0", "4"]);
  await page.locator(".url-rows tbody tr").first().locator(".deciding-lines").getByText("Line 7").waitFor();
  await page.getByRole("link", { name: "One page" }).click();
  const first = page.locator(".panel robots-editor[label='robots.txt'] .cm-content");
  // Wait until the element is visible: the `innerText` of a hidden one has no line breaks.
  await first.waitFor();
  assert.match(await first.innerText(), /^User-agent: bingbot\nDisallow: \/\nUser-agent: \*/);
  // Edits in the page view appear in Many URLs, too.
  await page.setText("User-agent: *\nDisallow:\n");
  await page.getByRole("link", { name: "Many URLs", exact: true }).click();
  await page.getByText("4 URLs were tested.").waitFor();
  assert.deepEqual((await counts()).bingbot, ["4", "0"]);
  await robots.waitFor();
  assert.match(await robots.innerText(), /^User-agent: \*\nDisallow:\n/);
});

test("Many URLs: marks results as outdated after a change, and applies the status of robots.txt", async () => {
  await list(URLS.join("\n"));
  await page.getByText("1 to 4 of 4").waitFor();
  await page.evaluate(() => {
    globalThis.outdated = 0;
    new MutationObserver(() => {
      const old = document.querySelector(".tested.outdated");
      if (old?.inert && document.querySelector(".running")?.textContent.includes("Outdated")) globalThis.outdated++;
    }).observe(document.querySelector(".tool-results"), { subtree: true, childList: true, attributes: true });
  });
  await page.locator("summary", { hasText: "4 crawlers" }).click();
  await page.getByRole("checkbox", { name: "GPTBot", exact: true }).uncheck();
  await page.locator(".outcome tbody tr").nth(2).waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".outcome tbody")[0].rows.length === 3);
  assert.ok((await page.evaluate(() => globalThis.outdated)) > 0);
  assert.equal(await page.locator(".outdated").count(), 0);
  await page.getByRole("link", { name: "One page" }).click();
  // RFC 9309, 2.3.1.3: if robots.txt is unavailable, everything may be crawled.
  await page.setStatus("404");
  await page.getByRole("link", { name: "Many URLs", exact: true }).click();
  await page.getByText("4 URLs were tested.").waitFor();
  assert.deepEqual((await counts()).Googlebot, ["4", "0"]);
  await page.locator(".urls").getByText("robots.txt status: 404.").waitFor();
});

test("Many URLs: tests crawlers that the user adds, even after a reload", async () => {
  await page.locator("summary", { hasText: "4 crawlers" }).click();
  const field = page.getByRole("textbox", { name: "Your own crawler" });
  await field.fill("Mozilla/5.0 (compatible; ExampleBot/2.1; +https://bot.example/)");
  await page.getByText("Product token: ExampleBot").waitFor();
  await field.press("Enter");
  await field.fill("YandexBot");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  assert.equal(await page.getByRole("checkbox", { name: "YandexBot", exact: true }).isChecked(), true);
  await list(URLS.join("\n"));
  await page.getByText("4 URLs were tested.").waitFor();
  const { ExampleBot, YandexBot } = await counts();
  assert.deepEqual(
    [ExampleBot, YandexBot],
    [
      ["2", "2"],
      ["2", "2"],
    ],
  );
  await page.reload();
  await page.getByText("4 URLs were tested.").waitFor();
  assert.ok("ExampleBot" in (await counts()));
  await page.locator("summary", { hasText: "6 crawlers" }).click();
  await page.getByRole("button", { name: "Remove ExampleBot" }).click();
  await page.locator("summary", { hasText: "5 crawlers" }).waitFor();
});

test("Many URLs: expands and collapses the whole tree, and opens a folder by keyboard", async () => {
  await list([...URLS, "https://a.example/docs/deep/er/end"].join("\n"));
  const tree = page.locator(".tree");
  await tree.getByRole("button", { name: "Expand all" }).click();
  await tree.locator(".leaf", { hasText: "end" }).waitFor();
  assert.equal(await tree.locator("details[open]").count(), 4);
  await tree.getByRole("button", { name: "Collapse all", exact: true }).click();
  await tree.locator("details[open]").first().waitFor({ state: "detached" });
  await tree.locator("summary", { hasText: "docs/" }).focus();
  await page.keyboard.press("Enter");
  await tree.locator(".leaf", { hasText: "a.pdf" }).waitFor();
  assert.equal(await tree.locator("details[open]").count(), 1);
});

test("Many URLs: the test of 100,000 URLs shows partial results and can be cancelled", async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, line) => `https://a.example/${line % 50}/${line % 700}/item-${line}${line % 9 ? "" : ".pdf"}`,
  );
  await list(lines.join("\n"));
  await page.locator("summary", { hasText: "4 crawlers" }).click();
  await page.getByRole("button", { name: "All", exact: true }).first().click();
  // Record the longest time for which the main thread is blocked.
  await page.evaluate(() => {
    let last = performance.now();
    globalThis.longest = 0;
    const tick = () => {
      const now = performance.now();
      globalThis.longest = Math.max(globalThis.longest, now - last);
      last = now;
      globalThis.timer = setTimeout(tick, 0);
    };
    tick();
  });
  await run();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Nothing tested yet.").waitFor();
  await run();
  // This selector matches partial results, which are shown only while the test runs.
  await page.locator(".running ~ .tested .url-rows tbody tr").first().waitFor();
  await page.getByText(/^[\d,]+ URLs tested so far\.$/).waitFor();
  await page.getByText("100,000 URLs were tested.").waitFor({ timeout: 120_000 });
  const longest = await page.evaluate(() => {
    clearTimeout(globalThis.timer);
    return globalThis.longest;
  });
  console.log(`# the page’s thread was busy for at most ${Math.round(longest)} ms`);
  assert.match((await counts()).Googlebot.join(" "), /^88,888 11,112$/);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("101 to 200 of 100,000").waitFor();
});

test("Many URLs: fits every screen without axe-core violations", () =>
  fitsEveryScreen(site, async (opened, look) => {
    page = opened;
    await page.keepExample();
    await page.getByRole("link", { name: "Many URLs", exact: true }).click();
    await page.locator("summary", { hasText: "4 crawlers" }).click();
    await look();
    await list(URLS.join("\n"));
    await run();
    await page.locator(".tree summary").first().click();
    await look();
  }));
