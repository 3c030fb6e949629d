// The classes of the package, around those of wasm-bindgen. The module's memory holds the objects that were used last; each other one is made
// again, from its source, when it is used. Finalizers could not do that: they do not run before a loop has ended, and slow the collector down.
import { RobotscopeError } from "./error.js";

/** How many bytes of the module's memory objects may take, as Rust estimates them: at first, and at most. */
const FIRST = 32 << 20;
const MOST = 256 << 20;

/**
 * An object, and what it can be made from again: a string, bytes or an object that nobody else has; undefined once it is freed.
 *
 * @typedef {{ source: unknown, weight: number, inner: any, isUsed: boolean }} Handle
 */

/** All that are in the module's memory. @type {Set<Handle>} */
const held = new Set();
/** Those that may go next: an iterator passes over what was deleted before only once. */
const next = held.values();
let budget = FIRST;
let sum = 0;
/** @type {Handle | undefined} */
let last;
/** How much more memory `last` takes than `sum` knows. */
let more = 0;
/** How many methods are running: one may call the caller's code, which may ask other objects. */
let running = 0;
/** What the last object was made from, and its weight. */
let made = { source: /** @type {unknown} */ (undefined), weight: 0 };

/** What Rust calls. */
export const handles = {
  /** Says what the object that is being made can be made from. @param {unknown} source @param {number} weight */
  keep(source, weight) {
    made = { source: ArrayBuffer.isView(source) ? new Uint8Array(/** @type {Uint8Array} */ (source)) : source, weight };
  },
  /** Says that the object in use takes more memory. @param {number} weight */
  weigh(weight) {
    more += weight;
  },
};

/** @param {Handle} handle @param {any} inner */
function hold(handle, inner) {
  settle();
  handle.inner = inner;
  handle.source = made.source;
  handle.weight = made.weight;
  held.add(handle);
  sum += handle.weight;
  last = handle;
  // What a method is asking cannot be freed.
  while (sum > budget && running === 0 && held.size > 1) {
    /** @type {Handle} */
    const oldest = next.next().value;
    if (!oldest.isUsed && oldest !== last) release(oldest);
    else {
      // It has another turn.
      oldest.isUsed = false;
      held.delete(oldest);
      held.add(oldest);
    }
  }
}

function settle() {
  if (last?.inner) {
    last.weight += more;
    sum += more;
  }
  more = 0;
}

/** @param {Handle} handle */
function release(handle) {
  if (!held.delete(handle)) return;
  sum -= handle.weight;
  handle.inner.free();
  handle.inner = undefined;
}

/**
 * Returns a class whose objects hold one of `Inner`, with the same methods.
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
    if (handle === last && handle.inner) return handle.inner;
    if (handle.inner) {
      settle();
      handle.isUsed = true;
      last = handle;
    } else {
      // More is in use than was thought.
      budget = Math.min(budget + handle.weight, MOST);
      hold(handle, new Inner(handle.source));
    }
    return handle.inner;
  }

  /** @this {unknown} */
  function dispose() {
    const handle = handleOf(this);
    settle();
    handle.source = undefined;
    // Else it leaves the memory as what was not used for long does.
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
        if (handleOf(this).source === undefined) throw new RobotscopeError("freed", `this ${name} was freed before`);
        dispose.call(this);
      }
    },
  }[name];
  for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(Inner.prototype))) {
    if (key in Class.prototype || key === "__destroy_into_raw") continue;
    // No method has more than four arguments.
    const methods = {
      get: /** @this {unknown} */ function () {
        return use(this)[key];
      },
      [key](/** @type {unknown} */ a, /** @type {unknown} */ b, /** @type {unknown} */ c, /** @type {unknown} */ d) {
        const inner = use(this);
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
  // To dispose of something twice is no error in JavaScript; and it may have been freed before its block ends.
  if (Symbol.dispose) define(Class.prototype, Symbol.dispose, { value: dispose, writable: true });
  return Class;
}

/** @param {object} object @param {PropertyKey} key @param {PropertyDescriptor} descriptor */
const define = (object, key, descriptor) => Object.defineProperty(object, key, { configurable: true, ...descriptor });

const DETACHED =
  "a method was called without its object: write robots.isAllowed(url, crawler), for example, and not isAllowed(url, crawler) alone";
