// Edge workers may not compile code while they run: there the engine is a module that is deployed with the script.
import { initSync } from "#glue";
import module from "./robotscope.wasm";

initSync({ module });

export * from "#api";
