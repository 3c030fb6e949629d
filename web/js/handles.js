// What stands behind the objects of our classes. Finalizers do not run before a loop has ended, and each of them makes the collector
// slower, so nothing here waits for the collector. The module's memory holds what was asked last. When something else is asked again,
// it is made again, of what it was made of before, which JavaScript keeps.
import { RobotscopeError } from "./error.js";

/** How much of the module's memory is for that at first, and at most: bytes, as Rust estimates them. */
const FIRST = 32 << 20;
const MOST = 256 << 20;

/** A place in the module's memory, in a ring of all that are in use; the one that was used last stands before `end`. */
class Handle {
  weight = 0;
  isFreed = false;
  /** What it can be made of again. @type {unknown} */
  source;
  /** @type {Handle} */
  previous = this;
  /** @type {Handle} */
  next = this;

  /** @param {Handles | undefined} all of the same class @param {number} pointer 0 if it has no place any more */
  constructor(all, pointer) {
    this.all = all;
    this.pointer = pointer;
  }
}

const end = new Handle(undefined, 0);
let budget = FIRST;
let held = 0;

/** What the next object is made of, and how much memory it takes. @type {{ source: unknown, weight: number } | undefined} */
let made;

/**
 * @param {unknown} source a string, bytes, or an object that nobody else has
 * @param {number} weight
 */
function keep(source, weight) {
  made = { source: ArrayBuffer.isView(source) ? new Uint8Array(/** @type {Uint8Array} */ (source)) : source, weight };
}

/** The object that was used last takes more memory. @param {number} weight */
function weigh(weight) {
  const last = end.previous;
  if (last === end) return;
  last.weight += weight;
  held += weight;
  makeRoom();
}

function makeRoom() {
  while (held > budget && end.next !== end.previous) release(end.next);
}

/** @param {Handle} handle */
function append(handle) {
  handle.previous = end.previous;
  handle.next = end;
  end.previous.next = handle;
  end.previous = handle;
}

/** @param {Handle} handle */
function takeOut(handle) {
  handle.previous.next = handle.next;
  handle.next.previous = handle.previous;
  handle.previous = handle.next = handle;
}

/** Forgets the place, and says where it was. @param {Handle} handle */
function leave(handle) {
  const { pointer } = handle;
  if (handle.next !== handle) held -= handle.weight;
  takeOut(handle);
  handle.pointer = 0;
  return pointer;
}

/** @param {Handle} handle */
function release(handle) {
  const pointer = leave(handle);
  if (pointer !== 0) handle.all?.release(pointer);
}

/** @param {Handle} handle */
function free(handle) {
  release(handle);
  take(handle);
}

/** The place is somebody else's now. @param {Handle} handle */
function take(handle) {
  leave(handle);
  handle.isFreed = true;
  handle.source = undefined;
}

class AnyObject {
  /** @param {object} object */
  constructor(object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is how an object gets a private field that its class does not have.
    return object;
  }
}

/** An object that has a handle. */
class Held extends AnyObject {
  #handle;

  /** @param {object} object @param {Handle} handle */
  constructor(object, handle) {
    super(object);
    this.#handle = handle;
  }

  /** @param {any} object @returns {Handle} */
  static handle(object) {
    if (object === undefined) throw detached();
    if (#handle in object) return object.#handle;
    throw new RobotscopeError("invalid-argument", "this object was not made by robotscope");
  }

  /** Where it is in the module's memory. @param {any} object */
  static pointer(object) {
    const handle = Held.handle(object);
    if (handle === end.previous) return handle.pointer;
    if (handle.pointer === 0) return Held.#makeAgain(object, handle);
    if (handle.next !== handle) {
      takeOut(handle);
      append(handle);
    }
    return handle.pointer;
  }

  /** @param {any} object @param {Handle} handle */
  static #makeAgain(object, { all, isFreed, source, weight }) {
    if (isFreed) throw new RobotscopeError("freed", `this ${all?.name} was freed`);
    // More is in use than we have thought.
    budget = Math.min(budget + weight, MOST);
    object.#handle = Held.handle(all?.make(source));
    return object.#handle.pointer;
  }
}

/** All objects of a class. It takes the place of the FinalizationRegistry in what wasm-bindgen writes. */
export class Handles {
  /** @type {(new (source: unknown) => object) | undefined} */
  #class;

  /** @param {(pointer: number) => void} release at once, or after the call that still uses it */
  constructor(release) {
    this.release = release;
  }

  get name() {
    return this.#class?.name;
  }

  /** @param {unknown} source */
  make(source) {
    return this.#class && new this.#class(source);
  }

  /** An object was made. @param {any} object @param {number} pointer */
  register(object, pointer) {
    if (this.#class !== undefined) return;
    // Not that of a class which somebody else has derived from it.
    let prototype = object;
    while (!Object.hasOwn(prototype, "free")) prototype = Object.getPrototypeOf(prototype);
    this.#adopt(prototype);
    // This first one has its pointer as wasm-bindgen means it.
    delete object.__wbg_ptr;
    object.__wbg_ptr = pointer;
  }

  /** The pointer has heard of it. */
  unregister() {}

  /** From now on objects of the class have their pointers here. @param {any} prototype */
  #adopt(prototype) {
    const all = this;
    this.#class = prototype.constructor;
    Object.defineProperty(prototype, "__wbg_ptr", {
      get() {
        return Held.pointer(this);
      },
      set(pointer) {
        if (pointer === 0) take(Held.handle(this));
        else add(this, new Handle(all, pointer));
      },
    });
    prototype.free = function () {
      const handle = Held.handle(this);
      if (handle.isFreed) throw new RobotscopeError("freed", `this ${all.name} was freed before`);
      free(handle);
    };
    // To dispose of something twice is no error in JavaScript; and it may have been freed before its block ends.
    if (Symbol.dispose) {
      prototype[Symbol.dispose] = function () {
        free(Held.handle(this));
      };
    }
  }
}

/** @param {object} object @param {Handle} handle */
function add(object, handle) {
  new Held(object, handle);
  // What Rust makes for a call of its own, it takes at once.
  if (made === undefined) return;
  ({ source: handle.source, weight: handle.weight } = made);
  made = undefined;
  append(handle);
  held += handle.weight;
  makeRoom();
}

const detached = () =>
  new RobotscopeError(
    "invalid-argument",
    "a method was called without its object: write robots.isAllowed(url, crawler), for example, and not isAllowed(url, crawler) alone",
  );

/** Returns the place of an object in the module's memory, for what wasm-bindgen writes. @param {any} object */
export function pointerOf(object) {
  const pointer = object?.__wbg_ptr;
  if (pointer === undefined) throw detached();
  return pointer;
}

export const handles = { keep, weigh };
