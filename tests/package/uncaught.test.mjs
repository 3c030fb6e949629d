// Node.js prints the source line that threw an uncaught error. Tests that it never prints the long line that contains the engine.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { installPackage } from "../support/package.mjs";

const project = await installPackage();

/** Statements that throw an uncaught error. They use the variables `robotscope` and `RobotsTxt`. */
const mistakes = {
  "an invalid argument": "RobotsTxt.parse(1)",
  "a method called without its object": "robotscope.RobotsTxt.prototype.sitemaps.call(1)",
  "a callback that throws": "RobotsTxt.parse('').checkMany({ *[Symbol.iterator]() { throw new Error('mine'); } }, 'a')",
};

for (const engine of ["robotscope", "robotscope/robots-txt"]) {
  const loads = {
    import: ["--input-type=module", `import * as robotscope from "${engine}"; const { RobotsTxt } = robotscope;`],
    require: ["--input-type=commonjs", `const robotscope = require("${engine}"); const { RobotsTxt } = robotscope;`],
  };
  for (const [how, [type, load]] of Object.entries(loads))
    for (const [name, mistake] of Object.entries(mistakes))
      test(`${how} of ${engine}: Node.js prints no long source line for ${name}`, () => {
        const args = [type, "--eval", `${load} ${mistake};`];
        const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
        assert.equal(status, 1, stderr.slice(0, 4000));
        assert.match(stderr, /Error/);
        assert.ok(Buffer.byteLength(stderr) < 4096, `${Buffer.byteLength(stderr)} bytes: ${stderr.slice(0, 500)}`);
      });
}

test("Node.js prints no long source line for an uncaught error in the command line", () => {
  const args = ["--import", "data:text/javascript,process.stdout.write = () => { throw new Error('mine'); };"];
  const program = "node_modules/robotscope/pkg/cli.js";
  const run = spawnSync(process.execPath, [...args, program, "crawlers"], { cwd: project, encoding: "utf8" });
  assert.notEqual(run.status, 0);
  assert.ok(
    Buffer.byteLength(run.stderr) < 4096,
    `${Buffer.byteLength(run.stderr)} bytes: ${run.stderr.slice(0, 500)}`,
  );
});
