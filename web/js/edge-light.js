// Vercel's edge runtime does not compile code at run time. The suffix `?module` makes its bundlers compile the file to a module at build
// time.
import engine from "./engine.js";
import module from "./robotscope.wasm?module";

// The module belongs to a realm outside the sandbox, so `instanceof` inside the sandbox would not recognise it.
engine.start({ module: Object.setPrototypeOf(module, WebAssembly.Module.prototype) });

export * from "./engine.js";
