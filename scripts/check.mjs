/**
 * `npm test`: the checks that most changes need, upon a quick build; they need nothing but Rust, Node.js and Chromium. With `-- --all`
 * all of them, upon the release build, as in continuous integration.
 *
 *   npm test -- --list               names the steps
 *   npm test -- --only fmt,clippy    runs some of them
 *   npm test -- --file tests/page/share.test.mjs
 *                                    runs files of tests, upon a quick build of what they need
 *   npm run quick                    runs what takes seconds
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
  const asked = ["only", "file", "quick", "all"].filter((name) => name in choice);
  if (asked.length > 1) throw new Problem(`Either --${asked.join(" or --")}.`);
  // Whoever names the build, or what measures it, wants the one that is published.
  const steps = checks({ quickBuild: !choice.all && choice.only === undefined });
  if (choice.list) {
    for (const { name, about, when } of steps)
      console.log(`${name.padEnd(13)} ${about}${when ? ` (${LABELS[when]})` : ""}`);
    return;
  }
  const selected = choice.file ? forFiles(steps, choice.file, buildQuickly) : select(steps, choice);
  // What helps Cargo to compile the next change is a quarter of the time where everything is compiled for the first time. Whoever names
  // steps or files is at work, and will make that change.
  const everything = asked.every((name) => name === "all");
  if (everything && !existsSync(inRoot("target"))) process.env.CARGO_INCREMENTAL ??= "0";
  await setUp();
  const results = await runSteps(selected);
  console.log(`\n${table(results)}`);
  if (asked.length === 0) console.log(`\n${leftOut(steps, selected)}`);
  const bad = results.filter(({ state }) => state !== "ok").map(({ name }) => name);
  const why = reasons(results);
  if (why) console.error(`\n${why}`);
  if (bad.length > 0)
    throw new Problem(`not ok: ${bad.join(", ")}. To run these again: npm test -- --only ${bad.join(",")}`);
});
