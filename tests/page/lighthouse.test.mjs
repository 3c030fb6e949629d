// Lighthouse against the page as a host would serve it: compressed. Everything is at its best, or the test says what is not.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumFlags, ensureChromium } from "../../scripts/lib/chromium.mjs";
import { servePage } from "../support/server.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
let browser;
let server;

before(async () => {
  server = await servePage({ compress: true });
  browser = await puppeteer.launch({ executablePath: await ensureChromium(), args: chromiumFlags, headless: true });
  // The server compresses with the first visit.
  const page = await browser.newPage();
  await page.goto(server.url, { waitUntil: "networkidle0" });
  await page.close();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** The scores from 0 to 100, and the audits that took something away. */
async function measure(config) {
  const page = await browser.newPage();
  const { lhr } = await lighthouse(server.url, { onlyCategories: CATEGORIES, logLevel: "error" }, config, page);
  await page.close();
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(100 * lhr.categories[name].score)]));
  const lost = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`),
  );
  return { scores, lost, largest: lhr.audits["largest-contentful-paint"].numericValue };
}

/** Speed is printed and wants to be 100; the test fails only far below, because the machine may have other things to do. */
const SLOW = 90;
const SLOW_TELEPHONE = 60;

/** The best of a few, as far as speed goes. */
async function best(config, enough) {
  let best;
  for (let turn = 0; turn < 3; turn++) {
    const measured = await measure(config);
    if (!best || measured.scores.performance > best.scores.performance) best = measured;
    if (best.scores.performance >= enough) break;
  }
  return best;
}

test("100 in all categories on a desktop, speed as far as the machine lets it", async () => {
  const { scores, lost } = await best(desktopConfig, 100);
  const { performance, ...others } = scores;
  console.log(`  desktop: ${JSON.stringify(scores)} ${lost.join(", ")}`);
  assert.deepEqual(others, { accessibility: 100, "best-practices": 100, seo: 100 }, lost.join("\n"));
  assert.ok(performance >= SLOW, lost.join("\n"));
});

test("on a slow telephone all but speed is the same, and the answer is what is painted largest", async () => {
  const { scores, lost, largest } = await best(undefined, 100);
  const { performance, ...others } = scores;
  console.log(`  telephone: ${JSON.stringify(scores)} ${lost.join(", ")}`);
  assert.deepEqual(others, { accessibility: 100, "best-practices": 100, seo: 100 }, lost.join("\n"));
  assert.ok(performance >= SLOW_TELEPHONE, lost.join("\n"));
  // The answer, which needs the engine, and no longer the picture before it. 2.5 s are wanted.
  assert.ok(largest < 5000, `${largest} ms until the largest is painted`);
});
