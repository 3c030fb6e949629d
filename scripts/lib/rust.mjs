import { existsSync } from "node:fs";
import { ask, run } from "./run.mjs";
import { Problem, say } from "./say.mjs";

const TARGET = "wasm32-unknown-unknown";

/** Fails without Rust. rustup adds what rust-toolchain.toml names when Cargo first runs; others have to install it. */
export function ensureRust() {
  if (!ask("cargo", ["--version"])) {
    throw new Problem(
      "cargo is not installed or not in PATH.\nInstall Rust with rustup (https://rustup.rs), open a new terminal and try again.",
    );
  }
  const library = ask("rustc", ["--print", "target-libdir", "--target", TARGET]);
  if (!library || !existsSync(library)) {
    throw new Problem(
      `This Rust lacks the standard library for WebAssembly (${TARGET}).\nInstall it as you installed Rust, or install rustup: https://rustup.rs`,
    );
  }
}

/** A toolchain beside the one of rust-toolchain.toml, such as `nightly`. @param {string} name */
export async function ensureToolchain(name) {
  const toolchains = ask("rustup", ["toolchain", "list"]);
  if (toolchains === undefined) throw new Problem(`This needs Rust ${name} by rustup: https://rustup.rs`);
  if (toolchains.split("\n").some((line) => line.startsWith(`${name}-`))) return;
  say(`first time: installing Rust ${name}, about a minute`);
  await run("rustup", ["toolchain", "install", name, "--profile", "minimal"]);
}
