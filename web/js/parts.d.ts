// What scripts/lib/entries.mjs writes beside the entries.

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}

/** How many bytes the engine has that belongs to the script. */
declare const ENGINE_LENGTH: number;
