import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

export const makeLive = () => makeEntryWithoutEngine("live");

/** Bundles an entry point that needs no engine. @param {string} name @param {string[]} [external] */
export async function makeEntryWithoutEngine(name, external = []) {
  // Imported late, because the set-up may have to install it first.
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
