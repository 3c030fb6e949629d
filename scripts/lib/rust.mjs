import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { ask, run } from "./run.mjs";
import { Problem, say } from "./say.mjs";

const target = "wasm32-unknown-unknown";

/** Rust with the WebAssembly target, and on request the components that only the checks need. */
export async function ensureRust({ checks = false } = {}) {
  if (!ask("cargo", ["--version"])) {
    throw new Problem(
      "cargo is not installed or not in PATH.\nInstall Rust with rustup (https://rustup.rs), open a new terminal and try again.",
    );
  }
  const library = ask("rustc", ["--print", "target-libdir", "--target", target]);
  if (!library || !existsSync(library)) {
    await addWithRustup("target", [target], "the standard library for WebAssembly");
  }
  if (checks) {
    const missing = ["clippy", "fmt"].filter((component) => !ask("cargo", [component, "--version"]));
    const names = missing.map((component) => (component === "fmt" ? "rustfmt" : component));
    if (names.length > 0) await addWithRustup("component", names, names.join(" and "));
  }
}

/** @param {"target" | "component"} kind @param {string[]} names @param {string} title */
async function addWithRustup(kind, names, title) {
  if (!ask("rustup", ["--version"])) {
    throw new Problem(
      `This Rust lacks ${title} (${names.join(", ")}), and without rustup we cannot add it.\nInstall it as you installed Rust, or install rustup: https://rustup.rs`,
    );
  }
  say(`first time: adding ${title} to Rust, some seconds`);
  await run("rustup", [kind, "add", ...names]);
}

/** A toolchain beside the one of rust-toolchain.toml, such as `nightly`. @param {string} name */
export async function ensureToolchain(name) {
  const toolchains = ask("rustup", ["toolchain", "list"]);
  if (toolchains === undefined) throw new Problem(`This needs Rust ${name} by rustup: https://rustup.rs`);
  if (toolchains.split("\n").some((line) => line.startsWith(`${name}-`))) return;
  say(`first time: installing Rust ${name}, about a minute`);
  await run("rustup", ["toolchain", "install", name, "--profile", "minimal"]);
}
