import { Subcommand } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import { fetchOptions, type NetFlags } from "../network.ts";
import type { Output } from "../output.ts";

interface CommandOptions extends NetFlags {
  allowFetch?: boolean;
}

const HELP = `
The tools are check, explain, evaluate, lint, compare, crawlers, generate_robots_txt and generate_block_list, and with --allow-fetch also site.
The catalogue, the lints and the documentation are resources. Without --allow-fetch, the tools fetch nothing, so the assistant must pass
all texts. With --allow-fetch, the tools do not access private networks unless --allow-private is given, because an assistant may pass any URL.

Examples:
  robotscope mcp
  robotscope mcp --allow-fetch`;

export function mcpCommand(): Subcommand {
  return new Subcommand("mcp")
    .summary("run a Model Context Protocol server for assistants")
    .description("Runs a Model Context Protocol server on stdin and stdout, for assistants.")
    .option("--allow-fetch", "let the tools fetch robots.txt and pages from the web")
    .netFlags()
    .runs(HELP, mcp);
}

async function mcp(_output: Output, options: CommandOptions): Promise<ExitCode> {
  const addresses = options.allowPrivate ? "all" : "public";
  const fetching = options.allowFetch ? ({ ...fetchOptions(options), addresses } as const) : undefined;
  // The server is in a separate bundle, so that other commands do not load it.
  const { serve } = await import("../mcp/serve.ts");
  return serve(fetching);
}
