import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. Scripts build their paths from it, so they work in any working directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the path of a file in the repository. @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** The folder for Python environments, and for programs and sources from PyPI. Git ignores the folder. */
export const toolsFolder = inRoot(".tools");

/** The folder for tools that Cargo installs. A user's checkouts share it, because each tool takes minutes to compile. */
export const cargoTools = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "robotscope", "cargo");

/** The built page's folder. */
export const page = inRoot("dist", "page");

/** The folder for the npm package's compiled Rust crate. The package's entry points are built from its files. */
export const engines = inRoot("dist", "engines");

export const pathFolders = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

/** Returns the path of the first installed program in the list. @param {string[]} programs @param {string[]} [folders] */
export function findProgram(programs, folders = pathFolders()) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return programs.flatMap((program) => folders.map((folder) => join(folder, program + suffix))).find(existsSync);
}
