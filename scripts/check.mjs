/**
 * `npm test` runs the checks that most changes need, on a quick build. These checks require only Rust, Node.js and Chromium.
 * `npm test -- --all` runs all checks on the release build, as continuous integration does.
 *
 *   npm test -- --list               prints the names of the steps
 *   npm test -- --only fmt,clippy    runs these steps
 *   npm test -- --file tests/page/share.test.mjs
 *                                    runs test files on a quick build of the parts that they need
 *   npm run quick                    runs the steps that take seconds
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildQuickly, checks } from "./lib/checks.mjs";
import { inRoot } from "./lib/paths.mjs";
import { main, Problem } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { forFiles, leftOut, reasons, runSteps, select, table } from "./lib/steps.mjs";

const LABELS = { quick: "npm run quick, too", "only quick": "npm run quick", all: "--all" };

main(async () => {
  const { values: choice } = parseArgs({
    options: {
      only: { type: "string" },
      file: { type: "string", multiple: true },
      quick: { type: "boolean" },
      all: { type: "boolean" },
      list: { type: "boolean" },
    },
  });
  const choices = ["only", "file", "quick", "all"].filter((name) => name in choice);
  if (choices.length > 1) throw new Problem(`Use only one of --${choices.join(", --")}.`);
  // `--all` tests the release build. So does `--only`, because it can name the step that builds it or a step that measures it.
  const steps = checks({ quickBuild: !choice.all && choice.only === undefined });
  if (choice.list) {
    for (const { name, about, when } of steps)
      console.log(`${name.padEnd(13)} ${about}${when ? ` (${LABELS[when]})` : ""}`);
    return;
  }
  const selected = choice.file ? forFiles(steps, choice.file, buildQuickly) : select(steps, choice);
  // Incremental compilation slows down the first build by a third, and only later builds benefit. A first full run therefore turns it off.
  // Runs with `--only`, `--file` or `--quick` keep it, because more builds are likely to follow.
  const everything = choices.every((name) => name === "all");
  if (everything && !existsSync(inRoot("target"))) {
    process.env.CARGO_INCREMENTAL ??= "0";
    // Without debug information, backtraces have no line numbers, but the tests compile in less time.
    if (choice.all) process.env.CARGO_PROFILE_DEV_DEBUG ??= "0";
  }
  const start = performance.now();
  await setUp();
  const results = await runSteps(selected);
  console.log(`\n${table(results, performance.now() - start)}`);
  if (choices.length === 0) console.log(`\n${leftOut(steps, selected)}`);
  const bad = results.filter(({ state }) => state !== "ok").map(({ name }) => name);
  const why = reasons(results);
  if (why) console.error(`\n${why}`);
  if (bad.length > 0)
    throw new Problem(`not ok: ${bad.join(", ")}. To run these again: npm test -- --only ${bad.join(",")}`);
});
