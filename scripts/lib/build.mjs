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
import { buildExtension, extensionFile } from "./vscode.mjs";
import { compileForDevelopment, compileForRelease, ENGINE, PAGE } from "./wasm.mjs";

/** The graph of the page's files. Vite writes it for the size check. */
export const pageManifest = inRoot("dist", "page-manifest.json");

/**
 * @typedef {"package" | "extension" | "browser" | "page" | "hosts" | "python"} Part the npm package, the VS Code extension, the extension
 *   for browsers, the page as static files, the modules for ClickHouse, the Python package
 */

/**
 * Each part's builder and output file, in build order: the page and the extensions contain the package's engine. If `make` skips the part,
 * it returns `false`.
 */
const parts = {
  package: { make: buildPackage, result: tarball },
  extension: { make: buildExtension, result: extensionFile },
  browser: { make: buildBrowserExtension, result: browserExtensions },
  page: { make: buildPage, result: page },
  hosts: { make: buildHosts, result: hosts },
  python: { make: buildPython, result: wheels },
};

/** Lists the parts in `dist` that were built with `quick`. */
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
      `dist has a quick build (${quick.join(", ")}), which is neither measured nor published. Run “npm run build” first.`,
    );
}

/**
 * Builds all parts, or those in `only`. Call `setUp` first.
 *
 * For tests of behaviour, `quick` compiles larger and slower modules in a fraction of the time.
 *
 * @param {{ quick?: boolean, only?: Part[] }} [options]
 */
export async function buildEverything({ quick = false, only } = {}) {
  const names = /** @type {Part[]} */ (Object.keys(parts));
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Problem(`There is no part “${unknown.join(", ")}”. The parts are: ${names.join(", ")}.`);
  const made = names.filter((name) => !only || only.includes(name));
  mkdirSync(inRoot("dist"), { recursive: true });
  const withPage = made.includes("page");
  // The release linker has only one thread, so compile the page in parallel with the package.
  const pageModule = withPage && !quick ? compilePage() : undefined;
  // Without this handler, Node.js would exit if the page does not compile while another part is built. `buildPage` reports the failure.
  pageModule?.catch(() => {});
  if (withPage || made.includes("package")) {
    await compileEngine({ quick, withPage });
    if (quick) noteQuickEngine();
  } else if (!quick && (made.includes("extension") || made.includes("browser"))) needsRelease("package");
  /** @type {Part[]} */
  const leftOut = [];
  for (const name of made) {
    if ((await parts[name].make({ quick, pageModule })) === false) leftOut.push(name);
    note(name, quick);
  }
  for (const name of made) if (!leftOut.includes(name)) say(`made ${parts[name].result.replace(root, "")}`);
}

async function compilePage() {
  say("compiling the page");
  // Uses a separate target folder. Cargo locks the folder, and the package may compile at the same time.
  check(await compileForRelease(PAGE, { env: { CARGO_TARGET_DIR: inRoot("target", "page") } }));
}

/**
 * Compiles the package's engine and writes its entry points. A quick build also compiles the page's module in the same Cargo run.
 *
 * @param {{ quick: boolean, withPage: boolean }} options
 */
async function compileEngine({ quick, withPage }) {
  const crates = withPage ? [ENGINE, PAGE] : [ENGINE];
  say(quick && withPage ? "compiling the npm package and the page" : "compiling the npm package");
  check(quick ? await compileForDevelopment(crates, { cargoArgs: ["--locked"] }) : await compileForRelease(ENGINE));
  await makeEntries("robotscope", "");
}

/**
 * Bundles the page. Its module must be compiled, or in a release build, be `pageModule`.
 *
 * @param {{ pageModule?: Promise<void> }} options
 */
async function buildPage({ pageModule }) {
  await pageModule;
  await bundle();
}

/** Packs the npm package. The engine must be compiled already. @param {{ quick?: boolean }} options */
async function buildPackage({ quick = false }) {
  say("compiling its small engine, for robots.txt only");
  const small = { ...ENGINE, name: "robots_txt" };
  const cargoArgs = ["--no-default-features"];
  check(
    quick
      ? await compileForDevelopment([small], { cargoArgs: ["--locked", ...cargoArgs] })
      : await compileForRelease(small, { profile: "small", cargoArgs }),
  );
  await makeEntries("robots_txt", "robots-txt");
  makeLanguages();
  await bundleCommandLine();
  await bundleEntries();
  await bundleService();
  await pack({ quick });
}

/** Throws if a crate does not compile. @param {{ ok: boolean, reason: string }} result */
function check({ ok, reason }) {
  if (!ok) throw new Problem(`The Rust part does not compile (${reason}); the compiler's messages are above.`);
}

async function bundle() {
  // Import late: `setUp` may have to install it first.
  const { build } = await import("vite");
  await build({ configFile: inRoot("www", "vite.config.ts"), root: inRoot("www") });
  renameSync(inRoot("dist", "page", "manifest.json"), pageManifest);
  await writeServiceWorker();
}
