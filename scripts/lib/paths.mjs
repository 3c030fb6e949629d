import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. Everything is named from here, so a script works from any folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** Where Python environments and programs from registries are installed. Git ignores it. */
export const toolsFolder = inRoot(".tools");

/** Where Cargo installs tools, for all checkouts of a user: each takes minutes to compile. */
export const cargoTools = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "robotscope", "cargo");

/** What `npm run build` makes. */
export const page = inRoot("dist", "page");

/** What wasm-pack makes of the package's Rust half; the entry points of the package are made of it. */
export const engines = inRoot("dist", "engines");

/** A folder of real robots.txt files, if there is one. */
const corpus = process.env.ROBOTSCOPE_CORPUS ?? inRoot("..", "shared", "corpus");

/** Real robots.txt files; none where there is no such folder. */
export const corpusFiles = () =>
  existsSync(corpus)
    ? readdirSync(corpus)
        .filter((name) => name !== "README.md" && name !== "SOURCES.tsv")
        .map((name) => join(corpus, name))
    : [];

/** Returns the folders in which the system looks for programs. */
export const pathFolders = () => (process.env.PATH ?? "").split(delimiter).filter(Boolean);

/** Returns the path of the first of these programs that is installed. @param {string[]} programs @param {string[]} [folders] */
export function findProgram(programs, folders = pathFolders()) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return programs.flatMap((program) => folders.map((folder) => join(folder, program + suffix))).find(existsSync);
}
