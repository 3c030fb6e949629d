import { copyFileSync, mkdirSync } from "node:fs";
import { bundleForNode } from "./cli.mjs";
import { bundle } from "./esbuild.mjs";
import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Builds the package's entry points, except the engines and the command line. */
export async function bundleEntries() {
  await makeRobotsParser();
  // CodeMirror is not bundled, because an editor breaks if it loads two copies.
  await makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
  await makeEntryWithoutEngine("live");
  await bundleForNode("unplugin/plugin.ts", "unplugin/index.js", { minify: true });
  // The matchers also run in tests that a browser runs, so they import nothing of Node.js.
  await bundleForNode("matchers/matchers.ts", "matchers/index.js", { banner: {} });
  for (const name of ["unplugin", "matchers"])
    copyFileSync(inRoot("web", name, "index.d.ts"), inRoot("web", "pkg", name, "index.d.ts"));
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
    // `require` returns the function itself, as robots-parser does.
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
