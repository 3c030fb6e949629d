import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { installDebianPackages } from "./debian.mjs";
import { findProgram, pathFolders } from "./paths.mjs";
import { ask } from "./run.mjs";
import { Problem } from "./say.mjs";

/**
 * Flags for a headless Chromium. They turn off background requests, prompts, the sandbox and the address bar's popups. The sandbox often
 * fails in containers. Chromium would load the popups for every window, and the window would take twice as long to open.
 */
export const chromiumFlags = [
  "--headless",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const folder = process.env;
const places = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    join(folder.HOME ?? "", "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
  ],
  win32: [folder.PROGRAMFILES, folder["PROGRAMFILES(X86)"], folder.LOCALAPPDATA].map((base) =>
    join(base ?? "", "Google/Chrome/Application/chrome.exe"),
  ),
};

/** Returns the path of an installed Chromium or Chrome, or `undefined` if there is none. */
export function findChromium() {
  for (const variable of ["ROBOTSCOPE_CHROMIUM", "CHROME_PATH"]) {
    const path = process.env[variable];
    if (path && !existsSync(path)) throw new Problem(`${variable} is set to ${path}, which does not exist.`);
    if (path) return path;
  }
  return findProgram(names) ?? (places[process.platform] ?? []).find(existsSync);
}

/** Returns the path of Chromium or Chrome. If there is none, installs Chromium on Debian, or throws. @returns {Promise<string>} */
export async function ensureChromium() {
  const path = findChromium() ?? ((await installDebianPackages(["chromium", "chromium-driver"])) && findChromium());
  if (path) return path;
  throw new Problem(
    "The tests need Chromium or Chrome, but neither was found.\nInstall one, or set the environment variable ROBOTSCOPE_CHROMIUM to the path of its program.",
  );
}

/**
 * Returns the path of Debian's headless shell for Chromium, or of Chromium if there is no shell with the same major version. The shell has
 * no windows, and tests in it need a quarter less processor time. It supports no extensions.
 *
 * @returns {Promise<string>}
 */
export async function ensureHeadlessShell() {
  if (process.env.ROBOTSCOPE_HEADLESS_SHELL) return process.env.ROBOTSCOPE_HEADLESS_SHELL;
  const chromium = await ensureChromium();
  if (chromium !== findProgram(["chromium"])) return chromium;
  const names = ["chromium-headless-shell"];
  const found = findProgram(names) ?? ((await installDebianPackages(names)) ? findProgram(names) : undefined);
  return found && majorVersion(found) === majorVersion(chromium) ? found : chromium;
}

/** Returns Chromium and a driver with the same major version. */
export async function ensureChromedriver() {
  const chromium = await ensureChromium();
  const found = findDriver(chromium);
  if (found && fits(chromium, found)) return { chromium, chromedriver: found };
  // Debian's driver works only with Debian's browser.
  const debian = "/usr/bin/chromium";
  if (!found && (await installDebianPackages(["chromium", "chromium-driver"])) && existsSync(debian)) {
    const chromedriver = findProgram(["chromedriver"]);
    if (chromedriver && fits(debian, chromedriver)) return { chromium: debian, chromedriver };
  }
  throw new Problem(
    `${found ? `${found} (${majorVersion(found)}) does not match ${chromium} (${majorVersion(chromium)}).` : `There is no chromedriver for ${chromium} (${majorVersion(chromium) ?? "unknown version"}).`}
Install a chromedriver that has the browser's major version. If it is not in PATH, set the environment variable CHROMEDRIVER to its path.`,
  );
}

/** @param {string} chromium */
function findDriver(chromium) {
  const named = process.env.CHROMEDRIVER;
  if (named && !existsSync(named)) throw new Problem(`CHROMEDRIVER is set to ${named}, which does not exist.`);
  return named ?? findProgram(["chromedriver"], [dirname(chromium), ...pathFolders()]);
}

/** @param {string} chromium @param {string} driver */
function fits(chromium, driver) {
  const [browser, wanted] = [majorVersion(chromium), majorVersion(driver)];
  // Chrome for Windows does not print its version, so the driver checks it.
  return !browser || browser === wanted;
}

/** @param {string} program */
const majorVersion = (program) => /(\d+)\.\d+\.\d+/.exec(ask(program, ["--version"]) ?? "")?.[1];
