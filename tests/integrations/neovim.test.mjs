// Tests the language server in Neovim, with the configurations in docs/EDITORS.md.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { environment, folder } from "../cli/command-line.mjs";
import { installPackage } from "../support/package.mjs";

const document = readFileSync(inRoot("docs", "EDITORS.md"), "utf8");

/** Neovim versions, each with its program and its configuration files. */
const versions = [
  {
    version: "of Debian",
    program: process.env.ROBOTSCOPE_NVIM,
    files: { "nvim/init.lua": block("neovim") + block("neovim-command") },
  },
  {
    version: "0.11",
    program: process.env.ROBOTSCOPE_NEW_NVIM,
    files: {
      "nvim/lsp/robotscope.lua": block("neovim-0.11"),
      "nvim/init.lua": `vim.lsp.enable("robotscope")\n${block("neovim-command")}`,
    },
  },
];

/** @param {string} name */
function block(name) {
  const found = new RegExp(`^\`\`\`lua test=${name}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(document)?.[1];
  return found ?? assert.fail(`docs/EDITORS.md has no lua block with test=${name}`);
}

/** A script for Neovim that acts like a user: opens a file, sees a problem, applies the first fix, tests a URL, and saves. */
const SESSION = `
local function waited(what, condition)
  if not vim.wait(20000, condition, 20) then error("waited for " .. what) end
end
vim.cmd("edit robots.txt")
waited("a diagnostic", function() return #vim.diagnostic.get(0) > 0 end)
local seen = vim.diagnostic.get(0)
vim.fn.cursor(seen[1].lnum + 1, seen[1].col + 1)
vim.ui.select = function(items, options, choose) choose(items[1], 1) end
vim.lsp.buf.code_action()
waited("the fix", function() return vim.fn.getline(2) == "Disallow: /ü🙂/" end)
waited("the problem to go", function()
  for _, one in ipairs(vim.diagnostic.get(0)) do
    if one.message == seen[1].message then return false end
  end
  return true
end)
local shown
vim.lsp.handlers["window/showMessage"] = function(_, result) shown = result.message end
vim.cmd("RobotsTest /ü🙂/a")
waited("the verdicts", function() return shown ~= nil end)
vim.cmd("write")
vim.fn.writefile({ vim.json.encode({ seen = seen, shown = shown }) }, "seen.json")
vim.cmd("qall!")
`;

for (const { version, program, files } of versions) {
  const skip = program ? false : "it is not installed";
  test(`shows a problem in Neovim ${version}, applies its fix and tests a URL`, { skip }, async (context) => {
    const project = await installPackage();
    const cwd = await folder(context, {
      "robots.txt": "User-agent: *\nDisalow: /ü🙂/\n",
      ...files,
      "session.lua": `local ok, message = xpcall(function() ${SESSION} end, debug.traceback)\nif not ok then io.stderr:write(message .. "\\n") vim.cmd("cquit!") end\n`,
    });
    await mkdir(join(cwd, "bin"));
    const command = join(cwd, "bin", "robotscope");
    await writeFile(command, `#!/bin/sh\nexec "${project}/node_modules/.bin/robotscope" "$@"\n`);
    await chmod(command, 0o755);
    const env = environment({
      PATH: `${cwd}/bin:${process.env.PATH}`,
      XDG_CONFIG_HOME: cwd,
      XDG_DATA_HOME: cwd,
      XDG_STATE_HOME: cwd,
      XDG_CACHE_HOME: cwd,
      LC_ALL: "C.UTF-8",
    });
    const args = ["--headless", "-c", "luafile session.lua"];
    await promisify(execFile)(program ?? "", args, { cwd, env, timeout: 90_000 });
    assert.equal(await readFile(join(cwd, "robots.txt"), "utf8"), "User-agent: *\nDisallow: /ü🙂/\n");
    const { seen, shown } = JSON.parse(await readFile(join(cwd, "seen.json"), "utf8"));
    assert.deepEqual([seen[0].lnum, seen[0].col, seen[0].end_col, seen[0].source], [1, 0, 7, "robotscope"]);
    assert.match(shown, /^\/ü🙂\/a: \d+ of \d+ crawlers may fetch it\. Disallowed: Googlebot \(line 2\)/);
  });
}
