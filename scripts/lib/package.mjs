import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { withLanguages } from "./languages.mjs";
import { thirdPartyLicences } from "./notices.mjs";
import { inRoot } from "./paths.mjs";
import { changelog, project } from "./project.mjs";
import { npm, runModule } from "./run.mjs";

const manifest = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));
manifest.exports = withLanguages(manifest.exports);

/** The path of the npm package that `npm run build` packs. */
export const tarball = inRoot("dist", `robotscope-${manifest.version}.tgz`);

/** The pages and folders in docs/ that the package's README links to. */
const docs = [
  "CLI.md",
  "DIAGNOSTICS.md",
  "EDITORS.md",
  "ROBOTS-PARSER.md",
  "SERVICE.md",
  "SITES.md",
  "WEIGHT.md",
  "recipes",
];

/** Packs the compiled package with its documentation and licence files. Quick builds skip `docs/api`. */
export async function pack({ quick = false } = {}) {
  const folder = inRoot("dist", "package");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { ".": main, ...others } = withoutExports();
  const files = [...manifest.files, ...Object.keys(others)];
  writeJson(join(folder, "package.json"), { ...manifest, ...project, ...main, files });
  for (const [name, fields] of Object.entries(others)) writeJson(join(folder, name, "package.json"), fields);
  writeFileSync(join(folder, "CHANGELOG.md"), changelog());
  for (const name of ["pkg", "robotscope.schema.json"])
    cpSync(inRoot("web", name), join(folder, name), { recursive: true });
  for (const name of docs) publishPage(inRoot("docs", name), join(folder, "docs", name));
  publishPage(inRoot("web", "README.md"), join(folder, "README.md"));
  const api = ["--tsconfig", inRoot("web", "tsconfig.api.json"), "--out", join(folder, "docs", "api")];
  if (!quick) await runModule("typedoc/bin/typedoc", [...api, "--logLevel", "Warn"]);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(inRoot(name), join(folder, name));
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), thirdPartyLicences());
  await npm(["pack", "--loglevel", "error", "--pack-destination", inRoot("dist")], { cwd: folder });
}

/**
 * Returns a package.json for each entry point, keyed by folder, for tools that do not read `exports`: Parcel by default, and older
 * resolvers. `types` describes the `main` file, because TypeScript assumes that the two belong together.
 *
 * @returns {Record<string, { main: string, module: string, types: string }>}
 */
function withoutExports() {
  const entries = Object.entries(manifest.exports).filter(([, entry]) => typeof entry === "object");
  return Object.fromEntries(
    entries.map(([name, entry]) => {
      const place = (/** @type {string[]} */ ...conditions) => posix.relative(name, target(entry, conditions));
      const main = place("node", "require", "default");
      return [
        name.replace("./", ""),
        { main, module: place("import", "default"), types: place("types", "node", "require", "default") },
      ];
    }),
  );
}

/** @typedef {string | { [condition: string]: Target }} Target */

/**
 * Resolves an entry in `exports` to a file. Uses the entry's first condition that is in `conditions`.
 *
 * @param {Target} entry
 * @param {string[]} conditions
 * @returns {string}
 */
function target(entry, conditions) {
  if (typeof entry === "string") return entry;
  const found = Object.keys(entry).find((condition) => conditions.includes(condition));
  if (found === undefined) throw new Error(`no export for ${conditions.join(", ")}`);
  return target(entry[found], conditions);
}

/** @param {string} file @param {unknown} value */
function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Copies a page, or a folder with pages, and rewrites links for the package. @param {string} from @param {string} to */
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
