// Edge workers may not compile code while they run: there the engine is a module that is deployed with the script.
import start from "./engine.js";
import module from "./robotscope.wasm";

start({ module });

export * from "./engine.js";
