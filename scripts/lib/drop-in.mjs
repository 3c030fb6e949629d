import { copyFileSync, mkdirSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** Builds the entry point `robotscope/robots-parser`, which imports `robotscope/robots-txt`. */
export async function makeDropIn() {
  // Imported late, because the set-up may have to install it first.
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
    // `require` returns the function itself, as in robots-parser.
    footer: { js: "module.exports = module.exports.default;" },
  });
  for (const types of ["index.d.ts", "index.d.cts"]) copyFileSync(`${from}/${types}`, `${to}/${types}`);
}
