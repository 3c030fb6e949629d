import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { rustFiles } from "../../scripts/lib/rustfmt.mjs";

test("selects untracked files and modules declared by macros for rustfmt, but no ignored files", (context) => {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-rustfmt-"));
  context.after(() => rmSync(folder, { recursive: true }));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  writeFileSync(
    join(folder, "lib.rs"),
    "macro_rules! modules { ($name:ident) => { mod $name; } }\nmodules!(hidden);\n",
  );
  writeFileSync(join(folder, "hidden.rs"), "fn a(){}\n");
  writeFileSync(join(folder, "ignored.rs"), "");
  writeFileSync(join(folder, ".gitignore"), "ignored.rs\n");
  assert.deepEqual(rustFiles(folder), ["hidden.rs", "lib.rs"]);
});
