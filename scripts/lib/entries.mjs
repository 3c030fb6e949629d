import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { engines, inRoot } from "./paths.mjs";

/** The engine apart from all code, so that no error shows the line that it stands on. */
const data = { esm: "./wasm.js", cjs: "./wasm.cjs" };

/**
 * Makes what the package's entry points load, in every form that they need it, out of what wasm-pack has written.
 *
 * @param {string} name of the engine: robotscope, robots_txt
 * @param {string} folder inside of web/pkg
 */
export async function makeEntries(name, folder) {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const out = inRoot("web", "pkg", folder);
  mkdirSync(out, { recursive: true });

  const types = publicTypes(readFileSync(join(engines, `${name}.d.ts`), "utf8"));
  const names = exported(types);
  copyFileSync(join(engines, `${name}_bg.wasm`), join(out, "robotscope.wasm"));
  writeFileSync(join(out, "index.d.ts"), types);
  // The same for whoever requires it: TypeScript tells the kind of a module from the name of its types.
  writeFileSync(join(out, "index.d.cts"), types);
  copyFileSync(inRoot("web", "js", "init.d.ts"), join(out, "init.d.ts"));
  const wasm = readFileSync(join(engines, `${name}_bg.wasm`));
  const compressed = deflateRawSync(wasm, { level: 9 }).toString("base64");
  writeFileSync(
    join(out, data.esm),
    `export const size = ${wasm.length};\nexport const compressed = "${compressed}";\n`,
  );
  writeFileSync(join(out, data.cjs), `exports.size = ${wasm.length};\nexports.compressed = "${compressed}";\n`);

  /** @type {import("esbuild").BuildOptions} */
  const options = {
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    // Node.js prints the whole line that an error was thrown on.
    lineLimit: 160,
    // Else classes have an underscore before their names.
    keepNames: true,
    target: "es2022",
    logLevel: "warning",
    inject: [inRoot("web", "js", "globals.js")],
  };
  const sources = (/** @type {string[]} */ files) => files.map((file) => inRoot("web", "js", file));
  await build({
    ...options,
    plugins: [parts(name, names, data.esm)],
    entryPoints: sources(["index.js", "workerd.js", "edge-light.js", "init.js"]),
    outdir: out,
    format: "esm",
    splitting: true,
    chunkNames: "engine",
    platform: "neutral",
    mainFields: ["module", "main"],
  });
  await build({ ...options, inject: [], entryPoints: sources(["inflate.js"]), outdir: out, format: "esm" });
  await build({
    ...options,
    plugins: [parts(name, names, data.cjs)],
    entryPoints: sources(["node.js"]),
    outfile: join(out, "node.cjs"),
    format: "cjs",
    platform: "node",
  });
  // One instance for both kinds of modules, so that their classes are the same.
  writeFileSync(
    join(out, "node.js"),
    `import engine from "./node.cjs";\nexport const { ${names.join(", ")} } = engine;\n`,
  );
}

/**
 * The types without those of the initialisation, which wasm-bindgen adds behind them, and without `Symbol.dispose`: that is in `Disposal`,
 * for TypeScript does not always know it.
 *
 * @param {string} types
 */
function publicTypes(types) {
  const end = types.indexOf("export type InitInput");
  return types
    .slice(0, end)
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport function start\(\): void;\n/, "")
    .replaceAll("    [Symbol.dispose](): void;\n", "");
}

/** The names of functions and classes. @param {string} types */
const exported = (types) => Array.from(types.matchAll(/^export (?:function|class) (\w+)/gm), (found) => found[1]);

/**
 * What the entries in web/js import: what wasm-bindgen wrote, the API in it, and the file with the engine, compressed, as text.
 *
 * @param {string} name
 * @param {string[]} names
 * @param {string} data
 * @returns {import("esbuild").Plugin}
 */
function parts(name, names, data) {
  const glue = join(engines, `${name}.js`);
  /** @param {string} file */
  const ours = (file) => inRoot("web", "js", file);
  const error = ours("error.js");
  const fromGlue = names.filter((exported) => exported !== "RobotscopeError").join(", ");
  const contents = {
    "#api": `export { ${fromGlue} } from ${JSON.stringify(glue)}; export { RobotscopeError } from ${JSON.stringify(error)};`,
    "#glue": `export { initSync } from ${JSON.stringify(glue)};`,
  };
  return {
    name: "parts",
    setup(build) {
      build.onResolve({ filter: /^#wasm$/ }, () => ({ path: data, external: true }));
      build.onResolve({ filter: /^#(api|glue)$/ }, ({ path }) => ({ path, namespace: "part" }));
      build.onLoad({ filter: /./, namespace: "part" }, ({ path }) => ({
        contents: contents[/** @type {keyof typeof contents} */ (path)],
        resolveDir: engines,
      }));
      // wasm-bindgen copies them; two copies would be two classes.
      build.onResolve({ filter: /\/js\/(?:error|handles)\.js$/ }, ({ path }) => ({ path: ours(basename(path)) }));
      // Files of their own; the second also because there is one chunk only.
      build.onResolve({ filter: /\.wasm(\?module)?$|^\.\/inflate\.js$/ }, ({ path }) => ({ path, external: true }));
    },
  };
}
