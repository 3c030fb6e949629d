// Types of the files that scripts/lib/entries.mjs writes next to the entry points.

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}

/** The size in bytes of the engine built together with this script. */
declare const ENGINE_LENGTH: number;
