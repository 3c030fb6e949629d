import { Subcommand } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import type { Output } from "../output.ts";

const HELP = `
The server reads robots.txt, _headers, robots meta elements of HTML, and X-Robots-Tag in the configuration of nginx, Apache, Caddy and lighttpd.
A robotscope.json in the folder of a file, or in a folder above it, can contain settings. docs/EDITORS.md shows how to configure editors.

Examples:
  robotscope lsp --stdio`;

export function lspCommand(): Subcommand {
  return (
    new Subcommand("lsp")
      .summary("run a language server for editors")
      .description(
        "Runs a language server on stdin and stdout, which provides diagnostics, fixes, completion, hover and more to editors.",
      )
      .option("--stdio", "use stdin and stdout (the default)")
      // Declared because some editors add this option. vscode-languageserver reads it directly from the command line.
      .option("--clientProcessId <pid>", "the editor's process ID; the server exits after this process")
      .runs(HELP, lsp)
  );
}

async function lsp(_output: Output): Promise<ExitCode> {
  // The server is a separate bundle, so that other commands do not load it.
  const { serve } = await import("../lsp/serve.ts");
  return serve();
}
