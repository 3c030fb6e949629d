// Edge workers may not compile code while they run: there the engine is a module that is deployed with the script.
import engine from "./engine.js";
import module from "./robotscope.wasm";

engine.start({ module });

export * from "./engine.js";
