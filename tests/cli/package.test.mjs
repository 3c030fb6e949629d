import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { installPackage } from "../support/package.mjs";
import { environment } from "./command-line.mjs";
import { serve } from "./servers.mjs";

test("npm installs the command without dependencies", async () => {
  const project = await installPackage();
  const manifest = JSON.parse(await readFile(join(project, "node_modules/robotscope/package.json"), "utf8"));
  assert.equal(manifest.dependencies, undefined);
  const command = join(project, "node_modules/.bin/robotscope");
  const { stdout } = await promisify(execFile)(command, ["--version"], { cwd: project, env: environment() });
  assert.ok(stdout.startsWith(`robotscope ${manifest.version} `), stdout);
});

test("inspect --render names the missing package playwright-core", async (context) => {
  const project = await installPackage();
  const { url } = await serve(context, { "/a": [200, { "Content-Type": "text/html" }, "<title>A page</title>"] });
  const command = join(project, "node_modules/.bin/robotscope");
  const running = promisify(execFile)(command, ["inspect", `${url}/a`, "--render"], {
    cwd: project,
    env: environment(),
  });
  await assert.rejects(running, { code: 3, stderr: /--render needs playwright-core: .*“npm install playwright-core”/ });
});
