import { chromium } from "playwright-core";
import { chromiumFlags, ensureHeadlessShell } from "../../scripts/lib/chromium.mjs";

/**
 * Starts Chromium, headless and with an empty profile. The caller must close it.
 *
 * @param {string} [executablePath] by default the headless shell
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launchBrowser(executablePath) {
  return chromium.launch({
    executablePath: executablePath ?? (await ensureHeadlessShell()),
    args: chromiumFlags,
    chromiumSandbox: false,
  });
}
