import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { destinations } from "../../scripts/lib/destinations.mjs";
import { inRoot, root } from "../../scripts/lib/paths.mjs";

test("the release script replaces the version or the owner in all files, without committing, tagging or publishing", (context) => {
  const copy = mkdtempSync(join(tmpdir(), "robotscope-release-"));
  context.after(() => rmSync(copy, { recursive: true, force: true }));
  const ask = (program, args, cwd = copy) => execFileSync(program, args, { cwd, encoding: "utf8", stdio: "pipe" });
  const files = ask("git", ["ls-files", "-z"], root).split("\0").filter(Boolean);
  for (const file of files) cpSync(inRoot(file), join(copy, file), { verbatimSymlinks: true });
  const git = (...args) => ask("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args]);
  git("init", "--quiet");
  git("add", "--all", "--force");
  git("commit", "--quiet", "--message", "all");

  ask(process.execPath, ["scripts/release.mjs", "9.8.7"]);
  const changed = git("diff", "--name-only").trim().split("\n");
  for (const file of [
    "CHANGELOG.md",
    "Cargo.lock",
    "Cargo.toml",
    "action.yml",
    "package-lock.json",
    "web/package.json",
  ])
    assert.ok(changed.includes(file), file);
  const removed = git("diff", "--unified=0").match(/^-(?!--).*/gm) ?? [];
  const old = JSON.parse(readFileSync(inRoot("web", "package.json"), "utf8")).version;
  assert.deepEqual(
    removed.filter((line) => !line.includes(old)),
    [],
    "only the version is exchanged",
  );
  assert.match(readFileSync(join(copy, "CHANGELOG.md"), "utf8"), /^## Unreleased\n\n## 9\.8\.7 - \d{4}-\d\d-\d\d\n\n/m);
  assert.equal(git("rev-list", "--count", "--all").trim(), "1");
  assert.equal(git("tag").trim(), "");

  git("commit", "--quiet", "--all", "--message", "version");
  ask(process.execPath, ["scripts/release.mjs", "--owner", "acme-1"]);
  assert.throws(() => git("grep", "--word-regexp", "OWNER", "--", ":!tests"), "no place has the old owner");
  assert.ok(git("diff", "--name-only").includes("SECURITY.md"));

  // The copy has no tag and no remote, so nothing is published.
  for (const name of Object.keys(destinations))
    assert.throws(() => ask(process.execPath, ["scripts/release.mjs", name]), /the commit has no tag v9\.8\.7\n/, name);

  const file = "core/data/messages/de/audit.ftl";
  rmSync(join(copy, file));
  assert.throws(() => ask(process.execPath, ["scripts/release.mjs"]), new RegExp(`not translated:\\n${file}: `));
});
