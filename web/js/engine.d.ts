/** Functions that start the engine. */
declare const engine: {
  /** Starts the engine immediately, with wasm-bindgen's `initSync`. */
  start(source: { module: BufferSource | WebAssembly.Module }): void;
  /** Starts the engine at the first call of one of its functions, with the bytes that `bytes` then returns. */
  startLater(bytes: () => BufferSource): void;
};

export default engine;
export * from "robotscope";
