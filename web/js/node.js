// Node.js, Bun and whatever is bundled for them. The engine is inside of this file, so it is there wherever a bundler puts it.
import { initSync } from "#glue";
import { compressed } from "#wasm";

// Neither imported nor required: a bundle of either kind can do this.
const { inflateRawSync } = process.getBuiltinModule("node:zlib");
initSync({ module: inflateRawSync(Buffer.from(compressed, "base64")) });

export * from "#api";
