import { Command } from "commander";
import { catalogueVersion, version } from "robotscope";
import { assertCommand } from "./commands/assert.ts";
import { checkCommand } from "./commands/check.ts";
import { crawlersCommand } from "./commands/crawlers.ts";
import { diffCommand } from "./commands/diff.ts";
import { explainCommand } from "./commands/explain.ts";
import { generateCommand } from "./commands/generate.ts";
import { headersCommand } from "./commands/headers.ts";
import { inspectCommand } from "./commands/inspect.ts";
import { lintCommand } from "./commands/lint.ts";
import { lspCommand } from "./commands/lsp.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { siteCommand } from "./commands/site.ts";
import { verifyCommand } from "./commands/verify.ts";
import { watchCommand } from "./commands/watch.ts";
import { EXIT_CODES, wrongUse } from "./exit.ts";
import { configure } from "./run.ts";
import { nearest } from "./spelling.ts";
import { helpText } from "./wrap.ts";

const ABOUT =
  "May this bot crawl, index or show this page, and which line decides? robots.txt, X-Robots-Tag and robots meta elements as each " +
  "crawler reads them.";

const AFTER = `
Exit codes:
${EXIT_CODES.map(([code, words]) => `  ${String(code).padEnd(2)}  ${words}\n`).join("")}
Examples:
  robotscope check https://example.com/page --crawler Googlebot,GPTBot
  robotscope explain /shop/ --robots robots.txt
  robotscope lint robots.txt
  robotscope inspect https://example.com/page

“robotscope help COMMAND” describes one command in detail.`;

function helpCommand(root: Command): Command {
  return new Command("help")
    .description("describe a command")
    .argument("[command]")
    .action((name?: string) => {
      const found = name === undefined ? root : root.commands.find((command) => command.name() === name);
      if (found) return found.outputHelp();
      const near = nearest(
        name ?? "",
        root.commands.map((command) => command.name()),
      );
      const meant = near === undefined ? "" : ` Did you mean “${near}”?`;
      throw wrongUse(`there is no command “${name}”.${meant} “robotscope --help” lists all commands.`);
    });
}

export function program(): Command {
  const root = new Command("robotscope")
    .description(ABOUT)
    .version(`robotscope ${version()} (crawlers of ${catalogueVersion()})`, "-V, --version", "print the version")
    .option("--json", "write JSON: one document, or one object per line (check)")
    .option("--color", "use colours even if the output is not a terminal")
    .option("--no-color", "do not use colours")
    .option("--debug", "print the stack trace of an error")
    .addHelpText("after", () => helpText(AFTER));
  const commands = [
    checkCommand(),
    explainCommand(),
    inspectCommand(),
    siteCommand(),
    watchCommand(),
    lintCommand(),
    diffCommand(),
    generateCommand(),
    assertCommand(),
    headersCommand(),
    verifyCommand(),
    crawlersCommand(),
    lspCommand(),
    mcpCommand(),
  ];
  for (const command of commands) root.addCommand(command);
  // Replace Commander's help command: for an unknown command, it prints the general help without an error.
  root.helpCommand(false).addCommand(helpCommand(root));
  configure(root);
  return root;
}
