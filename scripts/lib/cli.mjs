import { chmodSync, readFileSync } from "node:fs";
import { checkNotices } from "./notices.mjs";
import { inRoot } from "./paths.mjs";

/** The command line as it is published: one file beside the package that it uses. */
export const commandLine = inRoot("web", "pkg", "cli.js");

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** Libraries that are CommonJS ask for Node's modules at run time. */
const REQUIRE = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);';

/** What large libraries are needed for, by the path of its source in `web/cli`: a file of its own, which is loaded when its command runs. */
const APART = { "lsp/serve.ts": "lsp.js", "mcp/serve.ts": "mcp.js" };

/** Bundles it with the libraries that it needs, so that the package depends on none. */
export async function bundleCommandLine() {
  await bundleForNode("cli/main.ts", "cli.js", {
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    plugins: [leaveApart],
  });
  chmodSync(commandLine, 0o755);
  for (const [source, name] of Object.entries(APART)) await bundleForNode(`cli/${source}`, name, { minify: true });
}

/**
 * Bundles a program for Node.js with the libraries that it needs, upon the package.
 *
 * @param {string} source in `web`
 * @param {string} file in `web/pkg`
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundleForNode(source, file, options) {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: [inRoot("web", source)],
    outfile: inRoot("web", "pkg", file),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["robotscope"],
    define: { ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage), ROBOTSCOPE_PAGE: JSON.stringify(page) },
    legalComments: "eof",
    logLevel: "warning",
    banner: { js: REQUIRE },
    ...options,
    metafile: true,
  });
  checkNotices(metafile);
}

/** Lets the command line import what is apart as the file beside it. @type {import("esbuild").Plugin} */
const leaveApart = {
  name: "leave-apart",
  setup({ onResolve }) {
    onResolve({ filter: /\/serve\.ts$/ }, ({ path }) => {
      const found = Object.entries(APART).find(([source]) => path.endsWith(source));
      return found && { path: `./${found[1]}`, external: true };
    });
  },
};
