import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { attempt } from "./run.mjs";
import { Problem } from "./say.mjs";

/** All Rust sources that git knows or would take. @param {string} [folder] */
export function rustFiles(folder = root) {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.rs"];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.split("\n").filter((file) => file !== "" && existsSync(join(folder, file)));
}

/**
 * Formats all Rust sources, or with `--check` fails with the names of those that are not. `cargo fmt` follows `mod` lines, so it misses modules
 * that a macro declares, and programs outside of the workspace.
 *
 * @param {string[]} args for rustfmt
 */
export async function rustfmt(...args) {
  const { ok } = await attempt("rustfmt", [...args, ...rustFiles()]);
  if (!ok) throw new Problem("rustfmt does not like what is named above. “npm run format” formats all sources.");
}
