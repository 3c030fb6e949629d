/** What the exit code says. They are documented in `--help` and in docs/CLI.md. */
export const EXIT = {
  /** Everything is fine. */
  ok: 0,
  /** The answer is “no”: a URL is disallowed, an expectation fails, a crawler loses pages, a lint fires. */
  no: 1,
  /** The command line, or a file that steers it, makes no sense. */
  usage: 2,
  /** An input could not be had: a file that is missing, a server that does not answer. */
  input: 3,
  /** A mistake of ours. */
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error for people: what went wrong, where, and the way out. It is shown without a stack. */
export class Problem extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Problem";
    this.exitCode = exitCode;
  }
}

/** The command line, or a file that steers it, makes no sense. */
export const wrongUse = (message: string) => new Problem(EXIT.usage, message);

/** An input could not be had. */
export const missingInput = (message: string, cause?: unknown) => new Problem(EXIT.input, message, { cause });
