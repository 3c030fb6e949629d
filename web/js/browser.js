// Browsers and bundlers: whoever imports us waits until the module is there, so nobody has to initialise anything.
// Bundlers recognise this form of URL and take the file along.
import init from "../pkg/robotscope.js";

await init({ module_or_path: new URL("../pkg/robotscope_bg.wasm", import.meta.url) });

export * from "../pkg/robotscope.js";
