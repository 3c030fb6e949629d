import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";
import { environment } from "./command-line.mjs";

test("npm installs the command without other packages", async () => {
  const project = await installPackage();
  const manifest = JSON.parse(await readFile(join(project, "node_modules/robotscope/package.json"), "utf8"));
  assert.equal(manifest.dependencies, undefined);
  const command = join(project, "node_modules/.bin/robotscope");
  const { stdout } = await promisify(execFile)(command, ["--version"], { cwd: project, env: environment() });
  assert.ok(stdout.startsWith(`robotscope ${manifest.version} `), stdout);
});
