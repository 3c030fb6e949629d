import { writeSync } from "node:fs";
import { type Command, CommanderError } from "commander";
import { version } from "robotscope";
import type { GlobalOptions } from "./command.ts";
import { EXIT, type ExitCode, Problem } from "./exit.ts";
import { flush, Output } from "./output.ts";
import { HOMEPAGE } from "./project.ts";
import { isUrlError } from "./robots.ts";
import { forTerminal, paint } from "./terminal.ts";
import { helpWidth, isHelp, terminalWidth, wrap, wrappedHelp } from "./wrap.ts";

/** Runs a program, flushes its output, and ends the process with the program's exit code. */
export async function run(program: Command, argv: readonly string[]): Promise<never> {
  // A program that reads the output through a pipe may end early, as `head` does.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(EXIT.ok);
      if (stream === process.stdout)
        writeAtOnce(`error the output cannot be written: ${WRITING_ERRORS[error.code ?? ""] ?? error.message}.`);
      process.exit(EXIT.input);
    });
  }
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error, program.opts<GlobalOptions>());
  }
  await flush();
  process.exit();
}

const WRITING_ERRORS: Record<string, string> = {
  ENOSPC: "no space is left on the device (ENOSPC)",
  EIO: "the device fails (EIO)",
  EFBIG: "the file is too large (EFBIG)",
  EDQUOT: "the quota is used up (EDQUOT)",
};

/** Writes a message synchronously, because the process ends right after it. */
function writeAtOnce(text: string): void {
  try {
    writeSync(process.stderr.fd, `${text}\n`);
  } catch {
    // There is nowhere left to report this error.
  }
}

function report(error: unknown, options: GlobalOptions): ExitCode {
  // Commander has already printed its own errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const output = new Output(options);
  const { message, stack = message } = error instanceof Error ? error : { message: String(error) };
  output.note(`${paint("red", "error")} ${(options.debug ?? process.env.DEBUG) ? stack : message}`);
  if (error instanceof Problem) return error.exitCode;
  // The engine reads only URLs that the user passed, so an invalid URL is a mistake in the command line.
  if (isUrlError(error)) return EXIT.usage;
  output.note(
    `This is a bug in robotscope ${version()}. Please report it with the command line and what --debug adds:\n` +
      `  ${HOMEPAGE}/issues`,
  );
  return EXIT.bug;
}

/** Configures a command so that all commands print errors and help in the same format. */
export function configure(command: Command): void {
  command.exitOverride();
  command.configureOutput({
    getOutHelpWidth: helpWidth,
    getErrHelpWidth: helpWidth,
    // Commander does not wrap long descriptions in narrow terminals, so wrap the help here.
    writeOut: (text) => process.stdout.write(wrappedHelp(text)),
    // If there are no arguments, Commander writes the help to stderr. `outputError` has already wrapped errors.
    writeErr: (text) => process.stderr.write(isHelp(text) ? wrappedHelp(text) : text),
    outputError: (text, write) =>
      write(wrap(forTerminal(text.replace(/^error:/, "error"), false), terminalWidth(process.stderr))),
  });
  command.showHelpAfterError(`“robotscope help${command.parent ? ` ${command.name()}` : ""}” explains it.`);
  command.showSuggestionAfterError();
  command.configureHelp({ showGlobalOptions: true, subcommandTerm: (subcommand) => subcommand.name() });
  for (const subcommand of command.commands) configure(subcommand);
}
