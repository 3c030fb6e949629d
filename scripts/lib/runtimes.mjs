import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

/** Installs Deno, Bun, workerd and several versions of TypeScript, as pinned in tests/runtimes/package.json, unless they are installed. */
export const ensureRuntimes = () =>
  installApart("runtimes", inRoot("tests", "runtimes"), "Deno, Bun, workerd and versions of TypeScript, 430 megabytes");

/** Installs Lighthouse and the Firefox driver, as pinned in tests/browsers/package.json, unless they are installed. */
export const ensureBrowserTools = () =>
  installApart("browsers", inRoot("tests", "browsers"), "Lighthouse and what drives Firefox, 190 megabytes");

/** Installs VS Code for the Web, as pinned in tests/vscode/package.json, unless it is installed. */
export const ensureVsCode = () =>
  installApart("vscode", inRoot("tests", "vscode"), "VS Code for the Web, 60 megabytes");

/** Installs Mozilla's linter for extensions, as pinned in tests/extension/package.json, unless it is installed. */
export const ensureExtensionTools = () =>
  installApart("extension", inRoot("tests", "extension"), "Mozilla’s linter for extensions, 60 megabytes");

/** Installs VitePress, as pinned in docs/.vitepress/package.json, unless it is installed. */
export const ensureSiteTools = () => installApart("docs", inRoot("docs", ".vitepress"), "VitePress, 100 megabytes");

/** Installs the load generator autocannon, as pinned in benches/live/package.json, unless it is installed. */
export const ensureLoadTools = () => installApart("live", inRoot("benches", "live"), "autocannon, 10 megabytes");

/** Installs the crawler crawlee, as pinned in benches/site/package.json, unless it is installed. */
export const ensureCrawlee = () => installApart("site", inRoot("benches", "site"), "crawlee, 110 megabytes");

/**
 * Installs the packages that a folder's package.json lists, unless they are installed.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} what
 */
async function installApart(name, folder, what) {
  /** A copy of the last installed package.json. */
  const stamp = join(folder, "node_modules", `.robotscope-${name}`);
  const wanted = readFileSync(join(folder, "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(`first time: installing ${what}`);
  // The packages are “dependencies”, because npm skips “devDependencies” after Vite sets NODE_ENV. Installation scripts must run, because
  // they select the program for this platform. tests/runtimes and tests/vscode have no lock file: npm would write an incomplete one if the
  // registry lacks the binaries of some platforms. All versions in package.json are exact.
  await npm(["install", "--no-audit", "--no-fund", "--loglevel", "error"], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** @param {"bun" | "deno" | "workerd"} name */
export const runtime = (name) =>
  join(inRoot("tests", "runtimes"), "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
