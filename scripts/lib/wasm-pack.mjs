import { attempt } from "./run.mjs";

/**
 * Compiles a crate to WebAssembly, into its folder `pkg`.
 *
 * wasm-pack may never download: it finds wasm-bindgen in `.tools` and wasm-opt in npm's `binaryen`. It does not write a
 * package.json (ours says more) nor a .gitignore (npm would leave the folder out of the package).
 *
 * @param {"web" | "www"} folder
 * @param {{ name: string, release: boolean, locked?: boolean, capture?: boolean }} options
 */
export function wasmPackBuild(folder, { name, release, locked = false, capture = false }) {
  const args = [
    ...["--log-level", "warn", "build", folder, "--target", "web", release ? "--release" : "--dev"],
    ...["--mode", "no-install", "--no-pack", "--no-gitignore", "--out-dir", "pkg", "--out-name", name],
    ...(locked ? ["--locked"] : []),
  ];
  return attempt("wasm-pack", args, { capture });
}
