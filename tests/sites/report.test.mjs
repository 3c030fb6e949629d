// Tests the site report in Chromium: filters, printing, accessibility, widths, and hostile texts in the site.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { violations } from "../page/axe.mjs";
import { load } from "./load.mjs";
import { CRAWLERS, NOW } from "./records.mjs";
import { escapesAll, fits, hiddenCharacters, reportBrowser } from "./report-page.mjs";

const VERDICTS = { listed: 0, partly: 0, noindex: 0, blocked: 0, redirected: 0, broken: 0, unknown: 0 };

let siteReport;
const openText = reportBrowser();

before(async () => {
  ({ siteReport } = await load("report/index.ts"));
});

const open = (context, summary, options) => openText(context, siteReport(summary), options);

/** Returns a summary with findings of each severity. `text` occurs in all strings that a site controls. */
function summaryWith(text) {
  const finding = (kind, severity, title, pages) => ({
    kind,
    severity,
    title,
    cause: `\`Disallow: /${text}\` (robots.txt, line 2) hides ${pages} pages.`,
    advice: "Remove the rule.",
    pages,
    crawlers: ["Googlebot", text],
    examples: [`https://example.com/${text}`, `javascript:${text}`],
  });
  const folders = ["blog", "shop", "docs", text].map((name, index) => ({
    host: index > 2 ? text : "example.com",
    folder: `/${name}/`,
    pages: 100 * (index + 1),
    verdicts: { ...VERDICTS, listed: 50, noindex: 100 * (index + 1) - 50 },
  }));
  return {
    pages: 1_000,
    hosts: 2,
    listed: 900,
    crawlers: [...CRAWLERS, text],
    now: NOW,
    source: `https://example.com/${text}`,
    findings: [
      finding("sitemap-blocked", "error", "Sitemap lists blocked pages", 310),
      finding("soft-404", "warning", "Error pages with status 200", 20),
      finding("pages-noindex", "information", "Pages with noindex", 3),
    ],
    leftOut: { "soft-404": 7 },
    verdicts: { ...VERDICTS, listed: 200, noindex: 800 },
    statuses: { 200: 980, 404: 15, failure: 5 },
    depths: { 0: 1, 1: 40, 2: 959 },
    folders: [...folders, { host: "", folder: "…", pages: 12, verdicts: { ...VERDICTS, broken: 12 } }],
    causes: [{ label: `\`Disallow: /${text}\` (robots.txt, line 2)`, pages: 310 }],
  };
}

const rows = (page) => page.locator("#findings tbody tr:visible h3").allTextContents();

test("findings in the report can be filtered by severity and kind, and searched", async (context) => {
  const { page, messages, requests, url } = await open(context, summaryWith("de/"));
  assert.equal((await rows(page)).length, 3);
  await page.getByLabel("Error (1)").uncheck();
  assert.deepEqual(await rows(page), ["Error pages with status 200", "Pages with noindex"]);
  await page.getByLabel("Kind").selectOption("soft-404");
  assert.deepEqual(await rows(page), ["Error pages with status 200"]);
  await page.getByLabel("Kind").selectOption("");
  await page.getByLabel("Search").fill("NOINDEX googlebot");
  assert.deepEqual(await rows(page), ["Pages with noindex"]);
  assert.equal(await page.getByRole("status").textContent(), "1 of 3 findings");
  await page.getByLabel("Search").fill("nothing like this");
  assert.deepEqual(await rows(page), []);
  assert.deepEqual(messages, []);
  assert.deepEqual(requests, [url], "the report loads other files");
});

test("the report shows all findings and no filters without JavaScript", async (context) => {
  const { page } = await open(context, summaryWith("de/"), { javaScriptEnabled: false });
  assert.equal(await page.locator("#findings tbody tr:visible").count(), 3);
  assert.equal(await page.locator("#filters").isVisible(), false);
});

test("the printed report opens all details, and leaves out the filters", async (context) => {
  const { page } = await open(context, summaryWith("de/"));
  await page.pdf();
  assert.equal(await page.locator("details:not([open])").count(), 0);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("#filters").isVisible(), false);
  assert.equal(await page.getByText("https://example.com/de/").last().isVisible(), true);
});

test("the printed report has the layout for wide screens", async (context) => {
  // The printed page is 21 cm wide. Inside the margins that Chromium adds, 718 CSS pixels remain.
  const { page } = await open(context, summaryWith("de/"), { viewport: { width: 718, height: 1047 } });
  assert.equal(await page.locator(".map.narrow").isVisible(), true);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".map.narrow").isVisible(), false);
  assert.equal(await page.locator(".map.wide").isVisible(), true);
});

const LONG = "a-very-long-name-without-a-place-to-break-".repeat(20);

fits((context, options) => open(context, summaryWith(LONG), options));

test("the report escapes all text from the site", async (context) => {
  const { page, messages, file } = await open(context, summaryWith("x"));
  await escapesAll({ page, messages, file }, (text) => siteReport(summaryWith(text)));
});

test("the report shows the codes of invisible characters", () => {
  const report = siteReport(summaryWith("a\u202Eb"));
  assert.ok(report.includes("https://example.com/a\\u{202e}b"));
  assert.deepEqual(hiddenCharacters(report), []);
});

test("the report's Content-Security-Policy permits only its own script and style", () => {
  const policy = /content="(default-src[^"]+)"/.exec(siteReport(summaryWith("x")))[1].replaceAll("&#39;", "'");
  assert.match(policy, /^default-src 'none'; style-src 'sha256-[^;]+; script-src 'sha256-[^;]+; base-uri 'none'; /);
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
});

test("the report of a run without pages or findings opens without errors", async (context) => {
  const empty = {
    ...summaryWith("x"),
    pages: 0,
    listed: 0,
    hosts: 0,
    findings: [],
    leftOut: {},
    folders: [],
    causes: [],
  };
  const { page, messages } = await open(
    context,
    { ...empty, verdicts: VERDICTS, statuses: {}, depths: {} },
    { bypassCSP: true },
  );
  assert.match(await page.locator("main").textContent(), /No finding/);
  assert.deepEqual(messages, []);
  assert.deepEqual(await violations(page), []);
});
