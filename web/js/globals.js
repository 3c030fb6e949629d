// esbuild injects these in place of the globals of the same names.

/** The encoders. In Jest with jsdom, Node.js provides them but not as globals. */
const { TextDecoder, TextEncoder } =
  typeof globalThis.TextEncoder === "function" ? globalThis : globalThis.process.getBuiltinModule("node:util");

export { TextDecoder, TextEncoder };
