// Runs a document's blocks in a folder: files, console sessions with their output, and shell lines.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { commandLine, environment, folder } from "../cli/command-line.mjs";

/** Matches a document's fences: language, file name, content. */
export const FENCE = /^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm;

/** @typedef {Awaited<ReturnType<typeof project>>} Project */

/**
 * Runs a document's console examples and compares their output. ROBOTSCOPE_WRITE_DOCS=1 updates the document with the current output.
 *
 * @param {string} page
 * @param {number} least the minimum number of commands
 * @param {Project} project the folder in which they run
 */
export async function runExamples(page, least, { cwd, shell }) {
  const path = inRoot(...page.split("/"));
  const text = await readFile(path, "utf8");

  let examples = 0;
  let written = text;
  for (const [fence, language, file, content] of text.matchAll(FENCE)) {
    if (file !== undefined) await save(cwd, file, content);
    if (language !== "console") continue;
    const commands = content.split("\n").flatMap((line) => (line.startsWith("$ ") ? [line.slice(2)] : []));
    let printed = "";
    for (const command of commands) printed += `$ ${command}\n${(await shell(command)).output}`;
    examples += commands.length;
    if (process.env.ROBOTSCOPE_WRITE_DOCS) written = written.replace(fence, () => `\`\`\`console\n${printed}\`\`\``);
    else assert.equal(printed, content);
  }
  assert.ok(examples >= least, `${examples} examples`);
  if (written !== text) await writeFile(path, written);
}

/**
 * Creates a project that depends on the package, and returns a function that runs a command there.
 *
 * @param {import("node:test").TestContext} context
 */
export async function project(context) {
  const cwd = await folder(context);
  const bin = join(cwd, "node_modules", ".bin");
  await mkdir(bin, { recursive: true });
  await symlink(inRoot("web"), join(cwd, "node_modules", "robotscope"));
  await writeFile(join(bin, "robotscope"), `#!/bin/sh\nexec "${process.execPath}" "${commandLine}" "$@"\n`);
  await chmod(join(bin, "robotscope"), 0o755);

  /**
   * Returns a command's exit code, and its output on stdout and stderr.
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

/** @param {string} cwd @param {string} file @param {string} content */
export async function save(cwd, file, content) {
  await mkdir(dirname(join(cwd, file)), { recursive: true });
  await writeFile(join(cwd, file), content);
}
