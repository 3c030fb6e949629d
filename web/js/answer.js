// Answers on their way out: Rust says one value after the other, and they are put together here. So a value never needs a place in the table
// that wasm-bindgen keeps of JavaScript's values, and each step is a call with numbers.

/** What is put together: below, the objects and arrays that the values above them go into. @type {any[]} */
const stack = [];

/** Names of fields and members, by where the module's memory has them. No name is as long as the factor. @type {Map<number, string>} */
const names = new Map();

const place = (/** @type {number} */ start, /** @type {number} */ length) => start * 1024 + length;

/** What several values share. @type {Map<string, unknown>} */
const shared = new Map();

/** @param {unknown} value */
const put = (value) => void stack.push(value);

const take = () => stack.pop();

const object = () => void stack.push({});

/** @param {number} start @param {number} end */
const span = (start, end) => void stack.push({ start, end });

const array = () => void stack.push([]);

/** @param {number} start @param {number} length @param {string} name */
const learn = (start, length, name) => void names.set(place(start, length), name);

/** Puts a name, if it is known. @param {number} start @param {number} length */
function member(start, length) {
  const name = names.get(place(start, length));
  if (name === undefined) return false;
  stack.push(name);
  return true;
}

/** The last value is the next item. */
function item() {
  const value = stack.pop();
  stack[stack.length - 1].push(value);
}

/** The last value is that of the field whose name was put before it. */
function entry() {
  const value = stack.pop();
  const name = stack.pop();
  stack[stack.length - 1][name] = value;
}

/** The last value is that of the field with this name, if it is known. @param {number} start @param {number} length */
function field(start, length) {
  const name = names.get(place(start, length));
  if (name === undefined) return false;
  const value = stack.pop();
  stack[stack.length - 1][name] = value;
  return true;
}

/** Puts what is known by that. @param {number} address @param {number} type */
function again(address, type) {
  const known = shared.get(`${address} ${type}`);
  if (known !== undefined) stack.push(known);
  return known !== undefined;
}

/** The last value is to be known by that. @param {number} address @param {number} type */
const share = (address, type) => void shared.set(`${address} ${type}`, stack[stack.length - 1]);

const forget = () => shared.clear();

export const answer = { put, take, object, span, array, learn, member, item, entry, field, again, share, forget };
