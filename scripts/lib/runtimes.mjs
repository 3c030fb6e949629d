import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

/**
 * Installs Deno, Bun, workerd and other versions of TypeScript in the versions of tests/runtimes/package.json, unless they are installed.
 */
export const ensureRuntimes = () =>
  installApart("runtimes", inRoot("tests", "runtimes"), "Deno, Bun, workerd and versions of TypeScript, 430 megabytes");

/** Installs Lighthouse and the driver of Firefox in the versions of tests/browsers/package.json, unless they are installed. */
export const ensureBrowserTools = () =>
  installApart("browsers", inRoot("tests", "browsers"), "Lighthouse and what drives Firefox, 190 megabytes");

/** Installs VS Code for the Web in the version of tests/vscode/package.json, unless it is installed. */
export const ensureVsCode = () =>
  installApart("vscode", inRoot("tests", "vscode"), "VS Code for the Web, 60 megabytes");

/** Installs VitePress in the version of docs/.vitepress/package.json, unless it is installed. */
export const ensureSiteTools = () => installApart("docs", inRoot("docs", ".vitepress"), "VitePress, 100 megabytes");

/** Installs autocannon, which puts the service under load, in the version of benches/live/package.json, unless it is installed. */
export const ensureLoadTools = () => installApart("live", inRoot("benches", "live"), "autocannon, 10 megabytes");

/**
 * Installs the packages that only the tests or benches of a folder need.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} what
 */
async function installApart(name, folder, what) {
  /** Holds the package.json of the last installation. */
  const stamp = join(folder, "node_modules", `.robotscope-${name}`);
  const wanted = readFileSync(join(folder, "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(`first time: installing ${what}`);
  // They are “dependencies”, because npm skips “devDependencies” after Vite has set NODE_ENV. Installation scripts select the program for
  // this platform. There is no lock file: if a registry has the programs of some platforms only, npm writes an incomplete one. The versions
  // are exact.
  await npm(["install", "--no-audit", "--no-fund", "--loglevel", "error"], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** @param {"bun" | "deno" | "workerd"} name */
export const runtime = (name) =>
  join(inRoot("tests", "runtimes"), "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
