import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { npm } from "./run.mjs";
import { ensureRust } from "./rust.mjs";
import { Problem, say } from "./say.mjs";
import { ensureTools, wasmBindgen, wasmPack } from "./tools.mjs";

/** Checks Node.js and Rust, and installs the npm dependencies if the lock file has changed. */
export async function setUp() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Problem(`Node.js ${process.versions.node} is too old; 20.19 or newer is needed (https://nodejs.org).`);
  }
  ensureRust();
  await ensureNpmDependencies();
}

/** Installs the tools that compile Rust to WebAssembly. @param {import("./build.mjs").How} [how] */
export const ensureWasmTools = (how) => ensureTools([wasmBindgen(), ...(how?.wasmPack ? [wasmPack] : [])]);

/** Installs the npm dependencies if the lock file has changed since the last installation. */
async function ensureNpmDependencies() {
  // `npm ci` deletes node_modules with the stamp, so an interrupted installation leaves no stamp.
  const stamp = inRoot("node_modules", ".robotscope-lock");
  const lock = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("installing the npm dependencies, a few seconds");
  // --ignore-scripts: no dependency needs its installation script.
  await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
  writeFileSync(stamp, lock);
}
