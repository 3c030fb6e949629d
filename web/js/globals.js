// esbuild injects these in place of the globals of the same names.

/** The text encoder and decoder. In Jest with jsdom, they are not globals, but Node.js provides them. */
const { TextDecoder, TextEncoder } =
  typeof globalThis.TextEncoder === "function" ? globalThis : globalThis.process.getBuiltinModule("node:util");

export { TextDecoder, TextEncoder };
