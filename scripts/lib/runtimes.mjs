import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { say } from "./say.mjs";

/** Installs Deno, Bun, workerd and other versions of TypeScript from the npm registry if they are not there in the versions of tests/runtimes/package.json. */
export const ensureRuntimes = () =>
  installApart("runtimes", inRoot("tests", "runtimes"), "Deno, Bun, workerd and versions of TypeScript, 430 megabytes");

/** Installs Lighthouse, and what drives Firefox, if they are not there in the versions of tests/browsers/package.json. */
export const ensureBrowserTools = () =>
  installApart("browsers", inRoot("tests", "browsers"), "Lighthouse and what drives Firefox, 190 megabytes");

/** Installs VS Code for the Web, if it is not there in the version of tests/vscode/package.json. */
export const ensureVsCode = () =>
  installApart("vscode", inRoot("tests", "vscode"), "VS Code for the Web, 60 megabytes");

/** Installs autocannon, which asks the service under load, if it is not there in the version of benches/live/package.json. */
export const ensureLoadTools = () => installApart("live", inRoot("benches", "live"), "autocannon, 10 megabytes");

/**
 * Installs what only the tests or benches in a folder need.
 *
 * @param {string} name
 * @param {string} folder
 * @param {string} what
 */
async function installApart(name, folder, what) {
  /** What was installed last. */
  const stamp = join(folder, "node_modules", `.robotscope-${name}`);
  const wanted = readFileSync(join(folder, "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(`first time: installing ${what}`);
  // They are “dependencies”, for npm leaves the others out after Vite has set NODE_ENV. Installation scripts put the program for this
  // platform in its place. There is no lock file: npm writes none that is complete when a registry has the programs of some platforms
  // only; the versions are exact.
  await npm(["install", "--no-audit", "--no-fund", "--loglevel", "error"], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** @param {"bun" | "deno" | "workerd"} name */
export const runtime = (name) =>
  join(inRoot("tests", "runtimes"), "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
