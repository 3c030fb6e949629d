// In the place of globals of these names, wherever the package uses them.

/** In Jest with jsdom Node.js has the encoders, but not as globals. */
const { TextDecoder, TextEncoder } =
  typeof globalThis.TextEncoder === "function" ? globalThis : globalThis.process.getBuiltinModule("node:util");

export { TextDecoder, TextEncoder };
