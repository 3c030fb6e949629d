/**
 * Compares `robotscope site` with crawlee's CheerioCrawler: `npm run bench -- --site`. Both fetch the same pages over
 * loopback, two at a time, and write a line of JSON for each page. robotscope also reads robots.txt and the sitemap,
 * and evaluates every page.
 *
 * The server shares the processors with both programs, so compare CPU times, not elapsed times.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { ensureCrawlee } from "../../scripts/lib/runtimes.mjs";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "20000" }, rounds: { type: "string", default: "3" } },
});
await ensureCrawlee();
const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "robotscope-bench-site-"));
const server = fork(here("server.mjs"), [values.pages]);
try {
  const [origin] = await once(server, "message");
  const file = (/** @type {string} */ name, /** @type {number} */ round) => join(folder, `${name}-${round}.ndjson`);
  const programs = {
    crawlee: (/** @type {string} */ out) => [here("crawlee.mjs"), origin, values.pages, out],
    robotscope: (/** @type {string} */ out) => [inRoot("web", "pkg", "cli.js"), "site", origin, "--out", out],
  };
  console.log(
    "| round | program | pages | seconds | CPU seconds | peak memory, MB |\n| --- | --- | --: | --: | --: | --: |",
  );
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const [name, args] of Object.entries(programs)) {
      const figures = await measure(args(file(name, round)));
      const pages = readFileSync(file(name, round), "utf8").match(
        /"url":"[^"]*\/p\/\d+","(?:statusCode|discovery)"/g,
      )?.length;
      if (pages !== Number(values.pages)) throw new Error(`${name} wrote ${pages} pages`);
      console.log(`| ${[round, name, pages, ...figures].join(" | ")} |`);
    }
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}

/** Runs a program and returns its elapsed time, CPU time and peak memory. @param {string[]} args */
async function measure(args) {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", here("usage.mjs"), ...args], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [[{ cpu, memory }], [code]] = await Promise.all([once(child, "message"), once(child, "close")]);
  if (code !== 0) throw new Error(`${args[0]} exited with ${code}`);
  return [(performance.now() - started) / 1000, cpu, memory].map((figure) => figure.toFixed(1));
}
