/** Each entry point of the package has a class of its own: they know each other's errors by this. */
const BRAND = Symbol.for("robotscope.RobotscopeError");

/** What bad arguments throw. The code is stable, the message is for people. */
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
    // A class that is derived from this one has only its own errors.
    // biome-ignore lint/complexity/noThisInStatic: this is the class on the right of instanceof, which may be a derived one.
    if (this !== RobotscopeError) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value?.[BRAND] === true;
  }
}
