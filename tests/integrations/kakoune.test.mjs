// Tests the language server in Kakoune with the configuration in docs/EDITORS.md.
// Runs only if kak and kak-lsp are installed. Continuous integration does not install them, because kak-lsp takes too long to compile.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmod, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { environment, folder } from "../cli/command-line.mjs";
import { installPackage } from "../support/package.mjs";

const missing = ["kak", "kak-lsp"].filter((program) => spawnSync(program, ["-version"]).error !== undefined);
const skip = missing.length > 0 ? `not installed: ${missing.join(", ")}` : false;

test("shows a problem in Kakoune, applies its fix and saves", { skip }, async (context) => {
  const project = await installPackage();
  const text = await readFile(inRoot("docs", "EDITORS.md"), "utf8");
  const configuration =
    /^```kak\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? assert.fail("docs/EDITORS.md has no ```kak code block");
  const cwd = await folder(context, {
    "robots.txt": "User-agent: *\nDisalow: /ü🙂/\n",
    "kak/kakrc": configuration,
    "bin/robotscope": `#!/bin/sh\nexec "${project}/node_modules/.bin/robotscope" "$@"\n`,
  });
  await chmod(join(cwd, "bin", "robotscope"), 0o755);
  const env = environment({
    PATH: `${cwd}/bin:${process.env.PATH}`,
    XDG_CONFIG_HOME: cwd,
    XDG_RUNTIME_DIR: cwd,
    LC_ALL: "C.UTF-8",
  });
  const kakoune = spawn("kak", ["-ui", "dummy", "-s", "session", "robots.txt"], { cwd, env, stdio: "ignore" });
  context.after(() => kakoune.kill("SIGKILL"));
  const does = (commands) =>
    spawnSync("kak", ["-p", "session"], { cwd, env, input: `evaluate-commands -client client0 %{ ${commands} }\n` });
  context.after(() => does("kill!"));
  /** Sends commands repeatedly until a file has the expected text. */
  const waits = async (name, expected, commands) => {
    let found = "";
    for (let tries = 0; tries < 200 && found !== expected; tries++) {
      does(commands);
      await pause(100);
      found = await readFile(join(cwd, name), "utf8").catch(() => "");
    }
    assert.equal(found, expected);
  };
  const count = `nop %sh{ printf %s "$kak_opt_lsp_diagnostic_error_count" > "${join(cwd, "seen")}" }`;
  await waits("seen", "1", count);
  does("lsp-code-actions-sync -auto-single source.fixAll");
  await waits("seen", "0", count);
  await waits("robots.txt", "User-agent: *\nDisallow: /%C3%BC%F0%9F%99%82/\n", "write");
});
