import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";

const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** The npm package that `npm run build` makes. */
export const tarball = inRoot("dist", `robotscope-${version}.tgz`);

/** Packs the compiled package: a folder with all that belongs to it, among it the licences from the root. */
export async function pack() {
  const folder = inRoot("dist", "package");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "README.md", "js", "pkg"]) {
    cpSync(inRoot("web", name), join(folder, name), { recursive: true });
  }
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(inRoot(name), join(folder, name));
  await npm(["pack", "--loglevel", "error", "--pack-destination", inRoot("dist")], { cwd: folder });
}
