import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { inRoot } from "../../scripts/lib/paths.mjs";

const workflow = parse(readFileSync(inRoot(".github", "workflows", "upstream.yml"), "utf8"));
const { steps } = workflow.jobs.report;

/** A replacement for the command `gh` that records its arguments, and prints `$OPEN` as the number of an open issue. */
const GH = `#!/bin/sh
echo "$*" >> "$LOG"
[ "$1 $2" = "issue list" ] && echo "$OPEN"
exit 0
`;

/** Runs the step that updates the issue, and returns the `gh` commands that the step runs. @param {string} open @returns {string[]} */
function update(open) {
  const folder = mkdtempSync(join(tmpdir(), "robotscope-workflow-"));
  const log = join(folder, "log");
  writeFileSync(join(folder, "gh"), GH, { mode: 0o755 });
  const { run } = steps.find((/** @type {{ name?: string }} */ { name }) => name === "Update the issue");
  const env = { PATH: `${folder}:${process.env.PATH}`, LOG: log, OPEN: open };
  execFileSync("bash", ["-e", "-c", run], { env, cwd: folder });
  const commands = readFileSync(log, "utf8").trimEnd().split("\n");
  rmSync(folder, { recursive: true });
  return commands;
}

test("the workflow updates the open issue instead of opening another issue", () => {
  const last = update("7").at(-1) ?? "";
  assert.match(last, /^issue edit 7 --title Upstream: .* --body-file upstream\.md$/);
});

test("the workflow opens an issue with the label if none is open", () => {
  const [label, list, create] = update("");
  assert.match(label ?? "", /^label create upstream --force/);
  assert.match(list ?? "", /^issue list --label upstream --state open/);
  assert.match(create ?? "", /^issue create --title Upstream: .* --label upstream --body-file upstream\.md$/);
});

test("the workflow runs a script in package.json once a week, and may write only issues", () => {
  // The fields are minute, hour, day of the month, month and day of the week.
  assert.match(workflow.on.schedule[0].cron, /^\d+ \d+ \* \* [0-6]$/);
  assert.deepEqual(workflow.permissions, { contents: "read", issues: "write" });
  const { scripts } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const { run } = steps.find((/** @type {{ name?: string }} */ { name }) => name === "Write the report");
  assert.equal(run, "npm run --silent upstream -- --out upstream.md");
  assert.equal(scripts.upstream, "node tests/upstream/main.mjs");
});
