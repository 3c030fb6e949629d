import { renameSync } from "node:fs";
import { bundleCommandLine } from "./cli.mjs";
import { makeCodeMirrorExtension } from "./codemirror.mjs";
import { makeDropIn } from "./drop-in.mjs";
import { makeEntries } from "./entries.mjs";
import { makeLanguages } from "./languages.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { pack, tarball } from "./package.mjs";
import { engines, inRoot, page, root } from "./paths.mjs";
import { Problem, say } from "./say.mjs";
import { buildExtension, extensionFile } from "./vscode.mjs";
import { wasmPackBuild } from "./wasm-pack.mjs";

/** Which file of the page loads which: Vite writes it, the size check reads it. */
export const pageManifest = inRoot("dist", "page-manifest.json");

/** The page as static files, the npm package and the extension for VS Code. Expects the set-up done. */
export async function buildEverything() {
  await buildPackage();
  say("packing the extension for VS Code");
  await buildExtension();
  say("compiling the page");
  await compile("www", "robotscope_www");
  await bundle();
  for (const made of [page, tarball, extensionFile]) say(`made ${made.replace(root, "")}`);
}

/** The npm package alone. Expects the set-up done. */
export async function buildPackage() {
  say("compiling the npm package");
  await compile("web", "robotscope", { out: engines });
  await makeEntries("robotscope", "");
  say("compiling its small engine, for robots.txt only");
  await compile("web", "robots_txt", {
    out: engines,
    profile: "small",
    cargoArgs: ["--no-default-features"],
  });
  await makeEntries("robots_txt", "robots-txt");
  await makeDropIn();
  makeLanguages();
  await bundleCommandLine();
  await makeCodeMirrorExtension();
  await pack();
}

/**
 * @param {"web" | "www"} folder
 * @param {string} name
 * @param {{ out?: string, profile?: "release" | "small", cargoArgs?: string[] }} [options]
 */
async function compile(folder, name, { out, profile = "release", cargoArgs = [] } = {}) {
  const { ok, reason } = await wasmPackBuild(folder, { name, profile, out, cargoArgs: ["--locked", ...cargoArgs] });
  if (!ok) throw new Problem(`${folder} does not compile (${reason}); the compiler's messages are above.`);
}

async function bundle() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("vite");
  await build({ configFile: inRoot("www", "vite.config.ts"), root: inRoot("www") });
  renameSync(inRoot("dist", "page", "manifest.json"), pageManifest);
  await writeServiceWorker();
}
