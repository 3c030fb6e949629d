import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian.mjs";
import { Problem, say } from "./say.mjs";

/**
 * The path of a Firefox, installed where that is possible; without one the tests in it are skipped, but not in continuous integration.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureFirefox() {
  const path = findFirefox() ?? ((await installDebianPackages(["firefox-esr"])) ? findFirefox() : undefined);
  if (!path && process.env.CI) throw new Problem("There is no Firefox, and it could not be installed.");
  if (!path) say("there is no Firefox, and it could not be installed: its tests are skipped");
  return path;
}

/** The path of an installed Firefox, or undefined. */
export function findFirefox() {
  const named = process.env.ROBOTSCOPE_FIREFOX;
  if (named && !existsSync(named)) throw new Problem(`ROBOTSCOPE_FIREFOX names ${named}, which does not exist.`);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const inPath = ["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const places = {
    darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    win32: [join(process.env.PROGRAMFILES ?? "", "Mozilla Firefox", "firefox.exe")],
  };
  return named ?? [...inPath, ...(places[process.platform] ?? [])].find(existsSync);
}
