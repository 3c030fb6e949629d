import { dirname, join, relative, resolve } from "node:path";
import { CONFIGURATION, type Configuration, parseConfiguration } from "./configuration.ts";
import { wrongUse } from "./exit.ts";
import { Lines } from "./lines.ts";
import { fileExists, isWebAddress, readMarked } from "./source.ts";

/**
 * Returns the path of the nearest robotscope.json: in the input file's folder, or a parent folder. For stdin and URLs, starts in the
 * current folder. Returns `undefined` if there is none.
 */
export async function configurationOf(input: string): Promise<string | undefined> {
  const isFile = input !== "-" && !isWebAddress(input);
  let folder = isFile ? dirname(resolve(input)) : process.cwd();
  while (!(await fileExists(join(folder, CONFIGURATION)))) {
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
  return join(folder, CONFIGURATION);
}

/** Reads a configuration file. Throws an error that lists all faults with their positions. */
export async function readConfiguration(path: string): Promise<Configuration> {
  const text = await readMarked(path);
  const { configuration, faults } = parseConfiguration(text);
  if (faults.length === 0) return configuration;
  const name = relative(process.cwd(), path) || path;
  const lines = new Lines(text);
  const messages = faults.map(({ at, message }) => {
    const { line, column } = lines.position(at);
    return `${name}:${line}:${column}: ${message}`;
  });
  throw wrongUse(messages.join("\n"));
}
