import { chmodSync, readFileSync } from "node:fs";
import { checkNotices } from "./notices.mjs";
import { inRoot } from "./paths.mjs";

/** The command line as it is published: one file beside the package that it uses. */
export const commandLine = inRoot("web", "pkg", "cli.js");

const { homepage, page } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** What is put into the sources of the command line. */
export const commandLineDefines = {
  ROBOTSCOPE_HOMEPAGE: JSON.stringify(homepage),
  ROBOTSCOPE_PAGE: JSON.stringify(page),
};

/** Libraries that are CommonJS ask for Node's modules at run time. */
export const REQUIRE = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);';

/** What large libraries are needed for, by the path of its source in `web/cli`: a file of its own, which is loaded when its command runs. */
const APART = { "lsp/serve.ts": "lsp.js", "mcp/serve.ts": "mcp.js" };

/** Bundles it with the libraries that it needs, so that the package depends on none. */
export async function bundleCommandLine() {
  // Not before the set-up: it may have to be installed first.
  const { build } = await import("esbuild");
  const shared = {
    bundle: true,
    platform: /** @type {const} */ ("node"),
    format: /** @type {const} */ ("esm"),
    target: "node20",
    external: ["robotscope"],
    define: commandLineDefines,
    legalComments: /** @type {const} */ ("eof"),
    logLevel: /** @type {const} */ ("warning"),
    metafile: /** @type {const} */ (true),
  };
  const { metafile } = await build({
    ...shared,
    entryPoints: [inRoot("web", "cli", "main.ts")],
    outfile: commandLine,
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    plugins: [leaveApart],
  });
  chmodSync(commandLine, 0o755);
  checkNotices(metafile);
  for (const [source, name] of Object.entries(APART)) {
    const { metafile } = await build({
      ...shared,
      entryPoints: [inRoot("web", "cli", source)],
      outfile: inRoot("web", "pkg", name),
      minify: true,
      banner: { js: REQUIRE },
    });
    checkNotices(metafile);
  }
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
