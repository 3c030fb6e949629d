// What scripts/lib/entries.mjs puts in the place of these names.

declare module "#glue" {
  /** wasm-bindgen's. */
  export function initSync(source: { module: BufferSource | WebAssembly.Module }): void;
}

declare module "#api" {
  export * from "robotscope";
}

declare module "#wasm" {
  /** The engine: deflated, then in base64. */
  export const compressed: string;
  /** How many bytes it has when it is inflated. */
  export const size: number;
}

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}
