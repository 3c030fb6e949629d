// One page per command of the command line, from the data of commander.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { code, plain, table } from "./markdown.mjs";

/** @typedef {import("commander").Command} Command */

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Loads the sources of the command line. @returns {Promise<Command>} */
async function program() {
  const { outputFiles } = await build({
    entryPoints: [inRoot("web", "cli", "program.ts")],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    external: ["robotscope", "*/serve.ts"],
    define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
    banner: { js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
  });
  const file = inRoot("dist", "docs-program.mjs");
  writeFileSync(file, outputFiles[0].contents);
  return (await import(pathToFileURL(file).href)).program();
}

/** @returns {Promise<import("./main.mjs").Pages>} */
export async function commandPages() {
  const root = await program();
  const common = root.createHelp().visibleOptions(root);
  return Object.fromEntries(
    root.commands.map((command) => [`cli/${command.name()}.md`, commandPage(command, root, common)]),
  );
}

/** @param {Command} command @param {Command} root @param {readonly import("commander").Option[]} common */
function commandPage(command, root, common) {
  const help = command.createHelp();
  const own = help.visibleOptions(command);
  const terms = own.map((option) => option.flags);
  const options = [...own, ...common.filter(({ flags }) => !terms.includes(flags))];
  const described = help.visibleArguments(command);
  return `# robotscope ${command.name()}

\`\`\`text
${help.commandUsage(command)}
\`\`\`

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
[Examples with their output](./index.md#${command.name()}) · [Exit codes](./index.md#exit-codes) · ${root.commands
    .filter((other) => other !== command)
    .map((other) => `[${other.name()}](./${other.name()}.md)`)
    .join(" · ")}
`;
}

/** Stands for a space of a line that is not wrapped, in `web/cli/wrap.ts`. */
const UNBROKEN_SPACE = "\ue000";

/** Returns the texts that `--help` prints after the options. @param {Command} command */
function closing(command) {
  let text = "";
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  const after = text.slice(command.helpInformation().length).replaceAll(UNBROKEN_SPACE, " ");
  return `## Notes\n\n\`\`\`text\n${after.trim()}\n\`\`\`\n`;
}
