import { inflateSync } from "fflate";

/**
 * Inflates the engine synchronously, with fflate: the platform's own decompression is always asynchronous.
 *
 * @param {typeof import("./wasm.js")} data
 */
export function inflate({ compressed, size }) {
  return inflateSync(decoded(compressed), { out: new Uint8Array(size) });
}

/**
 * Inflates the engine asynchronously if the platform can decompress, so that the page is not blocked.
 *
 * @param {typeof import("./wasm.js")} data
 */
export async function inflateLater(data) {
  if (typeof DecompressionStream !== "function") return inflate(data);
  const stream = new Blob([decoded(data.compressed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

/** @param {string} base64 */
function decoded(base64) {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
