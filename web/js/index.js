// Browsers, workers, bundlers and Deno. The engine is inside of this file: nothing is fetched, no bundler has to know what to do
// with WebAssembly, and nobody has to wait or to initialise anything.
import { inflateSync } from "fflate";
import { initSync } from "#glue";
import { compressed, size } from "#wasm";

const characters = atob(compressed);
const bytes = new Uint8Array(characters.length);
for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
initSync({ module: inflateSync(bytes, { out: new Uint8Array(size) }) });

export * from "#api";
