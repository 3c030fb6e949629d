import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { engine, ours } from "./engine-plugin.mjs";
import { bundle } from "./esbuild.mjs";
import { engines, inRoot } from "./paths.mjs";
import { publicTypes } from "./public-types.mjs";

/** Files in web/js that are published unbundled, because they import only files in the same folder. */
const entries = ["index.js", "workerd.js", "edge-light.js", "init.js", "init.d.ts"];

/** The last statement of the scripts in `entries`. */
const EXPORT_ALL = 'export * from "./engine.js";\n';

/**
 * Builds the files for the package's entry points from wasm-bindgen's output.
 *
 * @param {string} name the engine: robotscope or robots_txt
 * @param {string} folder below web/pkg
 */
export async function makeEntries(name, folder) {
  const out = inRoot("web", "pkg", folder);
  mkdirSync(out, { recursive: true });
  const types = publicTypes(readFileSync(join(engines, `${name}.d.ts`), "utf8"));
  const names = exported(types);
  for (const file of entries) {
    const text = readFileSync(inRoot("web", "js", file), "utf8");
    const starts = /^engine\.start/m.test(text);
    writeFileSync(join(out, file), starts ? text.replace(EXPORT_ALL, () => ownExports(names)) : text);
  }
  writeFileSync(join(out, "index.d.ts"), types);
  // `require` needs a copy of the types, because TypeScript derives the module format from the file name.
  writeFileSync(join(out, "index.d.cts"), types);

  const wasm = readFileSync(join(engines, `${name}_bg.wasm`));
  writeFileSync(join(out, "robotscope.wasm"), wasm);
  // Write the engine to a separate file. It is one long line, and Node.js prints the whole source line if an error occurs in its file.
  const compressed = deflateRawSync(wasm, { level: 9 }).toString("base64");
  writeFileSync(
    join(out, "wasm.js"),
    `export const size = ${wasm.length};\nexport const compressed = "${compressed}";\n`,
  );
  writeFileSync(join(out, "wasm.cjs"), `exports.size = ${wasm.length};\nexports.compressed = "${compressed}";\n`);

  const options = {
    ...asPublished,
    plugins: [engine(join(engines, `${name}.js`), names)],
  };
  await bundle({ ...options, entryPoints: ["./engine.js"], outfile: join(out, "engine.js") });
  await bundle({ ...options, inject: [], entryPoints: [ours("inflate.js")], outfile: join(out, "inflate.js") });
  await bundle({
    ...options,
    entryPoints: [ours("node.js")],
    outfile: join(out, "node.cjs"),
    format: "cjs",
    platform: "node",
    define: { ...options.define, ENGINE_LENGTH: String(wasm.length) },
  });
  // `import` and `require` share one instance of the engine, so that both return the same classes.
  // The ES module imports the CommonJS module through a short file, to save time. Node.js searches the source of every imported CommonJS
  // module for exports, and searching the engine would take longer than loading it (https://nodejs.org/api/esm.html#commonjs-namespaces).
  // Node.js does not search modules that the imported module requires.
  writeFileSync(join(out, "node-default.cjs"), 'const engine = require("./node.cjs");\nmodule.exports = engine;\n');
  writeFileSync(
    join(out, "node.js"),
    `import engine from "./node-default.cjs";\nexport const { ${names.join(", ")} } = engine;\n`,
  );
}

/** @type {import("esbuild").BuildOptions} */
const asPublished = {
  // `minifyWhitespace` is off, because Node.js prints the whole source line with an error, so lines must stay short. `lineLimit` is not
  // set, because esbuild would break strings over several lines, and Rollup would indent the continuation lines.
  minifySyntax: true,
  // Without this option, class names begin with an underscore.
  keepNames: true,
  target: "es2022",
  inject: [ours("globals.js")],
  // Disable wasm-bindgen's use of FinalizationRegistry, because handles.js manages the objects instead.
  define: { FinalizationRegistry: "undefined" },
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
};

/**
 * Returns the exports of an entry point that starts the engine, as constants. According to `sideEffects` in package.json, bundlers leave
 * out this entry point if no export is used. With `export *`, they would also leave it out if an export is used, and the engine would not
 * start.
 *
 * @param {string[]} names
 */
const ownExports = (names) =>
  `import * as api from "./engine.js";\n\n${names.map((name) => `export const ${name} = api.${name};\n`).join("")}`;

/** Returns the names of the exported functions and classes in a type declaration file. @param {string} types */
const exported = (types) => Array.from(types.matchAll(/^export (?:function|class) (\w+)/gm), (found) => found[1]);
