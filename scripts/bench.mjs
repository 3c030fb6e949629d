/**
 * `npm run bench` measures robotscope and comparable libraries, and checks the figures against the budgets.
 *
 *   npm run bench -- --quick     runs fewer and less precise measurements, in two minutes
 *   npm run bench -- --native    skips Node.js and the page, and needs no built npm package
 *   npm run bench -- --page      measures only the page in dist; with --write, reuses the other figures of the last run
 *   npm run bench -- --write     writes the tables of docs/PERFORMANCE.md and benches/README.md
 *   npm run bench -- --live      measures the service under load and prints the table of docs/SERVICE.md. Takes ten minutes per row and 42
 *                                minutes per platform; with --quick, one minute per row. Fails if an answer is missing or belongs to
 *                                another client
 *   npm run bench -- --site      compares `robotscope site` with crawlee on 20,000 pages, in five minutes; with --quick, on 2,000 pages
 */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { forTerminal, markdownParts } from "../benches/report/report.mjs";
import { buildEverything, needsRelease } from "./lib/build.mjs";
import { inRoot, page } from "./lib/paths.mjs";
import { replaceParts } from "./lib/readme.mjs";
import { ask, run } from "./lib/run.mjs";
import { ensureBrowserTools } from "./lib/runtimes.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";

const folder = inRoot("target", "bench");
const ofNative = ["speed.json", "memory.json"];
/** The file with figures for hostile inputs. These measurements take minutes, so --quick skips them. */
const hostile = "hostile.json";

/** @param {string} name @param {string[]} args */
const native = (name, args) =>
  run("cargo", [
    ...["run", "--quiet", "--release", "--locked", "--manifest-path", inRoot("benches", "Cargo.toml")],
    ...["--bin", name, "--", folder, ...args],
  ]);

/** @param {string} name @param {string[]} args */
const node = (name, args) => run(process.execPath, [inRoot("benches", "node", name), folder, ...args]);

/** @param {string} name @returns {import("../benches/report/budgets.mjs").Section[]} */
const sections = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));

function circumstances() {
  const [{ model }] = cpus();
  return {
    // The date on which the other libraries were measured. The page's figures may be newer.
    date: statSync(join(folder, ofNative[0])).mtime.toISOString().slice(0, 10),
    machine: `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()}`,
    versions: `${ask("rustc", ["--version"])?.replace(/ \(.*/, "")}, Node.js ${process.versions.node}`,
  };
}

main(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      native: { type: "boolean" },
      page: { type: "boolean" },
      write: { type: "boolean" },
      live: { type: "boolean" },
      site: { type: "boolean" },
    },
  });
  if (values.live || values.site) {
    if (values.native || values.page || values.write || (values.live && values.site))
      throw new Problem("--live and --site can be combined only with --quick.");
    await setUp();
    if (!values.quick) needsRelease("package");
    if (values.site)
      return run(process.execPath, [inRoot("benches", "site", "site.mjs"), "--pages", values.quick ? "2000" : "20000"]);
    return run(process.execPath, [inRoot("benches", "live", "load.mjs"), "--seconds", values.quick ? "60" : "600"]);
  }
  if (values.native && values.page) throw new Problem("Use --native or --page, not both.");
  if (values.write && (values.quick || values.native))
    throw new Problem("--write needs all figures: leave out --quick and --native.");
  const args = values.quick ? ["--quick"] : [];
  await setUp();
  if (!values.native && !existsSync(join(page, "index.html")))
    throw new Problem(
      "dist/page contains no page to measure. Run “npm run build” first, or skip the page with --native.",
    );
  if (!values.native) needsRelease("page");
  if (!values.page) {
    if (!values.native) await buildEverything({ only: ["package"] });
    say("compiling the peers (a few minutes the first time) and measuring");
    await native("speed", args);
    await native("memory", []);
    if (!values.quick) await native("hostile", []);
    if (!values.native) await node("speed.mjs", args);
  }
  if (!values.native) {
    if (!values.quick) await ensureBrowserTools();
    say("measuring the page");
    await node("page.mjs", args);
  }
  const files = [...ofNative, ...(values.quick ? [] : [hostile]), ...(values.native ? [] : ["node.json", "page.json"])];
  const missing = files.find((file) => !existsSync(join(folder, file)));
  if (values.write && missing)
    throw new Problem(`${missing} is missing: run without --page, so that everything is measured.`);
  const all = (values.page && !values.write ? ["page.json"] : files).flatMap(sections);
  console.log(`\n${forTerminal(all)}`);
  if (values.write) {
    for (const [name, parts] of Object.entries(markdownParts(all, circumstances()))) {
      const page = inRoot(name);
      writeFileSync(page, replaceParts(readFileSync(page, "utf8"), parts, "npm run bench"));
      say(`${name} is written`);
    }
  }
});
