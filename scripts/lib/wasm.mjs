import { join } from "node:path";
import { engines, inRoot } from "./paths.mjs";
import { attempt, runModule } from "./run.mjs";
import { toolPath } from "./tools.mjs";

/** Rust's name of the target. */
export const TARGET = "wasm32-unknown-unknown";

// With all features, wasm-opt would write modules that current engines reject.
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
 * Compiles crates. One run of Cargo compiles the engine once, with all crates' features. Optimises the modules, unless `profile` is `dev`.
 *
 * @param {Crate[]} crates
 * @param {object} [options]
 * @param {"dev" | "release" | "small"} [options.profile] a profile in Cargo.toml
 * @param {string[]} [options.cargoArgs]
 * @param {Record<string, string>} [options.env] environment variables for Cargo
 * @param {boolean} [options.capture] as for `attempt`
 * @param {boolean} [options.wasmPack] calls wasm-pack, which calls Cargo and wasm-bindgen with the same arguments; not for `dev`
 */
export async function compileCrates(crates, { profile = "dev", cargoArgs = [], env, capture, wasmPack } = {}) {
  const quick = profile === "dev";
  const packages = crates.flatMap(({ folder }) => ["-p", `robotscope-${folder}`]);
  const options = ["--lib", "--target", TARGET, "--profile", profile, ...(quick ? ONE_CODEGEN_UNIT : [])];
  let result = { ok: true, reason: "", output: "" };
  if (!wasmPack) result = await attempt("cargo", ["build", ...options, ...packages, ...cargoArgs], { env, capture });
  for (const crate of crates) {
    if (!result.ok) break;
    const { folder, name, out } = crate;
    const target = env?.CARGO_TARGET_DIR ?? inRoot("target");
    const compiled = join(target, TARGET, quick ? "debug" : profile, `robotscope_${folder}.wasm`);
    // Omit the module's default path, because the package's entry points load the engine. web/Cargo.toml does so for wasm-pack.
    const more = [...(quick ? ["--debug"] : []), ...(folder === "web" ? ["--omit-default-module-path"] : [])];
    const args = [compiled, "--target", "web", "--out-dir", out, "--out-name", name, ...more];
    result = wasmPack
      ? await packed(crate, { profile, cargoArgs, env })
      : await attempt(toolPath("wasm-bindgen"), args, { capture });
    if (!result.ok || quick) continue;
    const module = join(out, `${name}_bg.wasm`);
    await wasmOpt(["-Oz", "--strip-debug", "--strip-producers", module, "-o", module]);
  }
  return result;
}

/**
 * Compiles a crate with wasm-pack.
 *
 * Forbids wasm-pack to install tools, because `PATH` has wasm-bindgen. Also forbids it to write a package.json, because the project has a
 * fuller one, and a .gitignore, because npm would exclude the ignored folder.
 *
 * @param {Crate} crate
 * @param {{ profile: string, cargoArgs: string[], env?: Record<string, string> }} options
 */
function packed({ folder, name, out }, { profile, cargoArgs, env }) {
  const args = [
    ...["--log-level", "warn", "build", folder, "--target", "web", "--profile", profile],
    ...["--mode", "no-install", "--no-pack", "--no-gitignore", "--out-dir", out, "--out-name", name],
    ...["--no-opt", "--", ...cargoArgs],
  ];
  return attempt("wasm-pack", args, { env });
}
