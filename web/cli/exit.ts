/** The exit codes and their meanings, as `--help` prints them and docs/CLI.md lists them. */
const CODES = {
  ok: [0, "everything is fine"],
  no: [
    1,
    "the answer is “no”: a URL is not allowed (check), an expectation fails (assert), a crawler loses pages (diff), a problem is severe " +
      "enough (lint), a finding is severe enough or a page changed (site --fail-on), a site needs attention (watch), an existing line " +
      "conflicts with the request (generate), a page is disallowed or not indexable (explain and inspect --fail-on), the server refuses a " +
      "crawler (inspect --fail-on), a crawler disobeys or is not genuine (verify --fail-on), a name is unknown (crawlers); or an editor " +
      "disconnects without “shutdown” (lsp)",
  ],
  usage: [
    2,
    "the command line, a configuration file or a URL is invalid, a name belongs to no crawler (generate), a file does not exist (diff), or a " +
      "file to be changed is not UTF-8 (lint --fix, generate)",
  ],
  input: [
    3,
    "an input could not be read, or the output could not be written: a file is missing, is of an unsupported kind or contains nothing to " +
      "check, a server does not respond, a disk is full, or two texts are too complex to find all changes (diff). lint still checks all " +
      "other files",
  ],
  bug: [70, "a bug in robotscope; please report it"],
} as const;

export type ExitCode = (typeof CODES)[keyof typeof CODES][0];

export const EXIT = Object.fromEntries(Object.entries(CODES).map(([name, [code]]) => [name, code])) as {
  readonly [Name in keyof typeof CODES]: (typeof CODES)[Name][0];
};

export const EXIT_CODES: readonly (readonly [ExitCode, string])[] = Object.values(CODES);

/** An error for users. The message states what went wrong, where, and how to fix it. It is printed without a stack. */
export class Problem extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Problem";
    this.exitCode = exitCode;
  }
}

/** Creates the error for a mistake in the command line or in a configuration file. */
export const wrongUse = (message: string) => new Problem(EXIT.usage, message);

/** Returns the value of an option that must be a positive whole number; `undefined` if the option is not used. */
export function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw wrongUse(`${option} must be a positive whole number, not “${text}”.`);
  return number;
}

/** Creates the error for an input that cannot be read, or that contains nothing to check. */
export const missingInput = (message: string, cause?: unknown) => new Problem(EXIT.input, message, { cause });
