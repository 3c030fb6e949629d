import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { ask, attempt } from "./run.mjs";
import { Problem } from "./say.mjs";

/** Returns all Rust sources that git knows or would take. @param {string} [folder] */
export function rustFiles(folder = root) {
  const files = ask("git", ["-C", folder, "ls-files", "--cached", "--others", "--exclude-standard", "*.rs"]);
  return (files ?? "").split("\n").filter((file) => file !== "" && existsSync(join(folder, file)));
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
