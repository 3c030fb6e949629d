/**
 * Makes writes to standard output synchronous. Otherwise, a test file that ends with `forceExit` loses the end of its output if the output
 * does not fit into the pipe, and the test runner of Node.js 20 then waits forever for the rest of a message.
 */
/** @type {any} */ (process.stdout)._handle?.setBlocking?.(true);
