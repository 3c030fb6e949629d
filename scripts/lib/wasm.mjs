import { engines, inRoot } from "./paths.mjs";
import { attempt, runModule } from "./run.mjs";
import { toolPath } from "./tools.mjs";

// With all features, wasm-opt would write modules that current engines reject. This list is the same as in web/Cargo.toml.
const features = [
  "bulk-memory",
  "sign-ext",
  "nontrapping-float-to-int",
  "mutable-globals",
  "reference-types",
  "multivalue",
  "simd",
];

/** Runs wasm-opt with these arguments, and with the WebAssembly features above. @param {string[]} args */
export const wasmOpt = (args) =>
  runModule("binaryen/bin/wasm-opt", [...features.map((feature) => `--enable-${feature}`), ...args]);

/**
 * Makes Cargo compile the engine as one codegen unit. With several units, the linker drops units that contain only types, and with them
 * the TypeScript declarations.
 */
const ONE_CODEGEN_UNIT = ["--config", "profile.dev.package.robotscope.codegen-units=1"];

/**
 * A crate to compile, the name of its module, and the output folder.
 *
 * @typedef {{ folder: "web" | "www", name: string, out: string }} Crate
 */

/** The npm package's engine, which the page's worker also loads. @type {Crate} */
export const ENGINE = { folder: "web", name: "robotscope", out: engines };

/** @type {Crate} */
export const PAGE = { folder: "www", name: "robotscope_www", out: inRoot("www", "pkg") };

/**
 * Compiles a crate for release with wasm-pack.
 *
 * Forbids wasm-pack to install tools: `PATH` has wasm-bindgen, and the npm package `binaryen` has wasm-opt. Also forbids it to write a
 * package.json, because the project has a fuller one, and a .gitignore, because npm would exclude the ignored folder.
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
 * Compiles crates for development without wasm-pack, because wasm-pack itself takes minutes to compile. A single Cargo run compiles the
 * engine once, with all crates' features.
 *
 * @param {Crate[]} crates
 * @param {{ cargoArgs?: string[], capture?: boolean }} [options]
 */
export async function compileForDevelopment(crates, { cargoArgs = [], capture = false } = {}) {
  const packages = crates.flatMap(({ folder }) => ["-p", `robotscope-${folder}`]);
  const target = ["--target", "wasm32-unknown-unknown"];
  let result = await attempt("cargo", ["build", "--lib", ...ONE_CODEGEN_UNIT, ...target, ...packages, ...cargoArgs], {
    capture,
  });
  for (const { folder, name, out } of crates) {
    if (!result.ok) break;
    const module = inRoot("target", "wasm32-unknown-unknown", "debug", `robotscope_${folder}.wasm`);
    // Omit the module's default path, because the package's entry points load the engine. web/Cargo.toml contains the same option for
    // release builds.
    const more = folder === "web" ? ["--omit-default-module-path"] : [];
    const args = [module, "--target", "web", "--debug", "--out-dir", out, "--out-name", name, ...more];
    result = await attempt(toolPath("wasm-bindgen"), args, { capture });
  }
  return result;
}
