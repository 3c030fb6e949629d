import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Makes the entry point `robotscope/live`, which needs no engine. */
export async function makeLive() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const from = inRoot("web", "live");
  await build({
    entryPoints: [`${from}/index.ts`],
    outfile: inRoot("web", "pkg", "live", "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "warning",
  });
  await runModule("typescript/bin/tsc", ["-p", from]);
}
