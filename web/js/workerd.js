// The entry point for edge workers. They do not compile WebAssembly at run time, so the engine is a module that is deployed with the
// script.
import engine from "./engine.js";
import module from "./robotscope.wasm";

engine.start({ module });

export * from "./engine.js";
