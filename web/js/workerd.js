// Edge workers do not compile code at run time: the engine is a module that is deployed with the script.
import engine from "./engine.js";
import module from "./robotscope.wasm";

engine.start({ module });

export * from "./engine.js";
