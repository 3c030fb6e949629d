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
}
