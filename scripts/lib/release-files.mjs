import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { browsers } from "../../extension/manifest.mjs";
import { packed } from "./browser-extension.mjs";
import { hosts } from "./hosts.mjs";
import { tarball } from "./package.mjs";
import { inRoot } from "./paths.mjs";
import { ensureCycloneDx } from "./pypi.mjs";
import { wheels } from "./python.mjs";
import { run } from "./run.mjs";
import { Problem, say } from "./say.mjs";
import { sbom } from "./sbom.mjs";
import { section } from "./versions.mjs";
import { extensionFile } from "./vscode.mjs";

const folder = inRoot("dist", "release");
const { version, license } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));
const { homepage } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/**
 * Writes the files for a GitHub release to dist/release: packages, the npm package's bill of materials, and SHA256SUMS. Each wheel contains
 * its own bill of materials.
 *
 * @returns {Promise<string[]>} their paths
 */
export async function releaseFiles() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inFolder = (/** @type {string} */ from, /** @type {RegExp} */ name) =>
    existsSync(from) ? readdirSync(from).flatMap((file) => (name.test(file) ? [join(from, file)] : [])) : [];
  const packages = [
    tarball,
    extensionFile,
    ...inFolder(hosts, /\.wasm$/),
    ...inFolder(wheels, /\.(?:whl|tar\.gz)$/),
    ...browsers.map(packed),
  ];
  const missing = packages.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Problem(`There is no ${missing.join(", no ")}. Run “npm run build”.`);
  for (const file of packages) cpSync(file, join(folder, basename(file)));

  const notices = readFileSync(inRoot("dist", "package", "THIRD-PARTY-LICENSES.txt"), "utf8");
  const bill = join(folder, `robotscope-${version}.cdx.json`);
  writeFileSync(bill, `${JSON.stringify(sbom(notices, { version, license, homepage }), null, 2)}\n`);
  const { ROBOTSCOPE_CDX: validator } = await ensureCycloneDx();
  if (!validator)
    throw new Problem(
      "The CycloneDX validator could not be installed. Install Python with the venv module, check the connection to PyPI, and try again.",
    );
  await run(validator, ["validate", "--no-filename-validation", bill]);

  const names = readdirSync(folder).sort();
  writeFileSync(join(folder, "SHA256SUMS"), checksums(names.map((name) => [name, readFileSync(join(folder, name))])));
  say(`dist/release has ${names.length} files and SHA256SUMS`);
  return [...names, "SHA256SUMS"].map((name) => join(folder, name));
}

/** Formats file checksums for `sha256sum --check`. @param {[name: string, content: Buffer][]} files */
export const checksums = (files) =>
  files.map(([name, content]) => `${createHash("sha256").update(content).digest("hex")}  ${name}\n`).join("");

export function releaseNotes() {
  const text = section(readFileSync(inRoot("CHANGELOG.md"), "utf8"), version)?.text ?? "";
  const file = inRoot("dist", "release-notes.md");
  writeFileSync(file, text.replaceAll("](docs/", `](${homepage}/blob/v${version}/docs/`));
  return file;
}
