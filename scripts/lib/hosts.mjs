import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";
import { TARGET, wasmOpt } from "./wasm.mjs";

/** The folder for the ClickHouse modules. */
export const hosts = inRoot("dist", "hosts");

/** The paths of the two modules. `robotscope` contains all functions; `crawl` contains only the functions that return crawl verdicts. */
export const hostModules = { robotscope: `${hosts}/robotscope.wasm`, crawl: `${hosts}/robotscope-crawl.wasm` };

/**
 * Compiles the ClickHouse modules.
 *
 * @param {{ quick?: boolean, env?: { CARGO_TARGET_DIR?: string } }} [options] `quick`: as in `buildEverything`; `env` for Cargo
 */
export async function buildHosts({ quick = false, env = {} } = {}) {
  say("compiling the modules for ClickHouse");
  mkdirSync(hosts, { recursive: true });
  await compile(hostModules.robotscope, quick ? "dev" : "release", [], env);
  await compile(hostModules.crawl, quick ? "dev" : "small", ["--no-default-features"], env);
}

/**
 * @param {string} out
 * @param {"dev" | "release" | "small"} profile
 * @param {string[]} cargoArgs
 * @param {{ CARGO_TARGET_DIR?: string }} env
 */
async function compile(out, profile, cargoArgs, env) {
  const named = ["-p", "robotscope-hosts", "--locked", "--target", TARGET, "--profile", profile, ...cargoArgs];
  await run("cargo", ["build", "--lib", ...named], { env });
  const made = join(
    env.CARGO_TARGET_DIR ?? inRoot("target"),
    TARGET,
    profile === "dev" ? "debug" : profile,
    "robotscope_hosts.wasm",
  );
  if (profile === "dev") return copyFileSync(made, out);
  // --low-memory-unused: the first 1,024 bytes belong to the stack and contain no data, so wasm-opt may fold offsets into loads.
  const levels = profile === "small" ? ["-Oz", "--low-memory-unused"] : ["-O3"];
  await wasmOpt([...levels, "--strip-debug", "--strip-producers", "--strip-target-features", made, "-o", out]);
}
