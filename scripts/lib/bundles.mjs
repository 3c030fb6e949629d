import { copyFileSync, mkdirSync } from "node:fs";
import { bundleForNode } from "./cli.mjs";
import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Builds the entry points of the package that are neither an engine nor the command line. */
export async function bundleEntries() {
  await makeRobotsParser();
  // CodeMirror stays external, because an editor breaks with two copies of it.
  await makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
  await makeEntryWithoutEngine("live");
  await bundleForNode("unplugin/plugin.ts", "unplugin/index.js", { minify: true });
  copyFileSync(inRoot("web", "unplugin", "index.d.ts"), inRoot("web", "pkg", "unplugin", "index.d.ts"));
}

/** Builds `robotscope/robots-parser`, which imports `robotscope/robots-txt`. */
async function makeRobotsParser() {
  // Imported late, because the set-up may have to install it first.
  const { build } = await import("esbuild");
  const from = inRoot("web", "robots-parser");
  const to = inRoot("web", "pkg", "robots-parser");
  mkdirSync(to, { recursive: true });
  for (const file of ["index.js", "index.d.ts", "index.d.cts"]) copyFileSync(`${from}/${file}`, `${to}/${file}`);
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
}

/** @param {string} name @param {string[]} [external] */
async function makeEntryWithoutEngine(name, external = []) {
  const { build } = await import("esbuild");
  const from = inRoot("web", name);
  await build({
    entryPoints: [`${from}/index.ts`],
    outfile: inRoot("web", "pkg", name, "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    external,
    logLevel: "warning",
  });
  await runModule("typescript/bin/tsc", ["-p", from]);
}
