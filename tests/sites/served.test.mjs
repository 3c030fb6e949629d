// Tests `robotscope site` end to end: fetches a site with known faults over HTTP, and continues a run that was killed.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { commandLine, environment, folder, run } from "../cli/command-line.mjs";
import { CRAWLERS } from "./records.mjs";
import { serveSeeded } from "./served.mjs";

/** The number of pages without a fault. With 9200, the site has 10,000 pages. */
const CLEAN = Number(process.env.ROBOTSCOPE_CLEAN_PAGES ?? 300);

const argsFor = (start) => [
  "site",
  start,
  "--crawl",
  "--limit",
  "100000",
  "--allow-private",
  "-c",
  CRAWLERS.join(),
  "--out",
  "out.ndjson",
];

/** Returns the summary without the time, and the records except the first, which describes the run. */
async function resultOf({ stdout }, cwd) {
  const { now, ...summary } = JSON.parse(stdout);
  const [, ...records] = (await readFile(join(cwd, "out.ndjson"), "utf8")).trimEnd().split("\n");
  return { summary, records: records.map((line) => JSON.parse(line)) };
}

/** Starts the run, and kills it when its file of records has at least `lines` lines. */
async function kill(args, cwd, lines) {
  const child = spawn(process.execPath, [commandLine, ...args], { cwd, env: environment(), stdio: "ignore" });
  const closed = once(child, "close");
  const count = async () => (await readFile(join(cwd, "out.ndjson.part"), "utf8").catch(() => "")).split("\n").length;
  while (child.exitCode === null && (await count()) <= lines) await delay(10);
  child.kill("SIGKILL");
  assert.deepEqual(await closed, [null, "SIGKILL"], "the run ended before it was killed");
}

test("reports exactly the seeded faults of a site, even if the run is killed and continued", async (context) => {
  const site = await serveSeeded(CLEAN, (path) => (path.length * 7) % 5);
  context.after(() => site.stop());
  const args = [...argsFor(site.start), "--json"];
  const cwd = await folder(context);
  const whole = await run(args, { cwd });
  assert.equal(whole.code, 0, whole.stderr);
  const result = await resultOf(whole, cwd);

  const pages = result.records.filter(({ record }) => record === "page").map(({ url }) => url);
  assert.equal(new Set(pages).size, pages.length, "each page has one record");
  assert.deepEqual([...pages].sort(), [...site.urls].sort());

  const { findings } = result.summary;
  const kinds = new Set(findings.map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), [...site.expected.keys()].sort());
  assert.ok(kinds.size >= 50, `${kinds.size} kinds`);
  for (const [kind, expected] of site.expected) {
    const found = findings.filter((finding) => finding.kind === kind);
    const causes = found.map(({ cause }) => cause).join("\n");
    const affected = found.reduce((sum, { pages }) => sum + pages, 0);
    assert.equal(affected, expected.size, `${kind}: ${causes}`);
    const examples = found.flatMap(({ examples }) => examples);
    for (const example of examples) assert.ok(expected.has(example), `${kind} reports ${example}`);
    const shown = found.reduce((sum, { pages }) => sum + Math.min(pages, 10), 0);
    assert.equal(new Set(examples).size, shown, kind);
  }

  const continued = await folder(context);
  await kill(args, continued, Math.floor(result.records.length / 3));
  await kill(args, continued, Math.floor((2 * result.records.length) / 3));
  const last = await run(args, { cwd: continued });
  assert.equal(last.code, 0, last.stderr);
  assert.match(last.stderr, /continuing after [\d,]+ pages/);
  const again = await resultOf(last, continued);
  assert.deepEqual(again.records, result.records);
  assert.deepEqual(again.summary, result.summary);
});
