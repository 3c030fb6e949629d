/**
 * `npm run fuzz` runs libFuzzer on the test functions in fuzz/src/bodies to find new inputs. `npm test` runs the same functions on the
 * stored corpora and on random inputs.
 *
 *   npm run fuzz                              fuzzes each target for a minute
 *   npm run fuzz -- match --seconds 600       fuzzes one target for ten minutes
 *   npm run fuzz -- match --input some/file   runs one input
 *   npm run fuzz -- match --store             replaces the stored corpus with a small one that covers the same code as all inputs so far
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inRoot } from "./lib/paths.mjs";
import { ask, attempt } from "./lib/run.mjs";
import { ensureRust, ensureToolchain } from "./lib/rust.mjs";
import { main, Problem, say } from "./lib/say.mjs";
import { cargoFuzz, ensureTools } from "./lib/tools.mjs";

const folder = inRoot("fuzz", "targets");
const work = inRoot("target", "fuzz");
const all = readdirSync(folder).flatMap((file) => (file.endsWith(".rs") ? [file.slice(0, -".rs".length)] : []));

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "60" }, input: { type: "string" }, store: { type: "boolean" } },
  });
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Problem(`There is no target “${unknown[0]}”. The targets are: ${all.join(", ")}.`);
  if (!(Number(values.seconds) > 0)) throw new Problem(`--seconds must be a number above 0, not “${values.seconds}”.`);
  await prepare();
  for (const target of positionals.length > 0 ? positionals : all) {
    if (values.input) await fuzz(target, [resolve(values.input)], []);
    else if (values.store) await store(target);
    else await search(target, values.seconds);
  }
});

/** Installs nightly Rust and cargo-fuzz, and checks for a C++ compiler. Fuzzing needs all three. */
async function prepare() {
  ensureRust();
  await ensureToolchain("nightly");
  if (ask("c++", ["--version"]) === undefined) {
    throw new Problem("Fuzzing needs a C++ compiler named c++ to compile libFuzzer (on Debian: the package g++).");
  }
  await ensureTools([cargoFuzz]);
}

/** @param {string} target */
const stored = (target) => inRoot("fuzz", "corpora", target);

/**
 * Returns the folder with the inputs that earlier runs found. The next run starts from these inputs and the stored corpus.
 *
 * @param {string} target
 */
function grown(target) {
  const folder = join(work, "corpora", target);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} target @param {string} seconds */
async function search(target, seconds) {
  say(`${target}, ${seconds} seconds`);
  await fuzz(target, [grown(target), stored(target)], [`-max_total_time=${seconds}`, "-max_len=1024"]);
}

/** @param {string} target */
async function store(target) {
  const merged = join(work, "merged");
  rmSync(merged, { recursive: true, force: true });
  mkdirSync(merged, { recursive: true });
  // `-use_counters=0` compares only which code an input covers, not how often the code runs. This retains a tenth of the inputs.
  await fuzz(target, [merged, grown(target), stored(target)], ["-set_cover_merge=1", "-use_counters=0"]);
  rmSync(stored(target), { recursive: true, force: true });
  renameSync(merged, stored(target));
  say(`${target}: ${readdirSync(stored(target)).length} inputs stored`);
}

/** @param {string} target @param {string[]} inputs @param {string[]} args */
async function fuzz(target, inputs, args) {
  const found = join(work, "found", "/");
  mkdirSync(found, { recursive: true });
  const { ok, reason } = await attempt("cargo", [
    "+nightly",
    "fuzz",
    "run",
    ...["--fuzz-dir", folder, "--target-dir", join(work, "build")],
    // Without a sanitizer, the fuzzer runs much faster. There is no unsafe code to check.
    ...["--sanitizer", "none", target, ...inputs, "--"],
    ...[`-artifact_prefix=${found}${target}-`, "-print_final_stats=1", ...args],
  ]);
  if (!ok) throw new Problem(`${target} failed (${reason}). If an input failed, the message above names its file.`);
}
