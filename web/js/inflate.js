import { inflateSync } from "fflate";

/**
 * Inflates the engine synchronously. The platform's own decompression cannot be used, because it is asynchronous.
 *
 * @param {typeof import("./wasm.js")} data
 */
export function inflate({ compressed, size }) {
  const characters = atob(compressed);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return inflateSync(bytes, { out: new Uint8Array(size) });
}
