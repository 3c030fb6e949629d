// Opens reports in Chromium, and tests what is required of every report: it is accessible, fits the window, and shows hostile texts as
// plain text.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { violations } from "../page/axe.mjs";
import { launchBrowser } from "../support/browser.mjs";

/**
 * Starts Chromium for the tests of a file. Returns a function that opens a report and returns the page with its messages and requests.
 */
export function reportBrowser() {
  let browser;
  let directory;
  before(async () => {
    browser = await launchBrowser();
    directory = mkdtempSync(join(tmpdir(), "robotscope-report-"));
  });
  after(async () => {
    await browser.close();
    rmSync(directory, { recursive: true });
  });
  return async (context, report, options = {}) => {
    const file = join(directory, "report.html");
    writeFileSync(file, report);
    const browserContext = await browser.newContext({ viewport: { width: 1024, height: 800 }, ...options });
    context.after(() => browserContext.close());
    const page = await browserContext.newPage();
    const messages = [];
    const requests = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(String(error)));
    page.on("dialog", (dialog) => dialog.dismiss().then(() => messages.push("dialog")));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    return { page, messages, requests, file, url: pathToFileURL(file).href };
  };
}

/** Tests that a report with long texts is accessible and not wider than the window, at three widths and in two colour schemes. */
export function fits(open) {
  for (const colorScheme of ["light", "dark"])
    for (const width of [1440, 1024, 390])
      test(`the ${colorScheme} report is accessible and fits into ${width} pixels`, async (context) => {
        // Bypass the page's Content-Security-Policy, which would block axe-core's script.
        const { page } = await open(context, { viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
        await page.locator("details").evaluateAll((all) => {
          for (const details of all) details.open = true;
        });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.deepEqual(await violations(page), []);
      });
}

export const HOSTILE = [
  "</script><script>globalThis.pwned = 1</script>",
  "</style></title></textarea></svg><img src=x onerror=globalThis.pwned=1>",
  `" onmouseover="globalThis.pwned=1" x="`,
  "' onfocus='globalThis.pwned=1' autofocus='",
  "<!--",
  "-->]]>",
  "`<b>`",
  "&lt;b&gt;&amp;quot;",
  "\u202Egnp.exe\u202C\u2066\u200F",
  "\0\u0007\u001B[31m\r\nX\u2028Y",
  "\uD800 lone surrogate",
];

/** Returns the characters that are invisible, or that change the direction of the text. */
export const hiddenCharacters = (report) =>
  [...report].filter((character) => character !== "\n" && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character));

/**
 * Checks that hostile texts add no elements or attributes to a report, and run no script. `reportWith` returns a report that contains a
 * text in every string that a site or its visitors control. The open report contains "x" in these strings.
 */
export async function escapesAll({ page, messages, file }, reportWith) {
  // Counts the elements, and the occurrences of each attribute.
  const structure = () =>
    page.evaluate(() => {
      const elements = [...document.querySelectorAll("*")];
      const attributes = {};
      for (const name of elements.flatMap((element) => element.getAttributeNames()))
        attributes[name] = (attributes[name] ?? 0) + 1;
      return { elements: elements.length, attributes };
    });
  const expected = await structure();
  for (const text of HOSTILE) {
    const report = await reportWith(text);
    writeFileSync(file, report);
    await page.reload();
    // Backticks may mark code, so they may add elements.
    if (!text.includes("`")) assert.deepEqual(await structure(), expected, JSON.stringify(text));
    assert.equal(await page.locator("b, img, script + script, a[href^='javascript:']").count(), 0);
    await page.mouse.move(300, 500);
    assert.equal(await page.evaluate(() => globalThis.pwned), undefined);
    assert.deepEqual(messages, [], JSON.stringify(text));
    assert.deepEqual(hiddenCharacters(report), [], JSON.stringify(text));
  }
}
