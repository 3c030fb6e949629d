import { engines, inRoot } from "./paths.mjs";
import { attempt, runModule } from "./run.mjs";
import { toolPath } from "./tools.mjs";

// One by one, as in the Cargo.toml of web: with all of them wasm-opt writes modules that today's engines refuse.
const features = [
  "bulk-memory",
  "sign-ext",
  "nontrapping-float-to-int",
  "mutable-globals",
  "reference-types",
  "multivalue",
  "simd",
];

/** Makes a module smaller, or quicker. @param {string[]} args */
export const wasmOpt = (args) =>
  runModule("binaryen/bin/wasm-opt", [...features.map((feature) => `--enable-${feature}`), ...args]);

/** The linker drops a codegen unit that holds only types, and the TypeScript of these types with it. */
const IN_ONE_PART = ["--config", "profile.dev.package.robotscope.codegen-units=1"];

/**
 * A crate to compile, its module's name, and the folder for the results.
 *
 * @typedef {{ folder: "web" | "www", name: string, out: string }} Crate
 */

/** The engine of the npm package, which the page's worker loads. @type {Crate} */
export const ENGINE = { folder: "web", name: "robotscope", out: engines };

/** @type {Crate} */
export const PAGE = { folder: "www", name: "robotscope_www", out: inRoot("www", "pkg") };

/**
 * Compiles a crate for a release, with wasm-pack.
 *
 * wasm-pack may never download: it finds wasm-bindgen in `PATH` and wasm-opt in npm's `binaryen`. It does not write a
 * package.json (ours says more) nor a .gitignore (npm would leave the folder out of the package).
 *
 * @param {Crate} crate
 * @param {{ profile?: "release" | "small", cargoArgs?: string[], env?: Record<string, string> }} [options]
 */
export function compileForRelease({ folder, name, out }, { profile = "release", cargoArgs = [], env } = {}) {
  const args = [
    ...["--log-level", "warn", "build", folder, "--target", "web"],
    ...(profile === "release" ? ["--release"] : ["--profile", profile]),
    ...["--mode", "no-install", "--no-pack", "--no-gitignore", "--out-dir", out, "--out-name", name],
    ...["--", "--locked", ...cargoArgs],
  ];
  return attempt("wasm-pack", args, { env });
}

/**
 * Compiles crates for development, without wasm-pack, which takes minutes to compile itself. One run of Cargo compiles the engine once, with the
 * features of all crates.
 *
 * @param {Crate[]} crates
 * @param {{ cargoArgs?: string[], capture?: boolean }} [options]
 */
export async function compileForDevelopment(crates, { cargoArgs = [], capture = false } = {}) {
  const packages = crates.flatMap(({ folder }) => ["-p", `robotscope-${folder}`]);
  const target = ["--target", "wasm32-unknown-unknown"];
  let result = await attempt("cargo", ["build", "--lib", ...IN_ONE_PART, ...target, ...packages, ...cargoArgs], {
    capture,
  });
  for (const { folder, name, out } of crates) {
    if (!result.ok) break;
    const module = inRoot("target", "wasm32-unknown-unknown", "debug", `robotscope_${folder}.wasm`);
    // As in the Cargo.toml of the package: its entry points bring the engine along.
    const own = folder === "web" ? ["--omit-default-module-path"] : [];
    const args = [module, "--target", "web", "--debug", "--out-dir", out, "--out-name", name, ...own];
    result = await attempt(toolPath("wasm-bindgen"), args, { capture });
  }
  return result;
}
