import { inRoot } from "./paths.mjs";
import { runModule } from "./run.mjs";

/** Makes the entry point `robotscope/codemirror`. CodeMirror stays outside: two copies of it in an editor do not work. */
export async function makeCodeMirrorExtension() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const from = inRoot("web", "codemirror");
  await build({
    entryPoints: [`${from}/index.ts`],
    outfile: inRoot("web", "pkg", "codemirror", "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    external: ["@codemirror/*", "@lezer/*"],
    logLevel: "warning",
  });
  await runModule("typescript/bin/tsc", ["-p", from]);
}
