import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const compressions = { gzip: gzipSync, brotli: brotliCompressSync, none: (/** @type {Buffer} */ bytes) => bytes };

/** Returns the download size of a file in bytes. @param {string} file @param {keyof typeof compressions} compression */
export const sizeOf = (file, compression) => compressions[compression](readFileSync(file)).length;
