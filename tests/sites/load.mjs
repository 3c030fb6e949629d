// Bundles the sources of `robotscope site` for tests. The engine is the built package.

import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Imports a module of web/site, such as "findings/index.ts". @param {string} file */
export async function load(file) {
  const { outputFiles } = await build({
    entryPoints: [inRoot("web", "site", file)],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    plugins: [builtEngine],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

/** @type {import("esbuild").Plugin} */
const builtEngine = {
  name: "built-engine",
  setup({ onResolve }) {
    const path = pathToFileURL(inRoot("web", "pkg", "node.js")).href;
    onResolve({ filter: /^robotscope$/ }, () => ({ path, external: true }));
  },
};
