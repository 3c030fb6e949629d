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
 * Installs the npm package as users get it in a new folder outside of the repository: from the tarball that `npm run build` made, without a
 * network. Happens once per test file; the folder is removed when the process ends.
 *
 * @returns {Promise<string>} the folder; the package is in its node_modules/robotscope
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
