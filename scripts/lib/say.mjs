/** An error for users, with its cause and fix, printed without a stack. */
export class Problem extends Error {}

/** A failed command, with the end of its output. */
export class CommandProblem extends Problem {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/** `true` if output goes to a terminal that shows colours. */
export const colours = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

// This module does not use `styleText` from node:util: old versions of Node.js lack it, and `setUp` must still
// be able to report that Node.js is too old.
const codes = { red: 31, green: 32, yellow: 33, cyan: 36 };

/** @param {keyof typeof codes} colour @param {string} text */
export const paint = (colour, text) => (colours ? `\x1b[${codes[colour]}m${text}\x1b[39m` : text);

/** Prints a line that begins with the project's name. @param {string} text */
export function say(text) {
  console.log(`${paint("cyan", "robotscope")} ${text}`);
}

/**
 * Reports a missing program that could not be installed. Throws in continuous integration. Elsewhere, returns no environment variables, so
 * that the tests that need the program are skipped.
 *
 * @param {string} what
 * @returns {Record<string, string>}
 */
export function skipWithout(what) {
  if (process.env.CI) throw new Problem(`${what}, and it could not be installed.`);
  say(`${what}, and it could not be installed: tests that need it are skipped`);
  return {};
}

/** Formats a duration in seconds, or in minutes and seconds. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs a script. If the script throws, prints the error as `forPeople` formats it, and exits with code 1.
 *
 * @param {() => unknown} body
 */
export async function main(body) {
  // Exit explicitly after a signal, so that the "exit" handlers stop child processes.
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])) {
    process.once(signal, () => process.exit(code));
  }
  try {
    await body();
  } catch (error) {
    console.error(`\n${paint("red", "error")} ${forPeople(error)}`);
    process.exit(1);
  }
}

/** Formats a `Problem` or an invalid argument as a plain message, and any other error with its stack. @param {any} error */
export function forPeople(error) {
  const plain = error instanceof Problem || String(error?.code).startsWith("ERR_PARSE_ARGS");
  return plain ? error.message : (error?.stack ?? String(error));
}
