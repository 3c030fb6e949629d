import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundledPackages } from "./esbuild.mjs";
import { inRoot } from "./paths.mjs";
import { ask } from "./run.mjs";
import { Problem } from "./say.mjs";
import { heading, RULE } from "./sbom.mjs";
import { TARGET } from "./wasm.mjs";

/**
 * Returns the licences of all third-party code in the published package. Call this function in the process that built the bundles,
 * because only this process has the list of bundled packages in memory.
 */
export function thirdPartyLicences() {
  const npm = [...bundledPackages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return notice({ name, version, registry: "npm", license }, folder);
  });
  const crates = compiledCrates().map(({ name, version, license, manifest_path }) =>
    notice({ name, version, registry: "crates.io", license }, dirname(manifest_path)),
  );
  return [...npm, ...crates].join(RULE);
}

/** @param {Parameters<typeof heading>[0]} component @param {string} folder */
function notice(component, folder) {
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|copyright|unlicense)/i.test(file));
  // If a package has several licence files, choose the MIT licence, because it is the shortest.
  const chosen = texts.find((file) => /mit/i.test(file)) ?? texts[0];
  const text = chosen && existsSync(join(folder, chosen)) ? readFileSync(join(folder, chosen), "utf8").trim() : "";
  return `${heading(component)}\n\n${text}\n`;
}

/** Returns the third-party crates in the compiled engine. Leaves out procedural macros, because they run only at compile time. */
function compiledCrates() {
  const cargo = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const output = ask("cargo", [command, "--locked", "--manifest-path", inRoot("Cargo.toml"), ...args]);
    if (output === undefined) throw new Problem(`“cargo ${command}” failed, so the licences cannot be collected.`);
    return output;
  };
  const target = ["--target", TARGET, "--edges", "normal,no-proc-macro"];
  const tree = cargo("tree", "--package", "robotscope-web", ...target, "--prefix", "none", "--format", "{p}");
  const compiled = new Set(tree.split("\n").map((line) => line.split(" ", 2).join(" ")));
  const { packages } = JSON.parse(cargo("metadata", "--format-version", "1"));
  return packages.filter(
    (/** @type {Record<string, string | null>} */ { name, version, source }) =>
      source !== null && compiled.has(`${name} v${version}`),
  );
}
