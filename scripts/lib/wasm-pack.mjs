import { attempt } from "./run.mjs";

/**
 * Compiles a crate to WebAssembly, into a folder; without one, into the crate's own folder `pkg`.
 *
 * wasm-pack may never download: it finds wasm-bindgen in `.tools` and wasm-opt in npm's `binaryen`. It does not write a
 * package.json (ours says more) nor a .gitignore (npm would leave the folder out of the package).
 *
 * @param {"web" | "www"} folder
 * @param {{ name: string, profile: "release" | "dev" | "small" | "page", out?: string, cargoArgs?: string[], capture?: boolean }} options
 */
export function wasmPackBuild(folder, { name, profile, out = "pkg", cargoArgs = [], capture = false }) {
  const args = [
    ...["--log-level", "warn", "build", folder, "--target", "web"],
    ...(profile === "release" || profile === "dev" ? [`--${profile}`] : ["--profile", profile]),
    ...["--mode", "no-install", "--no-pack", "--no-gitignore", "--out-dir", out, "--out-name", name],
    ...(cargoArgs.length > 0 ? ["--", ...cargoArgs] : []),
  ];
  return attempt("wasm-pack", args, { capture });
}
