import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tarball } from "../../scripts/lib/package.mjs";
import { npm } from "../../scripts/lib/run.mjs";
import { Problem } from "../../scripts/lib/say.mjs";

/** @type {Promise<string> | undefined} */
let installed;

/**
 * Installs the npm package from the built tarball as users do, but offline. Uses a new folder outside the repository, and removes
 * the folder when the process exits. Each test file installs the package only once.
 *
 * @returns {Promise<string>} the folder, which contains the package in node_modules/robotscope
 */
export function installPackage() {
  installed ??= install();
  return installed;
}

async function install() {
  if (!existsSync(tarball)) throw new Problem("There is no package in dist. Run “npm run build” first.");
  const folder = await mkdtemp(join(tmpdir(), "robotscope-package-"));
  process.once("beforeExit", () => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await npm(["install", "--offline", "--no-audit", "--no-fund", "--loglevel", "error", tarball], { cwd: folder });
  return folder;
}
