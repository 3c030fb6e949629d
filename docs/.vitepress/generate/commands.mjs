// Writes a page for each command of the command line, from commander's definitions.
import { code, plain, table } from "./markdown.mjs";
import { program } from "./sources.mjs";

/** @typedef {import("commander").Command} Command */

/** @returns {import("./main.mjs").Pages} */
export function commandPages() {
  const root = program();
  const common = root.createHelp().visibleOptions(root);
  return Object.fromEntries(
    documented(root).map((command) => [`cli/${command.name()}.md`, commandPage(command, root, common)]),
  );
}

/** Returns all commands except `help`, which prints the same texts as these pages. @param {Command} root */
const documented = (root) => root.commands.filter((command) => command.name() !== "help");

/** @param {Command} command @param {Command} root @param {readonly import("commander").Option[]} common */
function commandPage(command, root, common) {
  const help = command.createHelp();
  const commandOptions = help.visibleOptions(command);
  const terms = commandOptions.map((option) => option.flags);
  const options = [...commandOptions, ...common.filter(({ flags }) => !terms.includes(flags))];
  const described = help.visibleArguments(command);
  return `# robotscope ${command.name()}

\`\`\`sh
npx robotscope help ${command.name()}
\`\`\`

${code(help.commandUsage(command))}

${plain(command.description())}

${
  described.length === 0
    ? ""
    : `## Arguments\n\n${table(
        ["argument", "meaning"],
        described.map((argument) => [code(help.argumentTerm(argument)), plain(help.argumentDescription(argument))]),
      )}`
}
## Options

${table(
  ["option", "effect"],
  options.map((option) => [code(option.flags), plain(help.optionDescription(option))]),
)}
${closing(command)}
[Examples with their output](./index.md#${command.name()}) · [Exit codes](./index.md#exit-codes) · ${documented(root)
    .filter((other) => other !== command)
    .map((other) => `[${other.name()}](./${other.name()}.md)`)
    .join(" · ")}
`;
}

/** The placeholder for spaces in help lines that must not be wrapped: see `web/cli/wrap.ts`. */
const UNBROKEN_SPACE = "\ue000";

/** Returns the texts that `--help` prints after the options. @param {Command} command */
function closing(command) {
  let text = "";
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  const after = text.slice(command.helpInformation().length).replaceAll(UNBROKEN_SPACE, " ");
  return `## Notes\n\n\`\`\`text\n${after.trim()}\n\`\`\`\n`;
}
