import { type Command, Option } from "commander";
import { type AskOptions, type DialectName, dialects } from "robotscope";

/** How crawlers are asked, as options. */
export interface AskFlags {
  dialect?: DialectName;
  fallbacks?: boolean;
}

/** Adds the options of every command that asks what robots.txt says to crawlers. */
export function withAskFlags(command: Command): Command {
  return command
    .addOption(
      new Option("--dialect <name>", "read robots.txt in this dialect instead of each crawler's own").choices(
        dialects().map(({ name }) => name),
      ),
    )
    .option(
      "--no-fallbacks",
      "look only for groups that name a crawler's own product token, not another it answers to",
    );
}

/** What they say; nothing if crawlers are asked as they read themselves. */
export function askOptions({ dialect, fallbacks }: AskFlags): AskOptions | undefined {
  if (dialect === undefined && fallbacks !== false) return undefined;
  return { ...(dialect && { dialect }), ...(fallbacks === false && { fallbacks }) };
}
