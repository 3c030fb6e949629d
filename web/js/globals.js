// esbuild replaces the globals of the same names with these exports.

/** The text encoder and decoder. In Jest with jsdom, they are not globals, but Node.js exports them from a module. */
const { TextDecoder, TextEncoder } =
  typeof globalThis.TextEncoder === "function" ? globalThis : globalThis.process.getBuiltinModule("node:util");

export { TextDecoder, TextEncoder };
