// Compares docs/CLI.md with the command line. tests/docs/blocks.test.mjs runs the examples in docs/CLI.md.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { commands, run } from "./command-line.mjs";

test("docs/CLI.md has a section for each command, and lists the same exit codes as --help", async () => {
  const text = await readFile(inRoot("docs", "CLI.md"), "utf8");
  for (const command of await commands()) assert.match(text, new RegExp(`^## ${command}$`, "m"));
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
