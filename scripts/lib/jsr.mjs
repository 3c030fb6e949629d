import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

/** The folder of the JSR package, which is made from the npm package. */
export const jsrFolder = inRoot("dist", "jsr");

/** The package's name on jsr.io. A maintainer must register the scope by hand. */
const NAME = "@robotscope/robotscope";

/** The modules on JSR, in addition to the languages. Most other modules import npm packages, or this package by its npm name. */
const MODULES = { ".": "index", "./robots-txt": "robots-txt/index" };

/** Files that the modules import. */
const IMPORTED = ["engine.js", "inflate.js", "wasm.js"];

/** Writes the JSR package. The npm package must be built already. */
export function writeJsr() {
  rmSync(jsrFolder, { recursive: true, force: true });
  const from = inRoot("dist", "package");
  const { version, license, description } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  const languages = readdirSync(join(from, "messages")).map((language) => `messages/${language}`);
  const modules = { ...MODULES, ...Object.fromEntries(languages.map((name) => [`./${name}`, name])) };
  for (const folder of ["", "robots-txt", "messages"]) mkdirSync(join(jsrFolder, folder), { recursive: true });
  for (const name of Object.values(modules)) {
    cpSync(join(from, "pkg", `${name}.d.ts`), join(jsrFolder, `${name}.d.ts`));
    const types = `/* @ts-self-types="./${name.split("/").at(-1)}.d.ts" */\n`;
    writeFileSync(join(jsrFolder, `${name}.js`), types + readFileSync(join(from, "pkg", `${name}.js`), "utf8"));
  }
  for (const folder of ["", "robots-txt"])
    for (const name of IMPORTED) cpSync(join(from, "pkg", folder, name), join(jsrFolder, folder, name));
  for (const name of ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-LICENSES.txt"])
    cpSync(join(from, name), join(jsrFolder, name));
  const exports = Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, `./${path}.js`]));
  const manifest = { name: NAME, version, license, description, exports };
  writeFileSync(join(jsrFolder, "jsr.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
