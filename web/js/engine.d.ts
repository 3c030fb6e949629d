/** Starts the engine. */
declare const engine: {
  /** At once: wasm-bindgen's way. */
  start(source: { module: BufferSource | WebAssembly.Module }): void;
  /** When it is first asked, of bytes that are asked for then. */
  startLater(bytes: () => BufferSource): void;
};

export default engine;
export * from "robotscope";
