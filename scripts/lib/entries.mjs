import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { engines, inRoot } from "./paths.mjs";
import { publicTypes } from "./public-types.mjs";

/** Files of web/js that are published unchanged, because everything that they import is in the same folder. */
const entries = ["index.js", "workerd.js", "edge-light.js", "init.js", "init.d.ts"];

/**
 * Builds the files that the package's entry points load from the output of wasm-pack.
 *
 * @param {string} name the engine: robotscope or robots_txt
 * @param {string} folder below web/pkg
 */
export async function makeEntries(name, folder) {
  // Imported late, because the set-up may have to install it first.
  const { build } = await import("esbuild");
  const out = inRoot("web", "pkg", folder);
  mkdirSync(out, { recursive: true });
  for (const file of entries) copyFileSync(inRoot("web", "js", file), join(out, file));

  const types = publicTypes(readFileSync(join(engines, `${name}.d.ts`), "utf8"));
  const names = exported(types);
  writeFileSync(join(out, "index.d.ts"), types);
  // The same types for `require`: TypeScript infers the kind of a module from the file name of its types.
  writeFileSync(join(out, "index.d.cts"), types);

  const wasm = readFileSync(join(engines, `${name}_bg.wasm`));
  writeFileSync(join(out, "robotscope.wasm"), wasm);
  // A file of its own, because Node.js prints the whole source line of an error.
  const compressed = deflateRawSync(wasm, { level: 9 }).toString("base64");
  writeFileSync(
    join(out, "wasm.js"),
    `export const size = ${wasm.length};\nexport const compressed = "${compressed}";\n`,
  );
  writeFileSync(join(out, "wasm.cjs"), `exports.size = ${wasm.length};\nexports.compressed = "${compressed}";\n`);

  const glue = join(engines, `${name}.js`);
  const options = {
    ...asPublished,
    plugins: [engine(glue, names, readFileSync(glue, "utf8") + startLater)],
  };
  await build({ ...options, entryPoints: ["./engine.js"], outfile: join(out, "engine.js") });
  await build({ ...options, inject: [], entryPoints: [ours("inflate.js")], outfile: join(out, "inflate.js") });
  await build({
    ...options,
    entryPoints: [ours("node.js")],
    outfile: join(out, "node.cjs"),
    format: "cjs",
    platform: "node",
    define: { ...options.define, ENGINE_LENGTH: String(wasm.length) },
  });
  // Import and require share one instance, so that their classes are the same. The file between them is faster: Node.js searches an
  // imported CommonJS module for the names of its exports, which takes longer than loading the engine's code
  // (https://nodejs.org/api/esm.html#commonjs-namespaces). It does not search modules that the imported module requires.
  writeFileSync(join(out, "node-default.cjs"), 'const engine = require("./node.cjs");\nmodule.exports = engine;\n');
  writeFileSync(
    join(out, "node.js"),
    `import engine from "./node-default.cjs";\nexport const { ${names.join(", ")} } = engine;\n`,
  );
}

/** @param {string} file */
const ours = (file) => inRoot("web", "js", file);

/** The classes whose objects handles.js manages. */
const CLASSES = ["RobotsTxt", "Fetched"];

/** @type {import("esbuild").BuildOptions} */
const asPublished = {
  bundle: true,
  // Keeps white space: Node.js prints the whole source line of an error, and esbuild's limit for lines breaks strings, into which Rollup
  // then indents.
  minifySyntax: true,
  // Without this option, the names of classes begin with an underscore.
  keepNames: true,
  target: "es2022",
  inject: [ours("globals.js")],
  // handles.js replaces FinalizationRegistry.
  define: { FinalizationRegistry: "undefined" },
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  logLevel: "warning",
};

/**
 * Code added to wasm-bindgen's script: compiles the module when one of its functions is first called. Until then, a proxy replaces the
 * exports and starts the module. The next call retries a failed start.
 */
const startLater = `
export function startLater(bytes) {
  const start = () => {
    const module = new WebAssembly.Module(bytes());
    return __wbg_finalize_init(new WebAssembly.Instance(module, __wbg_get_imports()), module);
  };
  wasm = new Proxy({}, { get: (_, name) => start()[name] });
}
`;

/** Returns the names of exported functions and classes. @param {string} types */
const exported = (types) => Array.from(types.matchAll(/^export (?:function|class) (\w+)/gm), (found) => found[1]);

/**
 * Resolves `./engine.js`, which the entries in web/js import: the API and the functions that start the engine.
 *
 * @param {string} glue wasm-bindgen's script
 * @param {string[]} names of the API
 * @param {string} contents the script with `startLater`
 * @returns {import("esbuild").Plugin}
 */
function engine(glue, names, contents) {
  const path = JSON.stringify(glue);
  const fromGlue = names.filter((name) => name !== "RobotscopeError" && !CLASSES.includes(name));
  const classes = names.filter((name) => CLASSES.includes(name));
  const entry = `
    import * as glue from ${path};
    import { around } from ${JSON.stringify(ours("handles.js"))};
    export default { start: glue.initSync, startLater: glue.startLater };
    export { ${fromGlue.join(", ")} } from ${path};
    export { RobotscopeError } from ${JSON.stringify(ours("error.js"))};
    ${classes.map((name) => `export const ${name} = around(glue.${name});`).join("\n")}
  `;
  return {
    name: "engine",
    setup(build) {
      build.onResolve({ filter: /^\.\/engine\.js$/ }, ({ path }) => ({ path, namespace: "engine" }));
      build.onLoad({ filter: /./, namespace: "engine" }, () => ({ contents: entry, resolveDir: dirname(glue) }));
      build.onLoad({ filter: /\.js$/ }, (file) => (file.path === glue ? { contents } : undefined));
      // wasm-bindgen copies these scripts; two copies would be two classes.
      build.onResolve({ filter: /\/js\/\w+\.js$/ }, ({ path }) => ({ path: ours(basename(path)) }));
      build.onResolve({ filter: /^\.\/wasm\.js$/ }, () => ({ path: "./wasm.cjs", external: true }));
    },
  };
}
