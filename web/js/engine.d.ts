/** Functions that start the engine. */
declare const engine: {
  /** Starts the engine at once, with wasm-bindgen's `initSync`. */
  start(source: { module: BufferSource | WebAssembly.Module }): void;
  /** Starts the engine when one of its functions is first called. `bytes` returns the engine's bytes. */
  startLater(bytes: () => BufferSource): void;
};

export default engine;
export * from "robotscope";
