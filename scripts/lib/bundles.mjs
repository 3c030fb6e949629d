import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleForNode } from "./cli.mjs";
import { bundle } from "./esbuild.mjs";
import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Builds the package's entry points, except the engines and the command line. */
export async function bundleEntries() {
  await makeRobotsParser();
  // CodeMirror is not bundled, because an editor fails if two copies of CodeMirror are loaded.
  await makeEntryWithoutEngine("codemirror", ["@codemirror/*", "@lezer/*"]);
  await makeEntryWithoutEngine("live");
  await makeSite();
  await bundleForNode("unplugin/plugin.ts", "unplugin/index.js", { minify: true });
  // Leave out the banner: it imports a Node.js module, but browser tests also run the matchers.
  await bundleForNode("matchers/matchers.ts", "matchers/index.js", { banner: {} });
  // Jest cannot load ES modules unless Node.js runs with an experimental option.
  await bundleForNode("matchers/matchers.ts", "matchers/index.cjs", { banner: {}, format: "cjs" });
  for (const name of ["unplugin", "matchers"])
    copyFileSync(inRoot("web", name, "index.d.ts"), inRoot("web", "pkg", name, "index.d.ts"));
  copyFileSync(inRoot("web", "matchers", "index.d.ts"), inRoot("web", "pkg", "matchers", "index.d.cts"));
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

/** Builds `robotscope/site`, which shares its sources with the command line. */
export async function makeSite() {
  await bundle({
    entryPoints: [inRoot("web", "site", "index.ts")],
    outfile: inRoot("web", "pkg", "site", "index.js"),
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    external: ["robotscope"],
    minify: true,
    legalComments: "eof",
  });
  const types = mkdtempSync(join(tmpdir(), "robotscope-types-"));
  await runModule("typescript/bin/tsc", ["-p", inRoot("web", "site"), "--outDir", types]);
  for (const name of ["index.d.ts", "record.d.ts"]) {
    // The sources import “.ts” files from each other. In the package, the type declarations must import “.js” files.
    const text = readFileSync(join(types, "site", name), "utf8").replaceAll('.ts"', '.js"');
    writeFileSync(inRoot("web", "pkg", "site", name), text);
  }
  rmSync(types, { recursive: true });
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
