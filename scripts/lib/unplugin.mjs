import { copyFileSync } from "node:fs";
import { commandLineDefines, REQUIRE } from "./cli.mjs";
import { checkNotices } from "./notices.mjs";
import { inRoot } from "./paths.mjs";

/** Makes the entry point `robotscope/unplugin`: one file with the libraries that it needs, upon the package. */
export async function makeUnplugin() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const to = inRoot("web", "pkg", "unplugin");
  const { metafile } = await build({
    entryPoints: [inRoot("web", "unplugin", "plugin.ts")],
    outfile: `${to}/index.js`,
    bundle: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["robotscope"],
    define: commandLineDefines,
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
    banner: { js: REQUIRE },
  });
  checkNotices(metafile);
  copyFileSync(inRoot("web", "unplugin", "index.d.ts"), `${to}/index.d.ts`);
}
