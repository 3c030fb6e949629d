// Vercel's edge may not compile code while it runs either; its bundlers make a module of what is asked for in this way.
import engine from "./engine.js";
import module from "./robotscope.wasm?module";

// It comes from outside of the sandbox, whose `instanceof` does not know it.
engine.start({ module: Object.setPrototypeOf(module, WebAssembly.Module.prototype) });

export * from "./engine.js";
