// Node.js and Bun. The first call reads and compiles the engine, the file next to this script. Bundlers omit that file but include the
// script with the same engine, which is slower to read.
import engine from "./engine.js";

engine.startLater(() => fromFile() ?? fromScript());

// Bundles of ES modules have no `require`; Node.js 21 has no `getBuiltinModule`.

function fromFile() {
  // Bundles of ES modules have no `__dirname`.
  if (typeof __dirname !== "string") return undefined;
  const { existsSync, readFileSync } = process.getBuiltinModule?.("node:fs") ?? require("node:fs");
  const file = `${__dirname}/robotscope.wasm`;
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  // A bundle may be next to an unrelated file with this name.
  return bytes?.length === ENGINE_LENGTH ? bytes : undefined;
}

function fromScript() {
  const { compressed } = require("./wasm.js");
  const { inflateRawSync } = process.getBuiltinModule?.("node:zlib") ?? require("node:zlib");
  return inflateRawSync(Buffer.from(compressed, "base64"));
}

export * from "./engine.js";
