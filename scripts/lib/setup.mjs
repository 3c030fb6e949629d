import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { ensureRust } from "./rust.mjs";
import { Problem, say } from "./say.mjs";
import { ensureTools, wasmBindgen, wasmPack } from "./tools.mjs";

/** What every command needs: a Node.js that fits, Rust, the npm dependencies. Does nothing twice. */
export async function setUp() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node.js ${process.versions.node} is too old; 20.19 or newer is needed (https://nodejs.org).`);
  }
  ensureRust();
  await ensureNpmDependencies();
}

/** What makes WebAssembly of Rust. wasm-pack makes the release build; the quick one does without. @param {{ release: boolean }} options */
export const ensureWasmTools = ({ release }) => ensureTools([wasmBindgen(), ...(release ? [wasmPack] : [])]);

/** Installs the npm dependencies if the lock file is not the one that was installed last. */
async function ensureNpmDependencies() {
  // `npm ci` deletes it with the folder, so half an installation has none.
  const stamp = inRoot("node_modules", ".robotscope-lock");
  const lock = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("installing the npm dependencies, some seconds");
  // None of our dependencies needs its installation script, so none runs.
  await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
  writeFileSync(stamp, lock);
}
