// Node.js and Bun. The engine is a script beside this one, so it is there wherever a bundler puts it.
import { initSync } from "#glue";
import { compressed } from "#wasm";

// Neither imported nor required: a bundle of either kind can do this.
const { inflateRawSync } = process.getBuiltinModule("node:zlib");
initSync({ module: inflateRawSync(Buffer.from(compressed, "base64")) });

export * from "#api";
