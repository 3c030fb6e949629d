// The entry point for Node.js and Bun. The first call reads and compiles the engine, a file beside this script. Bundlers omit the engine's
// file, but include a script with the same engine, which takes longer to read.
import engine from "./engine.js";

engine.startLater(() => fromFile() ?? fromScript());

// Use `getBuiltinModule` or `require`: Node.js 21 has no `getBuiltinModule`, and bundles that are ES modules have no `require`.

function fromFile() {
  // Bundles that are ES modules have no `__dirname`.
  if (typeof __dirname !== "string") return undefined;
  const { existsSync, readFileSync } = process.getBuiltinModule?.("node:fs") ?? require("node:fs");
  const file = `${__dirname}/robotscope.wasm`;
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  // A file with this name next to a bundle may be unrelated, so check its length.
  return bytes?.length === ENGINE_LENGTH ? bytes : undefined;
}

function fromScript() {
  const { compressed } = require("./wasm.js");
  const { inflateRawSync } = process.getBuiltinModule?.("node:zlib") ?? require("node:zlib");
  return inflateRawSync(Buffer.from(compressed, "base64"));
}

export * from "./engine.js";
