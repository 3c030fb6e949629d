import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { Problem } from "./say.mjs";

const pkg = inRoot("www", "pkg");
const folder = inRoot("target", "split");

/** The page's WebAssembly in one part, with the names of its functions, as it was compiled last. */
export const whole = join(folder, "whole.wasm");

/** The functions that run until the page is at rest; `npm run hot` writes it. */
export const hotFunctions = inRoot("scripts", "split", "hot.txt");

/** What wasm-pack has written becomes two modules, and the script beside it loads the second one when that is needed. */
export async function splitPage() {
  mkdirSync(folder, { recursive: true });
  const compiled = join(pkg, "robotscope_www_bg.wasm");
  renameSync(compiled, whole);
  await split("split", whole, hotFunctions, compiled, join(pkg, "robotscope_www_second.wasm"), ...messages());
  loadBoth(join(pkg, "robotscope_www.js"));
}

/** The engine's messages, one file for each module, as its build script leaves them for the compiler. */
function messages() {
  const build = inRoot("target", "wasm32-unknown-unknown", "release", "build");
  const files = /** @type {string[]} */ (readdirSync(build, { recursive: true }));
  return files.filter((file) => /[\\/]messages[\\/]\w+\.ftl$/.test(file)).map((file) => join(build, file));
}

/** Runs scripts/split. @param {string[]} args */
export const split = (...args) =>
  run("cargo", [
    ...["run", "--quiet", "--release", "--locked", "--target-dir", folder],
    ...["--manifest-path", inRoot("scripts", "split", "Cargo.toml"), "--", ...args],
  ]);

/** wasm-bindgen's script gives its imports to two modules. @param {string} script */
function loadBoth(script) {
  const imports = "const imports = __wbg_get_imports();";
  const parts = readFileSync(script, "utf8").split(imports);
  // `init` and `initSync`.
  if (parts.length !== 3) throw new Problem(`${script} is not as scripts/lib/split.mjs knows it from wasm-bindgen.`);
  const begin = [
    `import { secondAt, withSecond } from "../js/second.ts";`,
    `secondAt(new URL("robotscope_www_second.wasm", import.meta.url));\n`,
  ].join("\n");
  writeFileSync(script, begin + parts.join("const imports = withSecond(__wbg_get_imports(), () => wasm);"));
}
