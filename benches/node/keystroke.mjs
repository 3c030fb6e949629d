// Measures keystrokes in the web page's view “One page”, with a robots.txt of 500 kB and HTML of 1 MB.

/** @typedef {import("playwright-core").Page} Page */

/** The script-time budget for a keystroke, in milliseconds: one frame. */
export const BUDGET = 16;

const HTML = `<title>x</title><meta name=robots content=nofollow>\n${"<p>Some <a href=/b>text</a> of a page</p>\n".repeat(23_000)}`;

/**
 * Fills a new page's text panes, then presses keys in its panes and fields.
 *
 * @param {Page} page
 * @param {number} keys
 * @returns {AsyncGenerator<{ where: string, script: number[], painted: number[] }>} times in milliseconds; `painted` is empty for fields.
 * An entry in `painted` is NaN if the next frame does not show the outcome of the key.
 */
export async function* keystrokes(page, keys) {
  /** @param {string} label */
  const pane = async (label) => {
    await page.getByRole("tab", { name: label }).click();
    const content = page.locator(`robots-editor[label="${label}"] .cm-content`);
    await content.waitFor();
    await content.focus();
  };
  await page.getByLabel("Load an example").selectOption({ label: "Large: 15,000 rules, 500 kB" });
  await pane("Headers");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("HTTP/2 200\nx-robots-tag: googlebot: max-snippet: 5\n");
  await pane("HTML");
  await page
    .getByLabel("Open file")
    .setInputFiles({ name: "a.html", mimeType: "text/html", buffer: Buffer.from(HTML) });
  await page.locator(".pane-status:visible", { hasText: "kB" }).waitFor();
  for (const [label, where] of [
    ["robots.txt", "robots.txt of 500 kB"],
    ["Headers", "headers"],
    ["HTML", "HTML of 1 MB"],
  ]) {
    await pane(label);
    await page.keyboard.press("Control+End");
    yield { where, script: await script(page, keys), painted: await painted(page, keys) };
  }
  for (const [label, where] of [
    ["URL or path", "URL"],
    ["Filter", "filter of the table"],
  ]) {
    await page.getByLabel(label).focus();
    yield { where, script: await script(page, keys), painted: [] };
  }
}

/** @param {Page} page */
async function press(page) {
  await page.keyboard.press("x");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
}

/** Returns the main thread's script time for each key, as measured by the browser. @param {Page} page @param {number} keys */
async function script(page, keys) {
  const client = await page.context().newCDPSession(page);
  // Measure the thread's CPU time: other processes affect it less than they affect elapsed time.
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
  };
  const times = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await press(page);
    times.push((await spent()) - before);
  }
  await client.detach();
  return times;
}

/**
 * Returns the time from each key press until the next frame is painted, measured with the page's clock; NaN if this frame does not show the
 * outcome.
 *
 * @param {Page} page
 * @param {number} keys
 */
async function painted(page, keys) {
  await page.evaluate(() => {
    const shown = () => document.querySelector(".panel:not([hidden]) .pane-status")?.textContent;
    /** @type {number[]} */
    const times = [];
    /** @param {KeyboardEvent} event */
    const onKey = ({ timeStamp }) => {
      const before = shown();
      requestAnimationFrame(() => {
        // A message's task runs after the frame is painted, so measure the time there.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(shown() === before ? Number.NaN : performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    addEventListener("keydown", onKey, true);
    Object.assign(window, {
      stopWatching() {
        removeEventListener("keydown", onKey, true);
        return times;
      },
    });
  });
  for (let key = 0; key < keys; key++) await press(page);
  return page.evaluate(() => /** @type {any} */ (window).stopWatching());
}
