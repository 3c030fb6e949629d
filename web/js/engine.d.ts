/** Functions that start the engine. */
declare const engine: {
  /** Starts the engine immediately, with wasm-bindgen's `initSync`. */
  start(source: { module: BufferSource | WebAssembly.Module }): void;
  /** Starts the engine with the bytes that `bytes` returns, when one of its functions is called for the first time. */
  startLater(bytes: () => BufferSource): void;
};

export default engine;
export * from "robotscope";
