import { Command, Option } from "commander";
import { dialects } from "robotscope";
import type { ExitCode } from "./exit.ts";
import { Output, type OutputOptions } from "./output.ts";
import { helpText } from "./wrap.ts";

export interface GlobalOptions extends OutputOptions {
  debug?: boolean;
}

/** The function that runs a command: it writes the result and returns the exit code. */
type Body<Options, Args extends unknown[]> = (
  output: Output,
  options: Options & GlobalOptions,
  ...args: Args
) => Promise<ExitCode>;

/** A command of the program, such as `robotscope check`. */
export class Subcommand extends Command {
  /** Adds an option that accepts only certain values. */
  choice(flags: string, description: string, values: readonly string[], initial?: string): this {
    return this.addOption(new Option(flags, description).choices(values).default(initial));
  }

  /** Adds the options that change how a command reads robots.txt. */
  queryFlags(): this {
    const names = dialects().map(({ name }) => name);
    return this.choice(
      "--dialect <name>",
      "read robots.txt in this dialect instead of each crawler's own",
      names,
    ).option("--no-fallbacks", "ignore groups for a crawler's fallback tokens");
  }

  /** Adds the options shared by all commands with network access. */
  netFlags(): this {
    return this.option("--timeout <seconds>", "the time limit for each fetch (default: 30)")
      .option("--user-agent <name>", "the User-Agent to send: the name of a crawler in the catalogue, or any text")
      .option("--allow-private", "also follow redirects into private networks");
  }

  /** Sets the text after the list of options in the help, and the function that runs the command. */
  runs<Options, Args extends unknown[]>(help: string, body: Body<Options, Args>): this {
    return this.addHelpText("after", () => helpText(help)).action(async (...given: unknown[]) => {
      const options = this.optsWithGlobals<Options & GlobalOptions>();
      // Commander passes the arguments first, then the options and the command.
      process.exitCode = await body(new Output(options), options, ...(given.slice(0, -2) as Args));
    });
  }
}
