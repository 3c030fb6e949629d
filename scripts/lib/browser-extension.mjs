import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { browsers, manifest } from "../../extension/manifest.mjs";
import { browserMessages, localeFolder } from "./browser-messages.mjs";
import { engineMessages, languages } from "./languages.mjs";
import { inRoot } from "./paths.mjs";
import { project } from "./project.mjs";
import { say } from "./say.mjs";

/** @typedef {import("../../extension/manifest.mjs").Browser} Browser */

const { version } = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8"));

/** Returns the folder with the unpacked extension for a browser. @param {Browser} browser */
export const unpacked = (browser) => inRoot("dist", "browser", browser);

/** Returns the path of the packed extension for a browser. @param {Browser} browser */
export const packed = (browser) => inRoot("dist", `robotscope-${version}-${browser}.zip`);

/** The folder that contains the unpacked extensions. */
export const browserExtensions = inRoot("dist", "browser");

/** Builds and packs the extension for each browser. The npm package must be built already. */
export async function buildBrowserExtension() {
  say("packing the extension for browsers");
  rmSync(browserExtensions, { recursive: true, force: true });
  // Import late: `setUp` may have to install Vite first.
  const { build } = await import("vite");
  await build({ configFile: inRoot("extension", "vite.config.ts"), root: inRoot("extension"), logLevel: "warn" });
  const files = join(browserExtensions, "files");
  await addFiles(files);
  for (const browser of browsers) {
    cpSync(files, unpacked(browser), { recursive: true });
    writeJson(join(unpacked(browser), "manifest.json"), manifest(browser, { ...project, version }));
    writeFileSync(packed(browser), await zip(unpacked(browser)));
  }
  rmSync(files, { recursive: true });
}

/** Adds the icons, the messages and the licences. @param {string} folder */
async function addFiles(folder) {
  cpSync(inRoot("extension", "icons"), join(folder, "icons"), { recursive: true });
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(inRoot(name), join(folder, name));
  mkdirSync(join(folder, "languages"));
  for (const language of languages) {
    const locale = join(folder, "_locales", localeFolder(language));
    mkdirSync(locale, { recursive: true });
    writeJson(join(locale, "messages.json"), await browserMessages(language));
    if (language !== "en") writeFileSync(join(folder, "languages", `${language}.json`), engineMessages(language));
  }
}

/** Packs a folder as a ZIP file. All its dates are the same, so that the same files always give the same bytes. @param {string} folder */
async function zip(folder) {
  const { zipSync } = await import("fflate");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const contents = paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path)]);
  return zipSync(Object.fromEntries(contents), { level: 9, mtime: "1980-01-01" });
}

/** @param {string} file @param {unknown} value */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
