// Runs the console sessions of a document in a new project.
import { execFile } from "node:child_process";
import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { commandLine, environment, folder } from "../cli/command-line.mjs";

/** Matches a document's fenced blocks. The groups are the language, the file name and the content. */
export const FENCE = /^```(\w+)(?: file=(\S+)| test=\S+)?\n([\s\S]*?)^```$/gm;

/** @typedef {Awaited<ReturnType<typeof project>>} Project */

/** Runs the commands of a console session, and returns the session with their output. @param {string} text @param {Project} project */
export async function session(text, { shell }) {
  let printed = "";
  for (const line of text.split("\n").filter((line) => line.startsWith("$ ")))
    printed += `${line}\n${(await shell(line.slice(2))).output}`;
  return printed;
}

/**
 * Creates a project that depends on the package. Returns the project's folder, and a function that runs a command there.
 *
 * @param {import("node:test").TestContext} context
 */
export async function project(context) {
  const cwd = await folder(context);
  const bin = join(cwd, "node_modules", ".bin");
  await mkdir(bin, { recursive: true });
  await symlink(inRoot("web"), join(cwd, "node_modules", "robotscope"));
  // The examples import these tools.
  for (const name of ["esbuild", "vite"]) await symlink(inRoot("node_modules", name), join(cwd, "node_modules", name));
  await save(cwd, "package.json", '{ "private": true, "type": "module" }');
  await writeFile(join(bin, "robotscope"), `#!/bin/sh\nexec "${process.execPath}" "${commandLine}" "$@"\n`);
  await chmod(join(bin, "robotscope"), 0o755);

  /**
   * Runs a command. Returns its exit code, and its combined output on stdout and stderr.
   *
   * @param {string} command
   * @param {Record<string, string>} [variables]
   * @returns {Promise<{ code: unknown, output: string }>}
   */
  function shell(command, variables) {
    const env = environment({ ...variables, PATH: `${bin}:${process.env.PATH}` });
    return new Promise((resolve) => {
      execFile("sh", ["-c", `{ ${command}\n} 2>&1`], { cwd, env }, (error, output) =>
        resolve({ code: error?.code ?? 0, output }),
      );
    });
  }
  return { cwd, shell };
}

/** Writes a file, creating its folder if necessary. @param {string} cwd @param {string} file @param {string} content */
export async function save(cwd, file, content) {
  await mkdir(dirname(join(cwd, file)), { recursive: true });
  await writeFile(join(cwd, file), content);
}
