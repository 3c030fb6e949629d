// Measures the time from opening a link until each part of the page appears, with slow 4G and the processor slowed to a quarter of its
// speed.

/** @typedef {import("playwright-core").Browser} Browser */

/**
 * Lighthouse's values for slow 4G (milliseconds and bytes per second) and for a slow processor (a factor). Lighthouse simulates them;
 * here, the browser applies them while the page loads.
 */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

/** The screen sizes. On each screen, a text pane is visible without scrolling, or begins just below the visible part. */
export const screens = {
  telephone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Opens a link as a new visitor who scrolls to the first pane as soon as the page is usable. Returns three times in milliseconds: until the
 * answer is readable, until the page is usable, and until CodeMirror shows the text.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {keyof typeof screens} screen
 * @returns {Promise<{ answer: number, page: number, editor: number }>}
 */
export async function visit(browser, address, screen) {
  const context = await browser.newContext({ ...screens[screen], serviceWorkers: "block" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", NETWORK);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    /** @type {Record<string, number>} */
    const times = {};
    const look = () => {
      const [picture, page] = [document.querySelector(".first"), document.querySelector("#page")];
      if (document.querySelector(".first .prerendered:not([lang]) .pin, #page:not([hidden]) .pin"))
        times.answer ??= performance.now();
      const pane = document.querySelector("robots-editor");
      if (!times.page && page && !picture) {
        times.page = performance.now();
        pane?.scrollIntoView();
      }
      if (times.page && pane?.shadowRoot?.querySelector(".cm-content")) times.editor ??= performance.now();
      if (!times.editor) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { times });
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => /** @type {any} */ (window).times.editor);
  const times = await page.evaluate(() => /** @type {any} */ (window).times);
  await context.close();
  return times;
}
