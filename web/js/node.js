// Node.js and Bun. The engine is read and compiled when it is first asked: it is the file beside this script. A bundler leaves that file
// behind, and takes along the same engine as a script, which costs more to read.
import engine from "./engine.js";

engine.startLater(() => fromFile() ?? fromScript());

// In a bundle of modules nothing can be required; Node.js 21 has nothing else.

function fromFile() {
  // A bundle of modules has no such name.
  if (typeof __dirname !== "string") return undefined;
  const { existsSync, readFileSync } = process.getBuiltinModule?.("node:fs") ?? require("node:fs");
  const file = `${__dirname}/robotscope.wasm`;
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  // Beside a bundle it may be another file of this name.
  return bytes?.length === ENGINE_LENGTH ? bytes : undefined;
}

function fromScript() {
  const { compressed } = require("./wasm.js");
  const { inflateRawSync } = process.getBuiltinModule?.("node:zlib") ?? require("node:zlib");
  return inflateRawSync(Buffer.from(compressed, "base64"));
}

export * from "./engine.js";
