/**
 * `npm run bench`: robotscope side by side with its peers, against the budgets.
 *
 *   npm run bench -- --quick     some figures in two minutes, good for a first look
 *   npm run bench -- --native    without Node.js, and so without building the npm package
 *   npm run bench -- --write     writes docs/PERFORMANCE.md
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { forMarkdown, forTerminal } from "./lib/bench-report.mjs";
import { buildPackage } from "./lib/build.mjs";
import { inRoot } from "./lib/paths.mjs";
import { ask, run } from "./lib/run.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { ensureWasmTools, setUp } from "./lib/setup.mjs";

const folder = inRoot("target", "bench");

/** @param {string} name @param {string[]} args */
const native = (name, args) =>
  run("cargo", [
    ...["run", "--quiet", "--release", "--locked", "--manifest-path", inRoot("benches", "Cargo.toml")],
    ...["--bin", name, "--", folder, ...args],
  ]);

/** @param {string} name @returns {import("./lib/bench-budgets.mjs").Section[]} */
const sections = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));

function circumstances() {
  const [{ model }] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()}`,
    versions: `${ask("rustc", ["--version"])?.replace(/ \(.*/, "")}, Node.js ${process.versions.node}`,
  };
}

main(async () => {
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, native: { type: "boolean" }, write: { type: "boolean" } },
  });
  if (values.write && (values.quick || values.native))
    throw new Problem("What is written down has to be complete: --write goes with neither --quick nor --native.");
  const args = values.quick ? ["--quick"] : [];
  await setUp();
  if (!values.native) {
    await ensureWasmTools();
    await buildPackage();
  }
  say("compiling the peers (the first time some minutes) and measuring");
  await native("speed", args);
  await native("memory", []);
  if (!values.native) await run(process.execPath, [inRoot("benches", "node", "speed.mjs"), folder, ...args]);
  const all = ["speed.json", "memory.json", ...(values.native ? [] : ["node.json"])].flatMap(sections);
  console.log(`\n${forTerminal(all)}`);
  if (values.write) {
    writeFileSync(inRoot("docs", "PERFORMANCE.md"), forMarkdown(all, circumstances()));
    say("docs/PERFORMANCE.md is written");
  }
});
