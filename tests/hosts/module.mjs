import { readFileSync } from "node:fs";

/** @typedef {Record<string, (...numbers: number[]) => number>} Exports */

/** Loads a WebAssembly module as ClickHouse does. The returned `call` passes a batch to an export. @param {string} file */
export function load(file) {
  let thrown = "";
  const decoder = new TextDecoder();
  /** @type {WebAssembly.Instance} */
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    env: {
      clickhouse_throw(/** @type {number} */ at, /** @type {number} */ size) {
        thrown = decoder.decode(memory().subarray(at, at + size));
        throw new HostError(thrown);
      },
    },
  });
  const exports = /** @type {Exports & { memory: WebAssembly.Memory }} */ (/** @type {unknown} */ (instance.exports));
  const memory = () => new Uint8Array(exports.memory.buffer);
  /** @param {number} handle */
  const located = (handle) => {
    const view = new DataView(exports.memory.buffer);
    return { at: view.getUint32(handle, true), size: view.getUint32(handle + 4, true) };
  };
  return {
    exports,
    located,
    /** @param {string} name @param {Uint8Array} batch @param {number} rows */
    call(name, batch, rows) {
      const handle = exports.clickhouse_create_buffer(batch.length);
      memory().set(batch, located(handle).at);
      try {
        const answers = exports[name](handle, rows);
        const { at, size } = located(answers);
        const bytes = memory().slice(at, at + size);
        exports.clickhouse_destroy_buffer(answers);
        return bytes;
      } finally {
        exports.clickhouse_destroy_buffer(handle);
      }
    },
  };
}

export class HostError extends Error {}

/** Encodes a String value in ClickHouse's RowBinary format. @param {string | Buffer} text */
export function string(text) {
  const bytes = Buffer.from(text);
  const length = [];
  let rest = bytes.length;
  for (; rest > 0x7f; rest >>= 7) length.push((rest & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([...length, rest]), bytes]);
}
