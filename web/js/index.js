// Browsers, workers, bundlers and Deno. The engine is a script beside this one: nothing is fetched, no bundler has to know what to do
// with WebAssembly, and nobody has to wait or to initialise anything.
import start from "./engine.js";
import { inflate } from "./inflate.js";
import * as data from "./wasm.js";

start({ module: inflate(data) });

export * from "./engine.js";
