// Vercel's edge may not compile code while it runs either; its bundlers make a module of what is asked for in this way.
import { initSync } from "#glue";
import module from "./robotscope.wasm?module";

initSync({ module });

export * from "#api";
