import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const compressions = { gzip: gzipSync, brotli: brotliCompressSync, none: (/** @type {Buffer} */ bytes) => bytes };

/** @type {Map<string, number>} */
const known = new Map();

/**
 * Returns the download size of a file in bytes. Compresses each file only once, so later changes to a file are not measured.
 *
 * @param {string} file
 * @param {keyof typeof compressions} compression
 */
export function sizeOf(file, compression) {
  const key = `${compression} ${file}`;
  const size = known.get(key) ?? compressions[compression](readFileSync(file)).length;
  known.set(key, size);
  return size;
}
