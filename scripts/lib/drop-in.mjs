import { copyFileSync, mkdirSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** Makes the entry point `robotscope/robots-parser`, upon that for robots.txt only. */
export async function makeDropIn() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const from = inRoot("web", "robots-parser");
  const to = inRoot("web", "pkg", "robots-parser");
  mkdirSync(to, { recursive: true });
  copyFileSync(`${from}/index.js`, `${to}/index.js`);
  await build({
    entryPoints: [`${from}/index.js`],
    outfile: `${to}/index.cjs`,
    bundle: true,
    format: "cjs",
    platform: "node",
    external: ["robotscope"],
    logLevel: "warning",
    // Who requires it gets the function itself.
    footer: { js: "module.exports = module.exports.default;" },
  });
  for (const types of ["index.d.ts", "index.d.cts"]) copyFileSync(`${from}/${types}`, `${to}/${types}`);
}
