import { copyFileSync, mkdirSync } from "node:fs";
import { bundleForNode } from "./cli.mjs";
import { bundle } from "./esbuild.mjs";
import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Builds the package's entry points, except the engines and the command line. */
export async function bundleEntries() {
  await makeRobotsParser();
  // CodeMirror is not bundled, because an editor fails with two copies.
  await makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
  await makeEntryWithoutEngine("live");
  await bundleForNode("unplugin/plugin.ts", "unplugin/index.js", { minify: true });
  copyFileSync(inRoot("web", "unplugin", "index.d.ts"), inRoot("web", "pkg", "unplugin", "index.d.ts"));
}

/** Builds `robotscope/robots-parser`, which imports `robotscope/robots-txt`. */
async function makeRobotsParser() {
  const from = inRoot("web", "robots-parser");
  const to = inRoot("web", "pkg", "robots-parser");
  mkdirSync(to, { recursive: true });
  for (const file of ["index.js", "index.d.ts", "index.d.cts"]) copyFileSync(`${from}/${file}`, `${to}/${file}`);
  await bundle({
    entryPoints: [`${from}/index.js`],
    outfile: `${to}/index.cjs`,
    format: "cjs",
    platform: "node",
    external: ["robotscope"],
    // `require` returns the function itself, as in robots-parser.
    footer: { js: "module.exports = module.exports.default;" },
  });
}

/** @param {string} name @param {string[]} [external] */
async function makeEntryWithoutEngine(name, external = []) {
  const from = inRoot("web", name);
  await bundle({
    entryPoints: [`${from}/index.ts`],
    outfile: inRoot("web", "pkg", name, "index.js"),
    format: "esm",
    platform: "neutral",
    target: "es2022",
    external,
  });
  await runModule("typescript/bin/tsc", ["-p", from]);
}
