// The entry point for Node.js and Bun. The first call reads and compiles the engine, a file beside this script. Bundlers omit that file,
// but include a script that contains the same engine and is slower to read.
import engine from "./engine.js";

engine.startLater(() => fromFile() ?? fromScript());

// In bundles that are ES modules, there is no `require`. In Node.js 21, there is no `getBuiltinModule`.

function fromFile() {
  // In bundles that are ES modules, there is no `__dirname`.
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
