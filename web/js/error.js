/** Marks errors from all entry points. Each entry point has its own class; the mark makes `instanceof` work across them. */
const BRAND = Symbol.for("robotscope.RobotscopeError");

/** The error thrown for invalid arguments, freed objects and engines that cannot be loaded. The code is stable; the message may change. */
export class RobotscopeError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(code, message, cause) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "RobotscopeError";
    this.code = code;
  }

  get [BRAND]() {
    return true;
  }

  /** @param {any} value */
  static [Symbol.hasInstance](value) {
    // `instanceof RobotscopeError` recognises errors from all entry points. With a derived class, `instanceof` recognises only instances
    // of that class.
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class to the right of `instanceof`, which may be a derived class.
    if (this !== RobotscopeError) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value?.[BRAND] === true;
  }
}
