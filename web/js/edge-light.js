// Vercel's edge may not compile code while it runs either; its bundlers make a module of what is asked for in this way.
import start from "./engine.js";
import module from "./robotscope.wasm?module";

start({ module });

export * from "./engine.js";
