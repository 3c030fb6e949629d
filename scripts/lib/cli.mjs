import { chmodSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** The command line as it is published: one file beside the package that it uses. */
export const commandLine = inRoot("web", "pkg", "cli.js");

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Bundles it with the libraries that it needs, so that the package depends on none. */
export async function bundleCommandLine() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  await build({
    entryPoints: [inRoot("web", "cli", "main.ts")],
    outfile: commandLine,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["robotscope"],
    define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
    legalComments: "eof",
    logLevel: "warning",
    // Libraries that are CommonJS ask for Node's modules at run time.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
  });
  chmodSync(commandLine, 0o755);
}
