// Runs the hooks in .pre-commit-hooks.yaml with pre-commit itself, and the hook in docs/recipes/ci.md.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { environment, folder } from "../cli/command-line.mjs";
import { installPackage } from "../support/package.mjs";

const preCommit = process.env.ROBOTSCOPE_PRE_COMMIT ?? "";
const skip = preCommit === "" ? "pre-commit is not installed" : false;

function commit(cwd) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
    assert.equal(status, 0, stderr);
    return stdout.trim();
  };
  git("init", "--quiet");
  git("add", "-A");
  git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "all");
  return git("rev-parse", "HEAD");
}

test("the pre-commit hooks find problems in robots.txt and HTML, and fix robots.txt", { skip }, async (context) => {
  const hooks = await folder(context);
  await copyFile(inRoot(".pre-commit-hooks.yaml"), join(hooks, ".pre-commit-hooks.yaml"));
  const rev = commit(hooks);
  // Install the package, so that npx does not download it from the registry.
  const cwd = await installPackage();
  await writeFile(join(cwd, ".gitignore"), "node_modules\n");
  await writeFile(join(cwd, "robots.txt"), "User-agent *\nDisallow: /a\n");
  await writeFile(join(cwd, "index.html"), '<meta name="robots" content="noindex nofollow">\n');
  await writeFile(join(cwd, "notes.txt"), "User-agent *\n");
  const use = (id) =>
    writeFile(
      join(cwd, ".pre-commit-config.yaml"),
      `repos:\n  - repo: ${hooks}\n    rev: ${rev}\n    hooks:\n      - id: ${id}\n`,
    );
  await use("robotscope");
  commit(cwd);
  const run = () => {
    const env = environment({ PRE_COMMIT_HOME: join(hooks, "home"), npm_config_offline: "true" });
    const { status, stdout, stderr } = spawnSync(preCommit, ["run", "--all-files"], { cwd, encoding: "utf8", env });
    return { status, printed: stdout + stderr };
  };

  const linted = run();
  assert.equal(linted.status, 1, linted.printed);
  assert.match(linted.printed, /robots\.txt:1/);
  assert.doesNotMatch(linted.printed, /notes\.txt|index\.html/);

  await use("robotscope-html");
  const html = run();
  assert.match(html.printed, /index\.html:1/);

  await use("robotscope-fix");
  assert.equal(run().status, 1, "files were modified by this hook");
  assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), "User-agent: *\nDisallow: /a\n");
  const again = run();
  assert.equal(again.status, 0, again.printed);
});

test("the hook for Git alone lints a robots.txt in a folder whose name is not ASCII", async (context) => {
  const recipe = await readFile(inRoot("docs", "recipes", "ci.md"), "utf8");
  const [, hook] = /`\.git\/hooks\/pre-commit`:\n\n```sh\n(.*?)```/s.exec(recipe) ?? [];
  assert.ok(hook);
  const cwd = await folder(context, { "café/robots.txt": "User-agent *\n", hook });
  await writeFile(join(cwd, "npx"), '#!/bin/sh\necho "$@"\nexit 1\n', { mode: 0o755 });
  for (const args of [
    ["init", "--quiet"],
    ["add", "-A"],
  ])
    assert.equal(spawnSync("git", args, { cwd }).status, 0);
  const env = environment({ PATH: `${cwd}:${process.env.PATH}` });
  const { status, stdout } = spawnSync("sh", ["hook"], { cwd, encoding: "utf8", env });
  assert.deepEqual([status, stdout], [1, "--yes robotscope lint café/robots.txt\n"]);
});
