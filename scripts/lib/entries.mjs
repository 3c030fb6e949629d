import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { engines, inRoot } from "./paths.mjs";
import { publicTypes } from "./public-types.mjs";

/** What the entries in web/js load is beside them, so they are published as they are. */
const entries = ["index.js", "workerd.js", "edge-light.js", "init.js", "init.d.ts"];

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
  for (const file of entries) copyFileSync(inRoot("web", "js", file), join(out, file));

  const types = publicTypes(readFileSync(join(engines, `${name}.d.ts`), "utf8"));
  const names = exported(types);
  writeFileSync(join(out, "index.d.ts"), types);
  // The same for whoever requires it: TypeScript tells the kind of a module from the name of its types.
  writeFileSync(join(out, "index.d.cts"), types);

  const wasm = readFileSync(join(engines, `${name}_bg.wasm`));
  writeFileSync(join(out, "robotscope.wasm"), wasm);
  // Apart from all code, so that no error shows the line that it stands on.
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
  // One instance for both kinds of modules, so that their classes are the same. A file between them, because Node.js searches a CommonJS
  // module that is imported for the names of its exports, for longer than it takes to load the engine's code
  // (https://nodejs.org/api/esm.html#commonjs-namespaces); what that one requires it does not search.
  writeFileSync(join(out, "node-default.cjs"), 'const engine = require("./node.cjs");\nmodule.exports = engine;\n');
  writeFileSync(
    join(out, "node.js"),
    `import engine from "./node-default.cjs";\nexport const { ${names.join(", ")} } = engine;\n`,
  );
}

/** @param {string} file */
const ours = (file) => inRoot("web", "js", file);

/** The classes whose objects handles.js holds. */
const CLASSES = ["RobotsTxt", "Fetched"];

/** @type {import("esbuild").BuildOptions} */
const asPublished = {
  bundle: true,
  // White space stays: Node.js prints the whole line that an error was thrown on, and esbuild's own limit for lines breaks strings, into
  // which Rollup then indents.
  minifySyntax: true,
  // Else classes have an underscore before their names.
  keepNames: true,
  target: "es2022",
  inject: [ours("globals.js")],
  // handles.js replaces it.
  define: { FinalizationRegistry: "undefined" },
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  logLevel: "warning",
};

/**
 * What wasm-bindgen's code does not have: the module is compiled when one of its functions is first called. Until then something stands in
 * its place that starts it; a start that fails is tried again by the next call.
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

/** The names of functions and classes. @param {string} types */
const exported = (types) => Array.from(types.matchAll(/^export (?:function|class) (\w+)/gm), (found) => found[1]);

/**
 * Resolves `./engine.js`, which the entries in web/js import: the API, and the functions that start it.
 *
 * @param {string} glue wasm-bindgen's script
 * @param {string[]} names of the API
 * @param {string} contents of that script, with `startLater`
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
      // wasm-bindgen copies them; two copies would be two classes.
      build.onResolve({ filter: /\/js\/\w+\.js$/ }, ({ path }) => ({ path: ours(basename(path)) }));
      build.onResolve({ filter: /^\.\/wasm\.js$/ }, () => ({ path: "./wasm.cjs", external: true }));
    },
  };
}
