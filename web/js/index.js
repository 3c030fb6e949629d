// Browsers, workers, bundlers and Deno. The engine is in a script next to this one: nothing is fetched, and bundlers need no support for
// WebAssembly. The first call inflates and compiles the engine, so callers need no asynchronous initialisation.
import engine from "./engine.js";
import { inflate } from "./inflate.js";
import * as data from "./wasm.js";

engine.startLater(() => inflate(data));

export * from "./engine.js";
