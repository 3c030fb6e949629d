// The package's classes. Each wraps a class that wasm-bindgen generates. Only the most recently used objects are in WebAssembly memory.
// Other objects are rebuilt from their source when they are used again. Finalizers would not limit the memory: they do not run while a loop
// runs, and they slow down the garbage collector.
import { RobotscopeError } from "./error.js";

/** The initial and the maximum budget for objects in WebAssembly memory, in bytes. Rust estimates the sizes of objects. */
const FIRST = 32 << 20;
const MOST = 256 << 20;

/**
 * A wrapped object, and the source from which it can be rebuilt: a string, or a private copy of bytes or of an object. `source` is
 * undefined once the object is freed.
 *
 * @typedef {{ source: unknown, weight: number, inner: any, isUsed: boolean }} Handle
 */

/** The handles of all objects in WebAssembly memory. @type {Set<Handle>} */
const held = new Set();
/**
 * The iterator over the candidates for eviction, oldest first. Never replace it: a new iterator would step over all deleted entries
 * again.
 */
const next = held.values();
let budget = FIRST;
let sum = 0;
/** The handle that was used last. @type {Handle | undefined} */
let last;
/** The growth of `last`, in bytes, that `sum` does not include yet. */
let more = 0;
/** The number of running methods. There can be several, because a method may call the caller's code, which may use other objects. */
let running = 0;
/** The source and the weight of the object under construction. */
let made = { source: /** @type {unknown} */ (undefined), weight: 0 };

/** Functions that Rust calls. */
export const handles = {
  /** Records the source and the weight of the object under construction. @param {unknown} source @param {number} weight */
  retain(source, weight) {
    made = { source: ArrayBuffer.isView(source) ? new Uint8Array(/** @type {Uint8Array} */ (source)) : source, weight };
  },
  /** Adds to the weight of the object that was used last. @param {number} weight */
  reportMemory(weight) {
    more += weight;
  },
};

/** @param {Handle} handle @param {any} inner */
function hold(handle, inner) {
  settle();
  handle.inner = inner;
  handle.source = made.source;
  handle.weight = made.weight;
  made = { source: undefined, weight: 0 };
  held.add(handle);
  sum += handle.weight;
  last = handle;
  makeRoom();
}

function settle() {
  if (last?.inner) {
    last.weight += more;
    sum += more;
  }
  more = 0;
}

function makeRoom() {
  // Free nothing while a method runs, because Rust is borrowing its object.
  while (sum > budget && running === 0 && held.size > 1) {
    const oldest = /** @type {Handle} */ (next.next().value);
    if (!oldest.isUsed && oldest !== last) release(oldest);
    else {
      // Move the object to the end, because it was used since the last pass.
      oldest.isUsed = false;
      held.delete(oldest);
      held.add(oldest);
    }
  }
}

/** @param {Handle} handle */
function release(handle) {
  if (!held.delete(handle)) return;
  sum -= handle.weight;
  const { inner } = handle;
  handle.inner = undefined;
  try {
    inner.free();
  } catch {
    // An exception in the caller's code interrupted a method, so the object is still borrowed. Its memory cannot be freed.
  }
}

/**
 * Returns a class that wraps `Inner`, with the same methods.
 *
 * @param {any} Inner
 */
export function around(Inner) {
  const { name } = Inner;
  /** @type {(object: any) => Handle} */
  let handleOf;

  /** @param {any} object */
  function use(object) {
    const handle = handleOf(object);
    if (handle.source === undefined) throw new RobotscopeError("freed", `this ${name} was freed`);
    if (handle.inner) {
      if (handle === last && more === 0) return handle;
      settle();
      handle.isUsed = true;
      last = handle;
      makeRoom();
    } else {
      // The caller uses more objects than the budget allows, so increase the budget.
      budget = Math.min(budget + handle.weight, MOST);
      hold(handle, new Inner(handle.source));
    }
    return handle;
  }

  /** @this {unknown} */
  function dispose() {
    const handle = handleOf(this);
    settle();
    handle.source = undefined;
    // While a method runs, Rust may be borrowing the object, so leave the object in memory until it is evicted.
    if (running === 0) release(handle);
  }

  /** @param {unknown} text */
  const parse = (text) => new Class(text);

  const Class = {
    [name]: class {
      /** @type {Handle} */
      #handle = { source: undefined, weight: 0, inner: undefined, isUsed: false };

      static {
        handleOf = (object) => {
          if (Object(object) === object && #handle in object) return object.#handle;
          const message = object instanceof Class ? "this object was not made by robotscope" : DETACHED;
          throw new RobotscopeError("invalid-argument", message);
        };
      }

      /** @param {unknown} source */
      constructor(source) {
        hold(this.#handle, new Inner(source));
      }

      free() {
        if (handleOf(this).source === undefined) throw new RobotscopeError("freed", `this ${name} was already freed`);
        dispose.call(this);
      }
    },
  }[name];
  for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(Inner.prototype))) {
    if (Object.hasOwn(Class.prototype, key) || key === "__destroy_into_raw") continue;
    // Four parameters suffice for all methods.
    const methods = {
      get: /** @this {unknown} */ function () {
        return use(this).inner[key];
      },
      [key](/** @type {unknown} */ a, /** @type {unknown} */ b, /** @type {unknown} */ c, /** @type {unknown} */ d) {
        const { inner } = use(this);
        running++;
        try {
          return inner[key](a, b, c, d);
        } finally {
          running--;
        }
      },
    };
    define(Class.prototype, key, get ? { get: methods.get } : { value: methods[key], writable: true });
  }
  if (Inner.parse) define(Class, "parse", { value: parse, writable: true });
  // Unlike `free`, disposing twice is not an error: callers may free an object before its `using` block ends.
  if (Symbol.dispose) define(Class.prototype, Symbol.dispose, { value: dispose, writable: true });
  return Class;
}

/** @param {object} object @param {PropertyKey} key @param {PropertyDescriptor} descriptor */
const define = (object, key, descriptor) => Object.defineProperty(object, key, { configurable: true, ...descriptor });

const DETACHED =
  "a method was called without its object: write robots.isAllowed(url, crawler), for example, and not isAllowed(url, crawler) alone";
