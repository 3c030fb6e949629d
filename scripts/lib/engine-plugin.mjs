import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { inRoot } from "./paths.mjs";

/** Returns the path of a file in web/js. @param {string} file */
export const ours = (file) => inRoot("web", "js", file);

/** The classes whose objects handles.js manages. */
const CLASSES = ["RobotsTxt", "Fetched"];

/**
 * Code to append to wasm-bindgen's script. The code compiles the module at the first call. Until then, a proxy replaces the module's
 * exports. If compiling fails, the next call tries again.
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

/**
 * Resolves the import `./engine.js` in web/js to a generated module, which exports the API and the functions that start the engine.
 *
 * @param {string} glue wasm-bindgen's script
 * @param {string[]} names the names that the API exports
 * @returns {import("esbuild").Plugin}
 */
export function engine(glue, names) {
  const contents = readFileSync(glue, "utf8") + startLater;
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
      // wasm-bindgen copies these scripts. Resolve the copies to the originals: a bundle with both would define each class twice.
      build.onResolve({ filter: /\/js\/\w+\.js$/ }, ({ path }) => ({ path: ours(basename(path)) }));
      build.onResolve({ filter: /^\.\/wasm\.js$/ }, () => ({ path: "./wasm.cjs", external: true }));
    },
  };
}
