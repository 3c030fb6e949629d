import { renameSync } from "node:fs";
import { bundleCommandLine } from "./cli.mjs";
import { makeCodeMirrorExtension } from "./codemirror.mjs";
import { makeDropIn } from "./drop-in.mjs";
import { bundleService } from "./edge.mjs";
import { makeEntries } from "./entries.mjs";
import { makeLanguages } from "./languages.mjs";
import { makeLive } from "./live.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { pack, tarball } from "./package.mjs";
import { engines, inRoot, page, root } from "./paths.mjs";
import { Problem, say } from "./say.mjs";
import { buildExtension, extensionFile } from "./vscode.mjs";
import { wasmPackBuild } from "./wasm-pack.mjs";

/** Which file of the page loads which: Vite writes it, the size check reads it. */
export const pageManifest = inRoot("dist", "page-manifest.json");

/**
 * The page as static files, the npm package and the extension for VS Code. Expects the set-up done.
 *
 * `quick` compiles in a fraction of the time, to modules that are larger and slower: for tests of behaviour while one works.
 *
 * @param {{ quick?: boolean, only?: string }} [options]
 */
export async function buildEverything({ quick = false, only } = {}) {
  if (only !== undefined && only !== "page" && only !== "package") {
    throw new Problem(`--only takes "page" or "package", not "${only}".`);
  }
  if (only !== "page") await buildPackage({ quick });
  if (only === undefined) {
    say("packing the extension for VS Code");
    await buildExtension();
  }
  if (only !== "package") await buildPage({ quick });
  const made = { page: [page], package: [tarball] }[only ?? ""] ?? [page, tarball, extensionFile];
  for (const path of made) say(`made ${path.replace(root, "")}`);
}

/** @param {{ quick: boolean }} options */
async function buildPage({ quick }) {
  say("compiling the page");
  await compile("www", "robotscope_www", { profile: quick ? "dev" : "page" });
  await bundle();
}

/**
 * The npm package alone. Expects the set-up done.
 *
 * @param {{ quick?: boolean }} [options] as those of everything
 */
export async function buildPackage({ quick = false } = {}) {
  say("compiling the npm package");
  await compile("web", "robotscope", { out: engines, profile: quick ? "dev" : "release" });
  await makeEntries("robotscope", "");
  say("compiling its small engine, for robots.txt only");
  await compile("web", "robots_txt", {
    out: engines,
    profile: quick ? "dev" : "small",
    cargoArgs: ["--no-default-features"],
  });
  await makeEntries("robots_txt", "robots-txt");
  await makeDropIn();
  makeLanguages();
  await bundleCommandLine();
  await makeCodeMirrorExtension();
  await makeLive();
  await bundleService();
  await pack();
}

/**
 * @param {"web" | "www"} folder
 * @param {string} name
 * @param {{ out?: string, profile?: "release" | "small" | "page" | "dev", cargoArgs?: string[] }} [options]
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
