// Copies texts into WebAssembly memory, and results out of it. The platform's encoder writes a text into memory in one call; wasm-bindgen's
// glue code would copy it character by character.

const encoder = new TextEncoder();

/** The buffer in WebAssembly memory that Rust provides. @type {{ memory: WebAssembly.Memory, start: number, length: number }} */
let buffer;

/** @type {Uint8Array} */
let view;

/** @param {WebAssembly.Memory} memory @param {number} start @param {number} length */
function useBuffer(memory, start, length) {
  buffer = { memory, start, length };
  view = new Uint8Array(memory.buffer, start, length);
}

/**
 * Writes a text into the buffer and returns its length in UTF-8 bytes. Returns NaN if the value is not a string. If the text does not fit,
 * returns its length in UTF-16 units as a negative number.
 *
 * @param {unknown} text
 */
function write(text) {
  if (typeof text !== "string") return Number.NaN;
  // If the memory has grown, the view is detached, so create it again.
  if (view.length === 0) view = new Uint8Array(buffer.memory.buffer, buffer.start, buffer.length);
  const { read, written } = encoder.encodeInto(text, view);
  return read === text.length ? written : -text.length;
}

/**
 * Writes a text to a given address in memory. Returns its length in bytes, or a negative length if it does not fit.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} length
 */
function writeInto(text, start, length) {
  const { read, written } = encoder.encodeInto(text, new Uint8Array(buffer.memory.buffer, start, length));
  return read === text.length ? written : -text.length;
}

/**
 * Joins the strings from index `start` to `end` (exclusive), separated by line breaks. Returns `undefined` if a value is not a string.
 *
 * @param {unknown[]} texts
 * @param {number} start
 * @param {number} end
 */
function joined(texts, start, end) {
  const part = new Array(end - start);
  for (let place = start; place < end; place++) {
    const text = texts[place];
    if (typeof text !== "string") return undefined;
    part[place - start] = text;
  }
  return part.join("\n");
}

const accesses = [undefined, "allowed", "disallowed"];

/** Reads answers from memory, one byte each: 0 is `undefined`, 1 is `true`, 2 is `false`. @param {number} start @param {number} length */
function answers(start, length) {
  const bytes = new Uint8Array(buffer.memory.buffer, start, length);
  const found = new Array(length);
  for (let place = 0; place < length; place++) found[place] = bytes[place] === 0 ? undefined : bytes[place] === 1;
  return found;
}

/**
 * Reads verdicts from memory. Each verdict consists of a byte, `reason << 2 | access`, and a line number.
 *
 * @param {number} codesAt
 * @param {number} linesAt
 * @param {number} length
 * @param {string} names the names of all reasons, separated by spaces
 */
function verdicts(codesAt, linesAt, length, names) {
  const named = names.split(" ");
  const codes = new Uint8Array(buffer.memory.buffer, codesAt, length);
  const [access, reasons] = [new Array(length), new Array(length)];
  for (let place = 0; place < length; place++) {
    const code = codes[place];
    access[place] = accesses[code & 3];
    reasons[place] = code === 0 ? undefined : named[code >> 2];
  }
  return { access, reasons, lines: new Uint32Array(buffer.memory.buffer, linesAt, length).slice() };
}

export const transfer = { useBuffer, write, writeInto, joined, answers, verdicts };
