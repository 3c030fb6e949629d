import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What `ensurePython` found; none where its tests are skipped. */
export const python = process.env.ROBOTSCOPE_PYTHON;

/** Why tests are skipped, if they are. */
export const skip = python ? false : "there is no Python 3.11 or newer";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs Python with the sources of the package, and fails with what it printed.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function runPython(args, { cwd = root, env = {} } = {}) {
  const all = { ...process.env, PYTHONPATH: `${root}python/src`, PYTHONDONTWRITEBYTECODE: "1", ...env };
  const { status, stdout, stderr, error } = spawnSync(String(python), args, { cwd, env: all, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`python ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}
