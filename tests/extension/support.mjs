// Runs the browser extension in Chromium, and clicks its icon as a user would.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { unpacked } from "../../scripts/lib/browser-extension.mjs";
import { chromiumFlags, ensureChromium } from "../../scripts/lib/chromium.mjs";
import { until, View } from "./view.mjs";

/**
 * Starts Chromium with the extension.
 *
 * @param {object} [options]
 * @param {boolean} [options.isGranted] the extension starts with the permissions that users grant for a site, because tests cannot answer
 *   Chromium's prompt without a window
 * @param {boolean} [options.isObserved] these permissions include the observation of requests (requires `isGranted`)
 * @param {string} [options.locale]
 * @param {"light" | "dark"} [options.scheme]
 */
export async function startBrowser({ isGranted = false, isObserved = true, locale = "en-GB", scheme = "light" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-extension-"));
  cpSync(unpacked("chromium"), folder, { recursive: true });
  if (isGranted) grant(join(folder, "manifest.json"), isObserved ? ["webRequest"] : []);
  const context = await chromium.launchPersistentContext("", {
    executablePath: await ensureChromium(),
    chromiumSandbox: false,
    // Playwright’s own headless mode does not support extensions.
    headless: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...chromiumFlags.filter((flag) => flag !== "--headless"),
      "--headless=new",
      // Lets the tests click the icon, which grants `activeTab`.
      "--enable-unsafe-extension-debugging",
      `--load-extension=${folder}`,
      `--disable-extensions-except=${folder}`,
      `--lang=${locale}`,
    ],
    env: { ...process.env, LANGUAGE: locale.replace("-", "_") },
    colorScheme: scheme,
    viewport: { width: 900, height: 700 },
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // The worker exists before its script has run, so wait until the script has added a listener.
  await until("the worker", () => worker.evaluate("chrome.tabs.onUpdated.hasListeners()"));
  const id = new URL(worker.url()).host;
  const browser = context.browser();
  if (!browser) throw new Error("the context has no browser");
  const session = await browser.newBrowserCDPSession();
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    worker,
    id,
    /** Clicks the icon while the page is open, and returns its popup once the popup matches `sign`. @param {string} [sign] */
    async click(sign = "html[data-ready]") {
      await page.bringToFront();
      const { targetInfos } = await session.send("Target.getTargets", { filter: [{ type: "tab" }] });
      const tab = targetInfos.find(({ url }) => url === page.url());
      if (!tab) throw new Error(`there is no tab with ${page.url()}`);
      await session.send("Extensions.triggerAction", { id, targetId: tab.targetId });
      const popup = await ChromiumView.attach(session, `chrome-extension://${id}/popup.html`);
      await popup.dark(scheme);
      await popup.wait(sign);
      return popup;
    },
    /** Opens the side panel from the popup, and returns the panel once it shows the texts. */
    async openPanel() {
      const popup = await this.click();
      await popup.evaluate(`document.querySelector("footer button:last-of-type").click()`);
      const panel = await ChromiumView.attach(session, `chrome-extension://${id}/panel.html`);
      await panel.dark(scheme);
      await panel.wait("html[data-ready]");
      return panel;
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Changes a manifest so that the extension has these permissions and access to all sites from the start.
 *
 * @param {string} path the manifest
 * @param {string[]} permissions
 */
function grant(path, permissions) {
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  manifest.permissions.push(...permissions);
  manifest.optional_permissions = [];
  manifest.host_permissions = manifest.optional_host_permissions;
  writeFileSync(path, JSON.stringify(manifest));
}

/** The popup or the side panel, controlled over the DevTools protocol, because Playwright does not list them as pages. */
class ChromiumView extends View {
  #next = 0;
  #waiting = new Map();

  /** @param {import("playwright-core").CDPSession} session @param {string} sessionId */
  constructor(session, sessionId) {
    super();
    this.session = session;
    this.sessionId = sessionId;
    session.on("Target.receivedMessageFromTarget", ({ sessionId: from, message }) => {
      const { id, result, error } = JSON.parse(message);
      if (from !== sessionId || id === undefined) return;
      const { resolve, reject } = this.#waiting.get(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    });
  }

  /** Waits for a view to open. @param {import("playwright-core").CDPSession} session @param {string} url */
  static async attach(session, url) {
    const target = await until(`${url} to open`, async () => {
      const { targetInfos } = await session.send("Target.getTargets", {});
      return targetInfos.find((info) => info.url === url);
    });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId: target.targetId, flatten: false });
    return new ChromiumView(session, sessionId);
  }

  /** @param {string} method @param {object} [params] @returns {Promise<any>} */
  async send(method, params = {}) {
    this.#next += 1;
    const id = this.#next;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    const message = JSON.stringify({ id, method, params });
    await this.session.send("Target.sendMessageToTarget", { sessionId: this.sessionId, message });
    return answer;
  }

  /** @override @param {string} expression */
  async evaluate(expression) {
    const parameters = { expression, returnByValue: true, awaitPromise: true, userGesture: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", parameters);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** @param {"light" | "dark"} scheme */
  dark(scheme) {
    const features = [{ name: "prefers-color-scheme", value: scheme }];
    return this.send("Emulation.setEmulatedMedia", { features });
  }

  /** Saves a screenshot of the visible part. @param {string} path */
  async screenshot(path) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(path, Buffer.from(data, "base64"));
  }
}
