import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { ask, attempt } from "./run.mjs";
import { Problem } from "./say.mjs";

/** Returns all Rust sources, tracked or untracked, except those that Git ignores. @param {string} [folder] */
export function rustFiles(folder = root) {
  const files = ask("git", ["-C", folder, "ls-files", "--cached", "--others", "--exclude-standard", "*.rs"]);
  return (files ?? "").split("\n").filter((file) => file !== "" && existsSync(join(folder, file)));
}

/**
 * Formats all Rust sources. With `--check`, changes nothing, and throws if a source is not formatted. `cargo fmt` follows `mod` lines, so
 * it would miss modules that a macro declares and programs outside the workspace.
 *
 * @param {string[]} args options for rustfmt
 */
export async function rustfmt(...args) {
  const { ok } = await attempt("rustfmt", [...args, ...rustFiles()]);
  if (!ok) throw new Problem("rustfmt rejects the files named above. “npm run format” formats all sources.");
}
