import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../scripts/lib/chromium.mjs";

/**
 * Starts Chromium, headless and with an empty profile. The caller must close it.
 *
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launchBrowser() {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags, chromiumSandbox: false });
}
