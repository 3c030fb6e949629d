// Node.js and Bun. The engine is a script beside this one, so it is there wherever a bundler puts it.
import start from "./engine.js";
import { compressed } from "./wasm.js";

// In a bundle of modules nothing can be required; Node.js 21 has nothing else.
const { inflateRawSync } = process.getBuiltinModule?.("node:zlib") ?? require("node:zlib");
start({ module: inflateRawSync(Buffer.from(compressed, "base64")) });

export * from "./engine.js";
