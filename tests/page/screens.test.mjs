// Tests every view in every language at three widths: nothing is wider than the window, no text is cut off, and every control is large
// enough.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { translated } from "../support/languages.mjs";
import { openDetails, startPage } from "./support.mjs";

const WIDTHS = [360, 800, 1400];
let site;

before(async () => {
  site = await startPage();
});
after(() => site?.close());

/** Describes each element that is cut off or too small, and the page if it is wider than the window. */
const misfits = (page) =>
  page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} pixels wide`);
    const seen = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden");
    const say = (element, what) => found.push(`${what}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 120)}`);
    for (const element of document.querySelectorAll("button, .button, th, .chip, .view, .tab, label, legend, h2, h3")) {
      if (!seen(element) || element.clientWidth === 0) continue;
      if (element.scrollWidth > element.clientWidth + 1) say(element, "cut off");
    }
    // A select element does not report the width of its text, so measure the text. The arrow is 20 pixels wide.
    const canvas = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const { font, opacity, paddingLeft, paddingRight } = getComputedStyle(select);
      if (!seen(select) || opacity === "0") continue;
      canvas.font = font;
      const { width } = canvas.measureText(select.selectedOptions[0]?.text ?? "");
      if (width + parseFloat(paddingLeft) + parseFloat(paddingRight) + 20 > select.clientWidth + 1) {
        say(select, `“${select.selectedOptions[0].text}” cut off`);
      }
    }
    for (const element of document.querySelectorAll("button, a[href], input, select, summary")) {
      // Links in sentences are exempt from the minimum size (WCAG 2.2, 2.5.8: inline). For a checkbox, radio button or file field, measure
      // the label around it.
      const target = (/^(checkbox|radio|file)$/.test(element.type) && element.closest("label")) || element;
      if (!seen(target) || getComputedStyle(target).display === "inline" || target.matches(".line-link")) continue;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < 23.9) say(target, `${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  });

async function look(page, what, found) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misfits(page)).map((misfit) => `${what}, ${width}: ${misfit}`));
  }
}

const show = async (page, view) => {
  await page.evaluate((view) => {
    location.hash = `#/${view}`;
  }, view);
  await page.locator(`.tool.${view}`).waitFor();
};

for (const { language, locale } of translated) {
  test(`group answers do not overlap other text in the language ${language}`, async () => {
    const page = await site.open({ layout: "Groups", locale });
    // Show the longest answer, which is both assumed and temporary.
    await page.locator("#tab-headers").click();
    await page.locator("#panel-headers .cm-content").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("HTTP/2 503\n");
    await page.locator(".group .answer-unknown").first().waitFor();
    for (const width of [1440, 1200, 1024, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.locator(".group-head").evaluateAll((heads) =>
        heads.flatMap((head) => {
          const answer = head.querySelector(".answer");
          const [box, rule, whole] = [answer, head.querySelector(".rule"), head].map((part) =>
            part.getBoundingClientRect(),
          );
          const isCovered = (box.right > rule.left && box.bottom > rule.top + 1) || box.right > whole.right;
          return isCovered ? [answer.textContent] : [];
        }),
      );
      assert.deepEqual(covered, [], `${width} pixels`);
    }
    await page.close();
  });

  test(`every view fits three widths in the language ${language}`, async () => {
    const page = await site.open({ layout: "Table", locale });
    const found = [];
    await page.locator('tr[data-row="bingbot"] .crawler-name').click();
    await page.locator(".why-panel").waitFor();
    await openDetails(page);
    await look(page, "one page", found);
    await page.locator("#url").fill(`not a url ${"long".repeat(50)}`);
    await page.setStatus("x");
    await page.locator("#filter").fill("no such crawler");
    await page.locator(".export summary").click();
    await look(page, "nothing right", found);
    await page.locator(".icon-button").click();
    await page.locator("dialog[open]").waitFor();
    await look(page, "keys", found);
    await page.keyboard.press("Escape");
    await page.setText("User-agent: *\nDisallow: /a\n");
    await show(page, "urls");
    await look(page, "not URLs", found);
    const buffer = Buffer.from(`https://a.example/${"long".repeat(50)}\nhttps://a.example/b\nno URL\n`);
    await page.locator(".urls input[type=file]").setInputFiles({ name: "urls.txt", mimeType: "text/plain", buffer });
    await page.locator(".urls .primary").click();
    await page.locator(".tree").waitFor();
    await openDetails(page);
    await look(page, "URLs", found);
    await show(page, "compare");
    await look(page, "nothing compared", found);
    const pane = page.locator(".compare .version").last().locator(".cm-content");
    await pane.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("User-agent: *\nDisallow: /blog/\n");
    await page.locator(".change").first().click();
    await look(page, "compared", found);
    await show(page, "generate");
    await page.locator(".generate input[type=radio]").nth(1).check();
    await look(page, "generated", found);
    assert.deepEqual(found, []);
    await page.close();
  });
}
