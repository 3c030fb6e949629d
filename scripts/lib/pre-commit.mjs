import { existsSync } from "node:fs";
import { join } from "node:path";
import { toolsFolder } from "./paths.mjs";
import { attempt } from "./run.mjs";
import { Problem, say } from "./say.mjs";

const VERSION = "4.7.0";

/** Installs pre-commit from PyPI, if there is Python, and names it in ROBOTSCOPE_PRE_COMMIT. */
export async function ensurePreCommit() {
  const folder = join(toolsFolder, `pre-commit-${VERSION}`);
  const program = join(folder, "bin", "pre-commit");
  if (!existsSync(program)) {
    say("first time: installing pre-commit from PyPI, some seconds");
    const installed =
      (await attempt("python3", ["-m", "venv", folder])).ok &&
      (await attempt(join(folder, "bin", "pip"), ["install", "--quiet", `pre-commit==${VERSION}`])).ok;
    if (!installed && process.env.CI) throw new Problem("pre-commit could not be installed.");
    if (!installed) say("pre-commit could not be installed: its test is skipped");
  }
  return /** @type {Record<string, string>} */ (existsSync(program) ? { ROBOTSCOPE_PRE_COMMIT: program } : {});
}
