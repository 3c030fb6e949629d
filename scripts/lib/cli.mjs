import { chmodSync, readFileSync } from "node:fs";
import { bundle } from "./esbuild.mjs";
import { inRoot } from "./paths.mjs";

/** The main file of the published command line. */
export const commandLine = inRoot("web", "pkg", "cli.js");

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Code that lets bundled CommonJS libraries `require` Node.js modules at run time. */
const REQUIRE = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);';

/** Commands with large libraries, by source path in `web/cli`. Each is a separate bundle, loaded when the command runs. */
const APART = { "lsp/serve.ts": "lsp.js", "mcp/serve.ts": "mcp.js", "site/bundle.ts": "site.js" };

/** Bundles the command line with its libraries, so that the npm package has no dependencies. */
export async function bundleCommandLine() {
  await bundleForNode("cli/main.ts", "cli.js", {
    // Keep the names of functions for the stack traces of --debug.
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 500,
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    plugins: [leaveApart],
  });
  chmodSync(commandLine, 0o755);
  for (const [source, name] of Object.entries(APART))
    await bundleForNode(`cli/${source}`, name, { minify: true, plugins: [leaveApart] });
}

/**
 * Bundles a command or an entry point for Node.js, with its libraries except playwright-core. The package's engine remains a separate file.
 *
 * @param {string} source the path in `web`
 * @param {string} file the path in `web/pkg`
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundleForNode(source, file, options) {
  await bundle({
    entryPoints: [inRoot("web", source)],
    outfile: inRoot("web", "pkg", file),
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["robotscope", "playwright-core"],
    define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
    legalComments: "eof",
    banner: { js: REQUIRE },
    ...options,
  });
}

/** Resolves imports of the files in `APART` to the separate bundles, instead of bundling them. @type {import("esbuild").Plugin} */
const leaveApart = {
  name: "leave-apart",
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:serve|site\/bundle)\.ts$/ }, ({ path, kind }) => {
      if (kind === "entry-point") return undefined;
      const found = Object.entries(APART).find(([source]) => path.endsWith(source));
      return found && { path: `./${found[1]}`, external: true };
    });
  },
};
