import { existsSync } from "node:fs";
import { ask, run } from "./run.mjs";
import { Problem, say } from "./say.mjs";
import { TARGET } from "./wasm.mjs";

/**
 * Throws if Rust or its WebAssembly target is missing. First tries to add a missing target, because rustup does not add targets
 * automatically if RUSTUP_AUTO_INSTALL is 0.
 */
export function ensureRust() {
  if (!ask("cargo", ["--version"])) {
    throw new Problem(
      "cargo is not installed or not in PATH.\nInstall Rust with rustup (https://rustup.rs), open a new terminal and try again.",
    );
  }
  if (hasTarget()) return;
  ask("rustup", ["target", "add", TARGET]);
  if (hasTarget()) return;
  throw new Problem(
    `This Rust lacks the standard library for WebAssembly (${TARGET}).\nInstall it the same way as Rust, or install rustup: https://rustup.rs`,
  );
}

function hasTarget() {
  const library = ask("rustc", ["--print", "target-libdir", "--target", TARGET]);
  return library !== undefined && existsSync(library);
}

/** Installs a toolchain, such as `nightly`, in addition to the one in rust-toolchain.toml. @param {string} name */
export async function ensureToolchain(name) {
  const toolchains = ask("rustup", ["toolchain", "list"]);
  if (toolchains === undefined) throw new Problem(`rustup is needed to install Rust ${name}: https://rustup.rs`);
  if (toolchains.split("\n").some((line) => line.startsWith(`${name}-`))) return;
  say(`first time: installing Rust ${name}, about a minute`);
  await run("rustup", ["toolchain", "install", name, "--profile", "minimal"]);
}
