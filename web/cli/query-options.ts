import { type Command, Option } from "commander";
import { type DialectName, dialects, type QueryOptions } from "robotscope";

export interface QueryFlags {
  dialect?: DialectName;
  fallbacks?: boolean;
}

/** Adds the options that change how a command reads robots.txt. */
export function withQueryFlags(command: Command): Command {
  return command
    .addOption(
      new Option("--dialect <name>", "read robots.txt in this dialect instead of each crawler's own").choices(
        dialects().map(({ name }) => name),
      ),
    )
    .option("--no-fallbacks", "ignore groups for a crawler's fallback tokens");
}

/** Converts command-line flags to query options; returns `undefined` if no flag was passed. */
export function queryOptions({ dialect, fallbacks }: QueryFlags): QueryOptions | undefined {
  if (dialect === undefined && fallbacks !== false) return undefined;
  return { ...(dialect && { dialect }), ...(fallbacks === false && { fallbacks }) };
}
