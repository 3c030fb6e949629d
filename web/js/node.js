// Node.js and Bun. The engine is a script beside this one, so it is there wherever a bundler puts it.
import { inflateRawSync } from "node:zlib";
import start from "./engine.js";
import { compressed } from "./wasm.js";

start({ module: inflateRawSync(Buffer.from(compressed, "base64")) });

export * from "./engine.js";
