// Examines values that callers pass, and recognises crawlers that callers passed before.

// Accept arrays from every realm: in Jest, arrays from Node.js and arrays from a test belong to different realms.

/** @param {unknown} value */
const isBytes = (value) => ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === "[object Uint8Array]";

/**
 * Instructions for error messages: how to get a text from an object, keyed by the object's type. @type {Readonly<Record<string, string>>}
 */
const texts = {
  Response: "pass await response.text()",
  Request: "pass await request.text()",
  Blob: "pass await blob.text()",
  File: "pass await file.text()",
  ReadableStream: "pass await new Response(stream).text()",
  ArrayBuffer: "pass new Uint8Array(buffer)",
  SharedArrayBuffer: "pass new Uint8Array(buffer)",
  DataView: "pass new Uint8Array(view.buffer, view.byteOffset, view.byteLength)",
  URL: "fetch it first",
};

/**
 * Describes an unexpected value for an error message: its type, and how to get the expected value if possible.
 *
 * @param {unknown} value
 * @param {boolean} isText whether a text was expected, as a string or as bytes
 */
function described(value, isText) {
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (type === "Object") return "object";
  const remedy = type === "Promise" ? "await it" : isText ? texts[type] : undefined;
  return `${/^[AEIO]/.test(type) ? "an" : "a"} ${type}${remedy ? `: ${remedy}` : ""}`;
}

/** Returns the `href` of a `URL` object; `undefined` for other values. @param {unknown} value @returns {string | undefined} */
const href = (value) =>
  Object.prototype.toString.call(value) === "[object URL]" ? /** @type {URL} */ (value).href : undefined;

/** Returns the values of an iterable as an array; `undefined` for strings and values that are not iterable. @param {unknown} values */
function listed(values) {
  if (Array.isArray(values)) return values;
  const isIterable = typeof values === "object" && values !== null && Symbol.iterator in values;
  return isIterable ? Array.from(/** @type {Iterable<unknown>} */ (values)) : undefined;
}

/** The number that Rust has assigned to each crawler, keyed by the name that callers passed. @type {Map<unknown, number>} */
const numbers = new Map();

/** @param {unknown} crawler */
const numberOf = (crawler) => numbers.get(crawler) ?? -1;

/** @param {string} crawler @param {number} number */
const remember = (crawler, number) => void numbers.set(crawler, number);

const forget = () => numbers.clear();

export const values = { isBytes, described, href, listed, numberOf, remember, forget };
