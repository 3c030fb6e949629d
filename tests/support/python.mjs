import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The path of the Python that `ensurePython` found; `undefined` if the tests are skipped. */
export const python = process.env.ROBOTSCOPE_PYTHON;

/** The reason for skipping tests, or `false` to run them. */
export const skip = python ? false : "there is no Python 3.11 or newer";

/** The folder in which the wheel is installed. */
export const site = process.env.ROBOTSCOPE_SITE;

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs Python with the package from the wheel. Returns the output, or throws an error that contains it if Python fails.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function runPython(args, { cwd = root, env = {} } = {}) {
  const all = { ...process.env, PYTHONPATH: String(site), PYTHONDONTWRITEBYTECODE: "1", ...env };
  const { status, stdout, stderr, error } = spawnSync(String(python), args, { cwd, env: all, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`python ${args.join(" ")} exited with status ${status}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}
