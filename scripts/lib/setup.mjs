import { ensureNpmDependencies } from "./npm-dependencies.mjs";
import { ensureRust } from "./rust.mjs";
import { Problem } from "./say.mjs";
import { ensureTools, wasmBindgen, wasmPack } from "./tools.mjs";

/** What every command needs: a Node.js that fits, Rust, the npm dependencies. Does nothing twice. */
export async function setUp({ checks = false } = {}) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node.js ${process.versions.node} is too old; 20.19 or newer is needed (https://nodejs.org).`);
  }
  await ensureRust({ checks });
  await ensureNpmDependencies();
}

/** What makes WebAssembly of Rust. wasm-pack makes the release build; the quick one does without. @param {{ release: boolean }} options */
export const ensureWasmTools = ({ release }) => ensureTools([wasmBindgen(), ...(release ? [wasmPack] : [])]);
