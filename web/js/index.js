// Browsers, workers, bundlers and Deno. The engine is a script beside this one: nothing is fetched, no bundler has to know what to do
// with WebAssembly, and nobody has to wait or to initialise anything.
import { initSync } from "#glue";
import * as data from "#wasm";
import { inflate } from "./inflate.js";

initSync({ module: inflate(data) });

export * from "#api";
