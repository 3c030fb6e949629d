// Runs the console examples in docs/CLI.md and README.md, and compares the output. With ROBOTSCOPE_WRITE_DOCS=1, writes the current output
// into the pages instead.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { commandLine, environment, folder, run } from "./command-line.mjs";

/** Each page, with the minimum number of commands that it shows. @type {[page: string, commands: number][]} */
const PAGES = [
  ["docs/CLI.md", 8],
  ["README.md", 2],
];
const FENCE = /^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm;

for (const [page, least] of PAGES)
  test(`${page} shows the actual output of each command`, (context) => runExamples(page, least, context));

/** @param {string} page @param {number} least @param {import("node:test").TestContext} context */
async function runExamples(page, least, context) {
  const path = inRoot(...page.split("/"));
  const text = await readFile(path, "utf8");
  const cwd = await folder(context);
  const bin = join(cwd, "node_modules", ".bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, "robotscope"), `#!/bin/sh\nexec "${process.execPath}" "${commandLine}" "$@"\n`);
  await chmod(join(bin, "robotscope"), 0o755);

  let examples = 0;
  let written = text;
  for (const [fence, language, file, content] of text.matchAll(FENCE)) {
    if (file !== undefined) {
      await mkdir(dirname(join(cwd, file)), { recursive: true });
      await writeFile(join(cwd, file), content);
    }
    if (language !== "console") continue;
    const commands = content.split("\n").flatMap((line) => (line.startsWith("$ ") ? [line.slice(2)] : []));
    let printed = "";
    for (const command of commands) printed += `$ ${command}\n${await shell(command, cwd, bin)}`;
    examples += commands.length;
    if (process.env.ROBOTSCOPE_WRITE_DOCS) written = written.replace(fence, () => `\`\`\`console\n${printed}\`\`\``);
    else assert.equal(printed, content);
  }
  assert.ok(examples >= least, `${examples} examples`);
  if (written !== text) await writeFile(path, written);
}

/** Returns what a command prints on stdout and stderr. */
function shell(command, cwd, bin) {
  const env = environment({ PATH: `${bin}:${process.env.PATH}` });
  return new Promise((resolve) => {
    execFile("sh", ["-c", `{ ${command}; } 2>&1`], { cwd, env }, (_error, stdout) => resolve(stdout));
  });
}

test("docs/CLI.md documents every command, with the exit codes in --help", async () => {
  const text = await readFile(inRoot("docs", "CLI.md"), "utf8");
  for (const command of [
    "check",
    "explain",
    "inspect",
    "lint",
    "diff",
    "generate",
    "assert",
    "headers",
    "crawlers",
    "lsp",
  ]) {
    assert.match(text, new RegExp(`^## ${command}$`, "m"));
  }
  const inDocs = [...text.matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, code, words]) => [
    code,
    words.replaceAll("`", ""),
  ]);
  const { stdout } = await run(["--help"]);
  const [, table = ""] = /^Exit codes:\n([\s\S]*?)\n\n/m.exec(stdout) ?? [];
  const inHelp = [...table.replace(/\n {4,}/g, " ").matchAll(/^ {2}(\d+) +(.*)$/gm)].map(([, code, words]) => [
    code,
    words,
  ]);
  assert.equal(inHelp.length, 5);
  assert.deepEqual(inDocs, inHelp);
});
