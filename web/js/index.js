// Browsers, workers, bundlers and Deno. The engine is a script beside this one: nothing is fetched, no bundler has to know what to do
// with WebAssembly, and nobody has to wait or to initialise anything. It is inflated and compiled when it is first asked.
import engine from "./engine.js";
import { inflate } from "./inflate.js";
import * as data from "./wasm.js";

engine.startLater(() => inflate(data));

export * from "./engine.js";
