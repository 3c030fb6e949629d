import { type Command, Option } from "commander";
import { type AskOptions, type DialectName, dialects } from "robotscope";

export interface AskFlags {
  dialect?: DialectName;
  fallbacks?: boolean;
}

/** Adds the options that all commands querying robots.txt share. */
export function withAskFlags(command: Command): Command {
  return command
    .addOption(
      new Option("--dialect <name>", "read robots.txt in this dialect instead of each crawler's own").choices(
        dialects().map(({ name }) => name),
      ),
    )
    .option("--no-fallbacks", "select groups only by a crawler's own product token, not by its fallback tokens");
}

/** Converts command-line flags to query options; returns `undefined` if no flag was passed. */
export function askOptions({ dialect, fallbacks }: AskFlags): AskOptions | undefined {
  if (dialect === undefined && fallbacks !== false) return undefined;
  return { ...(dialect && { dialect }), ...(fallbacks === false && { fallbacks }) };
}
