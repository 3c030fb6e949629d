// Runs Lighthouse on the page for tests and `npm run bench`. Like a static host, the server compresses the page.
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumFlags, ensureChromium } from "../../scripts/lib/chromium.mjs";
import { servePage } from "../support/server.mjs";

/** The devices that Lighthouse simulates: a desktop computer, and Lighthouse's default, a slow phone on slow 4G. */
export const machines = { desktop: desktopConfig, telephone: undefined };

/** Starts the server and a browser. @param {() => Promise<{ url: string, close(): Promise<void> }>} [serve] */
export async function startLighthouse(serve = () => servePage({ compress: true })) {
  const server = await serve();
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags,
    headless: true,
  });
  // Fill the server's cache of compressed files, so that the first measured visit is not slower than the others.
  const first = await browser.newPage();
  await first.goto(server.url, { waitUntil: "networkidle0" });
  await first.close();

  return {
    /**
     * Returns the scores from 0 to 100, the weighted audits with a score below 0.9, and the Largest Contentful Paint in milliseconds.
     * `link` is the page URL's fragment.
     */
    async measure(machine, categories, link = "") {
      const page = await browser.newPage();
      const options = { onlyCategories: categories, logLevel: "error" };
      const { lhr } = await lighthouse(server.url + link, options, machines[machine], page);
      await page.close();
      const lost = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
          .map(({ id }) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`),
      );
      return {
        scores: Object.fromEntries(categories.map((name) => [name, Math.round(100 * lhr.categories[name].score)])),
        lost,
        largest: lhr.audits["largest-contentful-paint"]?.numericValue,
      };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
