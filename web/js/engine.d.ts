/** Starts the engine: wasm-bindgen's. */
export default function start(source: { module: BufferSource | WebAssembly.Module }): void;

export * from "robotscope";
