import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { bundleService } from "../../edge/bundle.mjs";
import { browserExtensions, buildBrowserExtension } from "./browser-extension.mjs";
import { bundleEntries } from "./bundles.mjs";
import { bundleCommandLine } from "./cli.mjs";
import { makeEntries } from "./entries.mjs";
import { buildHosts, hosts } from "./hosts.mjs";
import { makeLanguages } from "./languages.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { pack, tarball } from "./package.mjs";
import { inRoot, page, root } from "./paths.mjs";
import { buildPython, wheels } from "./python.mjs";
import { Problem, say } from "./say.mjs";
import { ensureWasmTools } from "./setup.mjs";
import { buildExtension, extensionFile } from "./vscode.mjs";
import { compileCrates, ENGINE, PAGE } from "./wasm.mjs";

/** The path of Vite's manifest, which lists the web page's files and their imports. The size check reads the manifest. */
export const pageManifest = inRoot("dist", "page-manifest.json");

/**
 * @typedef {"package" | "extension" | "browser" | "page" | "hosts" | "python"} Part the npm package, the VS Code extension, the extension
 *   for browsers, the web page as static files, the modules for ClickHouse, the Python package
 */

/**
 * @typedef {object} How
 * @property {boolean} [quick] compiles larger and slower modules in a fraction of the time, for tests of behaviour
 * @property {boolean} [wasmPack] compiles the package and the page with wasm-pack. The modules are the same, but compiling wasm-pack takes
 *   minutes
 */

/**
 * The functions that build each part, and its output file or folder. The package is first, because the page and the extensions contain its
 * engine. `compile` needs no other part, so a release build runs `compile` while the package is built. `compile` returns `false` if it
 * skips the part. `make` runs after `compile`.
 *
 * @type {Record<Part, {
 *   compile?: (how: How & { env?: Record<string, string> }) => Promise<unknown>,
 *   make?: (how: How) => unknown,
 *   result: string,
 * }>}
 */
const parts = {
  package: { make: buildPackage, result: tarball },
  extension: { make: buildExtension, result: extensionFile },
  browser: { make: buildBrowserExtension, result: browserExtensions },
  page: { compile: compilePage, make: bundle, result: page },
  hosts: { compile: buildHosts, result: hosts },
  python: { compile: buildPython, result: wheels },
};

export const partNames = /** @type {Part[]} */ (Object.keys(parts));

/** Forbids Cargo to change Cargo.lock. */
const cargoArgs = ["--locked"];

/** The path of the list of parts in `dist` that were built with `quick`. */
const quickParts = inRoot("dist", "quick.json");

/** Returns the parts in `dist` that were built with `quick`. @returns {Part[]} */
export const builtQuickly = () => (existsSync(quickParts) ? JSON.parse(readFileSync(quickParts, "utf8")) : []);

/** Records whether a part was built with `quick`. @param {Part} part @param {boolean} quick */
function note(part, quick) {
  const others = builtQuickly().filter((other) => other !== part);
  writeFileSync(quickParts, JSON.stringify(quick ? [...others, part] : others));
}

/** Records that web/pkg contains a development build of the engine. A release must not pack it. */
export function noteQuickEngine() {
  mkdirSync(inRoot("dist"), { recursive: true });
  note("package", true);
}

/** Fails if any of these parts is a quick build, which must not be measured or published. @param {Part[]} measured */
export function needsRelease(...measured) {
  const quick = builtQuickly().filter((part) => measured.includes(part));
  if (quick.length > 0)
    throw new Problem(
      `dist has a quick build (${quick.join(", ")}), which must not be measured or published. Run “npm run build” first.`,
    );
}

/**
 * Installs the tools, then builds all parts, or the parts in `only`. Call `setUp` first.
 *
 * @param {How & { only?: Part[] }} [options]
 */
export async function buildEverything({ quick = false, wasmPack = false, only } = {}) {
  if (quick && wasmPack) throw new Problem("--wasm-pack compiles for release: leave out --quick.");
  const how = { quick, wasmPack };
  const unknown = only?.filter((name) => !partNames.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Problem(`There is no part “${unknown.join(", ")}”. The parts are: ${partNames.join(", ")}.`);
  const made = partNames.filter((name) => !only || only.includes(name));
  mkdirSync(inRoot("dist"), { recursive: true });
  const withPage = made.includes("page");
  // The tools compile WebAssembly. Every part contains WebAssembly, except the Python wheel.
  const tools = made.some((name) => name !== "python") ? ensureWasmTools({ wasmPack }) : undefined;
  const compiled = quick ? {} : compileBeside(made, how, tools);
  await tools;
  if (withPage || made.includes("package")) {
    await compileEngine(how, { withPage });
    if (quick) noteQuickEngine();
  } else if (!quick && (made.includes("extension") || made.includes("browser"))) needsRelease("package");
  /** @type {Part[]} */
  const leftOut = [];
  for (const name of made) {
    const { compile, make } = parts[name];
    if ((await (compiled[name] ?? compile?.(how))) === false) leftOut.push(name);
    await make?.(how);
    note(name, quick);
  }
  for (const name of made) if (!leftOut.includes(name)) say(`made ${parts[name].result.replace(root, "")}`);
}

/**
 * Starts compiling the parts that need no other part, for release. They are compiled while the package is built, because linking for
 * release uses only one thread. The Python package needs no tools, so it is compiled at once. Returns a promise for each part.
 *
 * @param {Part[]} made
 * @param {How} how
 * @param {Promise<void>} [tools] the installation of the tools that compile WebAssembly
 */
function compileBeside(made, how, tools) {
  /** @type {{ [name in Part]?: Promise<unknown> }} */
  const compiled = {};
  for (const name of made) {
    const { compile } = parts[name];
    if (!compile) continue;
    // Use a separate target folder for each part, because Cargo locks a folder while it compiles.
    const env = { CARGO_TARGET_DIR: inRoot("target", "beside", name) };
    const done = Promise.resolve(name === "python" ? undefined : tools).then(() => compile({ ...how, env }));
    // Without this handler, Node.js would exit on a failure while the package is built. `buildEverything` reports the failure.
    done.catch(() => {});
    compiled[name] = done;
  }
  return compiled;
}

/**
 * Compiles the page's module for release. Does nothing in a quick build, because `compileEngine` then also compiles the page's module.
 *
 * @param {How & { env?: Record<string, string> }} how
 */
async function compilePage({ quick, wasmPack, env }) {
  if (quick) return;
  say("compiling the page");
  check(await compileCrates([PAGE], { profile: "release", cargoArgs, env, wasmPack }));
}

/**
 * Compiles the package's engine and writes its entry points. A quick build also compiles the page's module in the same Cargo run.
 *
 * @param {How} how
 * @param {{ withPage: boolean }} options
 */
async function compileEngine({ quick, wasmPack }, { withPage }) {
  const both = quick && withPage;
  say(both ? "compiling the npm package and the page" : "compiling the npm package");
  const profile = quick ? "dev" : "release";
  check(await compileCrates(both ? [ENGINE, PAGE] : [ENGINE], { profile, cargoArgs, wasmPack }));
  await makeEntries("robotscope", "");
}

/**
 * Compiles the small engine, bundles the other entry points and the service, and packs the npm package. `compileEngine` must have run.
 *
 * @param {How} how
 */
async function buildPackage({ quick, wasmPack }) {
  say("compiling its small engine, for robots.txt only");
  const small = { ...ENGINE, name: "robots_txt" };
  const profile = quick ? "dev" : "small";
  check(await compileCrates([small], { profile, cargoArgs: [...cargoArgs, "--no-default-features"], wasmPack }));
  await makeEntries("robots_txt", "robots-txt");
  makeLanguages();
  await bundleCommandLine();
  await bundleEntries();
  await bundleService();
  await pack({ quick });
}

/** Throws if a crate does not compile. @param {{ ok: boolean, reason: string }} result */
function check({ ok, reason }) {
  if (!ok) throw new Problem(`The Rust code does not compile (${reason}); the compiler's messages are above.`);
}

async function bundle() {
  // Import late: `setUp` may have to install Vite first.
  const { build } = await import("vite");
  await build({ configFile: inRoot("www", "vite.config.ts"), root: inRoot("www") });
  renameSync(inRoot("dist", "page", "manifest.json"), pageManifest);
  await writeServiceWorker();
}
