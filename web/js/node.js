// Node.js, Deno and Bun: the module lies next to us, so it is read at once and nobody has to initialise anything.
import { readFileSync } from "node:fs";
import { initSync } from "../pkg/robotscope.js";

initSync({ module: readFileSync(new URL("../pkg/robotscope_bg.wasm", import.meta.url)) });

export * from "../pkg/robotscope.js";
