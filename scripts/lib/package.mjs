import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { thirdPartyLicences } from "./notices.mjs";
import { inRoot } from "./paths.mjs";
import { changelog, project } from "./project.mjs";
import { npm } from "./run.mjs";

const manifest = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** The npm package that `npm run build` makes. */
export const tarball = inRoot("dist", `robotscope-${manifest.version}.tgz`);

/** What of docs/ the README of the package leads to. */
const docs = ["API.md", "CLI.md", "DIAGNOSTICS.md", "ROBOTS-PARSER.md", "recipes"];

/** Packs the compiled package: a folder with all that belongs to it, among it the licences from the root. */
export async function pack() {
  const folder = inRoot("dist", "package");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...manifest, ...project }, null, 2)}\n`);
  writeFileSync(join(folder, "CHANGELOG.md"), changelog());
  for (const name of ["pkg", "robotscope.schema.json"])
    cpSync(inRoot("web", name), join(folder, name), { recursive: true });
  for (const name of docs) publishPage(inRoot("docs", name), join(folder, "docs", name));
  publishPage(inRoot("web", "README.md"), join(folder, "README.md"));
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(inRoot(name), join(folder, name));
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), thirdPartyLicences());
  await npm(["pack", "--loglevel", "error", "--pack-destination", inRoot("dist")], { cwd: folder });
}

/** Copies a page, or a folder of them, with the links as they are in the package. @param {string} from @param {string} to */
function publishPage(from, to) {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) publishPage(join(from, name), join(to, name));
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  const text = readFileSync(from, "utf8");
  writeFileSync(
    to,
    text
      .replaceAll("](../docs/", "](./docs/")
      .replaceAll("](../web/README.md", "](../README.md")
      .replaceAll("](../../web/README.md", "](../../README.md"),
  );
}
