// Vercel's edge runtime does not compile WebAssembly at run time. The suffix `?module` makes bundlers for it compile the file to a module
// at build time.
import engine from "./engine.js";
import module from "./robotscope.wasm?module";

// Set the prototype, because the module belongs to a realm outside the sandbox, and `instanceof` inside the sandbox would not recognise it.
engine.start({ module: Object.setPrototypeOf(module, WebAssembly.Module.prototype) });

export * from "./engine.js";
