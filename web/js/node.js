// Node.js and Bun. The engine is a script beside this one, so it is there wherever a bundler puts it.
import { inflateRawSync } from "node:zlib";
import { initSync } from "#glue";
import { compressed } from "#wasm";

initSync({ module: inflateRawSync(Buffer.from(compressed, "base64")) });

export * from "#api";
