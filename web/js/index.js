// The entry point for browsers, workers, bundlers and Deno. A script beside this one contains the engine, so nothing is fetched, and
// bundlers need no support for WebAssembly. The first call inflates and compiles the engine synchronously, so callers need not await its
// initialisation.
import engine from "./engine.js";
import { inflate } from "./inflate.js";
import * as data from "./wasm.js";

engine.startLater(() => inflate(data));

export * from "./engine.js";
