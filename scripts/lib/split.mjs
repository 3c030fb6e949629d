import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leaveOutUncalled } from "./entries.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";
import { wasmOpt } from "./wasm.mjs";

const pkg = inRoot("www", "pkg");
const folder = inRoot("target", "split");

/** The page's WebAssembly in one part, with the names of its functions, as it was compiled last. */
export const whole = join(folder, "whole.wasm");

/** The same as the linker has left it, with all that it knows of the data. */
const linked = inRoot("target", "wasm32-unknown-unknown", "release", "robotscope_www.wasm");

/** The functions that run until the first answer is there, and those that run from then on until the page is at rest; `npm run hot` writes the lists. */
export const lists = ["first", "second"].map((name) => inRoot("scripts", "split", `${name}.txt`));

/** The files of the parts that come later. */
const later = ["robotscope_www_second.wasm", "robotscope_www_third.wasm"];

/** What wasm-pack has written becomes several modules, and the script beside it loads the later ones when they are needed. */
export async function splitPage() {
  mkdirSync(folder, { recursive: true });
  const compiled = join(pkg, "robotscope_www_bg.wasm");
  await optimise(compiled, await leaveOutUncalled(compiled));
  const parts = [compiled, ...later.map((name) => join(pkg, name))];
  await split("split", linked, whole, ...parts.flatMap((part, place) => [lists[place] ?? [], part].flat()));
  loadAll(join(pkg, "robotscope_www.js"));
}

/**
 * As wasm-pack would, which cannot leave out before that what the linker says, and wasm-opt does not know; and what only the npm package calls.
 *
 * @param {string} compiled
 * @param {string[]} uncalled
 */
async function optimise(compiled, uncalled) {
  const plain = join(folder, "plain.wasm");
  await split("plain", compiled, plain, ...uncalled);
  // Else a function that is called at one place only would be inlined there, and come with the first part although it is seldom called.
  const inlining = ["--one-caller-inline-max-function-size", "60"];
  // Names are what scripts/split goes by; it leaves them out.
  await wasmOpt(["-Oz", ...inlining, "--debuginfo", "--strip-producers", plain, "-o", whole]);
}

/** Runs scripts/split. @param {string[]} args */
export const split = (...args) =>
  run("cargo", [
    ...["run", "--quiet", "--release", "--locked", "--target-dir", folder],
    ...["--manifest-path", inRoot("scripts", "split", "Cargo.toml"), "--", ...args],
  ]);

/** wasm-bindgen's script gives its imports to all modules. @param {string} script */
function loadAll(script) {
  const imports = "const imports = __wbg_get_imports();";
  const parts = readFileSync(script, "utf8").split(imports);
  // `init` and `initSync`.
  if (parts.length !== 3) throw new Problem(`${script} is not as scripts/lib/split.mjs knows it from wasm-bindgen.`);
  const begin = [
    `import { laterAt, withLater } from "../js/later.ts";`,
    `laterAt(${later.map((name) => `new URL("${name}", import.meta.url)`).join(", ")});\n`,
  ].join("\n");
  writeFileSync(script, begin + parts.join("const imports = withLater(__wbg_get_imports(), () => wasm);"));
}
