// Types for the files that scripts/lib/entries.mjs writes beside the entry points.

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}

/** The size, in bytes, of the engine that was built together with this script. */
declare const ENGINE_LENGTH: number;
