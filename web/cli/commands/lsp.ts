import { Command } from "commander";
import type { ExitCode } from "../exit.ts";
import type { Output } from "../output.ts";
import { action } from "../run.ts";
import { helpText } from "../wrap.ts";

const HELP = `
The server reads robots.txt, _headers, robots meta elements of HTML, and X-Robots-Tag in the configuration of nginx, Apache, Caddy and lighttpd.
A robotscope.json in the folder of a file, or in a folder above, contains the settings of a site. docs/EDITORS.md has configurations of editors.

Examples:
  robotscope lsp --stdio`;

export function lspCommand(): Command {
  return (
    new Command("lsp")
      .summary("a language server, for editors")
      .description(
        "Runs a language server on stdin and stdout, for editors: problems, fixes, completion, hover and more.",
      )
      .option("--stdio", "use stdin and stdout, which is the default")
      // Accept this option, which some editors add. The server does not use it, because the `initialize` request contains the process ID,
      // too.
      .option("--clientProcessId <pid>", "the editor's process ID; the server exits after this process")
      .addHelpText("after", () => helpText(HELP))
      .action(action(lsp))
  );
}

async function lsp(_output: Output): Promise<ExitCode> {
  // The server is in a separate bundle, so that other commands do not load it.
  const { serve } = await import("../lsp/serve.ts");
  return serve();
}
