import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tarball } from "../../scripts/lib/package.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { npm } from "../../scripts/lib/run.mjs";
import { Problem } from "../../scripts/lib/say.mjs";

/** @type {Promise<string> | undefined} */
let copied;

/**
 * Returns a new folder outside the repository in which the npm package is installed from the built tarball, as users do, but offline.
 * Removes the folder when the process exits. Each test file has one such folder: a copy, because an installation takes seconds.
 *
 * @returns {Promise<string>} the folder, which contains the package in node_modules/robotscope
 */
export function installPackage() {
  copied ??= copy();
  return copied;
}

async function copy() {
  if (!existsSync(tarball)) throw new Problem("There is no package in dist. Run “npm run build” first.");
  const hash = createHash("sha256")
    .update(await readFile(tarball))
    .digest("hex");
  const installed = inRoot("target", "installed", hash);
  if (!existsSync(installed)) await install(installed);
  const folder = await mkdtemp(join(tmpdir(), "robotscope-package-"));
  process.once("beforeExit", () => rm(folder, { recursive: true, force: true }));
  await cp(installed, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Installs the package in a folder. Other test files may do the same, so the folder appears only when it is complete. */
async function install(/** @type {string} */ folder) {
  await mkdir(inRoot("target", "installed"), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  await writeFile(join(made, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await npm(["install", "--offline", "--no-audit", "--no-fund", "--loglevel", "error", tarball], { cwd: made });
  await rename(made, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error;
    await rm(made, { recursive: true });
  });
}
