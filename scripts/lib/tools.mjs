import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cargoTools, inRoot } from "./paths.mjs";
import { ask, attempt, run } from "./run.mjs";
import { Problem, say } from "./say.mjs";

/**
 * @typedef {object} Tool
 * @property {string} crate
 * @property {string} program
 * @property {string} version
 * @property {number} minutes the compile time on two cores, in minutes
 * @property {string[]} [options] more arguments for `cargo install`
 */

/**
 * Returns the wasm-bindgen CLI. Its version must match that of the wasm-bindgen library in Cargo.lock.
 *
 * @returns {Tool}
 */
export function wasmBindgen() {
  const lock = readFileSync(inRoot("Cargo.lock"), "utf8");
  const version = /^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m.exec(lock)?.[1];
  if (!version)
    throw new Problem("Cargo.lock does not name wasm-bindgen.\nRun “cargo update --workspace” and try again.");
  // Optimise walrus, which does most of the work. Leave out the default feature TLS, which only tests in a browser on another computer
  // need.
  const options = ["--config", "profile.release.package.walrus.opt-level=1", "--no-default-features"];
  return { crate: "wasm-bindgen-cli", program: "wasm-bindgen", version, minutes: 1, options };
}

/** @type {Tool} */
export const wasmPack = { crate: "wasm-pack", program: "wasm-pack", version: "0.15.1", minutes: 2 };

/** @type {Tool} */
export const cargoDeny = { crate: "cargo-deny", program: "cargo-deny", version: "0.20.2", minutes: 6 };

/** @type {Tool} */
export const cargoFuzz = { crate: "cargo-fuzz", program: "cargo-fuzz", version: "0.13.2", minutes: 2 };

/**
 * Compiles and installs tools that are missing or have another version. Compiling needs only crates.io and works on every platform with
 * Rust.
 *
 * @param {Tool[]} tools
 */
export async function ensureTools(tools) {
  for (const tool of tools) {
    const installed = ask(toolPath(tool.program), ["--version"])?.split(" ")[1];
    if (installed !== tool.version) await install(tool, installed);
  }
}

/** Returns the path at which a tool's program is installed. @param {string} program */
export const toolPath = (program) => join(cargoTools, "bin", process.platform === "win32" ? `${program}.exe` : program);

/** @param {Tool} tool @param {string} [installed] */
async function install({ crate, version, minutes, options = [] }, installed) {
  const time = minutes === 1 ? "a minute" : `${minutes} minutes`;
  say(`${installed ? `new version (not ${installed})` : "first time"}: compiling ${crate} ${version}, about ${time}`);
  // Use a separate folder for each process, because another checkout may install at the same time.
  const target = join(cargoTools, `target-${process.pid}`);
  const folders = ["--root", cargoTools, "--target-dir", target];
  const args = ["install", crate, "--version", `=${version}`, ...folders, "--force", ...options];
  // Without optimisation, the tools compile in half the time.
  const env = {
    CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
    CARGO_PROFILE_RELEASE_LTO: "off",
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "256",
  };
  const { ok } = await attempt("cargo", [...args, "--locked"], { env });
  if (!ok) {
    // The crate's lock file may name a version that is missing in the registry.
    say(`${crate} does not build with its own lock file; trying with the newest versions that fit`);
    await run("cargo", args, { env });
  }
  // Delete the compiled files, which take up hundreds of megabytes.
  rmSync(target, { recursive: true, force: true });
}
