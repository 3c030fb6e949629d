import { inRoot } from "./paths.mjs";
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

/** @typedef {{ name: string, out?: string, cargoArgs?: string[], capture?: boolean, env?: Record<string, string> }} Options */

/**
 * Compiles a crate to WebAssembly, into a folder; without one, into the crate's own folder `pkg`. wasm-pack makes what is published; in
 * development there is nothing to be made smaller, and nobody has to wait for wasm-pack to be compiled.
 *
 * @param {"web" | "www"} folder
 * @param {Options & { profile: "release" | "dev" | "small" }} options
 */
export const compileWasm = (folder, { profile, ...options }) =>
  profile === "dev" ? withoutOptimisation(folder, options) : optimised(folder, profile, options);

/**
 * wasm-pack may never download: it finds wasm-bindgen in `PATH` and wasm-opt in npm's `binaryen`. It does not write a
 * package.json (ours says more) nor a .gitignore (npm would leave the folder out of the package).
 *
 * @param {"web" | "www"} folder
 * @param {"release" | "small"} profile
 * @param {Options} options
 */
function optimised(folder, profile, { name, out = "pkg", cargoArgs = [], capture = false, env }) {
  const args = [
    ...["--log-level", "warn", "build", folder, "--target", "web"],
    ...(profile === "release" ? ["--release"] : ["--profile", profile]),
    ...["--mode", "no-install", "--no-pack", "--no-gitignore", "--out-dir", out, "--out-name", name],
    ...(cargoArgs.length > 0 ? ["--", ...cargoArgs] : []),
  ];
  return attempt("wasm-pack", args, { capture, env });
}

/** @param {"web" | "www"} folder @param {Options} options */
async function withoutOptimisation(folder, { name, out = inRoot(folder, "pkg"), cargoArgs = [], capture = false }) {
  const target = ["--target", "wasm32-unknown-unknown"];
  const compiled = await attempt("cargo", ["build", "--lib", ...IN_ONE_PART, ...target, ...cargoArgs], {
    cwd: inRoot(folder),
    capture,
  });
  if (!compiled.ok) return compiled;
  const module = inRoot("target", "wasm32-unknown-unknown", "debug", `robotscope_${folder}.wasm`);
  // As in the Cargo.toml of the package: its entry points bring the engine along.
  const own = folder === "web" ? ["--omit-default-module-path"] : [];
  const args = [module, "--target", "web", "--debug", "--out-dir", out, "--out-name", name, ...own];
  return attempt(toolPath("wasm-bindgen"), args, { capture });
}
